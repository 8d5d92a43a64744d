/** 4.2, 4.3 Strategic and rail movement, before any unit moves tactically. */
import { pathTo, type Reached, reach } from '../../../kit/reach.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { RAIL_CAPACITY } from '../data/numbers.ts';
import { BOARD, GERMAN, isLargeNow, sideOf } from '../pieces.ts';
import { lostOf, placeOf, type State } from '../state.ts';
import { closedToTravel, isRailHex, RAIL_COSTS, strategicCosts } from './costs.ts';
import { firstAt, frontOf } from './ground.ts';
import { limitOf, spentOf } from './movement.ts';
import { hasRoom, whyNoRoom } from './stacking.ts';

const BESIDE_ENEMY = bar('4.2', 'starts-beside-enemy', 'unit');
const NOT_BY_MARCH = bar('4.2', 'no-march-there', 'unit', 'hex');
const NOT_BY_RAIL = bar('4.3', 'no-rail-there', 'unit', 'hex');
const NO_SOVIET_RAIL = bar('4.3', 'no-soviet-rail', 'unit');
const NOT_ON_RAIL = bar('4.3', 'not-on-rail', 'unit');
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

export function travelOf(s: State, unit: number, by: Travel): Reached {
  const block = closedToTravel(s, sideOf(unit));
  if (by === 'rail') return reach(BOARD, placeOf(s, unit), { costs: RAIL_COSTS, limit: 0, block });
  return reach(BOARD, placeOf(s, unit), {
    costs: strategicCosts(s, unit),
    limit: limitOf(s, unit),
    spent: spentOf(s, unit),
    block,
  });
}

export function travelEnds(s: State, unit: number, by: Travel): number[] {
  const reached = travelOf(s, unit, by);
  const ends: number[] = [];
  for (let at = 1; at < reached.count; at++) {
    const hex = reached.hexAt(at);
    if (hasRoom(s, unit, hex)) ends.push(hex);
  }
  return ends;
}

/** Whether it certainly has somewhere to go. */
export function hasTravel(s: State, unit: number, by: Travel): boolean {
  const start = placeOf(s, unit);
  const closed = closedToTravel(s, sideOf(unit));
  const costs = by === 'rail' ? RAIL_COSTS : strategicCosts(s, unit);
  const limit = by === 'rail' ? 0 : limitOf(s, unit) - spentOf(s, unit);
  for (let edge = start * 6; edge < start * 6 + 6; edge++) {
    const to = BOARD.next[edge] ?? -1;
    const cost = costs[edge] ?? -1;
    if (to >= 0 && cost >= 0 && cost <= limit && !closed[to] && firstAt(s, to) < 0) return true;
  }
  return false;
}

export const travelPath = (s: State, unit: number, hex: number, by: Travel): number[] =>
  pathTo(travelOf(s, unit, by), hex);

export function whyNotTravelTo(s: State, unit: number, hex: number, by: Travel): Why {
  if (hex !== placeOf(s, unit) && travelOf(s, unit, by).costOf(hex) >= 0) return whyNoRoom(s, unit, hex);
  return by === 'rail' ? NOT_BY_RAIL : NOT_BY_MARCH;
}
