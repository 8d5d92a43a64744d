/** Refusals with more than one sentence, or with holes of their own. */
import { entryOf, type Fields, fill, numberIn, numbersIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import type { Book, RefusalKey } from './parts.ts';
import { areaOf, doorsOf } from './where.ts';

export const REFUSAL_TELLERS: Tellers<Book, RefusalKey> = {
  'not-set-up-area': (book, about) => ({ key: 'not-set-up-area', values: { area: areaOf(book, about) } }),
  'quota-full': (book, about) => ({ key: 'quota-full', values: { group: groupOf(book, about) } }),
  'quota-short': (book, about) => ({ key: 'quota-short', values: { group: groupOf(book, about) } }),
  'units-left': (_book, { units }) => ({ key: 'units-left', values: { n: numbersIn(units).length } }),
  orders: (_book, { hex }) => ({ key: numberIn(hex) === undefined ? 'orders-away' : 'orders' }),
  'must-go-on': (_book, { rule }) => ({ key: rule === '3.3.2' ? 'must-go-on-orders' : 'must-go-on-room' }),
  'never-moves': (_book, { rule }) => ({ key: rule === '11.2.2' ? 'never-moves-partisan' : 'never-moves' }),
  'no-rail': (_book, { unit }) => ({ key: numberIn(unit) === undefined ? 'no-rail' : 'no-rail-here' }),
  'enemy-there': (_book, { rule }) => ({ key: rule === '9.7.2' ? 'retreat-enemy' : 'enemy-there' }),
  'below-lowest-odds': (_book, { shift }) => ({
    key: numberIn(shift) ? 'below-lowest-odds-shift' : 'below-lowest-odds',
  }),
  'odds-too-low': (_book, { shift }) => ({ key: numberIn(shift) ? 'odds-too-low-shift' : 'odds-too-low' }),
  'no-entry': (book, about) => ({ key: 'no-entry', values: { doors: doorsOf(book, about) } }),
};

/** S2.1, S2.2 All armies, or corps by their values. */
const groupOf = (book: Book, { group }: Fields): string =>
  entryOf(book.groups, group) ?? fill(book.groups.corps, { id: String(group ?? '') });
