/** 12.0 Arrivals and withdrawals by date or event, and replacements. */
import { turnOf } from './calendar.ts';
import { CITIES } from './cities.ts';
import type { UnitType } from './unit.ts';

export interface SpecialReinforcement {
  readonly id: string;
  readonly rule: string;
  readonly side: 'axis' | 'soviet';
  /** The trigger: the enemy near a city from a turn on, or the owner's control of a city. */
  readonly trigger:
    | { readonly kind: 'near'; readonly city: string; readonly range: number; readonly fromTurn: number }
    | { readonly kind: 'taken'; readonly city: string };
  /** Where it arrives: in the city, or on rail at the north edge. */
  readonly at: string;
}

/** 12.4 The units themselves name their event. Units triggered by the fall of a city arrive in the next turn. */
export const SPECIAL_REINFORCEMENTS: readonly SpecialReinforcement[] = [
  { id: 'helsinki', rule: '12.4.1', side: 'soviet', trigger: { kind: 'taken', city: 'Helsinki' }, at: 'north-rail' },
  { id: 'archangel', rule: '12.4.1', side: 'axis', trigger: { kind: 'taken', city: 'Archangel' }, at: 'north-rail' },
  {
    id: 'bucharest-1943',
    rule: '12.4.2',
    side: 'axis',
    trigger: { kind: 'near', city: 'Bucharest', range: 5, fromTurn: turnOf(1943, 1) },
    at: 'Bucharest',
  },
  {
    id: 'bucharest-1944',
    rule: '12.4.2',
    side: 'axis',
    trigger: { kind: 'near', city: 'Bucharest', range: 5, fromTurn: turnOf(1944, 1) },
    at: 'Bucharest',
  },
  {
    id: 'warsaw-1944',
    rule: '12.4.3',
    side: 'axis',
    trigger: { kind: 'near', city: 'Warsaw', range: 2, fromTurn: turnOf(1944, 1) },
    at: 'Warsaw',
  },
];

export interface Withdrawal {
  /** The section that requires it. */
  readonly rule: string;
  readonly turn: number;
  readonly impulse: 1 | 2;
  readonly count: number;
  /** Panzer corps, SS ones first if there are any; or any corps. */
  readonly of: 'ss-panzer' | 'panzer' | 'any';
}

/** 12.5 Corps that must leave the map; a remnant does not count. */
export const WITHDRAWALS: readonly Withdrawal[] = [
  { rule: '12.5', turn: turnOf(1944, 5), impulse: 1, count: 2, of: 'ss-panzer' },
  { rule: '12.5', turn: turnOf(1945, 3), impulse: 1, count: 1, of: 'any' },
  { rule: '12.5', turn: turnOf(1945, 5), impulse: 1, count: 1, of: 'any' },
];

/** A share of the yearly Axis replacements: how many units of what sort. */
export interface Share {
  readonly id: string;
  /** A number, all there are, or one for each oil field held. */
  readonly count: number | 'all' | 'oil';
  /** 12.6.6 A 3-4 infantry corps may come instead. */
  readonly substitute: boolean;
}

/** 12.6.4 German cavalry never comes back; Italians in 1942 only; nothing at all in 1945 (12.6.5). */
export const AXIS_REPLACEMENTS: readonly Share[] = [
  { id: 'ss', count: 'all', substitute: false },
  { id: 'luftwaffe', count: 'all', substitute: false },
  { id: 'headquarters', count: 'all', substitute: false },
  { id: 'infantry 5-4', count: 1, substitute: true },
  { id: 'infantry 4-4', count: 1, substitute: true },
  { id: 'infantry 3-4', count: 1, substitute: false },
  { id: 'mechanized', count: 1, substitute: true },
  { id: 'mountain', count: 1, substitute: true },
  { id: 'armour', count: 'oil', substitute: true },
  { id: 'italian', count: 1, substitute: false },
  { id: 'romanian', count: 1, substitute: false },
  { id: 'hungarian', count: 1, substitute: false },
  { id: 'finnish', count: 1, substitute: false },
];

/** 12.6.2, 12.6.5 Years with Axis replacements, and those with Italian ones. Those of 1941 have no effect (S3.1). */
export const AXIS_REPLACEMENT_YEARS = [1942, 1943, 1944] as const;
export const ITALIAN_REPLACEMENT_YEARS = [1942] as const;

/** 12.7.5, 12.7.10 Soviet replacements of one turn, and of Stavka in one year. */
export const SOVIET_REPLACEMENTS = { tanks: 1, guards: 1, perCity: 1, stavkaCost: 1, stavkaPerYear: 1 } as const;

/** 12.7.7 A die of points each turn while Archangel has never fallen (12.7.8). */
export const LEND_LEASE = { city: 'Archangel', fromTurn: turnOf(1942, 1), toTurn: turnOf(1944, 11) } as const;

/** 12.7.9 From this turn workers give twice their points. */
export const DOUBLE_WORKERS_FROM = turnOf(1943, 5);

/** 11.1.5, 12.7.3 Types that are never replaced. */
export const IRREPLACEABLE: readonly UnitType[] = ['paratroop', 'worker', 'dictator', 'partisan'];

/** 5.4 At the end of the second Axis impulse: with fewer cities the Axis lose. */
export const AXIS_MINIMUM: readonly { readonly fromYear: number; readonly cities: number; readonly major: number }[] = [
  { fromYear: 1942, cities: 12, major: 8 },
  { fromYear: 1943, cities: 10, major: 6 },
  { fromYear: 1944, cities: 7, major: 4 },
];

const heldAtStart = (kind: 'major' | 'minor'): number =>
  CITIES.filter(c => c.kind === kind && c.start === 'axis').length;

/** 3.1.3 The track of Axis cities when the game begins. */
export const AXIS_CITIES_AT_START = { major: heldAtStart('major'), minor: heldAtStart('minor') } as const;

/** 3.3.2 The districts each code may attack in the first impulse, and which codes must. Finns (F) may attack any. */
export const FIRST_IMPULSE = {
  N: { may: ['B'], must: true },
  C: { may: ['W'], must: false },
  S: { may: ['K'], must: true },
  R: { may: ['O', 'K'], must: false },
} as const;

/** 3.3.4, 3.3.5 Cities that may not be attacked then; with the option, only by units of this code. */
export const SPARED_CITIES = { Riga: 'N', Minsk: 'C', Kiev: 'S', Odessa: 'R' } as const;
