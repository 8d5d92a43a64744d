/** 5.5 Who controls a hex: whose unit stands there, whose ZOC alone lies on it, who was there last. */
import { AXIS, BOARD, CITY_HEX, IS_MAJOR, IS_OIL, SOVIET, ZOC_SIDES } from '../pieces.ts';
import type { State } from '../state.ts';
import { presence } from './ground.ts';

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
  for (let e = h * 6; e < h * 6 + 6; e++) {
    // A ZOC reaches both ways over the same sides.
    if (ZOC_SIDES[e]! < 0) continue;
    const there = who[BOARD.next[e]!]!;
    if (there) bits |= 1 << (there - 1);
  }
  return bits;
}

/** The side that controls each city and oil field: the same list as long as nothing has changed. */
export function citiesOf(s: State): readonly number[] {
  const who = presence(s);
  for (let c = 0; c < CITY_HEX.length; c++)
    if (controller(s, CITY_HEX[c]!, who) !== cities[c]) {
      cities = CITY_HEX.map(h => controller(s, h, who));
      break;
    }
  return cities;
}

/** As they were when somebody last asked. */
let cities: readonly number[] = [];

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
