/**
 * Where each part of a game's data comes from: the rulebook, publications about the game, or our reconstruction. Owners
 * of the printed game see at a glance what may differ from their copy.
 */
import type { Source } from './board.ts';
import type { Bilingual } from './game.ts';

export const SOURCES: readonly Source[] = ['rulebook', 'public', 'reconstructed'];

/** One part of the data, such as the strengths of units. */
export interface Provenance {
  readonly what: Bilingual;
  /** How many of its facts come from each source. */
  readonly counts: Readonly<Record<Source, number>>;
  /** What was known, and how the gaps were filled. */
  readonly note: Bilingual;
}

export function provenance(what: Bilingual, facts: Iterable<Source>, note: Bilingual): Provenance {
  const counts: Record<Source, number> = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const source of facts) counts[source] += 1;
  return { what, counts, note };
}
