/**
 * The numbers of a simulation. Decision times are kept as counts on a logarithmic scale: a run of any length needs the
 * same memory, runs of many threads add up, and a quantile is right to within one step (12 %).
 */
import { addAt, headOf, itemAt, lastOf } from '../kit/list.ts';

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard normal quantile of a two-sided 95 % interval. */
const Z95 = 1.959963984540054;

/** Wilson's score interval for a share: reliable for small counts and near 0 and 1. */
export function wilson(hits: number, of: number, z = Z95): Interval {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const p = hits / of;
  const z2 = z * z;
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of);
  const half = (z / (1 + z2 / of)) * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of));
  return { share: p, low: hits === 0 ? 0 : middle - half, high: hits === of ? 1 : middle + half };
}

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spread(values: readonly number[]): Spread {
  if (values.length === 0) return { mean: 0, median: 0, least: 0, most: 0 };
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return {
    mean: sorted.reduce((sum, v) => sum + v, 0) / sorted.length,
    median: sorted.length % 2 ? itemAt(sorted, half) : (itemAt(sorted, half - 1) + itemAt(sorted, half)) / 2,
    least: headOf(sorted),
    most: lastOf(sorted),
  };
}

const PER_DECADE = 20;
/** One ten-thousandth of a millisecond. */
const FLOOR_MS = 1e-4;
const STEPS = 9 * PER_DECADE;

/** Counts of times by step; step i holds times up to `stepMs(i)`. */
export type Times = readonly number[];

export const stepMs = (step: number): number => FLOOR_MS * 10 ** ((step + 1) / PER_DECADE);

export const noTimes = (): number[] => new Array<number>(STEPS).fill(0);

export function addTime(times: number[], ms: number): void {
  const step = Math.floor(Math.log10(Math.max(ms, FLOOR_MS) / FLOOR_MS) * PER_DECADE);
  addAt(times, Math.min(step, STEPS - 1));
}

export function addTimes(into: number[], more: Times): void {
  for (const [step, count] of more.entries()) addAt(into, step, count);
}

export const countOf = (times: Times): number => times.reduce((sum, n) => sum + n, 0);

/** The time not exceeded by a part `q` of all decisions, in milliseconds; 0 if there was none. */
export function quantile(times: Times, q: number): number {
  const rank = q * countOf(times);
  let seen = 0;
  for (const [step, count] of times.entries()) {
    seen += count;
    if (count > 0 && seen >= rank) return stepMs(step);
  }
  return 0;
}
