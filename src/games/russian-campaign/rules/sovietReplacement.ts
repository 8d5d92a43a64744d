/** 12.7 Soviet replacements: what a unit costs, and the limits of one turn. */
import { bar, type Why } from '../../../kit/why.ts';
import { yearOf } from '../data/calendar.ts';
import { IRREPLACEABLE, SOVIET_REPLACEMENTS } from '../data/schedule.ts';
import type { SovietReplacementFrame } from '../frames.ts';
import {
  IS_ARMOUR,
  IS_ARTILLERY,
  IS_GUARDS,
  IS_REMNANT,
  printedStrength,
  SOVIET,
  STAVKA,
  UNITS_OF,
  unitSpec,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { whyNotInPool } from './pool.ts';
import { whyNotOwn } from './whose.ts';

export const costOf = (u: number): number => (u === STAVKA ? SOVIET_REPLACEMENTS.stavkaCost : printedStrength(u));

export const costOfAll = (units: readonly number[]): number => units.reduce((sum, u) => sum + costOf(u), 0);

/** 12.7.5 Guards tank armies count as Guards, and so does V1 artillery. */
export const isGuardsUnit = (u: number): boolean => IS_GUARDS[u] === true || IS_ARTILLERY[u] === true;
export const isTankUnit = (u: number): boolean => IS_ARMOUR[u] === true && !IS_GUARDS[u];

export const isReplaceable = (u: number): boolean => !IS_REMNANT[u] && !IRREPLACEABLE.includes(unitSpec(u).type);

type Points = Pick<SovietReplacementFrame, 'points' | 'units'>;

const NEVER = bar('12.7.3', 'never-replaced', 'unit');
const STAVKA_LIMIT = bar('12.7.10', 'stavka-limit', 'unit');
const TANK_LIMIT = bar('12.7.5', 'tank-limit', 'unit');
const GUARDS_LIMIT = bar('12.7.5', 'guards-limit', 'unit');

/** 12.7.3, 12.7.5, 12.7.10 Why a unit cannot be taken in addition to those already taken. */
export function whyNotReplaced(s: State, f: Points, u: number): Why {
  const absent = whyNotOwn(SOVIET, u) ?? whyNotInPool(s, f.units, u, '12.7.5');
  if (absent) return absent;
  if (!isReplaceable(u)) return NEVER;
  const count = (test: (v: number) => boolean): number => f.units.filter(test).length;
  if (u === STAVKA && s.stavkaYear === yearOf(s.turn)) return STAVKA_LIMIT;
  if (isTankUnit(u) && count(isTankUnit) >= SOVIET_REPLACEMENTS.tanks) return TANK_LIMIT;
  if (isGuardsUnit(u) && count(isGuardsUnit) >= SOVIET_REPLACEMENTS.guards) return GUARDS_LIMIT;
  const [cost, left] = [costOf(u), f.points - costOfAll(f.units)];
  return cost > left ? { rule: '12.7.5', code: 'points-short', about: { unit: u, cost, left } } : undefined;
}

export const sovietCandidates = (s: State, f: Points): number[] =>
  UNITS_OF[SOVIET].filter(u => !whyNotReplaced(s, f, u));
