/**
 * Where a table's dice come from. The setup and every entry of the log get dice of their own, so a table that is loaded
 * again goes on exactly as one that was never put away, and no generator has to be stored. The secret stays inside the
 * closure: it is in no table field, no view and no save.
 */
import { type Dice, random, seededDice } from '../kit/dice.ts';
import type { Json, Role } from '../kit/game.ts';

/** What dice are rolled for. */
export interface Occasion {
  /** 0 for the setup, else the place in the log of the entry to come. */
  readonly n: number;
  /** The last link of the table's chain: it stands for all that went before. */
  readonly chain: string;
  /** Who does what, by printed names; the setup has neither. */
  readonly role?: Role;
  readonly action?: Json;
}

export interface DiceSource {
  dice(on: Occasion): Dice;
  /** The next link of a chain; a source whose dice rest on the place in the log alone needs none. */
  link(chain: string, added: Json): string;
  /** Chance that is no die of the game, such as a bot's whim. */
  chance(label: string): () => number;
}

/** Fast, and the same everywhere: for tests, analysis and programs. Whoever has seen some of its dice can foretell the rest. */
export const seeded = (seed: number | string): DiceSource => ({
  dice: ({ n }) => seededDice(`${seed}/${n}`),
  link: () => '',
  chance: label => random(`${seed}/${label}`),
});
