/**
 * How long obligatory combat is thought about. Whether what is decided can still become a legal whole is a packing problem:
 * nobody knows a way that is quick on every front. So work is counted, in looks at the floor (`holds`) and never by the
 * clock, and what is not shown to be impossible within a budget counts as possible. Nothing illegal comes of it, since a
 * finished declaration is checked as it stands, no legal whole is ever refused, and whatever was decided can be taken back.
 * An answer is "impossible" only if a search of this length from nothing says so, whatever else is known: so it is the
 * same on every machine, and in every replay.
 */
export interface Budget {
  /** Looks for a whole grouping of a piece of the front, where one has to be found: as combat begins, and to propose one. */
  readonly whole: number;
  /** The same where nothing is lost if none is found. */
  readonly atOnce: number;
  /** Looks for all that may be decided next, shared equally between the questions there are. */
  readonly list: number;
  /** Looks for who has to go where there is no whole. */
  readonly surrender: number;
}

/**
 * A look takes about a microsecond. The list is the longest answer: one whole and all its questions stay well below 50 ms.
 * Fronts in play need a few hundred looks (bench/worst.ts has those that need more).
 */
export const BUDGET: Budget = { whole: 28_000, atOnce: 4000, list: 24_000, surrender: 8000 };
