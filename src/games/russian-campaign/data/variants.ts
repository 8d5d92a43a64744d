/** V1–V3 The variants: which side decides when, what enables or excludes a decision, and the numbers of each. */
import { type Impulse, turnOf } from './calendar.ts';
import type { SideName } from './unit.ts';

export const VARIANT_IDS = ['no-balkans', 'siberia', 'italy-out', 'japan', 'tunisia', 'bulge'] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

export interface Variant {
  readonly id: VariantId;
  readonly rule: string;
  readonly ja: string;
  readonly en: string;
  /** The side that decides, and when. */
  readonly side: SideName;
  readonly turn: number;
  readonly impulse: Impulse;
  /** Only if this variant was adopted, or unless that one was. */
  readonly needs?: VariantId;
  readonly bars?: VariantId;
}

/** V3 In the order of the decision tree. */
export const VARIANTS: readonly Variant[] = [
  {
    id: 'no-balkans',
    rule: 'V3.1',
    ja: 'ドイツ軍、バルカン半島へ侵攻せず',
    en: 'No Balkan campaign',
    side: 'axis',
    turn: turnOf(1941, 3),
    impulse: 1,
  },
  {
    id: 'siberia',
    rule: 'V3.2',
    ja: 'シベリア兵団の早期投入',
    en: 'Early Siberian transfer',
    side: 'soviet',
    turn: turnOf(1941, 3),
    impulse: 1,
    needs: 'no-balkans',
  },
  {
    id: 'italy-out',
    rule: 'V3.3',
    ja: 'イタリアの脱落',
    en: 'Italy drops out',
    side: 'axis',
    turn: turnOf(1941, 5),
    impulse: 1,
  },
  {
    id: 'japan',
    rule: 'V3.4',
    ja: '日本軍の北進',
    en: 'Japan strikes north',
    side: 'axis',
    turn: turnOf(1941, 11),
    impulse: 2,
    needs: 'siberia',
  },
  {
    id: 'tunisia',
    rule: 'V3.5',
    ja: 'チュニジアからの撤退',
    en: 'Withdrawal from Tunisia',
    side: 'axis',
    turn: turnOf(1942, 11),
    impulse: 1,
    bars: 'italy-out',
  },
  {
    id: 'bulge',
    rule: 'V3.6',
    ja: '東部戦線のバルジ大作戦',
    en: 'Bulge in the East',
    side: 'axis',
    turn: turnOf(1944, 9),
    impulse: 1,
  },
];

/** V1 From 1943 one more Soviet corps a year, one German in all; the shift of each, and the maximum per battle. */
export const ARTILLERY_CORPS = {
  fromYear: 1943,
  units: { axis: ['1Art'], soviet: ['SovArt1', 'SovArt2', 'SovArt3'] },
  shift: 1,
  most: 3,
} as const;

/** V3.1 The game begins early; Romania and Hungary join once the Axis hold all the Black Sea cities. */
export const NO_BALKANS = {
  firstTurn: turnOf(1941, 3),
  neutrals: ['romania', 'hungary'],
  untilHeld: ['Odessa', 'Sevastopol', 'Rostov'],
  paratroop: '11FJ',
  dropRange: 8,
  lendLease: 2,
} as const;

/** V3.2 Reinforcements of 1941 at the east edge arrive this many turns sooner. */
export const SIBERIA = { year: 1941, sooner: 1 } as const;

/** V3.3 */
export const ITALY_OUT = {
  unit: 'AfrikaPz',
  arrives: { turn: turnOf(1941, 7), impulse: 1 },
  withdrawal: { rule: 'V3.3', turn: turnOf(1942, 5), impulse: 1, count: 2, of: 'panzer' },
  /** A die of points while the Soviets hold one of these. */
  lendLease: { fromTurn: turnOf(1941, 9), cities: ['Odessa', 'Sevastopol', 'Rostov'] },
} as const;

/** V3.4 One unit of each turn's replacements goes to Siberia until `enough`; from `plenty` on they return. */
export const JAPAN = {
  from: { turn: turnOf(1941, 11), impulse: 2 },
  enough: 40,
  plenty: 60,
  returning: 1,
  lendLease: { fromTurn: turnOf(1943, 5), cities: ['Astrakhan'] },
} as const;

/** V3.5 The withdrawal replaces that of 1944. */
export const TUNISIA = {
  unit: 'HG',
  arrives: { turn: turnOf(1943, 1), impulse: 1 },
  withdrawal: { rule: 'V3.5', turn: turnOf(1943, 5), impulse: 1, count: 2, of: 'ss-panzer' },
  extraPanzers: { year: 1943, count: 1 },
} as const;

/** V3.6 Withdrawn panzer corps return; there is one more round of replacements; a draw is a Soviet victory. */
export const BULGE = {
  unit: 'HG',
  arrives: { turn: turnOf(1944, 9), impulse: 2 },
  replacements: { turn: turnOf(1944, 11), impulse: 1 },
} as const;
