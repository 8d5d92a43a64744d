/** Tellers for things with several sentences or with holes of their own; everything else uses its id. */
import { numberIn, textIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import type { Book } from './parts.ts';
import { TONGUE } from './tongue.ts';

/** The side that drew learns what, the other only that it did: see view.ts. */
export const EVENT_TELLERS: Tellers<Book, keyof Book['events']> = {
  drew: (_book, { cards }) => (cards === undefined ? undefined : { key: 'drew-own' }),
  rested: (_book, { chit }) => (chit === undefined ? undefined : { key: 'rested-own' }),
  propose: (book, { battles }) => ({ key: 'propose', values: { battles: TONGUE.battles(book, battles) } }),
  commit: (book, { battles }) => ({ key: 'commit', values: { battles: TONGUE.battles(book, battles) } }),
  battle: (book, e) => ({ key: 'battle', values: { odds: TONGUE.odds(book, e), result: textIn(e.result) } }),
};

export const CHOICE_TELLERS: Tellers<Book, keyof Book['choices']> = {
  choose: (_book, { card }) => (numberIn(card) === undefined ? { key: 'choose-none' } : undefined),
};
