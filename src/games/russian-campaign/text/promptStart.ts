/** Prompts before the first turn and for decisions outside the phases (3.0, 13.1, S2.0, V3). */
import { itemAt } from '../../../kit/list.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { VARIANTS } from '../data/variants.ts';
import type { ObjectivesFrame, SetupFrame, WhatIfFrame } from '../frames.ts';
import { AXIS, UNITS_OF } from '../pieces.ts';
import { lineHere, mustCover, placedOf, quotaFor, quotasOf, setUpOwed, uncovered } from '../rules/setUp.ts';
import { type State, TO_SET_UP } from '../state.ts';
import { type Asked, asks } from './asks.ts';
import type { Book } from './parts.ts';
import { fewHexes, variant } from './tongue.ts';

export const START_PROMPTS = [
  asks<ObjectivesFrame>('objectives', (_s, { year }) => ({ key: 'objectives', values: { year } })),
  asks<SetupFrame>('set-up', setUp),
  asks<WhatIfFrame>('what-if', (_s, f, book) => {
    const { id, rule } = itemAt(VARIANTS, f.variant);
    const stakes = entryOf(book.stakes, id) ?? book.some.what;
    return { key: 'what-if', values: { rule, variant: variant(book, f.variant), stakes } };
  }),
];

function setUp(s: State, { side }: SetupFrame, book: Book): Asked {
  const isLine = lineHere(s) !== undefined;
  const rule = isLine ? (side === AXIS ? 'S2.2' : 'S2.1') : side === AXIS ? '3.3.1' : '3.2';
  const n = unitsOwed(s, side);
  if (n > 0 && isLine) return { key: 'set-up-line', values: { rule, n } };
  if (n > 0) return { key: side === AXIS ? 'set-up-axis' : 'set-up-soviet', values: { n } };
  const open = setUpOwed(s, side) && mustCover(s, side) ? uncovered(s, side) : [];
  return open.length > 0
    ? { key: 'set-up-open', values: { rule, hexes: fewHexes(book, open) } }
    : { key: 'set-up-done', values: { rule } };
}

/** Units that must still be set up: all without a quota (S2.1, S2.2), and what the quotas still need. */
function unitsOwed(s: State, side: Side): number {
  const free = UNITS_OF[side].filter(u => s.place[u] === TO_SET_UP && !quotaFor(s, u)).length;
  return quotasOf(s, side).reduce((sum, q) => sum + Math.max(0, q.count - placedOf(s, q)), free);
}
