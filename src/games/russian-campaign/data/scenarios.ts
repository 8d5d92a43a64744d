/**
 * S1.0–S4.0 When a shorter game begins and ends. Losses are units of the order of battle that start in the replacement
 * pool: by name, or a number of a printed class, which the Axis player picks.
 */
import { turnOf } from './calendar.ts';
import type { Front } from './regions.ts';
import type { SideName } from './unit.ts';

export const START_IDS = ['barbarossa', 'blau', 'caucasus', 'uranus', 'kursk', 'steamroller', 'bagration'] as const;
export type StartId = (typeof START_IDS)[number];

export interface Workers {
  /** Workers in given cities, with their points. */
  readonly cities: Readonly<Record<string, number>>;
  /** How many workers of one and of two points the player places. */
  readonly free: Readonly<Record<1 | 2, number>>;
}

export interface Losses {
  readonly units: readonly string[];
  /** German infantry and others by printed values. */
  readonly classes: Readonly<Record<string, number>>;
}

/** What the set-up of a later start adds to S2.0. */
export interface Position {
  readonly front: Front;
  readonly armies: number;
  readonly paratroops: number;
  readonly workers: Workers;
  readonly losses: Losses;
  /** Hexes that the line puts on the wrong side. */
  readonly axis?: readonly string[];
  readonly soviet?: readonly string[];
}

export interface Start {
  readonly id: StartId;
  readonly rule: string;
  readonly turn: number;
  readonly ja: string;
  readonly en: string;
  /** S2.4, S3.1 Whether the Axis get replacements in the first turn. */
  readonly replacements: boolean;
  /** Absent: as in the campaign game. */
  readonly position?: Position;
  /** S3.4 Both may agree that the Axis set up first and the Soviets move first. */
  readonly reversible?: true;
}

const ROMANIAN_CORE = ['Rom2', 'RomCav', 'Rom1'] as const;
/** All that have arrived except the 2-2, and all Hungarians and Italians. */
const ALLIES_BY_1943 = [
  'Rom1',
  'Rom2',
  'Rom4',
  'RomCav',
  'Rom5',
  'Rom6',
  'Rom7',
  'RomPz',
  'Hun1',
  'Hun2',
  'Hun3',
  'Ita3',
  'Ita4',
  'Ita5',
] as const;

const workers = (ones: number, twos: number, more: Readonly<Record<string, number>> = {}): Workers => ({
  cities: { Moscow: 3, Leningrad: 2, ...more },
  free: { 1: ones, 2: twos },
});

/** Kursk and the six hexes around it. */
const KURSK_SALIENT = ['X13', 'X12', 'X14', 'W13', 'W14', 'Y13', 'Y14'] as const;

