/**
 * Charts of the game. The printed ones are not public: what the rulebook's text and examples do not state is our own,
 * and marked so. The terrain chart is in effects.ts.
 */
import type { Source } from '../../../kit/board.ts';
import { type ChartData, grid } from '../../../kit/table.ts';
import type { SideName } from './unit.ts';

export { TERRAIN_EFFECTS } from './effects.ts';

/** The lowest row of the anti-tank chart applies to every lower roll, the highest to every higher one. */
export const AT_ROLLS = { low: 0, high: 16 } as const;

/** 6.4 Modified roll against anti-tank strength; from strength 9 on the last column. A hit must exceed the armour. */
export const AT_TABLE: ChartData = {
  id: 'anti-tank',
  rule: '6.4',
  columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9+'],
  cells: grid(`
    8 8 9 9 10 10 10 10 10
    7 7 8 8 9  9  10 10 10
    6 6 7 7 8  9  9  10 10
    5 6 6 7 7  8  8  9  9
    4 5 5 6 6  7  7  8  9
    3 4 4 5 5  6  7  7  8
    2 3 4 4 5  5  6  6  7
    2 2 3 3 4  4  5  5  6
    1 1 2 2 3  3  4  5  5
    0 0 1 2 2  3  3  4  4
    0 0 0 1 1  2  2  3  3
    0 0 0 0 0  1  1  2  3
    0 0 0 0 0  0  1  1  2
    0 0 0 0 0  0  0  0  1
    0 0 0 0 0  0  0  0  0
    0 0 0 0 0  0  0  0  0
    0 0 0 0 0  0  0  0  0`),
  source: 'reconstructed',
};

/** The chart result for a strength of at least 1 and a modified roll of two dice. */
export function atResult(at: number, roll: number): number {
  const row = Math.min(Math.max(roll, AT_ROLLS.low), AT_ROLLS.high) - AT_ROLLS.low;
  const column = Math.min(at, AT_TABLE.columns.length) - 1;
  return Number(AT_TABLE.cells[row]?.[column] ?? 0);
}

/** 6.5 Added to the roll, all of them; `screened`: the target is stacked with a non-armoured unit. */
export const AT_MODIFIERS = { high: 2, fort: -2, stream: 1, river: 3, screened: 2 } as const;

/** 9.3.1 The anti-tank strength of bombs; woods and towns are the only modifier. */
export const DIVE_BOMBING = { at: 3, cover: 3 } as const;
/** 9.2.2 A die up to this succeeds. */
export const LEVEL_BOMBING = { most: 2 } as const;
/** 8.4.2 The extra cost for a Soviet unit to enter a hex this near to a dive bomber. */
export const AIR_ZONE = { cost: 3, radius: 1 } as const;

/** 7.5 */
export const ASSAULT_RESULTS = ['AE', 'A3', 'A2', 'A1', 'AC', 'BC', 'DC', 'D1', 'D2', 'D3', 'DE'] as const;

/** The lowest roll of two dice is the first row. */
export const ASSAULT_LOW = 2;

/** 7.3 The text and its examples require the columns from 1:2 on; 1:3 is our own. */
export const ASSAULT_TABLE: ChartData = {
  id: 'assault',
  rule: '7.3',
  columns: ['1:3', '1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1'],
  cells: grid(`
    AE A3 A3 A2 A1 A1 AC AC BC BC DC DC
    A3 A3 A2 A2 A1 AC AC BC BC DC DC D1
    A3 A2 A2 A1 A1 AC AC BC DC DC D1 D1
    A2 A2 A1 A1 AC AC BC BC DC D1 D1 D2
    A2 A1 A1 AC AC BC BC DC DC D1 D2 D2
    A1 A1 AC AC BC BC DC DC D1 D1 D2 D3
    A1 AC AC BC BC DC DC D1 D1 D2 D2 D3
    AC AC BC BC DC DC D1 D1 D2 D2 D3 D3
    AC AC BC DC DC D1 D1 D2 D2 D3 D3 DE
    AC BC BC DC D1 D1 D2 D2 D3 D3 DE DE
    BC BC DC DC D1 D2 D2 D3 D3 DE DE DE`),
  source: 'reconstructed',
};

/** Cells given by the rulebook's examples, as `chart column roll`. */
export const RULEBOOK_CELLS: Readonly<Record<string, string>> = { 'anti-tank 1 4': '4', 'assault 9:1 7': 'D3' };

/** 7.4.7 */
export const FULL_DIVISION_SHIFT = 2;

export interface Scatter {
  /** A direction of kit/hex.ts: 0 SE, 1 S, 2 SW, 3 NW, 4 N, 5 NE. */
  readonly dir: number;
  readonly steps: number;
  readonly source: Source;
}

const scatter = (dir: number, steps: number, source: Source = 'reconstructed'): Scatter => ({ dir, steps, source });

/** 9.3.1 By the roll of two dice. */
export const SCATTER: Readonly<Record<number, Scatter>> = {
  2: scatter(3, 2),
  3: scatter(4, 2),
  4: scatter(3, 1),
  5: scatter(4, 1),
  6: scatter(5, 1),
  7: scatter(0, 0, 'rulebook'),
  8: scatter(2, 1, 'rulebook'),
  9: scatter(1, 1),
  10: scatter(0, 1),
  11: scatter(1, 2),
  12: scatter(0, 2),
};

export interface VictoryLevel {
  readonly code: string;
  readonly winner: SideName;
  /** The highest points of this level; the last has no limit. */
  readonly upTo?: number;
  readonly ja: string;
  readonly en: string;
}

/** 12.3 From the worst for the Germans to the best. */
export const VICTORY_LEVELS: readonly VictoryLevel[] = [
  { code: 'soviet-strategic', winner: 'soviet', upTo: -35, ja: 'ソ連軍戦略的勝利', en: 'Soviet strategic victory' },
  { code: 'soviet-operational', winner: 'soviet', upTo: -15, ja: 'ソ連軍作戦的勝利', en: 'Soviet operational victory' },
  { code: 'soviet-tactical', winner: 'soviet', upTo: 0, ja: 'ソ連軍戦術的勝利', en: 'Soviet tactical victory' },
  { code: 'german-tactical', winner: 'german', upTo: 20, ja: 'ドイツ軍戦術的勝利', en: 'German tactical victory' },
  { code: 'german-operational', winner: 'german', ja: 'ドイツ軍作戦的勝利', en: 'German operational victory' },
];
