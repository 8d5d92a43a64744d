/** Which sentence teaches why an action is refused. */
import type { Refusal } from '../../../kit/game.ts';
import { entryOf, type Fields, fill, hasKey, type Line, numberIn, numbersIn } from '../../../kit/phrase.ts';
import { CORPS_QUOTAS } from '../data/units.ts';
import { CORPS_HQ } from '../pieces.ts';
import { choiceText } from './choice.ts';
import type { Book, RefusalKey } from './parts.ts';
import { area, fewUnits, hex, spell } from './tongue.ts';

export function refusalText(book: Book, refusal: Refusal): string {
  const about = refusal.about ?? {};
  const { key, values } = lineOf(book, refusal.code, about);
  return fill(book.refusals[key], { rule: refusal.rule, ...spell(book, about), ...values });
}

function lineOf(book: Book, code: string, about: Fields): Line<RefusalKey> {
  const tell = entryOf(TELLERS, code);
  if (tell) return tell(book, about);
  return { key: hasKey(book.refusals, code) ? code : 'other' };
}

type Teller = (book: Book, about: Fields) => Line<RefusalKey>;

/** Codes with more than one sentence, or with holes of their own. */
const TELLERS: Readonly<Record<string, Teller>> = {
  'wrong-phase': (book, about) => ({
    key: 'wrong-phase',
    values: {
      choice: entryOf(book.orders, about.type) ?? choiceText(book, { type: about.type }).replace('…', ''),
      phase: entryOf(book.phases, about.phase) ?? book.some.phase,
    },
  }),
  'field-missing': (book, about) => ({
    key: 'field-missing',
    values: { field: entryOf(book.missing, about.field) ?? book.some.field },
  }),
  'extra-field': (book, about) => ({
    key: 'extra-field',
    values: { field: entryOf(book.missing, about.field) ?? book.some.field },
  }),
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

/** 3.1 How many units of the corps its set-up hex takes. */
function quotaOf(book: Book, about: Fields): number {
  const quota = CORPS_QUOTAS.find(q => q.formation === about.formation);
  return entryOf(quota?.hexes ?? {}, hex(book, about.hex)) ?? 0;
}

/** 9.2, 13.3.1 For one unit, for an order, or for all at once. */
function pointsKey(about: Fields): RefusalKey {
  if (about.unit !== undefined) return (numberIn(about.cost) ?? 1) > 1 ? 'no-points-cut' : 'no-points-unit';
  return about.card === undefined ? 'no-points' : 'no-points-order';
}
