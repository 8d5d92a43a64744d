/**
 * The counters (2.2): 72 units in counter-sheet order, and the markers. Strengths, allowances and shock marks follow
 * the rules and the example of play where they state them; the rest is reconstructed from the historical order of
 * battle. `source` marks the printed values, `entrySource` where and when a unit begins.
 */
import type { Source } from '../../../kit/board.ts';
import { NORTH_EDGE } from './map.ts';
import type { SideName } from './sides.ts';

export const NATIONS = ['german', 'romanian', 'guards', 'soviet'] as const;
export type Nation = (typeof NATIONS)[number];

export const UNIT_TYPES = [
  'panzer',
  'panzergrenadier',
  'recon',
  'assault-gun',
  'motorized',
  'rifle',
  'cavalry',
  'tank',
  'mechanized',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export type Size = 'II' | 'III' | 'X' | 'XX';
export type Shock = '' | 'red' | 'white';

/** Where a unit may begin: anywhere south of the start line, in one of some hexes, or by its corps' quotas. */
export type Entry =
  | { readonly kind: 'free-south' }
  | { readonly kind: 'hexes'; readonly hexes: readonly string[] }
  | { readonly kind: 'corps'; readonly formation: string };

export interface UnitSpec {
  /** Unique: the id alone for white units, else formation/id. */
  readonly name: string;
  readonly id: string;
  readonly side: SideName;
  /** Division or corps; for independent units their own id. */
  readonly formation: string;
  /** 8.1 A white type symbol stacks with any friendly unit. */
  readonly white: boolean;
  readonly nation: Nation;
  readonly type: UnitType;
  readonly size: Size;
  readonly front: number;
  readonly back: number;
  readonly allowance: number;
  readonly shock: Shock;
  readonly entry: Entry;
  readonly turn: 1 | 3;
  /** 3.1 Begins exhausted side up. */
  readonly exhausted: boolean;
  readonly source: Source;
  readonly entrySource: Source;
}

/** 2.2.1 The exhausted side fights at half strength, rounded up. */
export const exhaustedStrength = (front: number): number => Math.ceil(front / 2);

type Values = readonly [front: number, allowance: number, shock?: Shock];
type Start = Pick<UnitSpec, 'entry' | 'turn' | 'exhausted' | 'entrySource'>;

const FREE: Start = { entry: { kind: 'free-south' }, turn: 1, exhausted: false, entrySource: 'rulebook' };
const FREE_LATER: Start = { ...FREE, turn: 3 };
const FROM_NORTH: Start = {
  entry: { kind: 'hexes', hexes: NORTH_EDGE },
  turn: 3,
  exhausted: false,
  entrySource: 'rulebook',
};

function within(hexes: string, entrySource: Source = 'reconstructed'): Start {
  return { entry: { kind: 'hexes', hexes: hexes.split(' ') }, turn: 1, exhausted: false, entrySource };
}

export interface CorpsQuota {
  readonly formation: string;
  /** How many of its units, of any type, go to each hex. */
  readonly hexes: Readonly<Record<string, number>>;
  readonly exhausted: boolean;
  readonly source: Source;
}

/** 3.1 Corps on the map at the start. */
export const CORPS_QUOTAS: readonly CorpsQuota[] = [
  { formation: '13M', hexes: { '0912': 2, '1012': 2 }, exhausted: false, source: 'reconstructed' },
  { formation: '4M', hexes: { '1409': 2, '1410': 2 }, exhausted: true, source: 'reconstructed' },
];

function byQuota(formation: string): Start {
  const exhausted = CORPS_QUOTAS.some(q => q.formation === formation && q.exhausted);
  return { entry: { kind: 'corps', formation }, turn: 1, exhausted, entrySource: 'reconstructed' };
}

/** What the units of a block have in common; `sized` gives their type and size. */
interface Block {
  readonly side: SideName;
  readonly nation: Nation;
  readonly start: Start;
  readonly source: Source;
}

const unit = (
  block: Block,
  formation: string,
  id: string,
  [type, size]: readonly [UnitType, Size],
  [front, allowance, shock = '']: Values,
): UnitSpec => ({
  name: `${formation}/${id}`,
  id,
  side: block.side,
  formation,
  white: false,
  nation: block.nation,
  type,
  size,
  front,
  back: exhaustedStrength(front),
  allowance,
  shock,
  ...block.start,
  source: block.source,
});

const white = (
  block: Block,
  formation: string,
  id: string,
  kind: readonly [UnitType, Size],
  values: Values,
): UnitSpec => ({
  ...unit(block, formation, id, kind, values),
  name: id,
  white: true,
});

const german = (start: Start, source: Source): Block => ({ side: 'axis', nation: 'german', start, source });
const romanian: Block = { side: 'axis', nation: 'romanian', start: FREE, source: 'reconstructed' };
const soviet = (start: Start, source: Source): Block => ({ side: 'soviet', nation: 'soviet', start, source });
const guards: Block = { side: 'soviet', nation: 'guards', start: FROM_NORTH, source: 'reconstructed' };

const PANZER = ['panzer', 'II'] as const;
const GRENADIER = ['panzergrenadier', 'III'] as const;
const RECON = ['recon', 'II'] as const;
const MOTORIZED = ['motorized', 'III'] as const;
const STUG = ['assault-gun', 'II'] as const;
const RIFLE = ['rifle', 'III'] as const;
const CAVALRY = ['cavalry', 'III'] as const;
const CAVALRY_DIVISION = ['cavalry', 'XX'] as const;
const TANK = ['tank', 'X'] as const;
const MECHANIZED = ['mechanized', 'X'] as const;

const ofExample = german(FREE, 'rulebook');
const split = german(FREE, 'reconstructed');
const pz17 = german(FREE_LATER, 'reconstructed');

const AXIS: readonly UnitSpec[] = [
  // The rulebook gives 6 Pz as five units of strength 10 + 13; the strengths within each group are reconstructed.
  unit(split, '6Pz', 'I/11', PANZER, [5, 6, 'red']),
  unit(split, '6Pz', 'II/11', PANZER, [5, 6, 'red']),
  unit(split, '6Pz', '4', GRENADIER, [5, 6]),
  unit(split, '6Pz', '114', GRENADIER, [5, 6]),
  unit(split, '6Pz', 'AA6', RECON, [3, 8]),
  unit(ofExample, '23Pz', 'I/201', PANZER, [4, 6, 'red']),
  unit(ofExample, '23Pz', 'II/201', PANZER, [4, 6, 'red']),
  unit(ofExample, '23Pz', '126', GRENADIER, [3, 6]),
  unit(ofExample, '23Pz', '128', GRENADIER, [3, 6]),
  unit(ofExample, '23Pz', 'AA23', RECON, [2, 8]),
  unit(ofExample, '16PG', '116', PANZER, [3, 6, 'red']),
  unit(ofExample, '16PG', '60', MOTORIZED, [4, 6]),
  unit(ofExample, '16PG', '156', MOTORIZED, [4, 6]),
  unit(ofExample, '16PG', 'AA165', RECON, [2, 8]),
  white(ofExample, '57PzK', '228', STUG, [2, 6, 'white']),
  unit(pz17, '17Pz', 'I/39', PANZER, [4, 6, 'red']),
  unit(pz17, '17Pz', 'II/39', PANZER, [3, 6, 'white']),
  unit(pz17, '17Pz', '40', GRENADIER, [3, 6]),
  unit(pz17, '17Pz', '63', GRENADIER, [3, 6]),
  unit(pz17, '17Pz', 'AA27', RECON, [2, 8]),
  unit(romanian, '5CR', '6Ros', CAVALRY, [2, 5]),
  unit(romanian, '5CR', '7Ros', CAVALRY, [2, 5]),
  unit(romanian, '5CR', '8Ros', CAVALRY, [2, 5]),
  unit(romanian, '8CR', '4Ros', CAVALRY, [2, 5]),
  unit(romanian, '8CR', '2Cal', CAVALRY, [2, 5]),
  unit(romanian, '8CR', '3Cal', CAVALRY, [2, 5]),
];

const rd91 = soviet(within('0407 0408 0508'), 'rulebook');
const rd126 = soviet(within('0410 0411 0412'), 'rulebook');
const rd87 = soviet(within('1513', 'rulebook'), 'reconstructed');
const late = soviet(FROM_NORTH, 'reconstructed');
const at = (hex: string, entrySource: Source, source: Source): Block => soviet(within(hex, entrySource), source);
const mech13 = soviet(byQuota('13M'), 'reconstructed');
const mech4 = soviet(byQuota('4M'), 'reconstructed');

/** A rifle division's regiments; every one is white. */
const regiments = (block: Block, division: string, numbers: string, values: Values): readonly UnitSpec[] =>
  numbers.split(' ').map(n => white(block, division, `${n}/${division}`, RIFLE, values));

const SOVIET: readonly UnitSpec[] = [
  ...regiments(rd91, '91', '503 561 613', [2, 4]),
  ...regiments(rd126, '126', '366 539 550', [2, 4]),
  ...regiments(rd87, '87', '96 1378 1379', [2, 4]),
  white(at('0405', 'rulebook', 'rulebook'), '61C', '61C', CAVALRY_DIVISION, [2, 5]),
  white(at('0706', 'reconstructed', 'rulebook'), '81C', '81C', CAVALRY_DIVISION, [2, 5]),
  white(at('0404', 'reconstructed', 'reconstructed'), '85', '85', TANK, [2, 5, 'white']),
  white(at('0708', 'reconstructed', 'rulebook'), '254', '254', TANK, [2, 5, 'white']),
  {
    ...white(at('1108', 'reconstructed', 'reconstructed'), '235', '235', TANK, [2, 5, 'white']),
    exhausted: true,
  },
  unit(mech13, '13M', '17', MECHANIZED, [3, 5, 'white']),
  unit(mech13, '13M', '61', MECHANIZED, [3, 5, 'white']),
  unit(mech13, '13M', '62', MECHANIZED, [3, 5, 'white']),
  unit(mech13, '13M', '35 TR', TANK, [2, 5, 'red']),
  unit(mech4, '4M', '36', MECHANIZED, [3, 5, 'white']),
  unit(mech4, '4M', '59', MECHANIZED, [3, 5, 'white']),
  unit(mech4, '4M', '60', MECHANIZED, [3, 5, 'white']),
  unit(mech4, '4M', '55 TR', TANK, [2, 5, 'red']),
  unit(guards, '2GM', '4G', MECHANIZED, [4, 5, 'white']),
  unit(guards, '2GM', '5G', MECHANIZED, [4, 5, 'white']),
  unit(guards, '2GM', '6G', MECHANIZED, [4, 5, 'white']),
  ...regiments(guards, '3G', '5G 9G 13G', [3, 4]),
  ...regiments(guards, '24G', '70G 71G 72G', [3, 4]),
  ...regiments(guards, '33G', '84G 88G 91G', [3, 4]),
  ...regiments(guards, '49G', '144G 147G 149G', [3, 4]),
  ...regiments(guards, '98G', '296G 299G 302G', [3, 4]),
  ...regiments(late, '387', '1271 1273 1275', [2, 4]),
  ...regiments(late, '300', '1049 1051 1053', [2, 4]),
];

export const UNITS: readonly UnitSpec[] = [...AXIS, ...SOVIET];

export interface Formation {
  readonly id: string;
  readonly side: SideName;
  readonly nation: Nation;
  /** 9.3 The corps order activates every German unit; the other markers order one formation (9.2). */
  readonly level: 'corps' | 'division';
  /** Key of its colour in the skin. */
  readonly colour: string;
  readonly ja: string;
  readonly en: string;
  readonly jaShort: string;
  readonly enShort: string;
}

const formation = (
  id: string,
  side: SideName,
  nation: Nation,
  level: Formation['level'],
  names: readonly [ja: string, en: string, jaShort: string, enShort: string],
): Formation => ({
  id,
  side,
  nation,
  level,
  colour: id,
  ja: names[0],
  en: names[1],
  jaShort: names[2],
  enShort: names[3],
});

/** 9.0 Formations with a headquarters marker. */
export const FORMATIONS: readonly Formation[] = [
  formation('57PzK', 'axis', 'german', 'corps', ['第57装甲軍団', '57th Panzer Corps', '57装甲軍団', '57 PzK']),
  formation('6Pz', 'axis', 'german', 'division', ['第6装甲師団', '6th Panzer Division', '6装甲', '6 Pz']),
  formation('23Pz', 'axis', 'german', 'division', ['第23装甲師団', '23rd Panzer Division', '23装甲', '23 Pz']),
  formation('16PG', 'axis', 'german', 'division', [
    '第16装甲擲弾兵師団',
    '16th Panzergrenadier Division',
    '16装甲擲弾兵',
    '16 PG',
  ]),
  formation('17Pz', 'axis', 'german', 'division', ['第17装甲師団', '17th Panzer Division', '17装甲', '17 Pz']),
  formation('5CR', 'axis', 'romanian', 'division', [
    'ルーマニア第5騎兵師団',
    '5th Romanian Cavalry Division',
    'ル5騎兵',
    '5 Rom Cav',
  ]),
  formation('8CR', 'axis', 'romanian', 'division', [
    'ルーマニア第8騎兵師団',
    '8th Romanian Cavalry Division',
    'ル8騎兵',
    '8 Rom Cav',
  ]),
  formation('13M', 'soviet', 'soviet', 'corps', ['第13機械化軍団', '13th Mechanized Corps', '13機械化', '13 Mech']),
  formation('4M', 'soviet', 'soviet', 'corps', ['第4機械化軍団', '4th Mechanized Corps', '4機械化', '4 Mech']),
  formation('2GM', 'soviet', 'guards', 'corps', [
    '第2親衛機械化軍団',
    '2nd Guards Mechanized Corps',
    '2親衛機械化',
    '2 Gds Mech',
  ]),
];

export type SupportKind = 'air' | 'artillery' | 'anti-tank';

/** 3.1, 3.2 Support markers each side owns. */
export const SUPPORT: Readonly<Record<SideName, Readonly<Record<SupportKind, number>>>> = {
  axis: { air: 2, artillery: 3, 'anti-tank': 0 },
  soviet: { air: 1, artillery: 2, 'anti-tank': 2 },
};

/** 3.1, 3.2, 13.2 Logistics points: at the start, each turn, and at most. */
export const LOGISTICS: Readonly<Record<SideName, { readonly start: number; readonly income: number }>> = {
  axis: { start: 30, income: 12 },
  soviet: { start: 12, income: 12 },
};
export const LOGISTICS_MAXIMUM = 30;

/** 4.1 The thunder markers in the cup; their mix is reconstructed. */
export const THUNDER = { 'break-out': 1, refused: 3 } as const;

/** 2.2.2 Marker counters by kind; with the units they make up the sheet of 99. */
export const MARKERS: Readonly<Record<string, number>> = {
  turn: 1,
  logistics: 2,
  headquarters: FORMATIONS.length,
  support: Object.values(SUPPORT)
    .flatMap(pool => Object.values(pool))
    .reduce((sum, n) => sum + n, 0),
  thunder: THUNDER['break-out'] + THUNDER.refused,
};
