/**
 * The effects of entering hexes on the way, apart from the end: 5.5 the unit takes cities and oil fields and, for
 * possession (8.3.6), railway hexes; 12.4 Soviets may trigger a garrison. Two ways with the same effects count as
 * equal.
 */

import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import { cityAt, HAS_RAIL, sideOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { calledBy, garrisonCity } from './garrisons.ts';

export interface Passing {
  readonly rule: string;
  readonly what: 'city' | 'rail' | 'garrison';
  /** The city of a garrison; otherwise the hexes entered. */
  readonly hexes: readonly number[];
}

/** A city or oil field that the side would take by passing: so far it controls it by ZOC at most. */
export const takesCity = (s: State, side: Side, h: number): boolean => cityAt(h) >= 0 && s.owner[h] !== side;

/** A railway hex that would become the side's. */
const takesRail = (s: State, side: Side, h: number): boolean =>
  HAS_RAIL[h] === true && cityAt(h) < 0 && s.owner[h] !== side;

/** All effects of one way. */
export function passings(s: State, unit: number, path: readonly number[]): Passing[] {
  const side = sideOf(unit);
  const rails = path.filter(h => takesRail(s, side, h));
  return [
    ...path.filter(h => takesCity(s, side, h)).map((h): Passing => ({ rule: '5.5', what: 'city', hexes: [h] })),
    ...(rails.length > 0 ? [{ rule: '8.3.6', what: 'rail', hexes: rails } as const] : []),
    ...calledBy(s, unit, path).map(
      (n): Passing => ({ rule: itemAt(SPECIAL_REINFORCEMENTS, n).rule, what: 'garrison', hexes: [garrisonCity(n)] }),
    ),
  ];
}

/** The first of the ways, and of the others those whose effects differ from all before them. */
export function unlike<T>(ways: readonly T[], effects: (way: T) => readonly Passing[]): T[] {
  const seen = new Set<string>();
  return ways.filter(way => {
    const parts = effects(way).map(({ rule, hexes }) => `${rule} ${hexes.toSorted((a, b) => a - b).join()}`);
    const key = parts.sort().join(';');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
