/** Charts of the game. Each names its section; what the rulebook's text does not print is marked. */
import type { Source } from '../../../kit/board.ts';
import { type ChartData, grid } from '../../../kit/table.ts';
import type { FirstMonth } from './calendar.ts';
import type { Terrain } from './terrain.ts';
import type { UnitSpec, UnitType } from './unit.ts';

export const CRT_RESULTS = ['AE', 'A1', 'AR', 'C', 'EX', 'DR', 'D1', 'DE', 'DS'] as const;

/** 9.6 Combat results, one column for each odds. The chart is that of a later edition; the codes are of 9.6.2. */
export const CRT: ChartData = {
  id: 'crt',
  rule: '9.6',
  columns: ['1:6', '1:5', '1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1'],
  cells: grid(`
    AE AE AE AE AE A1 A1 AR C  EX EX DR DR DR
    AE AE AE AE A1 A1 AR C  EX DR DR D1 D1 D1
    AE AE A1 A1 AR AR C  EX DR D1 D1 DE DE DE
    A1 A1 AR AR AR C  EX DR D1 DE DE DE DE DE
    AR AR AR AR C  EX DR D1 DE DE DE DS DS DS
    AR AR C  C  EX DR D1 DE DS DS DS DS DS DS`),
  source: 'public',
};

/** 9.3, 9.5 Worse odds than these may not be fought. */
export const LOWEST_ODDS = '1:6';
/** 9.6.3 From this turn on the defender may turn these results into DR. */
export const FLEXIBLE_DEFENCE = { fromTurn: 11, results: ['C', 'EX'] } as const;
/** 9.11.1 Odds of an automatic victory, without and with a Stuka. */
export const AUTOMATIC_VICTORY = { odds: '10:1', withStuka: '7:1' } as const;

export const WEATHERS = ['clear', 'light-mud', 'mud', 'snow'] as const;
export type Weather = (typeof WEATHERS)[number];

/**
 * 4.0 Weather by die for the months that roll. March is our own; the others lack the running modifier of their source.
 */
export const WEATHER: ChartData = {
  id: 'weather',
  rule: '4.0',
  columns: ['3/4', '9/10', '11/12'],
  cells: grid(`
    clear      clear      light-mud
    light-mud  clear      light-mud
    light-mud  light-mud  mud
    mud        light-mud  snow
    mud        mud        snow
    snow       mud        snow`),
  source: 'reconstructed',
};

/** 4.0 Months with fixed weather. */
export const FIXED_WEATHER: Readonly<Partial<Record<FirstMonth, Weather>>> = { 1: 'snow', 5: 'clear', 7: 'clear' };
export const FIXED_WEATHER_SOURCE: Source = 'public';

/** 13.5 By year, for the months that roll. March 1941 is played in a variant only (V3.1). */
export const HISTORICAL_WEATHER: Readonly<Record<number, Readonly<Partial<Record<FirstMonth, Weather>>>>> = {
  1941: { 3: 'mud', 9: 'light-mud', 11: 'snow' },
  1942: { 3: 'mud', 9: 'clear', 11: 'light-mud' },
  1943: { 3: 'light-mud', 9: 'clear', 11: 'light-mud' },
  1944: { 3: 'snow', 9: 'light-mud', 11: 'mud' },
  1945: { 3: 'clear' },
};

export const MOVERS = [
  'axis-mobile',
  'axis-infantry',
  'finnish',
  'soviet-mobile',
  'guards-infantry',
  'soviet-infantry',
  'headquarters',
  'dictator',
  'fixed',
] as const;
export type Mover = (typeof MOVERS)[number];

/** 8.2.4 Two columns, for the impulses, under each weather: p as printed, h half of it rounded up, or hexes. */
export const MOVEMENT: ChartData = {
  id: 'movement',
  rule: '8.2.4',
  columns: WEATHERS.flatMap(weather => [`${weather} 1`, `${weather} 2`]),
  cells: grid(`
    p p  p h  3 0  h 2
    p 2  p 1  2 0  h 0
    p 2  p 1  2 0  p 1
    p h  p 2  3 0  h 2
    p 1  p 0  2 0  h 1
    p 0  p 0  2 0  h 0
    0 7  0 7  0 7  0 7
    p 0  p 0  p 0  p 0
    0 0  0 0  0 0  0 0`),
  source: 'reconstructed',
};

/** Cells of the movement chart that the rulebook states, as `mover column`. */
export const MOVEMENT_CELL_SOURCES: Readonly<Record<string, Source>> = {
  ...Object.fromEntries(MOVERS.slice(0, 6).map(mover => [`${mover} clear 1`, 'rulebook' as const])),
  'axis-infantry clear 2': 'rulebook',
  ...Object.fromEntries(
    MOVEMENT.columns.flatMap(column =>
      ['headquarters', 'dictator', 'fixed'].map(mover => [`${mover} ${column}`, 'rulebook' as const]),
    ),
  ),
};

