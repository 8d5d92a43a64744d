/** 5.1.7 Overfull hexes: the enemy removes the surplus. */

import type { Side } from '../../../kit/sides.ts';
import type { Why } from '../../../kit/why.ts';
import { roomOf, SIDE, TROOPS_OF } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { isOverfull, ROOM_IN_HEX, roomTaken, stacksOf, unitsIn, whyNotTogether } from './ground.ts';
import { whyNotOnMap } from './who.ts';

/** Hexes where a side's stack breaks the limits, in order. */
export function overfullHexes(s: State, side: Side): number[] {
  const stacks = stacksOf(s, side);
  if (stacks.overfull === 0) return [];
  const hexes: number[] = [];
  for (const u of TROOPS_OF[side]) {
    const h = placeOf(s, u);
    if (h >= 0 && isOverfull(stacks, h) && !hexes.includes(h)) hexes.push(h);
  }
  return hexes.sort((a, b) => a - b);
}

/** Units of a side that may be removed: those of overfull stacks whose removal helps. */
export function surplusUnits(s: State, side: Side): number[] {
  const stacks = stacksOf(s, side);
  return overfullHexes(s, side).flatMap(h => {
    const stack = unitsIn(stacks, h);
    const isTooFull = roomTaken(stacks, h) > ROOM_IN_HEX;
    return stack.filter(u => (isTooFull && roomOf(u) > 0) || stack.some(v => v !== u && whyNotTogether(u, v)));
  });
}

/** Why a unit is none of those that may be removed from a side. */
export function whyNotSurplus(s: State, side: Side, unit: number): Why {
  const units = surplusUnits(s, side);
  const about = { unit, units };
  if (SIDE[unit] !== side) return { rule: '5.1.7', code: 'own-surplus', about };
  const why = whyNotOnMap(s, unit);
  if (why) return why;
  // Support units take no space (5.1.4), so removing one would not help.
  const isThere = units.some(u => s.place[u] === s.place[unit]);
  return { rule: isThere ? '5.1.4' : '5.1.7', code: isThere ? 'no-surplus-support' : 'not-surplus', about };
}
