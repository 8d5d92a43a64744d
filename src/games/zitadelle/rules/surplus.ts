/** 5.1.7 Hexes that are too full: the enemy takes the surplus away. */
import { ROOM, TROOPS_OF } from '../pieces.ts';
import type { State } from '../state.ts';
import { clashOf, isOverfull, ROOM_IN_HEX, stackAt, stacksOf } from './ground.ts';

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

/** Units of a side that may be taken away: those of the stacks that are too full whose going helps. */
export function surplusUnits(s: State, side: number): number[] {
  const { room } = stacksOf(s, side);
  return overfullHexes(s, side).flatMap(h => {
    const stack = stackAt(s, side, h);
    return stack.filter(u => (room[h]! > ROOM_IN_HEX && ROOM[u]! > 0) || stack.some(v => v !== u && clashOf(u, v)));
  });
}
