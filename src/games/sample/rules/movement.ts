/** 4.0 Movement. `whyNot…` returns the rule that forbids something; whatever has none is legal. */

import type { Io } from '../../../kit/flow.ts';
import { withAt } from '../../../kit/list.ts';
import { pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import type { Side } from '../../../kit/sides.ts';
import { along, isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { BOARD, HIGH_WATER_COSTS, NORMAL_COSTS, TOWN } from '../data/map.ts';
import { allowanceOf, roleOf, sideOf } from '../pieces.ts';
import { isOnMap, placeOf, type State } from '../state.ts';
import { hasChit } from './chits.ts';
import { besideEnemy, isBesideEnemy, isSupplied, occupied } from './ground.ts';

const NOT_YOURS = bar('1.1', 'not-your-unit', 'unit');
const NOT_ON_MAP = bar('1.1', 'not-on-map', 'unit');
const ACTED = bar('4.1', 'acted', 'unit');
const HAS_CHIT = bar('3.3', 'has-chit', 'unit');
const NEAR_ENEMY = bar('3.3', 'near-enemy', 'unit');
const CUT_OFF = bar('6.2', 'cut-off', 'unit');
export const TOO_FAR = bar('4.2', 'too-far', 'unit', 'hex');

/** Why a unit is not available: it must be an own unit on the map. */
export function whyNotPresent(s: State, side: Side, unit: number): Why {
  if (sideOf(unit) !== side) return NOT_YOURS;
  return isOnMap(s, unit) ? undefined : NOT_ON_MAP;
}

/** 4.1 A unit may act once in a phase. */
export const whyNotAct = (s: State, side: Side, unit: number): Why =>
  whyNotPresent(s, side, unit) ?? (s.done[unit] ? ACTED : undefined);

/** 3.3 A supplied unit without a chit and away from the enemy may rest instead of moving. */
export function whyNotRest(s: State, side: Side, unit: number): Why {
  const why = whyNotAct(s, side, unit);
  if (why) return why;
  if (hasChit(s, unit)) return HAS_CHIT;
  if (isBesideEnemy(s, unit)) return NEAR_ENEMY;
  return isSupplied(s, unit) ? undefined : CUT_OFF;
}

/** 4.2-4.4 Why a unit cannot take a way named by the player to one of its destinations. */
export function whyNotAlong(s: State, unit: number, hex: number, way: readonly number[]): Why {
  if (!isWay(BOARD, way, hex)) return { rule: '4.2', code: 'no-way', about: { unit, hex } };
  const walked = along(BOARD, placeOf(s, unit), way, movementOf(s, unit));
  if (walked.ok) return undefined;
  const { from, hex: at, why } = walked.error;
  if (why === 'blocked') return { rule: '4.4', code: 'way-blocked', about: { unit, hex: at } };
  if (why === 'stop') return { rule: '4.3', code: 'must-stop', about: { unit, hex: from } };
  return { rule: '4.2', code: why === 'dear' ? 'too-far' : 'no-way', about: { unit, hex: at } };
}

/** The hexes a unit steps into if no way is named. */
export const wayTo = (s: State, unit: number, hex: number): number[] => pathTo(reachOf(s, unit), hex);

/** 4.2 Where a unit can end its move. */
export function destinations(s: State, unit: number): number[] {
  const { hexes, count } = reachOf(s, unit);
  return Array.from(hexes.subarray(1, count));
}

/** 4.2-4.4 The kit's flood with this game's costs; the first hex of the answer is the unit's own. */
export const reachOf = (s: State, unit: number): Reached => reach(BOARD, placeOf(s, unit), movementOf(s, unit));

/** The costs and blocks of a unit's steps. */
const movementOf = (s: State, unit: number): ReachSpec => ({
  costs: s.highWater ? HIGH_WATER_COSTS : NORMAL_COSTS,
  limit: allowanceOf(unit),
  stop: besideEnemy(s, sideOf(unit)),
  block: occupied(s),
});

/** Puts a unit into a hex, by any rule. 8.1 The town is held by the side that entered it last. */
export function enterHex(d: State, unit: number, hex: number, io: Io): void {
  d.place = withAt(d.place, unit, hex);
  const side = sideOf(unit);
  if (hex !== TOWN || d.holder === side) return;
  d.holder = side;
  io.emit({ type: 'town-taken', rule: '8.1', role: roleOf(side) });
}
