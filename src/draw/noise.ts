/** Deterministic irregularity: the same numbers for the same place, so that a drawing never changes between runs. */

/** A number in 0..1 from whole numbers. */
export function hash(x: number, y: number, seed = 0): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

const ease = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smooth noise in -1..1. */
export function noise(x: number, y: number, seed = 0): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = ease(x - i);
  const v = ease(y - j);
  const top = mix(hash(i, j, seed), hash(i + 1, j, seed), u);
  const bottom = mix(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u);
  return mix(top, bottom, v) * 2 - 1;
}

/** A number for a word, as a seed by name. */
export const seedOf = (word: string): number => [...word].reduce((h, c) => Math.imul(h, 31) + c.charCodeAt(0), 7) | 0;
