/**
 * Chooses the sentence of a table for something, and fills it. Things use the sentence of their id; those with several
 * sentences, or with holes of their own, have a teller. Unknown things still get a sentence.
 */
import type { Table } from './book.ts';
import { entryOf, type Fields, hasKey, type Line, type Texts } from './phrase.ts';

/** Undefined means: use the id, like things without a teller. */
export type Teller<B, K extends string> = (book: B, f: Fields) => Line<K> | undefined;
export type Tellers<B, K extends string> = Readonly<Record<string, Teller<B, K>>>;

interface Told<B> {
  readonly id: string;
  readonly book: B;
  readonly f: Fields;
  readonly other: string;
}

/** The line of an id, or the fallback line if it has none. */
export const lineOf = <B>(tellers: Tellers<B, string>, texts: Table, { id, book, f, other }: Told<B>): Line<string> =>
  entryOf(tellers, id)?.(book, f) ?? { key: hasKey(texts, id) ? id : other };

/** The sentence of a type for a certain case, e.g. `lost-worker`, if there is one. */
export function caseOf<K extends string>(texts: Texts<K>, type: string, id: unknown): K | undefined {
  const key = `${type}-${id}`;
  return hasKey(texts, key) ? key : undefined;
}
