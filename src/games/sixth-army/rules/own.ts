/** 2.1, 2.2.1 What every rule about an own unit checks first. */

import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { SIDE } from '../pieces.ts';
import { isOnMap, type State } from '../state.ts';

export const NOT_YOURS = bar('2.2.1', 'not-your-unit', 'unit');
const NOT_ON_MAP = bar('2.1', 'not-on-map', 'unit');

/** An own unit, on the map. */
export function whyNotOwn(s: State, side: Side, u: number): Why {
  if (SIDE[u] !== side) return NOT_YOURS;
  return isOnMap(s, u) ? undefined : NOT_ON_MAP;
}

/** 2.2.1 An exhausted unit neither moves nor attacks; that it is not activated is said by 9.1 and 9.2. */
export const EXHAUSTED = bar('2.2.1', 'unit-exhausted', 'unit');

/** 9.1 An operation needs at least one unit. */
export const CHOOSE_ONE = bar('9.1', 'choose-one');
