/** How fast each game has to be, on the machine where the peers were measured (playouts.ts); scaled on any other. */
import type { WholeGame } from '../src/kit/game.ts';

export interface Budget {
  /** Random actions, as a multiple of the rate of Waterloo. */
  readonly playout: number;
  /** A full legal list in a position where it is long, in milliseconds: a typical one, and the longest of all. */
  readonly legal: number;
  readonly longest: number;
  /** Everything derived to show a position, including zones, supply and railways: the longest, in milliseconds. */
  readonly shown: number;
}

const USUAL: Budget = { playout: 100_000 / 12_000, legal: 0.3, longest: 2, shown: 0.5 };

/** Games with several times the units and hexes have more to compute in every position. */
const BUDGETS: Readonly<Record<string, Partial<Budget>>> = {
  'russian-campaign': { playout: 40_000 / 12_000, legal: 2 },
  // 439 counters on 1,900 hexes, three times what the others show.
  zitadelle: { playout: 40_000 / 12_000, legal: 2, shown: 1 },
  // 247 counters on 1,140 hexes, and dozens of units move in an impulse.
  'red-god-of-war': { playout: 50_000 / 12_000, legal: 1 },
};

export const budgetOf = (game: Pick<WholeGame, 'id'>): Budget => ({ ...USUAL, ...BUDGETS[game.id] });
