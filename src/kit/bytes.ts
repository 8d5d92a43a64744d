/**
 * Byte maps for the length of one question. A typed array of a few hundred bytes costs more to allocate and collect than
 * most rules take to compute, so questions borrow one: it comes zeroed, and is lent to nobody else before the next
 * question. Nothing borrowed may be held by a state, a report or a closure.
 */
import { makeLender } from './question.ts';

/** What lends a zeroed map of so many bytes. */
export function mapsOf(size: number): () => Uint8Array {
  const borrow = makeLender(() => new Uint8Array(size));
  return () => borrow().fill(0);
}
