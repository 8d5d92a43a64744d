/** 2.1, 6.22 The movement allowance of a unit. */
import { MECH_ALLOWANCE_SHARE, SUPPLY_STATES } from '../data/numbers.ts';
import { isMech, printedAllowance } from '../pieces.ts';
import { lostOf, type State } from '../state.ts';

/** 6.22 While it is not supplied, of a mechanised unit half, rounded up. */
export function allowanceOf(s: Pick<State, 'lost' | 'acting'>, unit: number): number {
  const printed = printedAllowance(unit, lostOf(s, unit));
  const state = SUPPLY_STATES[(s.acting[unit] ?? 0) - 1] ?? 'supplied';
  return isMech(unit) ? Math.ceil(printed * MECH_ALLOWANCE_SHARE[state]) : printed;
}
