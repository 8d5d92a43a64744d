/**
 * 4.1, 8.5 The terrain effects chart. Costs are in printed points: of a hex or of a step along a road, or added at a
 * hexside. Shifts are columns to the right for the attacker.
 */
import type { Source } from '../../../kit/board.ts';
import type { Terrain } from './terrain.ts';

export type Ground = Terrain | 'road' | 'rail' | 'river' | 'creek';

export interface TerrainEffect {
  readonly kind: Ground;
  readonly on: 'hex' | 'side' | 'link';
  /** Absent: rail has no cost of its own, and a river without a road bridge is closed to mechanised units. */
  readonly foot?: number;
  readonly mech?: number;
  readonly shift: number;
  /** 8.51, 8.53 Halves the attack: the whole sum against a swamp, only the units that cross a river. */
  readonly halves?: true;
  /** 8.51 No armour superiority, no combined arms for the attacker. */
  readonly noArmour?: true;
  /** 8.51 Divisions that attack across it are not doubled (5.41). */
  readonly noIntegrity?: true;
  readonly ja: string;
  readonly en: string;
  readonly rules: readonly string[];
  readonly source: Source;
}

type Words = readonly [kind: Ground, on: TerrainEffect['on'], ja: string, en: string];
type Numbers = readonly [foot: number | undefined, mech: number | undefined, shift: number];

const effect = ([kind, on, ja, en]: Words, [foot, mech, shift]: Numbers, rules: string): TerrainEffect => ({
  kind,
  on,
  ...(foot === undefined ? {} : { foot }),
  ...(mech === undefined ? {} : { mech }),
  shift,
  ja,
  en,
  rules: rules.split(' '),
  source: 'rulebook',
});

const halving = (made: TerrainEffect): TerrainEffect => ({ ...made, halves: true, noArmour: true });

/** 4.4 Highways and roads are one kind here. The shift of a creek counts if all attackers are beyond one (8.52). */
export const TERRAIN_EFFECTS: readonly TerrainEffect[] = [
  effect(['clear', 'hex', '平地', 'Clear'], [1, 2, 0], '4.1'),
  effect(['town', 'hex', '町', 'Town'], [1, 1, -1], '4.1 8.53'),
  effect(['city', 'hex', '都市', 'City'], [1, 1, -2], '4.1 8.53'),
  effect(['heavy', 'hex', '深い森林', 'Heavy woods'], [2, 4, -2], '4.1 8.53'),
  effect(['light', 'hex', '薄い森林', 'Light woods'], [2, 3, -1], '4.1 8.53'),
  halving(effect(['swamp', 'hex', '沼地', 'Swamp'], [2, 7, 0], '4.1 8.53')),
  effect(['road', 'link', '道路', 'Road'], [1, 1, 0], '4.4 4.51'),
  effect(['rail', 'link', '鉄道', 'Railway'], [undefined, undefined, 0], '4.3 4.51'),
  { ...halving(effect(['river', 'side', '河川', 'River'], [3, undefined, 0], '4.1 8.51')), noIntegrity: true },
  effect(['creek', 'side', '小河川', 'Creek'], [1, 3, -1], '4.1 8.52'),
];

export function effectOf(kind: Ground): TerrainEffect {
  const found = TERRAIN_EFFECTS.find(one => one.kind === kind);
  if (!found) throw new Error(`no effect of ${kind}`);
  return found;
}
