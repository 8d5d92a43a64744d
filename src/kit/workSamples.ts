/** Work that is counted by name. For tests. */
import { entryOf } from './phrase.ts';

export type Counts = Record<string, number>;

export function count(counts: Counts, name: string): void {
  counts[name] = (entryOf(counts, name) ?? 0) + 1;
}

/** Counts as text, which says in three lines what would take sixty: `looks 12, merge 3`. */
export const countsIn = (text: string): Counts =>
  Object.fromEntries(
    text
      .trim()
      .replaceAll(/\s+/g, ' ')
      .split(', ')
      .map(part => [part.slice(0, part.lastIndexOf(' ')), Number(part.slice(part.lastIndexOf(' ')))]),
  );
