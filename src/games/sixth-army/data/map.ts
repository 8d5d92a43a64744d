/**
 * The map of 2.1 as data. A hex is named RRCC: row counted from the south, column from the west; even rows lie half a
 * hex east of odd ones. The rulebook names only some hexes and sides (`RULEBOOK_HEXES`, `RULEBOOK_SIDES`); the other
 * features were fitted between them from the real terrain, with the top of the map about ten degrees east of north.
 */
import type { HexSpec, MapData, Place, Source } from '../../../kit/board.ts';

export const ROWS = 20;

/** First and last column of each row, from row 01 (south) up to row 20 (north). */
const EXTENT: readonly (readonly [first: number, last: number])[] = [
  [3, 13],
  [3, 13],
  [3, 13],
  [3, 13],
  [3, 13],
  [3, 13],
  [4, 13],
  [4, 13],
  [4, 13],
  [4, 13],
  [4, 13],
  [4, 13],
  [5, 13],
  [5, 13],
  [5, 13],
  [5, 13],
  [6, 13],
  [7, 13],
  [8, 13],
  [8, 10],
];

export const hexName = (row: number, col: number): string =>
  String(row).padStart(2, '0') + String(col).padStart(2, '0');
export const rowOf = (name: string): number => Number(name.slice(0, 2));
export const colOf = (name: string): number => Number(name.slice(2));

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const rowSpecs = (row: number, first: number, last: number): readonly HexSpec[] =>
  Array.from({ length: last - first + 1 }, (_, i) => ({
    name: hexName(row, first + i),
    col: first + i,
    row: ROWS - row,
  }));

const HEXES = EXTENT.flatMap(([first, last], i) => rowSpecs(i + 1, first, last));

/** 13.2.1, 13.3.1 Axis supply lines end here. */
export const SOUTH_EDGE: readonly string[] = HEXES.filter(h => rowOf(h.name) === 1).map(h => h.name);
/** 14.2 Soviet reinforcements arrive here; 13.2.2, 13.3.1 Soviet supply lines end here. */
export const NORTH_EDGE: readonly string[] = words('2008 2009 2010 1911 1912 1913');

export interface River {
  readonly id: string;
  readonly kind: 'don' | 'river';
  readonly ja: string;
  readonly en: string;
  readonly source: Source;
  /** Hexsides from the mouth (the Don: from the south) onward. */
  readonly sides: readonly string[];
}

/** 10.2 The rivers by name. The Don is also the west edge of the map from row 07 up. */
export const RIVER_NAMES: readonly River[] = [
  {
    id: 'don',
    kind: 'don',
    ja: 'ドン川',
    en: 'Don',
    source: 'reconstructed',
    sides: words(`0103-0104 0104-0203 0203-0204 0203-0304 0303-0304 0304-0403 0403-0404 0403-0504 0503-0504 0504-0603
      0603-0604 0603-0704`),
  },
  {
    id: 'aksai',
    kind: 'river',
    ja: 'アクサイ・エサウロフスキー川',
    en: 'Aksai Esaulovsky',
    source: 'reconstructed',
    sides: words(`0704-0804 0705-0804 0705-0805 0706-0805 0706-0806 0707-0806 0707-0807 0708-0807 0708-0808 0709-0808
      0709-0809 0710-0809 0809-0810 0810-0910 0810-0911 0811-0911 0811-0912 0812-0912 0812-0913 0813-0913`),
  },
  {
    id: 'myshkova',
    kind: 'river',
    ja: 'ムイシコヴァ川',
    en: 'Myshkova',
    source: 'reconstructed',
    sides: words(`1305-1405 1306-1405 1306-1406 1307-1406 1307-1407 1308-1407 1308-1408 1309-1408 1309-1409 1310-1409
      1310-1410 1311-1410 1311-1411 1312-1411 1411-1412 1412-1512 1412-1513 1413-1513`),
  },
  {
    id: 'tsaritsa',
    kind: 'river',
    ja: 'ドンスカヤ・ツァリツァ川',
    en: 'Donskaya Tsaritsa',
    source: 'reconstructed',
    sides: words(`1707-1807 1708-1807 1708-1808 1709-1808 1709-1809 1710-1809 1710-1810 1711-1810 1711-1811 1712-1811
      1712-1812 1713-1812 1713-1813`),
  },
  {
    id: 'kurmoyarsky',
    kind: 'river',
    ja: 'アクサイ・クルモヤルスキー川',
    en: 'Aksai Kurmoyarsky',
    source: 'reconstructed',
    sides: words('0204-0304 0204-0305 0205-0305 0205-0306 0206-0306 0206-0307 0207-0307'),
  },
];

/** Hexsides whose kind, or lack of a river, the rulebook states (7.0, 10.6). */
export const RULEBOOK_SIDES: Readonly<Record<string, 'don' | 'river' | 'none'>> = {
  '0403-0404': 'don',
  '0304-0404': 'none',
  '0811-0912': 'river',
  '0711-0811': 'none',
};

/** Hexes the rulebook names (3.1, 7.0, 10.6, 14.2 and the example of play). */
export const RULEBOOK_HEXES: readonly string[] = words(`0205 0304 0306 0309 0403 0404 0405 0406 0409 0410 0506 0604 0605
  0705 0707 0711 0809 0811 0906 0912 1513 1911 1912 1913 2008 2009 2010`);

export interface Route {
  readonly id: string;
  readonly kind: 'road' | 'rail';
  readonly source: Source;
  readonly hexes: readonly string[];
}

