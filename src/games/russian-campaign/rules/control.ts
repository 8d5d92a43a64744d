/** 5.5 Who controls a hex: whose unit stands there, whose ZOC alone lies on it, who was there last. */
import { AXIS, CITY_HEX, IS_MAJOR, IS_OIL, SOVIET } from '../pieces.ts';
import type { State } from '../state.ts';
import { type Presence, presence } from './ground.ts';

/** `who` is `presence(s)`, for those who ask about many hexes. */
export function controller(s: State, h: number, who: Presence = presence(s)): number {
  const { axis, soviet } = who;
  if (soviet.units[h]) return SOVIET;
  if (axis.units[h]) return AXIS;
  const isAxis = axis.beside[h]! > 0;
  if (isAxis === soviet.beside[h]! > 0) return s.owner[h]!;
  return isAxis ? AXIS : SOVIET;
}

/** The side that controls each city and oil field: the same list as long as nothing has changed. */
export function citiesOf(s: State): readonly number[] {
  const who = presence(s);
  const { axis, soviet } = who;
  if (last.axis === axis.stamp && last.soviet === soviet.stamp && last.owner === s.owner) return last.cities;
  const cities = isSame(s, who, last.cities) ? last.cities : CITY_HEX.map(h => controller(s, h, who));
  last = { axis: axis.stamp, soviet: soviet.stamp, owner: s.owner, cities };
  return cities;
}

function isSame(s: State, who: Presence, cities: readonly number[]): boolean {
  for (let c = 0; c < CITY_HEX.length; c++) if (controller(s, CITY_HEX[c]!, who) !== cities[c]) return false;
  return true;
}

/** As they were when somebody last asked, and all that it hangs on. */
let last: Known = { axis: -1, soviet: -1, owner: [], cities: [] };

interface Known extends Pick<State, 'owner'> {
  readonly axis: number;
  readonly soviet: number;
  readonly cities: readonly number[];
}

/** 5.4 Cities a side holds, and how many of them are major. */
export function cityCount(s: State, side: number): { cities: number; major: number } {
  let cities = 0;
  let major = 0;
  for (const [c, of] of citiesOf(s).entries()) {
    if (of !== side || IS_OIL[c]) continue;
    cities++;
    if (IS_MAJOR[c]) major++;
  }
  return { cities, major };
}
