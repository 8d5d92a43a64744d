/** Tellers for things with several sentences or with holes of their own; everything else uses its id. */
import { entryOf, numberIn, numbersIn, textIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import { dateOf, TURNS } from '../data/calendar.ts';
import type { Book } from './parts.ts';
import { TONGUE } from './tongue.ts';

const date = (book: Book, turn: unknown): string => {
  const number = numberIn(turn) ?? 1;
  return number >= 1 && number <= TURNS ? dateOf(number)[book.lang].replace('–', ' and ') : '';
};

/** The side that put chits in learns which, the other only that it did: see view.ts. */
export const EVENT_TELLERS: Tellers<Book, keyof Book['events']> = {
  'turn-begun': (book, { turn }) => ({ key: 'turn-begun', values: { date: date(book, turn) } }),
  weather: (book, { weather }) => ({ key: 'weather', values: { weather: entryOf(book.weather, weather) ?? '' } }),
  'chits-put': (_book, { cards }) => (cards === undefined ? undefined : { key: 'chits-put-own' }),
  commit: (book, { battles }) => ({ key: 'commit', values: { battles: TONGUE.battles(book, battles) } }),
  battle: (book, e) => ({ key: 'battle', values: { odds: TONGUE.odds(book, e), result: textIn(e.result) } }),
  'called-off': (book, e) => ({ key: 'called-off', values: { odds: TONGUE.odds(book, e) } }),
};

export const CHOICE_TELLERS: Tellers<Book, keyof Book['choices']> = {
  overrun: (_book, { n }) => {
    const support = numberIn(n) ?? 0;
    return support === 0 ? undefined : { key: support === 1 ? 'overrun-hq' : 'overrun-supply' };
  },
  'break-down': (_book, { n }) => ((numberIn(n) ?? 0) > 0 ? { key: 'break-down-other' } : undefined),
  'put-chits': (_book, { open, cards }) =>
    open === undefined && cards !== undefined && numbersIn(cards).length === 0 ? { key: 'put-no-chits' } : undefined,
};
