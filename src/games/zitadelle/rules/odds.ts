/** 7.3, 7.4 The column of an assault, line by line. */

import { dirTo, terrainAt } from '../../../kit/board.ts';
import { makeLadder, onLadder, rungOn } from '../../../kit/ladder.ts';
import { itemAt } from '../../../kit/list.ts';
import type { OddsLine } from '../../../kit/report.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { TERRAIN_EFFECTS } from '../data/effects.ts';
import { ASSAULT_TABLE, FULL_DIVISION_SHIFT } from '../data/tables.ts';
import {
  BOARD,
  DIVISIONS,
  enemyOf,
  GERMAN,
  IS_ENGINEER,
  IS_FORT,
  IS_SOFT,
  IS_TRENCH,
  isRiver,
  isStream,
  REGIMENT,
  SHIFT,
  SOVIET,
} from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { stackAt } from './ground.ts';
import { assaultArmourOf, combatOf } from './values.ts';

/** 7.4 Columns to the right for each kind of terrain, works and water. */
const SHIFTS: ReadonlyMap<string, number> = new Map(TERRAIN_EFFECTS.map(({ kind, shift }) => [kind, shift]));
const shiftOf = (kind: string): number => SHIFTS.get(kind) ?? 0;

export const LADDER = makeLadder(ASSAULT_TABLE);

/** The attackers and the assaulted hexes, artillery and engineers included. */
export interface Clash {
  readonly side: Side;
  readonly hexes: readonly number[];
  readonly units: readonly number[];
  readonly support: readonly number[];
}

export interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** The column before shifts, and after. */
  readonly basic: number;
  readonly column: number;
  readonly shifts: readonly OddsLine[];
}

/** 7.1.5, 7.2.3, 7.8.5 The defenders: all non-armoured units of the hexes except those that retreated there. */
export const defendersOf = (s: State, { side, hexes }: Pick<Clash, 'side' | 'hexes'>): number[] =>
  hexes.flatMap(h => stackAt(s, enemyOf(side), h).filter(u => IS_SOFT[u] && s.routed[u] === 0));

export function oddsOf(s: State, clash: Clash): Odds {
  const attack = total(s, clash.units);
  const defence = total(s, defendersOf(s, clash));
  const shifts = shiftLines(s, clash);
  const shift = shifts.reduce((n, line) => n + line.value, 0);
  return { attack, defence, basic: basicOf(attack, defence), column: columnOf(attack, defence, shift), shifts };
}

const basicOf = (attack: number, defence: number): number => rungOn(LADDER, attack, Math.max(1, defence));

/** 7.3 The column after all shifts. */
export const columnOf = (attack: number, defence: number, shift: number): number =>
  onLadder(LADDER, basicOf(attack, defence) + shift);

/** The shifts as numbers, for code that compares many assaults: without artillery and engineers. */
export interface Weights {
  /** 7.4.5, 7.4.6 The highest armour of each side that counts. */
  readonly armour: number;
  readonly guard: number;
  /** 7.4.1 to 7.4.3 See `groundShift`. */
  readonly ground: number;
  /** 7.4.4 The least water between the two: 0 none, 1 streams, 2 rivers. */
  readonly water: number;
  /** 7.4.7 See `divisionShift`. */
  readonly division: number;
}

/** 7.4.9 The same sum as that of the lines. */
export const shiftIn = ({ armour, guard, ground, water, division }: Weights): number =>
  armour - guard + ground + WATER_SHIFT[water]! + division;

const total = (s: State, units: readonly number[]): number => units.reduce((n, u) => n + combatOf(s, u), 0);

/** 7.4.9 All of them add up. */
function shiftLines(s: State, clash: Clash): OddsLine[] {
  const { side, units, support } = clash;
  const lines: OddsLine[] = [...groundLines(clash), ...waterLine(s, clash)];
  const add = (what: string, rule: string, value: number, unit?: number): void => {
    if (value !== 0) lines.push({ what, rule, value, ...(unit === undefined ? {} : { unit }) });
  };
  const best = foremost(s, units);
  if (best >= 0) add('armour', '7.4.5', assaultArmourOf(s, best), best);
  const guard = foremost(s, screenOf(s, clash));
  if (guard >= 0) add('enemy-armour', '7.4.6', -assaultArmourOf(s, guard), guard);
  add('division', '7.4.7', divisionShift(side, units));
  for (const u of support) add('artillery', '7.4.8', itemAt(SHIFT, u), u);
  return lines;
}

