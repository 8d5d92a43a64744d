/** 5.5 Who controls a hex: whose unit stands there, whose ZOC alone lies on it, who was there last. */
import { AXIS, BOARD, CITY_HEX, HEXES, IS_MAJOR, IS_OIL, SOVIET, ZOC_SIDES } from '../pieces.ts';
import type { State } from '../state.ts';
import { presence, presenceOf } from './ground.ts';

/** `who` is `presence(s)`, for those who ask about many hexes. */
export function controller(s: State, h: number, who: Uint8Array = presence(s)): number {
  if (who[h]) return who[h]! - 1;
  const zones = zonesAt(h, who);
  if (zones === 1 << AXIS) return AXIS;
  if (zones === 1 << SOVIET) return SOVIET;
  return s.owner[h]!;
}

/** A bit for each side whose ZOC lies on the hex. */
function zonesAt(h: number, who: Uint8Array): number {
  let bits = 0;
  for (const to of BESIDE[h]!) {
    const there = who[to]!;
    if (there) bits |= 1 << (there - 1);
  }
  return bits;
}

/** A ZOC reaches both ways over the same sides. */
const BESIDE: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].flatMap(dir => (ZOC_SIDES[h * 6 + dir]! >= 0 ? [BOARD.next[h * 6 + dir]!] : [])),
);

/** The side that controls each city and oil field: the same list as long as nothing has changed. */
export function citiesOf(s: State): readonly number[] {
  const { who, stamp } = presenceOf(s);
  if (last.stamp === stamp && last.owner === s.owner) return last.cities;
  const isSame = CITY_HEX.every((h, c) => controller(s, h, who) === last.cities[c]);
  const cities = isSame ? last.cities : CITY_HEX.map(h => controller(s, h, who));
  last = { stamp, owner: s.owner, cities };
  return cities;
}

/** As they were when somebody last asked, and all that it hangs on. */
let last: { stamp: number; owner: readonly number[]; cities: readonly number[] } = { stamp: -1, owner: [], cities: [] };

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
