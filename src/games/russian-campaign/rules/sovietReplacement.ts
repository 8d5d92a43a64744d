/** 12.7 Soviet replacements: what a unit costs, and the limits of one turn. */
import { yearOf } from '../data/calendar.ts';
import { IRREPLACEABLE, SOVIET_REPLACEMENTS } from '../data/schedule.ts';
import { UNITS } from '../data/units.ts';
import type { SovietReplacementFrame } from '../frames.ts';
import { IS_ARMOUR, IS_ARTILLERY, IS_GUARDS, IS_REMNANT, SOVIET, STAVKA, STRENGTH, UNITS_OF } from '../pieces.ts';
import { POOL, type State } from '../state.ts';

export const costOf = (u: number): number => (u === STAVKA ? SOVIET_REPLACEMENTS.stavkaCost : STRENGTH[u]!);

export const costOfAll = (units: readonly number[]): number => units.reduce((sum, u) => sum + costOf(u), 0);

/** 12.7.5 Guards tank armies count as Guards; V1 artillery as they do. */
export const isGuardsUnit = (u: number): boolean => IS_GUARDS[u]! || IS_ARTILLERY[u]!;
export const isTankUnit = (u: number): boolean => IS_ARMOUR[u]! && !IS_GUARDS[u];

export const isReplaceable = (u: number): boolean => !IS_REMNANT[u] && !IRREPLACEABLE.includes(UNITS[u]!.type);

/** What a turn has already seen, as far as it bars a unit. */
export type Bar = 'tank-limit' | 'guards-limit' | 'stavka-limit' | 'points-short';

/** 12.7.5, 12.7.10 What keeps a unit of the pool from being taken beside those already taken. */
export function barOf(s: State, f: Pick<SovietReplacementFrame, 'points' | 'units'>, u: number): Bar | undefined {
  const count = (test: (v: number) => boolean): number => f.units.filter(test).length;
  if (u === STAVKA && s.stavkaYear === yearOf(s.turn)) return 'stavka-limit';
  if (isTankUnit(u) && count(isTankUnit) >= SOVIET_REPLACEMENTS.tanks) return 'tank-limit';
  if (isGuardsUnit(u) && count(isGuardsUnit) >= SOVIET_REPLACEMENTS.guards) return 'guards-limit';
  return costOfAll(f.units) + costOf(u) > f.points ? 'points-short' : undefined;
}

export const sovietCandidates = (s: State, f: Pick<SovietReplacementFrame, 'points' | 'units'>): number[] =>
  UNITS_OF[SOVIET]!.filter(u => s.place[u] === POOL && isReplaceable(u) && !barOf(s, f, u));
