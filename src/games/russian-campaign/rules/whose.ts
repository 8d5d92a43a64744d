/** Reasons about a unit that several phases share: its side and its place. */

import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { SIDE } from '../pieces.ts';
import type { State } from '../state.ts';
import { whyOffMap } from './whereabouts.ts';

const NOT_YOURS = bar('2.1.2', 'not-your-unit', 'unit');

export const whyNotOwn = (side: Side, u: number): Why => (SIDE[u] === side ? undefined : NOT_YOURS);

/** Not an own unit, or not on the map. */
export const whyNotPresent = (s: State, side: Side, u: number): Why => whyNotOwn(side, u) ?? whyOffMap(s, u);
