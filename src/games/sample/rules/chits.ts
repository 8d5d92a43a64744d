/** 3.0 Support chits: drawn unseen by the other side, turned up in combat, then back into the cup. */
import { drawOne } from '../../../kit/cup.ts';
import type { Dice } from '../../../kit/dice.ts';
import { CHIT_NAMES, CHIT_SET } from '../data/tables.ts';
import { type Side, sideOf } from '../data/units.ts';
import { NO_CHIT, type State } from '../state.ts';

/** 3.1, 3.3 The unit's owner draws a chit and lays it under the unit. */
export function drawChit(d: State, unit: number, dice: Dice, rule: string): void {
  d.chit = d.chit.with(unit, drawOne(cupOf(d, sideOf(unit)), dice, rule, CHIT_NAMES));
}

/** 3.2 The strength a unit's chit adds. */
export const chitBonus = (s: State, unit: number): number => Math.max(0, s.chit[unit]!);

/** 3.2 The chit goes back into its cup. */
export const spendChit = (d: State, unit: number): void => {
  d.chit = d.chit.with(unit, NO_CHIT);
};

/** A side's cup is what lies under none of its units, so it needs no place in the state. */
function cupOf(s: State, side: Side): number[] {
  const cup = CHIT_SET.slice();
  s.chit.forEach((kind, unit) => {
    if (kind >= 0 && sideOf(unit) === side) cup[kind]!--;
  });
  return cup;
}
