/** Refusals with more than one sentence, or with holes of their own. */
import { entryOf, type Fields, numberIn, numbersIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import { CORPS_QUOTAS } from '../data/units.ts';
import { CORPS_HQ } from '../pieces.ts';
import type { Book, RefusalKey } from './parts.ts';
import { area, fewUnits, hex } from './tongue.ts';

export const REFUSAL_TELLERS: Tellers<Book, RefusalKey> = {
  'not-set-up-hex': (book, about) => ({ key: 'not-set-up-hex', values: { area: area(book, about.unit) } }),
  'quota-full': (book, about) => ({ key: 'quota-full', values: { n: quotaOf(book, about) } }),
  'units-left': (book, about) => {
    const left = numbersIn(about.units);
    if (left.length === 0) return { key: 'not-legal' };
    return { key: 'units-left', values: { n: left.length, units: fewUnits(book, left) } };
  },
  'no-points': (_book, about) => ({ key: pointsKey(about) }),
  'other-formation': (_book, about) => ({
    key: about.card === CORPS_HQ ? 'other-formation-corps' : 'other-formation',
  }),
};

/** 3.1 How many units of the corps its set-up hex may hold. */
function quotaOf(book: Book, about: Fields): number {
  const quota = CORPS_QUOTAS.find(q => q.formation === about.formation);
  return entryOf(quota?.hexes ?? {}, hex(book, about.hex)) ?? 0;
}

/** 9.2, 13.3.1 For one unit, for an order, or for all at once. */
function pointsKey(about: Fields): RefusalKey {
  if (about.unit !== undefined) return (numberIn(about.cost) ?? 1) > 1 ? 'no-points-cut' : 'no-points-unit';
  return about.card === undefined ? 'no-points' : 'no-points-order';
}
