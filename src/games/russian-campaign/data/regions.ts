/**
 * Areas of the map: countries, military districts, map edges, scenario lines. Countries and districts are read from the
 * public map, the Finnish border and the lines from history, as the printed lines are not public.
 */
import type { Source } from '../../../kit/board.ts';
import { COLUMNS, colOf, hexRuns, ROWS, rowOf, words } from './grid.ts';
import { LAND } from './terrain.ts';

export const COUNTRIES = [
  'germany',
  'poland',
  'east-prussia',
  'hungary',
  'romania',
  'bulgaria',
  'turkey',
  'finland',
  'ussr',
] as const;
export type Country = (typeof COUNTRIES)[number];

export interface Region {
  readonly hexes: readonly string[];
  readonly ja: string;
  readonly en: string;
  readonly source: Source;
}

/** Slovakia and Bohemia count as Germany; no unit begins in Bulgaria or Turkey. */
const ABROAD: Readonly<Record<Exclude<Country, 'ussr'>, Region>> = {
  germany: {
    hexes: hexRuns(`A:34-31 B:33-30 C:34-29 D:33-28 E:34-26 F:33-26 G:34-31 H:33-31 I:34-31 J:33-30 K:34-30 L:33-30
      M:34-30 N:33-29 O:34-30 P:33-29 Q:30-29 R:28`),
    ja: 'ドイツ',
    en: 'Germany',
    source: 'public',
  },
  poland: {
    hexes: hexRuns('G:30-26 H:30-26 I:30-26 J:29-25 K:29-24 L:29-24 M:29-24 N:28-24 O:29-25 P:28-25 Q:28-26'),
    ja: 'ポーランド',
    en: 'Poland',
    source: 'public',
  },
  'east-prussia': {
    hexes: hexRuns('G:25-24,22-21 H:25-21 I:25-22 J:24-23'),
    ja: '東プロイセン',
    en: 'East Prussia',
    source: 'public',
  },
  hungary: {
    hexes: hexRuns('Q:34-31 R:33-29 S:34-29 T:33-28 U:34-29 V:33,30-28 W:30-29 X:29-28 Y:29'),
    ja: 'ハンガリー',
    en: 'Hungary',
    source: 'public',
  },
  romania: {
    hexes: hexRuns(`V:32-31 W:34-31,28-27 X:33-30,27-26 Y:34-30,28-27 Z:33-26 AA:34-27 BB:33-26 CC:34-27 DD:32-27
      EE:30-27 FF:29-27 GG:29`),
    ja: 'ルーマニア',
    en: 'Romania',
    source: 'public',
  },
  bulgaria: {
    hexes: hexRuns('DD:33 EE:34-31 FF:33-30 GG:34-30 HH:33-32 II:32'),
    ja: 'ブルガリア',
    en: 'Bulgaria',
    source: 'public',
  },
  turkey: { hexes: hexRuns('II:34-33'), ja: 'トルコ', en: 'Turkey', source: 'public' },
  finland: { hexes: hexRuns('A:16-9 B:15-9'), ja: 'フィンランド', en: 'Finland', source: 'reconstructed' },
};

const countryAbroad: ReadonlyMap<string, Country> = new Map(
  COUNTRIES.flatMap(c => (c === 'ussr' ? [] : ABROAD[c].hexes.map(hex => [hex, c] as const))),
);

export const countryOf = (hex: string): Country => countryAbroad.get(hex) ?? 'ussr';
export const isSoviet = (hex: string): boolean => countryOf(hex) === 'ussr';

export const REGIONS: Readonly<Record<Country, Region>> = {
  ...ABROAD,
  ussr: { hexes: LAND.filter(isSoviet), ja: 'ソ連', en: 'Soviet Union', source: 'public' },
};

/** 5.4 The rules call all three Poland. */
export const POLAND: readonly string[] = [
  ...REGIONS.germany.hexes,
  ...REGIONS.poland.hexes,
  ...REGIONS['east-prussia'].hexes,
];

/** 3.2 The printed set-up codes of the districts; L is the Finnish border. */
export const DISTRICTS = ['B', 'W', 'K', 'O', 'L'] as const;
export type District = (typeof DISTRICTS)[number];

