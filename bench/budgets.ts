/** How fast each game has to be, on the machine where the peers were measured (playouts.ts); scaled on any other. */
import type { WholeGame } from '../src/kit/game.ts';

export interface Budget {
  /** Random actions, as a multiple of Waterloo's. */
  readonly playout: number;
  /** A full legal list where it is long, in milliseconds; the usual one, and the longest of all. */
  readonly legal: number;
  readonly longest: number;
  /** All that is worked out to show a position, zones, supply and railways among it: the longest, in milliseconds. */
  readonly shown: number;
}

const USUAL: Budget = { playout: 100_000 / 12_000, legal: 0.3, longest: 2, shown: 0.5 };

/** Games with several times the units and hexes have more to look at in every position. */
const BUDGETS: Readonly<Record<string, Partial<Budget>>> = {
  'russian-campaign': { playout: 40_000 / 12_000, legal: 2 },
  // 439 counters on 1,900 hexes, three times what the others show.
  zitadelle: { playout: 40_000 / 12_000, legal: 2, shown: 1 },
};

export const budgetOf = (game: Pick<WholeGame, 'id'>): Budget => ({ ...USUAL, ...BUDGETS[game.id] });
