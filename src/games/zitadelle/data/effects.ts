/**
 * 8.1.2 The terrain effects chart. Costs are in printed points, of which vehicles pay half a one on a road; shifts are
 * columns to the right. Hexes and links have costs of their own, sides and works add to that of the hex.
 */
import { TERRAINS, type Terrain } from './terrain.ts';

export type Ground = Terrain | 'trench' | 'fort' | 'stream' | 'river' | 'lake' | 'road' | 'trail' | 'rail';

/** The columns of the chart. */
export const EFFECT_COLUMNS = ['foot', 'vehicle', 'at', 'shift'] as const;
export type EffectColumn = (typeof EFFECT_COLUMNS)[number];

export interface TerrainEffect {
  readonly kind: Ground;
  readonly on: 'hex' | 'work' | 'side' | 'link';
  /** Absent if there is none. */
  readonly foot?: number;
  readonly vehicle?: number;
  /** 6.5 Added to the roll of anti-tank fire: at a target there, across it, or (a fort) by a Soviet unit in it. */
  readonly at: number;
  /** 7.4 Columns to the right. */
  readonly shift: number;
  /** 8.2.6 Impassable. */
  readonly closed?: true;
  readonly ja: string;
  readonly en: string;
  readonly rules: readonly string[];
  /** Columns that the rulebook's text states. */
  readonly printed: readonly EffectColumn[];
}

type Words = readonly [on: TerrainEffect['on'], kind: Ground, ja: string, en: string];
type Numbers = readonly [foot: number | undefined, vehicle: number | undefined, at: number, shift: number];

const effect = (
  [on, kind, ja, en]: Words,
  [foot, vehicle, at, shift]: Numbers,
  rules: string,
  printedCosts: readonly EffectColumn[] = [],
): TerrainEffect => ({
  kind,
  on,
  ...(foot === undefined ? {} : { foot }),
  ...(vehicle === undefined ? {} : { vehicle }),
  at,
  shift,
  ja,
  en,
  rules: rules.split(' '),
  printed: ['at', 'shift', ...printedCosts],
});

/** Works cost only the Germans (the example of 8.3.1 is German), and shift only for a Soviet defender (7.4.3). */
export const TERRAIN_EFFECTS: readonly TerrainEffect[] = [
  effect(['hex', 'clear', '平地', 'Clear'], [3, 1, 0, 0], '8.1.2'),
  effect(['hex', 'village', '村', 'Village'], [3, 2, 0, -1], '7.4.1'),
  effect(['hex', 'high', '高地', 'High ground'], [5, 2, 2, -1], '6.5.1 7.4.1'),
  effect(['hex', 'village-high', '村／高地', 'Village on high ground'], [6, 3, 2, -2], '6.5.1 7.4.2 8.3.1', ['foot']),
  effect(['hex', 'woods', '林', 'Woods'], [4, 3, 0, -2], '7.4.2 8.3.1 9.3.1', ['vehicle']),
  effect(['hex', 'town', '町', 'Town'], [3, 2, 0, -2], '7.1.3 7.4.2 9.3.1'),
  effect(['work', 'trench', '塹壕', 'Trench'], [3, 1, 0, -1], '7.1.3 7.4.3 8.3.1', ['foot']),
  effect(['work', 'fort', '陣地', 'Fort'], [4, 2, -2, -2], '6.5.2 7.1.3 7.4.3 8.3.3'),
  effect(['side', 'stream', '小川', 'Stream'], [1, 2, 1, -1], '6.5.3 7.4.4'),
  effect(['side', 'river', '河', 'River'], [3, 5, 3, -2], '6.5.4 7.4.4 8.3.1', ['vehicle']),
  { ...effect(['side', 'lake', '全面湖', 'Lake'], [undefined, undefined, 0, 0], '5.2.6 6.2.2 8.2.6'), closed: true },
  effect(['link', 'road', '道路', 'Road'], [1, 0.5, 0, 0], '8.3.2', ['foot', 'vehicle']),
  effect(['link', 'trail', '小道', 'Trail'], [2, 0.5, 0, 0], '8.3.2', ['foot', 'vehicle']),
  effect(['link', 'rail', '鉄道', 'Railway'], [undefined, undefined, 0, 0], '8.3.4'),
];

/** The costs for foot and vehicles. */
export type Costs = readonly [foot: number, vehicle: number];

export function costsOf(kind: Ground): Costs {
  const { foot, vehicle } = TERRAIN_EFFECTS.find(e => e.kind === kind) ?? {};
  if (foot === undefined || vehicle === undefined) throw new Error(`${kind} has no cost`);
  return [foot, vehicle];
}

export const TERRAIN_COST: Readonly<Record<string, Costs>> = Object.fromEntries(
  TERRAINS.map(terrain => [terrain, costsOf(terrain)]),
);