export const STARTS: readonly Start[] = [
  {
    id: 'barbarossa',
    rule: 'S3.1',
    turn: turnOf(1941, 5),
    ja: 'バルバロッサ作戦',
    en: 'Operation Barbarossa',
    replacements: false,
  },
  {
    id: 'blau',
    rule: 'S3.2',
    turn: turnOf(1942, 5),
    ja: 'ブラウ作戦',
    en: 'Operation Blau',
    replacements: true,
    position: {
      front: 'black',
      armies: 36,
      paratroops: 3,
      workers: workers(2, 1, { Stalingrad: 1, Sevastopol: 1 }),
      losses: {
        units: ['SSRes', ...ROMANIAN_CORE],
        classes: { '5-4': 2, '4-4': 2, '3-4': 5, '8-7': 1, '3-6': 1 },
      },
      axis: KURSK_SALIENT,
      soviet: ['JJ23', 'BB15', 'CC15', 'JJ21'],
    },
  },
  {
    id: 'caucasus',
    rule: 'S3.3',
    turn: turnOf(1942, 9),
    ja: 'コーカサスへの進撃',
    en: 'Advance to the Caucasus',
    replacements: false,
    position: {
      front: 'red',
      armies: 39,
      paratroops: 3,
      workers: workers(3, 2),
      losses: { units: ROMANIAN_CORE, classes: { '5-4': 2, '4-4': 1, '3-4': 3, '3-6': 1 } },
    },
  },
  {
    id: 'uranus',
    rule: 'S3.4',
    turn: turnOf(1942, 11),
    ja: 'ウラヌス作戦',
    en: 'Operation Uranus',
    replacements: false,
    position: {
      front: 'red',
      armies: 43,
      paratroops: 3,
      workers: workers(3, 2),
      losses: { units: ['48Pz', ...ROMANIAN_CORE], classes: { '5-4': 2, '4-4': 2, '3-4': 3, '3-6': 1 } },
    },
    reversible: true,
  },
  {
    id: 'kursk',
    rule: 'S3.5',
    turn: turnOf(1943, 5),
    ja: 'クルスクの戦い',
    en: 'Battle of Kursk',
    replacements: true,
    position: {
      front: 'black',
      armies: 45,
      paratroops: 3,
      workers: workers(5, 2),
      losses: {
        units: ['48Pz', '14Pz', '24Pz', '2SSPz', 'SSRes', ...ALLIES_BY_1943],
        classes: { '5-4': 4, '4-4': 5, '3-4': 6, '3-6': 1, '4-7': 1 },
      },
    },
  },
  {
    id: 'steamroller',
    rule: 'S3.6',
    turn: turnOf(1943, 11),
    ja: '赤いスチームローラー',
    en: 'Red Steamroller',
    replacements: false,
    position: {
      front: 'blue',
      armies: 51,
      paratroops: 2,
      workers: workers(5, 2),
      losses: {
        units: ['48Pz', '14Pz', '24Pz', 'SSRes', '1SSPz', '6SSInf', ...ALLIES_BY_1943],
        classes: { '5-4': 4, '4-4': 7, '3-4': 4, '3-6': 1, '4-7': 1 },
      },
    },
  },
  {
    id: 'bagration',
    rule: 'S3.7',
    turn: turnOf(1944, 5),
    ja: '中央軍集団の崩壊',
    en: 'Collapse of Army Group Centre',
    replacements: true,
    position: {
      front: 'green',
      armies: 54,
      paratroops: 2,
      workers: workers(5, 2),
      // Five 5-4 as printed, although 43 Inf has been converted to a Panzergrenadier corps by then: the four left are
      // used.
      losses: {
        units: ['49Mtn', '48Pz', '14Pz', '24Pz', '39Pz', 'SSRes', '1SSPz', '2SSPz', '6SSInf', ...ALLIES_BY_1943],
        classes: { '5-4': 5, '4-4': 7, '3-4': 10, '3-6': 1, '4-7': 1, '4-6': 3 },
      },
    },
  },
];

export const END_IDS = ['winter', 'high-tide', 'citadel', 'ukraine', 'thaw', 'berlin'] as const;
export type EndId = (typeof END_IDS)[number];

export interface End {
  readonly id: EndId;
  readonly rule: string;
  readonly turn: number;
  readonly ja: string;
  readonly en: string;
  /** Points are scored beyond this line; without one, the side that holds Berlin wins. */
  readonly front?: Front;
  readonly bonus: Readonly<Record<SideName, number>>;
}

const NO_BONUS = { axis: 0, soviet: 0 } as const;

/** S4.0 5.4 is not used. */
export const ENDS: readonly End[] = [
  {
    id: 'winter',
    rule: 'S4.1',
    turn: turnOf(1942, 3),
    ja: '冬の危機を凌いで',
    en: 'Through the winter crisis',
    front: 'black',
    bonus: { axis: 1, soviet: 0 },
  },
  {
    id: 'high-tide',
    rule: 'S4.2',
    turn: turnOf(1942, 9),
    ja: 'ドイツ軍攻勢限界線',
    en: 'High tide',
    front: 'red',
    bonus: NO_BONUS,
  },
  {
    id: 'citadel',
    rule: 'S4.3',
    turn: turnOf(1943, 7),
    ja: 'クルスク戦の終焉',
    en: 'The end at Kursk',
    front: 'black',
    bonus: NO_BONUS,
  },
  {
    id: 'ukraine',
    rule: 'S4.4',
    turn: turnOf(1943, 9),
    ja: 'ウクライナの危機',
    en: 'Crisis in the Ukraine',
    front: 'blue',
    bonus: NO_BONUS,
  },
  {
    id: 'thaw',
    rule: 'S4.5',
    turn: turnOf(1944, 3),
    ja: 'ソ連軍冬季攻勢の終了',
    en: 'The Soviet winter offensive ends',
    front: 'green',
    bonus: NO_BONUS,
  },
  { id: 'berlin', rule: 'S4.6', turn: turnOf(1945, 5), ja: 'ベルリン陥落', en: 'The fall of Berlin', bonus: NO_BONUS },
];

/** S4.0 Points for cities and oil fields beyond the line. */
export const VICTORY_POINTS = { major: 2, minor: 1, oil: 1 } as const;