/** The unit with the highest armour that counts, -1 if there is none. */
function foremost(s: State, units: readonly number[]): number {
  let best = -1;
  for (const u of units) if (assaultArmourOf(s, u) > (best < 0 ? 0 : assaultArmourOf(s, best))) best = u;
  return best;
}

/** 7.4.6 Defenders and the armour stacked with them; units that retreated there take no part. */
const screenOf = (s: State, { side, hexes }: Clash): number[] =>
  hexes.flatMap(h => stackAt(s, enemyOf(side), h).filter(u => s.routed[u] === 0));

/** 7.2.6, 7.4.1 to 7.4.3 The hex that favours the defender most; engineers cancel forts (10.2.3). */
function groundLines({ side, hexes, support }: Clash): OddsLine[] {
  const isBreached = support.some(u => IS_ENGINEER[u]);
  let best: OddsLine[] = [];
  let least = 0;
  for (const h of hexes) {
    const lines = hexLines(h, side !== SOVIET, isBreached);
    const sum = lines.reduce((n, line) => n + line.value, 0);
    if (sum < least) [best, least] = [lines, sum];
  }
  return best;
}

function hexLines(h: number, hasWorks: boolean, isBreached: boolean): OddsLine[] {
  const kind = terrainAt(BOARD, h);
  const lines: OddsLine[] = [];
  const ground = shiftOf(kind);
  if (ground !== 0) lines.push({ what: kind, rule: ground === -1 ? '7.4.1' : '7.4.2', value: ground });
  if (!hasWorks) return lines;
  if (IS_FORT[h] && !isBreached) lines.push({ what: 'fort', rule: '7.4.3', value: shiftOf('fort') });
  if (IS_TRENCH[h]) lines.push({ what: 'trench', rule: '7.4.3', value: shiftOf('trench') });
  return lines;
}

/** 7.4.1 to 7.4.3 The shift of a hex for its defenders, without engineers. */
export const groundShift = (h: number, side: Side): number => GROUND_SHIFTS[side][h]!;

const GROUND_SHIFTS = ofBothSides(side =>
  BOARD.names.map((_, h) => hexLines(h, side !== SOVIET, false).reduce((n, line) => n + line.value, 0)),
);

/** 7.4.4 By the least water between the two: none, streams, rivers. */
const WATER_SHIFT: readonly number[] = [0, shiftOf('stream'), shiftOf('river')];

/** 7.4.4 Only if every side between the two is water. */
function waterLine(s: State, { hexes, units }: Clash): OddsLine[] {
  let isAllRiver = true;
  for (const u of units) {
    for (const h of hexes) {
      const from = placeOf(s, u);
      const dir = dirTo(BOARD, from, h);
      if (isRiver(from, dir)) continue;
      if (!isStream(from, dir)) return [];
      isAllRiver = false;
    }
  }
  const what = isAllRiver ? 'river' : 'stream';
  return [{ what, rule: '7.4.4', value: shiftOf(what) }];
}

/** 7.4.7 For a whole division that takes part; two battalions count as their regiment (13.4.2). */
export const divisionShift = (side: Side, units: readonly number[]): number =>
  side === GERMAN && units.length > 2 && hasDivision(units) ? FULL_DIVISION_SHIFT : 0;

/** By unit: the number of its division, -1 for none, and its share of it: a regiment is 2 parts of 6. */
const DIVISION_OF: readonly number[] = REGIMENT.map((regiment, u) =>
  DIVISIONS.findIndex(division => division.includes(regiment < 0 ? u : regiment)),
);
const PART: readonly number[] = REGIMENT.map(regiment => (regiment < 0 ? 2 : 1));

const divisionOf = (u: number): number => DIVISION_OF[u]!;

function hasDivision(units: readonly number[]): boolean {
  for (const one of units) {
    const division = divisionOf(one);
    if (division < 0) continue;
    let parts = 0;
    for (const u of units) if (divisionOf(u) === division) parts += PART[u]!;
    if (parts >= 6) return true;
  }
  return false;
}