/** 3.2 Kaunas is read as part of the Western district, though history puts it into the Baltic one. */
export const DISTRICT: Readonly<Record<District, Region>> = {
  B: {
    hexes: hexRuns('E:20 F:20-19 G:20-19 H:20-19 I:21-20'),
    ja: 'バルト軍管区',
    en: 'Baltic Military District',
    source: 'public',
  },
  W: {
    hexes: hexRuns('J:22-20 K:23-21 L:23-22 M:23-22 N:23-22 O:24-23 P:24-23'),
    ja: '西部軍管区',
    en: 'Western Military District',
    source: 'public',
  },
  K: {
    hexes: hexRuns('Q:25-24 R:27-24 S:28-25 T:27-26 U:28-26 V:27-25 W:26-25'),
    ja: 'キエフ軍管区',
    en: 'Kiev Military District',
    source: 'public',
  },
  O: {
    hexes: hexRuns('X:25-24 Y:26-25 Z:25-24 AA:26-25 BB:25-24 CC:26-25 DD:26-25 EE:26'),
    ja: 'オデッサ軍管区',
    en: 'Odessa Military District',
    source: 'public',
  },
  L: {
    hexes: hexRuns('A:8-7 B:8-7 C:11-10,8 D:10'),
    ja: 'フィンランド国境',
    en: 'Finnish border',
    source: 'reconstructed',
  },
};

const onEdge = (test: (hex: string) => boolean): readonly string[] => LAND.filter(test);

/** 8.3.6, 10.2, 12.2, 12.3 Land hexes at each edge of the map. */
export const EDGES = {
  west: onEdge(hex => colOf(hex) === 0),
  east: onEdge(hex => colOf(hex) === COLUMNS - 1),
  north: onEdge(hex => rowOf(hex) === 0),
  south: onEdge(hex => rowOf(hex) === ROWS - 1),
} as const;

/** S2.0 The printed lines by colour. In Finland each follows the border. */
export const FRONTS = ['black', 'red', 'blue', 'green'] as const;
export type Front = (typeof FRONTS)[number];

export const FRONT_SOURCE: Source = 'reconstructed';

/** Land up to the last hex named for each row, from A on, except some hexes; further rows have none. */
function landTo(last: string, less: readonly string[] = []): ReadonlySet<string> {
  const numbers = words(last).map(Number);
  const isWest = (hex: string): boolean => Number(hex.replace(/\D+/, '')) >= (numbers[rowOf(hex)] ?? COLUMNS * 2);
  return new Set(LAND.filter(hex => isWest(hex) && !less.includes(hex)));
}

/** S2.0, S4.0 The land on the Axis side of each line; the last one leaves marshes of the Pripyat to the Soviets. */
export const AXIS_LAND: Readonly<Record<Front, ReadonlySet<string>>> = {
  black: landTo(
    '9 9 16 14 12 11 11 11 13 12 15 14 15 14 14 13 14 13 14 13 13 12 16 16 16 14 15 15 15 15 15 15 16 16 21 21 21',
  ),
  red: landTo(
    '9 9 16 14 12 10 11 11 13 11 12 14 14 13 11 11 13 13 13 13 13 12 12 11 12 11 11 11 11 11 11 10 9 8 8 8 9 9 9 9 10 10 10',
  ),
  blue: landTo(
    '9 9 16 14 12 11 11 11 13 12 16 15 15 15 16 16 17 17 18 18 19 19 20 20 20 20 20 19 20 19 20 22 22 21 21 21 21',
  ),
  green: landTo(
    '9 9 16 14 13 15 16 14 15 15 16 15 16 16 16 16 18 19 25 25 27 27 28 27 27 26 26 25 26 25 26 27 29 32 32',
    ['Q23', 'R23', 'R22', 'R21'],
  ),
};

/** 8.4.3 Land on the coast of each sea area, for landings and evacuation. */
export const COASTS = {
  baltic: hexRuns(
    'A:31,16 B:30,15-11 C:30-29,16,11 D:28,18,16-14,10 E:28-26,20-19,16,14-11 F:26,20,18-16 G:26-24,22-21 H:23-22',
  ),
  black: hexRuns(
    'DD:25-23 EE:27-26,23 FF:28-27,23-20 GG:32-29,22,20 HH:32,23-21,19-15 II:34-32,23,21,15 JJ:23-21,17-15 KK:21-18 LL:19 MM:19 NN:18 OO:18 PP:17 QQ:17',
  ),
} as const;
