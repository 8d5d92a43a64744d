/** Refusals with more than one sentence, or with holes of their own. */
import { entryOf, type Fields, fill, type Line, numberIn, numbersIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import type { Book, RefusalKey } from './parts.ts';
import { areaOf, doorsOf } from './where.ts';

export const REFUSAL_TELLERS: Tellers<Book, RefusalKey> = {
  'not-set-up-area': (book, about) => ({ key: 'not-set-up-area', values: { area: areaOf(book, about) } }),
  'quota-full': (book, about) => ({ key: 'quota-full', values: { group: groupOf(book, about) } }),
  'quota-short': (book, about) => ({ key: 'quota-short', values: { group: groupOf(book, about) } }),
  'units-left': listing('units-left'),
  'arrivals-first': listing('arrivals-first'),
  'withdrawal-first': listing('withdrawal-first'),
  'ss-first': listing('ss-first'),
  'workers-first': listing('workers-first'),
  orders: (_book, { hex }) => ({ key: numberIn(hex) === undefined ? 'orders-away' : 'orders' }),
  'must-go-on': (_book, { rule }) => ({ key: rule === '3.3.2' ? 'must-go-on-orders' : 'must-go-on-room' }),
  'never-moves': (_book, { rule }) => ({ key: rule === '11.2.2' ? 'never-moves-partisan' : 'never-moves' }),
  'no-rail': (_book, { unit }) => ({ key: numberIn(unit) === undefined ? 'no-rail' : 'no-rail-here' }),
  'enemy-there': (_book, { rule }) => ({ key: rule === '9.7.2' ? 'retreat-enemy' : 'enemy-there' }),
  'below-lowest-odds': (_book, { shift }) => ({
    key: numberIn(shift) ? 'below-lowest-odds-shift' : 'below-lowest-odds',
  }),
  'odds-too-low': (_book, { ratio, shift }) => {
    if (ratio === undefined) return { key: 'odds-too-low-empty' };
    return { key: numberIn(shift) ? 'odds-too-low-shift' : 'odds-too-low' };
  },
  'no-entry': (book, about) => ({ key: 'no-entry', values: { doors: doorsOf(book, about) } }),
};

/** Where no units are named, something else was wrong with the action: a field too many. */
function listing<K extends RefusalKey>(key: K): (book: Book, about: Fields) => Line<K | 'not-legal'> {
  return (_book, { units }) => {
    const n = numbersIn(units).length;
    return n === 0 ? { key: 'not-legal' } : { key, values: { n } };
  };
}

/** S2.1, S2.2 All armies, or corps by their values. */
const groupOf = (book: Book, { group }: Fields): string =>
  entryOf(book.groups, group) ?? fill(book.groups.corps, { id: String(group ?? '') });
