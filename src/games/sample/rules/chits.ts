/** 3.0 Support chits: drawn from one cup, unseen by the other side, turned up in combat, then returned to the cup. */
import { drawOne } from '../../../kit/cup.ts';
import type { Dice } from '../../../kit/dice.ts';
import { withAt } from '../../../kit/list.ts';
import { CHIT_NAMES, CHIT_SET } from '../data/tables.ts';
import { NO_CHIT, type State } from '../state.ts';

/** 3.1, 3.3 The unit's owner draws a chit and lays it under the unit. */
export function drawChit(d: State, unit: number, dice: Dice, rule: string): void {
  d.chit = withAt(d.chit, unit, drawOne(cupOf(d), dice, rule, CHIT_NAMES));
}

export const hasChit = (s: Pick<State, 'chit'>, unit: number): boolean => s.chit[unit] !== NO_CHIT;

/** 3.2 The strength a unit's chit adds. */
export const chitBonus = (s: State, unit: number): number => Math.max(0, s.chit[unit] ?? 0);

/** 3.2 The chit goes back into the cup. */
export const spendChit = (d: State, unit: number): void => {
  d.chit = withAt(d.chit, unit, NO_CHIT);
};

/** The cup holds the chits that lie under no unit, so it needs no column in the state. */
const cupOf = (s: State): number[] =>
  CHIT_SET.map((count, kind) => count - s.chit.filter(chit => chit === kind).length);

/** How many chits are left in the cup, which everybody knows. */
export const chitsLeft = (s: Pick<State, 'chit'>): number =>
  CHIT_SET.reduce((sum, count) => sum + count, 0) - s.chit.filter(chit => chit !== NO_CHIT).length;
