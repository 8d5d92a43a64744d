/**
 * 5.5 Who controls a hex: the side with a unit there, the only one with a ZOC on it, or the one that was there last.
 */
import { partsOf } from '../../../kit/part.ts';
import { sameList } from '../../../kit/play.ts';
import type { Side } from '../../../kit/sides.ts';
import { AXIS, CITY_HEX, IS_MAJOR, IS_OIL, SOVIET } from '../pieces.ts';
import type { State } from '../state.ts';
import { PRESENCE, type Presence, presence } from './ground.ts';

/** `who` is `presence(s)`, for callers that ask about many hexes. */
export function controller(s: Pick<State, 'place' | 'owner'>, h: number, who: Presence = presence(s)): Side {
  const { axis, soviet } = who;
  if (soviet.units[h]) return SOVIET;
  if (axis.units[h]) return AXIS;
  const isAxis = axis.beside[h]! > 0;
  if (isAxis === soviet.beside[h]! > 0) return s.owner[h]!;
  return isAxis ? AXIS : SOVIET;
}

/** They mostly stay the same from move to move. */
export const CITIES = partsOf<State>()({
  on: { owner: CITY_HEX },
  uses: PRESENCE,
  derive: (s): readonly Side[] => {
    const who = presence(s);
    return CITY_HEX.map(h => controller(s, h, who));
  },
  isSame: sameList,
});

/** The side that controls each city and oil field. */
export const citiesOf = (s: Pick<State, 'place' | 'owner'>): readonly Side[] => CITIES.of(s);

/** 5.4 Cities a side holds, and how many of them are major. */
export function cityCount(s: State, side: Side): { cities: number; major: number } {
  let cities = 0;
  let major = 0;
  for (const [c, of] of citiesOf(s).entries()) {
    if (of !== side || IS_OIL[c]) continue;
    cities++;
    if (IS_MAJOR[c]) major++;
  }
  return { cities, major };
}
