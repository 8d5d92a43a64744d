/** 10.4 German divisions broken down into nameless regiments. */
import type { Source } from '../../../kit/board.ts';
import { arm, told, type UnitSpec } from './unit.ts';

export interface Breakdown {
  /** The strength that the division shows. */
  readonly strength: number;
  /** The strengths of its regiments; the player chooses where there are two ways. */
  readonly into: readonly (readonly number[])[];
  readonly source: Source;
}

/**
 * The breakdown chart. Every regiment has the allowance of the division. The printed row of 7-7 adds up to 8 with two 3-7;
 * ours has one, so that it adds up as all others do.
 */
export const BREAKDOWNS: readonly Breakdown[] = [
  { strength: 9, into: [[3, 3, 3]], source: 'rulebook' },
  { strength: 8, into: [[3, 3, 2]], source: 'rulebook' },
  { strength: 7, into: [[3, 2, 2]], source: 'reconstructed' },
  {
    strength: 6,
    into: [
      [2, 2, 2],
      [3, 3],
    ],
    source: 'rulebook',
  },
  {
    strength: 5,
    into: [
      [2, 2, 1],
      [3, 2],
    ],
    source: 'rulebook',
  },
  { strength: 4, into: [[2, 2]], source: 'rulebook' },
  { strength: 3, into: [[2, 1]], source: 'rulebook' },
];

/** How many nameless regiments of each strength there are: no more than these are on the map. */
export const BREAKDOWN_POOL = { 3: 9, 2: 9, 1: 4 } as const;
export const BREAKDOWN_POOL_SOURCE: Source = 'reconstructed';

const regiments = (strength: number, count: number): readonly UnitSpec[] =>
  Array.from({ length: count }, (_, i) => {
    const { suffix, ...shared } = told(arm('I', 'III', `${strength}-7`, `-7 (${i + 1})`));
    return {
      name: strength + suffix,
      side: 'german',
      ...shared,
      entry: { kind: 'breakdown' },
      entrySource: BREAKDOWN_POOL_SOURCE,
    };
  });

/** `3-7 (1)` and so on: one step, type I, a regiment. */
export const BREAKDOWN_UNITS: readonly UnitSpec[] = [
  ...regiments(3, BREAKDOWN_POOL[3]),
  ...regiments(2, BREAKDOWN_POOL[2]),
  ...regiments(1, BREAKDOWN_POOL[1]),
];
