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

/** 5.4 The rules say Poland for all three. */
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

/** Rows with the runs west of a line; lakes and seas within a run do not count. */
const WEST_OF: Readonly<Record<Front, string>> = {
  black: `A:34-9 B:33-9 C:34-16 D:33-14 E:34-12 F:33-11 G:34-11 H:33-11 I:34-13 J:33-12 K:34-15 L:33-14 M:34-15 N:33-14
    O:34-14 P:33-13 Q:34-14 R:33-13 S:34-14 T:33-13 U:34-13 V:33-12 W:34-16 X:33-16 Y:34-16 Z:33-14 AA:34-15 BB:33-15
    CC:34-15 DD:33-15 EE:34-15 FF:33-15 GG:34-16 HH:33-16 II:34-21 JJ:23-21 KK:21`,
  red: `A:34-9 B:33-9 C:34-16 D:33-14 E:34-12 F:33-10 G:34-11 H:33-11 I:34-13 J:33-11 K:34-12 L:33-14 M:34-14 N:33-13
    O:34-11 P:33-11 Q:34-13 R:33-13 S:34-13 T:33-13 U:34-13 V:33-12 W:34-12 X:33-11 Y:34-12 Z:33-11 AA:34-11 BB:33-11
    CC:34-11 DD:33-11 EE:34-11 FF:33-10 GG:34-9 HH:33-8 II:34-8 JJ:23-8 KK:21-9 LL:19-9 MM:19-9 NN:18-9 OO:18-10
    PP:17-10 QQ:17-10`,
  blue: `A:34-9 B:33-9 C:34-16 D:33-14 E:34-12 F:33-11 G:34-11 H:33-11 I:34-13 J:33-12 K:34-16 L:33-15 M:34-15 N:33-15
    O:34-16 P:33-16 Q:34-17 R:33-17 S:34-18 T:33-18 U:34-19 V:33-19 W:34-20 X:33-20 Y:34-20 Z:33-20 AA:34-20 BB:33-19
    CC:34-20 DD:33-19 EE:34-20 FF:33-22 GG:34-22 HH:33-21 II:34-21 JJ:23-21 KK:21`,
  green: `A:34-9 B:33-9 C:34-16 D:33-14 E:34-13 F:33-15 G:34-16 H:33-14 I:34-15 J:33-15 K:34-16 L:33-15 M:34-16 N:33-16
    O:34-16 P:33-16 Q:34-24,22-18 R:33-24,20-19 S:34-25 T:33-25 U:34-27 V:33-27 W:34-28 X:33-27 Y:34-27 Z:33-26
    AA:34-26 BB:33-25 CC:34-26 DD:33-25 EE:34-26 FF:33-27 GG:34-29 HH:33-32 II:34-32`,
};

export const FRONT_SOURCE: Source = 'reconstructed';

const land: ReadonlySet<string> = new Set(LAND);
const landIn = (runs: string): ReadonlySet<string> => new Set(hexRuns(runs).filter(hex => land.has(hex)));

/** S2.0, S4.0 The land on the Axis side of each line. */
export const AXIS_LAND: Readonly<Record<Front, ReadonlySet<string>>> = {
  black: landIn(WEST_OF.black),
  red: landIn(WEST_OF.red),
  blue: landIn(WEST_OF.blue),
  green: landIn(WEST_OF.green),
};

/** 8.4.3 Land on the coast of each sea area, for landings and evacuation. */
export const COASTS = {
  baltic: words(`A16 A31 B11 B12 B13 B14 B15 B30 C11 C16 C29 C30 D10 D14 D15 D16 D18 D28 E11 E12 E13 E14 E16 E19 E20 E26
    E27 E28 F16 F17 F18 F20 F26 G21 G22 G24 G25 G26 H22 H23`),
  black: words(`DD23 DD24 DD25 EE23 EE26 EE27 FF20 FF21 FF22 FF23 FF27 FF28 GG20 GG22 GG29 GG30 GG31 GG32 HH15 HH16 HH17
    HH18 HH19 HH21 HH22 HH23 HH32 II15 II21 II23 II32 II33 II34 JJ15 JJ16 JJ17 JJ21 JJ22 JJ23 KK18 KK19 KK20 KK21 LL19
    MM19 NN18 OO18 PP17 QQ17`),
} as const;
