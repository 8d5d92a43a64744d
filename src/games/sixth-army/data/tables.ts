/** Charts of the game. Each table names its section; cells fixed by the rulebook's example of play are marked. */
import type { Source } from '../../../kit/board.ts';
import type { ChartData } from '../../../kit/table.ts';

export const CRT_COLUMNS = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1'] as const;
export type CrtColumn = (typeof CRT_COLUMNS)[number];

export const CRT_RESULTS = ['AE', 'AD', 'AL', 'EX', 'DL', 'DD', 'DE'] as const;
export type CrtResult = (typeof CRT_RESULTS)[number];

export type Die = 1 | 2 | 3 | 4 | 5 | 6;

/** 11.4, 11.8 Combat results. Most cells are reconstructed; `CRT_CELL_SOURCES` marks the others. */
export const CRT: ChartData & { readonly cells: readonly (readonly CrtResult[])[] } = {
  id: 'crt',
  rule: '11.4',
  columns: CRT_COLUMNS,
  cells: [
    ['AE', 'AE', 'AD', 'AL', 'EX', 'EX', 'DL'],
    ['AE', 'AE', 'AL', 'EX', 'EX', 'DL', 'DD'],
    ['AE', 'AD', 'EX', 'EX', 'DL', 'DD', 'DE'],
    ['AD', 'AD', 'EX', 'DL', 'DD', 'DE', 'DE'],
    ['AD', 'AL', 'DL', 'DD', 'DE', 'DE', 'DE'],
    ['AL', 'EX', 'DD', 'DE', 'DE', 'DE', 'DE'],
  ],
  source: 'reconstructed',
};

/** Cells not reconstructed, as `column die`. The example of play fixes five, a sister game's table one. */
export const CRT_CELL_SOURCES: Readonly<Record<string, Source>> = {
  '6:1 1': 'rulebook',
  '6:1 2': 'rulebook',
  '6:1 3': 'rulebook',
  '6:1 4': 'rulebook',
  '6:1 6': 'rulebook',
  '1:1 4': 'public',
};

export const crtCellSource = (column: CrtColumn, die: Die): Source =>
  CRT_CELL_SOURCES[`${column} ${die}`] ?? 'reconstructed';

/** 6.2 Support markers the Axis may use: a column for each of the first two turns. Later turns follow 6.1. */
export const AIR_SUPERIORITY: ChartData = {
  id: 'air-superiority',
  rule: '6.2',
  columns: ['1', '2'],
  cells: [
    ['2', '1'],
    ['3', '2'],
    ['3', '2'],
    ['4', '3'],
    ['4', '4'],
    ['5', '5'],
  ],
  source: 'rulebook',
};

/** 6.1 The most support markers a player may draw. */
export const AIR_MAXIMUM = 5;

/** 6.2 Markers for a die roll on turn 1 or 2. */
export const airMarkers = (turn: number, die: number): number =>
  Number(AIR_SUPERIORITY.cells[die - 1]?.[turn - 1] ?? 0);

export interface TerrainEffect {
  readonly kind: string;
  readonly on: 'hex' | 'side' | 'link' | 'zone';
  /** Movement cost in half points: of a hex, or added at a side or in a zone; undefined if there is none. */
  readonly halves: number | undefined;
  /** Whether crossing or following it is possible at all. */
  readonly passable: boolean;
  /** Columns added for the attacker; negative shifts to the left. */
  readonly shift: number;
  readonly ja: string;
  readonly en: string;
  readonly rules: readonly string[];
  readonly source: Source;
}

/** 10.2, 10.6, 11.5 Terrain effects chart. Costs count half points, so a road costs 1 and clear ground 2. */
export const TERRAIN_EFFECTS: readonly TerrainEffect[] = [
  {
    kind: 'clear',
    on: 'hex',
    halves: 2,
    passable: true,
    shift: 0,
    ja: '平地',
    en: 'Clear',
    rules: ['10.2'],
    source: 'rulebook',
  },
  {
    kind: 'town',
    on: 'hex',
    halves: 2,
    passable: true,
    shift: 0,
    ja: '町',
    en: 'Town',
    rules: ['10.2'],
    source: 'rulebook',
  },
  {
    kind: 'river',
    on: 'side',
    halves: 2,
    passable: true,
    shift: -1,
    ja: '河川',
    en: 'River',
    rules: ['10.2', '11.5'],
    source: 'rulebook',
  },
  {
    kind: 'don',
    on: 'side',
    halves: undefined,
    passable: false,
    shift: 0,
    ja: 'ドン川',
    en: 'Don',
    rules: ['7.0', '10.2'],
    source: 'rulebook',
  },
  {
    kind: 'road',
    on: 'link',
    halves: 1,
    passable: true,
    shift: 0,
    ja: '道路',
    en: 'Road',
    rules: ['10.2'],
    source: 'rulebook',
  },
  {
    kind: 'rail',
    on: 'link',
    halves: undefined,
    passable: true,
    shift: 0,
    ja: '鉄道',
    en: 'Railway',
    rules: ['10.2', '13.2.4'],
    source: 'rulebook',
  },
  {
    kind: 'interdiction',
    on: 'zone',
    halves: 2,
    passable: true,
    shift: 0,
    ja: '航空阻止',
    en: 'Interdiction',
    rules: ['10.6'],
    source: 'rulebook',
  },
];
