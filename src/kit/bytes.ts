/**
 * Byte maps that live as long as one question. Allocating and collecting a typed array of a few hundred bytes costs
 * more than most rules take to compute, so questions borrow one: it comes zeroed, and is lent to nobody else before the
 * next question. No state, report or closure may keep a borrowed map.
 */
import { makeLender } from './question.ts';

/** Returns a function that lends a zeroed map of `size` bytes. */
export function mapsOf(size: number): () => Uint8Array {
  const borrow = makeLender(() => new Uint8Array(size));
  return () => borrow().fill(0);
}

/** Sets every byte of a map to the union of two others, of which it may be one. */
export function unite(out: Uint8Array, one: Uint8Array, two: Uint8Array): Uint8Array {
  for (let i = 0; i < out.length; i++) out[i] = one[i]! | two[i]!;
  return out;
}