const MOBILE: readonly UnitType[] = ['armour', 'mechanized', 'cavalry', 'luftwaffe-armour'];

/** The row of the movement chart for a unit. */
export function moverOf(u: UnitSpec): Mover {
  if (u.type === 'headquarters' || u.type === 'dictator') return u.type;
  if (u.type === 'worker' || u.type === 'partisan') return 'fixed';
  if (MOBILE.includes(u.type)) return u.side === 'axis' ? 'axis-mobile' : 'soviet-mobile';
  if (u.side === 'axis') return u.nation === 'finnish' ? 'finnish' : 'axis-infantry';
  return u.service === 'guards' ? 'guards-infantry' : 'soviet-infantry';
}

/** Hexes a unit of this row may move; never more than printed, except headquarters, which print their move. */
export function allowanceFor(mover: Mover, weather: Weather, impulse: 1 | 2, printed: number): number {
  const cell = MOVEMENT.cells[MOVERS.indexOf(mover)]?.[WEATHERS.indexOf(weather) * 2 + impulse - 1];
  if (cell === 'p') return printed;
  return Math.min(printed, cell === 'h' ? Math.ceil(printed / 2) : Number(cell));
}

export interface TerrainEffect {
  readonly kind: Terrain | 'river' | 'major' | 'minor' | 'oil' | 'rail' | 'blocked' | 'strait';
  readonly on: 'hex' | 'place' | 'link' | 'side';
  readonly passable: boolean;
  /** 8.2.1 Types that may move on after entering; absent: all. */
  readonly passing?: readonly UnitType[];
  /** 9.8.1 The defender's strength is doubled. */
  readonly doubles: boolean;
  /** 9.8.4 No unit retreats out of it. */
  readonly holds: boolean;
  /** 11.1.3 Paratroops may land. */
  readonly drop: boolean;
  readonly ja: string;
  readonly en: string;
  readonly rules: readonly string[];
  readonly source: Source;
}

/** 8.2.1, 8.5.3, 8.6.3 Paratroops and Luftwaffe infantry are treated as infantry; V1 artillery corps move like it. */
const WOODSMEN: readonly UnitType[] = [
  'infantry',
  'mountain',
  'paratroop',
  'luftwaffe-infantry',
  'artillery',
  'headquarters',
  'dictator',
];
const MOUNTAINEERS: readonly UnitType[] = ['mountain', 'headquarters', 'dictator'];

const effect = (
  [on, kind, ja, en]: readonly [TerrainEffect['on'], TerrainEffect['kind'], string, string],
  rules: string,
  special: Partial<TerrainEffect> = {},
): TerrainEffect => ({
  kind,
  on,
  passable: true,
  doubles: false,
  holds: false,
  drop: true,
  ja,
  en,
  rules: rules.split(' '),
  source: 'rulebook',
  ...special,
});

/** 9.8.1 Terrain effects. A river doubles only if all attackers stand on one and attack across it (9.8.2). */
export const TERRAIN_EFFECTS: readonly TerrainEffect[] = [
  effect(['hex', 'clear', '平地', 'Clear'], '8.1.2'),
  effect(['hex', 'woods', '森林', 'Woods'], '8.2.1 9.8.4 11.1.3', { passing: WOODSMEN, holds: true, drop: false }),
  effect(['hex', 'mountain', '山地', 'Mountain'], '8.2.1 9.8.1 11.1.3', {
    passing: MOUNTAINEERS,
    doubles: true,
    drop: false,
  }),
  effect(['hex', 'swamp', '湿地', 'Swamp'], '8.2.1', { passing: [] }),
  effect(['hex', 'lake', '湖', 'Lake'], '7.1 8.2.2', { passable: false, drop: false }),
  effect(['hex', 'sea', '海', 'Sea'], '7.1 8.2.2 8.4', { passable: false, drop: false }),
  effect(['link', 'river', '河川', 'River'], '9.8.2', { doubles: true }),
  effect(['place', 'major', '大都市', 'Major city'], '9.8.1', { doubles: true }),
  effect(['place', 'minor', '小都市', 'Minor city'], '2.2.3', { source: 'public' }),
  effect(['place', 'oil', '油田', 'Oil field'], '12.6.4', { source: 'public' }),
  effect(['link', 'rail', '鉄道', 'Railway'], '8.3'),
  effect(['side', 'blocked', '海・湖ヘクスサイド', 'Water hexside'], '7.1 8.2.2 9.7.2', { passable: false }),
  effect(['side', 'strait', 'ケルチ海峡', 'Kerch Strait'], '7.1 8.2.2 9.7.3'),
];

/** 8.2.1 The weather in which swamp is clear. */
export const SWAMP_FREEZES: Weather = 'snow';
