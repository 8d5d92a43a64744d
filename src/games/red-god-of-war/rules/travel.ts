/** 4.2, 4.3 Strategic and rail movement, before any unit moves tactically. */
import { pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { along, isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { RAIL_CAPACITY } from '../data/numbers.ts';
import { isMove } from '../frames.ts';
import { BOARD, GERMAN, isLargeNow, sideOf } from '../pieces.ts';
import { lostOf, placeOf, type State } from '../state.ts';
import { closedToTravel, isRailHex, RAIL_COSTS, strategicCosts } from './costs.ts';
import { mayStop, whyNoStop } from './crowding.ts';
import { frontOf } from './ground.ts';
import { limitOf, spentOf } from './spending.ts';

const BESIDE_ENEMY = bar('4.2', 'starts-beside-enemy', 'unit');
const NOT_BY_MARCH = bar('4.2', 'no-march-there', 'unit', 'hex');
const NOT_BY_RAIL = bar('4.3', 'no-rail-there', 'unit', 'hex');
const NO_SOVIET_RAIL = bar('4.3', 'no-soviet-rail', 'unit');
const NOT_ON_RAIL = bar('4.3', 'not-on-rail', 'unit');
const NO_WAY = bar('4.1', 'no-way', 'unit', 'hex');
const RAIL_USED = bar('4.3', 'rail-used', 'unit');

export type Travel = 'march' | 'rail';

/** 4.2 It may not begin next to an enemy. */
export const whyNotMarch = (s: State, unit: number): Why =>
  frontOf(s, sideOf(unit)).beside[placeOf(s, unit)] ? BESIDE_ENEMY : undefined;

/** 4.3 What a unit takes of the rail capacity of the turn. */
export const railLoad = (s: Pick<State, 'lost'>, unit: number): number =>
  isLargeNow(unit, lostOf(s, unit)) ? RAIL_CAPACITY.smaller / RAIL_CAPACITY.divisions : 1;

export function whyNotRail(s: State, unit: number): Why {
  if (sideOf(unit) !== GERMAN) return NO_SOVIET_RAIL;
  if (!isRailHex(placeOf(s, unit))) return NOT_ON_RAIL;
  if (s.railed + railLoad(s, unit) > RAIL_CAPACITY.smaller) return RAIL_USED;
  return whyNotMarch(s, unit);
}

function specOf(s: State, unit: number, by: Travel): ReachSpec {
  const block = closedNow(s, unit);
  if (by === 'rail') return { costs: RAIL_COSTS, limit: 0, block };
  return { costs: strategicCosts(s, unit), limit: limitOf(s, unit), spent: spentOf(s, unit), block };
}

/** 4.2 Hexes count that were friendly at the start of the phase: what the side has gained since then is closed, too. */
function closedNow(s: State, unit: number): Uint8Array {
  const closed = closedToTravel(s, sideOf(unit));
  const { gained = [] } = s.flow.find(isMove) ?? {};
  if (gained.length === 0) return closed;
  const more = closed.slice();
  for (const hex of gained) more[hex] = 1;
  return more;
}

export const travelOf = (s: State, unit: number, by: Travel): Reached =>
  reach(BOARD, placeOf(s, unit), specOf(s, unit, by));

/** The cost of a way that the player names; undefined if it cannot be taken. */
export function travelAlong(s: State, unit: number, way: readonly number[], by: Travel): number | undefined {
  const total = along(BOARD, placeOf(s, unit), way, specOf(s, unit, by));
  return total.ok ? total.value : undefined;
}

/** Why a unit cannot take a way that is named to one of its ends. */
export function whyNotTravelBy(
  s: State,
  [unit, hex]: readonly [number, number],
  way: readonly number[],
  by: Travel,
): Why {
  if (!isWay(BOARD, way, hex)) return NO_WAY;
  if (travelAlong(s, unit, way, by) !== undefined) return undefined;
  return by === 'rail' ? NOT_BY_RAIL : NOT_BY_MARCH;
}

export function travelEnds(s: State, unit: number, by: Travel): number[] {
  const reached = travelOf(s, unit, by);
  const ends: number[] = [];
  for (let at = 1; at < reached.count; at++) {
    const hex = reached.hexAt(at);
    if (mayStop(s, unit, hex)) ends.push(hex);
  }
  return ends;
}

/** Whether it has somewhere to go: mostly a neighbour will do. */
export function hasTravel(s: State, unit: number, by: Travel): boolean {
  const start = placeOf(s, unit);
  const closed = closedNow(s, unit);
  const costs = by === 'rail' ? RAIL_COSTS : strategicCosts(s, unit);
  const limit = by === 'rail' ? 0 : limitOf(s, unit) - spentOf(s, unit);
  for (let edge = start * 6; edge < start * 6 + 6; edge++) {
    const to = BOARD.next[edge] ?? -1;
    const cost = costs[edge] ?? -1;
    if (to >= 0 && cost >= 0 && cost <= limit && !closed[to] && mayStop(s, unit, to)) return true;
  }
  return travelEnds(s, unit, by).length > 0;
}

export const travelPath = (s: State, unit: number, hex: number, by: Travel): number[] =>
  pathTo(travelOf(s, unit, by), hex);

export function whyNotTravelTo(s: State, unit: number, hex: number, by: Travel): Why {
  if (hex !== placeOf(s, unit) && travelOf(s, unit, by).costOf(hex) >= 0) return whyNoStop(s, unit, hex);
  return by === 'rail' ? NOT_BY_RAIL : NOT_BY_MARCH;
}
