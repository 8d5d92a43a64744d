/**
 * Byte maps for the length of one question. A typed array of a few hundred bytes costs more to allocate and collect than
 * most rules take to compute, so questions borrow one from a ring: it comes zeroed, and is good until `RING` more have
 * been borrowed from the same ring. Nothing borrowed may be kept in a state, a report or a closure.
 */
export const RING = 128;

export interface Ring {
  readonly maps: readonly Uint8Array[];
  at: number;
}

export const makeRing = (size: number): Ring => ({
  maps: Array.from({ length: RING }, () => new Uint8Array(size)),
  at: 0,
});

export function borrow(ring: Ring): Uint8Array {
  ring.at = (ring.at + 1) % RING;
  return ring.maps[ring.at]!.fill(0);
}
