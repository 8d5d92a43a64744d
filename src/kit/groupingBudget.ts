/**
 * How much work is spent on obligatory combat. Whether the decisions so far can still become a whole grouping is a
 * packing problem, for which no fast algorithm is known. So work is counted in looks (calls of `holds`), never by the
 * clock, and what is not shown to be impossible within the budget counts as possible. This allows nothing illegal,
 * since a finished declaration is checked in full; no legal declaration is refused; and every decision can be taken
 * back. The answer is "impossible" only if a search of this length from scratch says so, whatever else is known: so it
 * is the same on every machine, and in every replay.
 */
export interface Budget {
  /**
   * Looks for a whole grouping of a piece of the front, where one is required: when combat begins, and for a proposal.
   */
  readonly whole: number;
  /** The same where failure does no harm. */
  readonly atOnce: number;
  /** Looks for everything that may be decided next, shared equally between the questions. */
  readonly list: number;
  /** Looks for finding the attackers that must go if there is no whole grouping. */
  readonly surrender: number;
}

/**
 * A look takes about a microsecond. The list takes longest: one whole grouping and all questions stay well below 50 ms.
 * Fronts in play need a few hundred looks (bench/worst.ts has those that need more).
 */
export const BUDGET: Budget = { whole: 28_000, atOnce: 4000, list: 24_000, surrender: 8000 };
