/**
 * Byte maps for the length of one question. A typed array of a few hundred bytes costs more to allocate and collect than
 * most rules take to compute, so questions borrow one from a ring: it comes zeroed, and is good until `RING` more have
 * been borrowed from the same ring. Nothing borrowed may be kept in a state, a report or a closure.
 */
export const RING = 128;

/** What lends a zeroed map of so many bytes. */
export function makeRing(size: number): () => Uint8Array {
  const maps = Array.from({ length: RING }, () => new Uint8Array(size));
  let at = 0;
  return () => {
    at = (at + 1) % RING;
    return maps[at]!.fill(0);
  };
}
