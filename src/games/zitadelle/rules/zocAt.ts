/**
 * 5.2 The enemy ZOC in single hexes, checked around them. Every loss and every retreat changes a front, and painting
 * the whole of it costs far more than checking the few hexes that a battle needs.
 */
import { HAS_ZOC, hexAcross, isOpen, printedAt } from '../pieces.ts';
import { type State, stepsOf } from '../state.ts';
import { mindsAll, type Stacks, topOf, unitBelow } from './ground.ts';

/** Whether any of them has a ZOC in a hex. */
export const isInZoc = (s: State, enemies: Stacks, h: number): boolean => isUnder(s, enemies, h, false);

/** 5.2.3, 10.3.3 The same for those whose ZOC affects a unit. */
export const isInZocFor = (s: State, enemies: Stacks, u: number, h: number): boolean =>
  isUnder(s, enemies, h, !mindsAll(u));

function isUnder(s: State, stacks: Stacks, h: number, isArmed: boolean): boolean {
  for (let e = h * 6, end = e + 6; e < end; e++) {
    if (!isOpen(e)) continue;
    for (let v = topOf(stacks, hexAcross(e)); v >= 0; v = unitBelow(stacks, v))
      if (HAS_ZOC[v] && (!isArmed || printedAt(v, stepsOf(s, v)) > 0)) return true;
  }
  return false;
}
