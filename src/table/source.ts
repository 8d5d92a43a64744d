/**
 * Where a table's dice come from. The setup and every entry of the log have their own dice, so a table that is loaded
 * again continues exactly as one that was never closed, and no generator has to be stored. The secret stays inside the
 * closure: it is in no table field, no view and no save.
 */
import { type Dice, random, seededDice } from '../kit/dice.ts';
import type { Json, Role } from '../kit/game.ts';

/** What dice are rolled for. */
export interface Occasion {
  /** 0 for the setup, otherwise the number of the next entry in the log. */
  readonly n: number;
  /** The last link of the table's chain: it represents everything before. */
  readonly chain: string;
  /** The role and the action, by printed names; the setup has neither. */
  readonly role?: Role;
  readonly action?: Json;
}

export interface DiceSource {
  dice(on: Occasion): Dice;
  /** The next link of a chain; not needed by a source whose dice depend only on the number of the entry. */
  link(chain: string, added: Json): string;
  /** Randomness that is no die of the game, e.g. for a bot. */
  chance(label: string): () => number;
}

/** Fast, and the same everywhere: for tests, analysis and programs. Its dice can be predicted from earlier ones. */
export const seeded = (seed: number | string): DiceSource => ({
  dice: ({ n }) => seededDice(`${seed}/${n}`),
  link: () => '',
  chance: label => random(`${seed}/${label}`),
});
