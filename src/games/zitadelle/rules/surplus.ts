/** 5.1.7 Hexes that are too full: the enemy takes the surplus away. */
import { TROOPS_OF } from '../pieces.ts';
import type { State } from '../state.ts';
import { isOverfull, stackAt, stacksOf } from './ground.ts';

/** Hexes where a side's stack breaks the limits, in order. */
export function overfullHexes(s: State, side: number): number[] {
  const stacks = stacksOf(s, side);
  const hexes = new Set<number>();
  for (const u of TROOPS_OF[side]!) {
    const h = s.place[u]!;
    if (h >= 0 && isOverfull(stacks, h)) hexes.add(h);
  }
  return [...hexes].sort((a, b) => a - b);
}

/** Units of a side that may be taken away: those of the stacks that are too full. */
export const surplusUnits = (s: State, side: number): number[] =>
  overfullHexes(s, side).flatMap(h => stackAt(s, side, h));