/** 10.2 Roads and the railway, each from the south-west to the north-east. */
export const ROUTES: readonly Route[] = [
  {
    id: 'R1',
    kind: 'road',
    source: 'reconstructed',
    hexes: words(`0106 0206 0307 0407 0508 0608 0709 0710 0810 0911 1010 1111 1112 1212 1312 1412 1513 1612 1712 1811
      1912`),
  },
  {
    id: 'R2',
    kind: 'road',
    source: 'reconstructed',
    hexes: words('0307 0306 0405 0505 0604 0705 0805 0906 1006 1107 1108 1208'),
  },
  {
    id: 'R3',
    kind: 'road',
    source: 'reconstructed',
    hexes: words('0508 0607 0707 0807 0908 1008 1108 1208 1209 1310 1311 1411 1511 1611 1712 1811 1912'),
  },
  {
    id: 'R4',
    kind: 'road',
    source: 'reconstructed',
    hexes: words('1208 1308 1307 1406 1506 1606 1607 1708 1808 1908 2008'),
  },
  {
    id: 'R5',
    kind: 'road',
    source: 'reconstructed',
    hexes: words('1310 1409 1510 1609 1710 1810 1910 2010'),
  },
  {
    id: 'rail',
    kind: 'rail',
    source: 'reconstructed',
    hexes: words('0106 0206 0307 0407 0508 0608 0709 0809 0810 0911 1011 1112 1212 1313 1413'),
  },
];

/** The mark is the source of the place's position. */
const PLACES: readonly Place[] = [
  { hex: '0307', kind: 'city', ja: 'コテリニコヴォ', en: 'Kotelnikovo', source: 'public' },
  { hex: '0407', kind: 'town', ja: 'ネブイコフ', en: 'Nebykov', source: 'reconstructed' },
  { hex: '0608', kind: 'town', ja: 'チレコフ', en: 'Chilekov', source: 'reconstructed' },
  { hex: '0604', kind: 'depot', ja: 'ヴェルフネ・ヤブロチヌイ', en: 'Verkhne-Yablochny', source: 'rulebook' },
  { hex: '0705', kind: 'town', ja: 'ゲネラロフスキー', en: 'Generalovsky', source: 'reconstructed' },
  { hex: '0807', kind: 'town', ja: 'ザリフスキー', en: 'Zalivsky', source: 'reconstructed' },
  { hex: '0911', kind: 'depot', ja: 'ジュトヴォ', en: 'Zhutovo', source: 'public' },
  { hex: '1208', kind: 'town', ja: 'ヴェルフネ・クムスキー', en: 'Verkhne-Kumsky', source: 'reconstructed' },
  { hex: '1212', kind: 'depot', ja: 'アブガネロヴォ', en: 'Abganerovo', source: 'reconstructed' },
  { hex: '1310', kind: 'town', ja: 'グロモスラフカ', en: 'Gromoslavka', source: 'reconstructed' },
  { hex: '1406', kind: 'town', ja: 'ニジネ・クムスキー', en: 'Nizhne-Kumsky', source: 'reconstructed' },
  { hex: '1411', kind: 'town', ja: 'ヴァシリエフカ', en: 'Vasilevka', source: 'reconstructed' },
  { hex: '1512', kind: 'town', ja: 'カプキンスキー', en: 'Kapkinsky', source: 'reconstructed' },
  { hex: '1611', kind: 'depot', ja: 'ブジノフカ南兵站基地', en: 'Buzinovka South', source: 'reconstructed' },
  { hex: '1708', kind: 'town', ja: 'リャピチェフ', en: 'Lyapichev', source: 'reconstructed' },
  { hex: '1912', kind: 'town', ja: 'ブジノフカ', en: 'Buzinovka', source: 'reconstructed' },
];

const sidesOf = (kind: River['kind']): readonly string[] =>
  RIVER_NAMES.filter(r => r.kind === kind).flatMap(r => r.sides);
const chainsOf = (kind: Route['kind']): readonly (readonly string[])[] =>
  ROUTES.filter(r => r.kind === kind).map(r => r.hexes);

export const MAP: MapData = {
  orientation: 'pointy',
  push: 'even',
  hexes: HEXES,
  terrain: {
    clear: [],
    town: words('0307 0407 0604 0608 0705 0807 0911 1208 1212 1310 1406 1411 1512 1708 1912'),
  },
  sides: { don: sidesOf('don'), river: sidesOf('river') },
  links: { road: chainsOf('road'), rail: chainsOf('rail') },
  places: PLACES,
};

export interface SupplyHex {
  readonly hex: string;
  /** The side that gets points from it while controlling it (13.2.1, 13.2.2). */
  readonly role: 'axis' | 'soviet';
  readonly dice: 1 | 2;
  readonly source: Source;
}

/** 13.2 Supply hexes. The rulebook fixes 0604 as an Axis one and two dice for the Soviet one. */
export const SUPPLY_HEXES: readonly SupplyHex[] = [
  { hex: '0604', role: 'axis', dice: 1, source: 'rulebook' },
  { hex: '0911', role: 'axis', dice: 1, source: 'reconstructed' },
  { hex: '1212', role: 'axis', dice: 2, source: 'reconstructed' },
  { hex: '1611', role: 'soviet', dice: 2, source: 'reconstructed' },
];

/** 3.2 The start line runs along the north side of this row. */
export const START_LINE_ROW = 3;
export const isSouthOfStartLine = (name: string): boolean => rowOf(name) <= START_LINE_ROW;

export type ThunderLevel = 0 | 1 | 2 | 3;

/** 4.1-4.3 The last thunder line that a hex lies beyond; 0 before the first. Lines are reconstructed. */
export function thunderLevel(name: string): ThunderLevel {
  const row = rowOf(name);
  if (row >= 19) return 3;
  if (row >= 17) return 2;
  return row >= 15 || (row === 14 && colOf(name) <= 11) ? 1 : 0;
}
