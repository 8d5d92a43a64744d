/**
 * Where a table's dice come from. The setup and every entry of the log get dice of their own, so a table that is loaded
 * again goes on exactly as one that was never put away, and no generator has to be stored. The secret stays inside the
 * closure: it is in no table field, no view and no save.
 */
import { type Dice, seededDice } from '../kit/dice.ts';

/** Dice for the setup (0) or for the nth action (1, 2, …). */
export type DiceSource = (n: number) => Dice;

export const seeded =
  (seed: number | string): DiceSource =>
  n =>
    seededDice(`${seed}/${n}`);
