/**
 * Which sentence of a table tells something, and what fills it. Things go by their id; those with more than one sentence,
 * or with holes of their own, have a teller. What nobody knows still gets a sentence.
 */
import type { Table } from './book.ts';
import { entryOf, type Fields, hasKey, type Line, type Texts } from './phrase.ts';

/** Undefined means: by its id, like those without a teller. */
export type Teller<B, K extends string> = (book: B, f: Fields) => Line<K> | undefined;
export type Tellers<B, K extends string> = Readonly<Record<string, Teller<B, K>>>;

interface Told<B> {
  readonly id: string;
  readonly book: B;
  readonly f: Fields;
  readonly other: string;
}

/** The line of an id; the one for all others where it has none. */
export const lineOf = <B>(tellers: Tellers<B, string>, texts: Table, { id, book, f, other }: Told<B>): Line<string> =>
  entryOf(tellers, id)?.(book, f) ?? { key: hasKey(texts, id) ? id : other };

/** The sentence of a type for a certain case, `lost-worker`, where there is one. */
export function caseOf<K extends string>(texts: Texts<K>, type: string, id: unknown): K | undefined {
  const key = `${type}-${id}`;
  return hasKey(texts, key) ? key : undefined;
}
