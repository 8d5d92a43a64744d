/** 9.0 Bombers: which are available, where they may be sent, and where their bombs fall. */

import { hexDistance } from '../../../kit/board.ts';
import { addAt, itemAt } from '../../../kit/list.ts';
import { knownEntry } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { resultsBy } from '../../../kit/table.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { airOf } from '../data/calendar.ts';
import { DIVE_BOMBING, SCATTER } from '../data/tables.ts';
import {
  AIR_UNITS,
  BOARD,
  COMMAND_SHEET,
  COMMAND_SIDE,
  HEX_SHEET,
  IS_AIR,
  IS_ARMOUR,
  IS_DIVE,
  IS_TOWN,
  IS_WOODS,
  neighbour,
  SHEET,
  SOVIET,
  sheetOf,
  TROOPS_OF,
} from '../pieces.ts';
import { HANGAR, OVER, placeOf, READY, type State } from '../state.ts';
import { WAYS } from './dice.ts';
import { type Shot, shotBy } from './fire.ts';
import { armourOf } from './values.ts';
import { whyNotOnMap, whyNotOwn } from './who.ts';

/** 9.1.2 Makes the turn's number of bombers of each kind and sheet ready; the others stay in the hangar. */
export function muster(d: State): void {
  const { dive, level } = airOf(d.turn);
  const left = { dive: dive.slice(), level: level.slice() };
  const place = d.place.slice();
  for (const u of AIR_UNITS) {
    const kind = IS_DIVE[u] ? left.dive : left.level;
    const isUp = itemAt(kind, sheetOf(u)) > 0;
    if (isUp) addAt(kind, sheetOf(u), -1);
    place[u] = isUp ? READY : HANGAR;
  }
  d.place = place;
}

/** The first waiting bomber of each kind and sheet: the others are identical. */
export function waiting(s: State): number[] {
  const seen = new Set<number>();
  return AIR_UNITS.filter(u => {
    const sort = 2 * sheetOf(u) + (IS_DIVE[u] ? 1 : 0);
    if (s.place[u] !== READY || seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
}

/** 9.1.4 Hexes of its sheet with Soviet armour. */
export function diveHexes(s: State, u: number): number[] {
  const hexes = new Set<number>();
  for (const v of ARMOUR_OF_SOVIETS) {
    const h = placeOf(s, v);
    if (h >= 0 && HEX_SHEET[h] === SHEET[u]) hexes.add(h);
  }
  return [...hexes].sort((a, b) => a - b);
}

/** Whether there is any. */
export const canDive = (s: State, u: number): boolean =>
  ARMOUR_OF_SOVIETS.some(v => placeOf(s, v) >= 0 && HEX_SHEET[placeOf(s, v)] === SHEET[u]);

const ARMOUR_OF_SOVIETS: readonly number[] = TROOPS_OF[SOVIET].filter(v => IS_ARMOUR[v]);

/** 9.1.5 Soviet armies on its sheet. */
export const raidTargets = (u: number): number[] =>
  COMMAND_SHEET.flatMap((sheet, c) => (COMMAND_SIDE[c] === SOVIET && sheet === SHEET[u] ? [c] : []));

/** 9.1.5 The army that a level bomber attacks, -1 for none. */
export const raidedBy = (s: State, u: number): number => (placeOf(s, u) <= OVER ? OVER - placeOf(s, u) : -1);

const NO_AIRCRAFT = bar('9.1.1', 'no-aircraft', 'unit');
const LEVEL = bar('9.1.5', 'level-bombs-armies', 'unit');
const DIVES = bar('9.1.4', 'dive-bombs-hexes', 'unit');
const NOT_FLYING = bar('9.1.2', 'not-flying', 'unit');
const SENT = bar('9.1.1', 'already-sent', 'unit');
const NOT_SENT = bar('9.1.1', 'not-sent', 'unit');
const OTHER_HALF = bar('9.1.3', 'other-half-air', 'unit', 'hex');
const NO_TANKS = bar('9.1.4', 'no-soviet-armour', 'unit', 'hex');
const NO_ARMY = bar('9.1.5', 'no-soviet-army', 'unit', 'card');
const OTHER_ARMY = bar('9.1.3', 'other-half-army', 'unit', 'card');

/** 9.1.4, 9.1.5 Dive bombers go to hexes, level bombers to armies. */
export const whyNotDiver = (s: State, side: Side, unit: number): Why =>
  whyNotAircraft(side, unit) ?? (IS_DIVE[unit] ? whyNotReady(s, unit) : LEVEL);

export const whyNotRaider = (s: State, side: Side, unit: number): Why =>
  whyNotAircraft(side, unit) ?? (IS_DIVE[unit] ? DIVES : whyNotReady(s, unit));

const whyNotAircraft = (side: Side, unit: number): Why =>
  whyNotOwn(side, unit) ?? (IS_AIR[unit] ? undefined : NO_AIRCRAFT);

/** Bombers of a kind are identical, so they are sent in order. */
function whyNotReady(s: State, unit: number): Why {
  if (s.place[unit] === HANGAR) return NOT_FLYING;
  if (s.place[unit] !== READY) return SENT;
  const first = waiting(s).find(u => IS_DIVE[u] === IS_DIVE[unit] && SHEET[u] === SHEET[unit]);
  if (first === undefined || first === unit) return undefined;
  return { rule: '9.1.1', code: 'another-first', about: { unit, units: [first] } };
}

/** Why a dive bomber cannot be sent to a hex that is not in `diveHexes`. */
export const whyNotDive = (unit: number, hex: number): Why => (HEX_SHEET[hex] === SHEET[unit] ? NO_TANKS : OTHER_HALF);

/** Why a level bomber cannot be sent against an army that is not in `raidTargets`. */
export const whyNotRaid = (card: number): Why => (COMMAND_SIDE[card] === SOVIET ? OTHER_ARMY : NO_ARMY);

/** Sent out, and bombs not dropped yet. */
export const isSent = (s: State, unit: number): boolean => s.place[unit] !== HANGAR && s.place[unit] !== READY;

export const whyNotRecall = (s: State, side: Side, unit: number): Why =>
  whyNotAircraft(side, unit) ?? (isSent(s, unit) ? undefined : NOT_SENT);

/** 9.3.1 c, d Why a unit that is not one of the nearest tanks is not bombed. */
export function whyNotBombed(s: State, unit: number, units: readonly number[]): Why {
  const about = { unit, units };
  if (!IS_ARMOUR[unit]) return { rule: '9.3.2', code: 'no-armour-target', about };
  return whyNotOnMap(s, unit) ?? { rule: '9.3.1', code: 'not-nearest', about };
}

/** 9.3.1 a Where the bombs fall; they stay within the map (Q10). */
export function scattered(from: number, dice: number): number {
  const { dir, steps } = knownEntry(SCATTER, String(dice));
  let h = from;
  for (let i = 0; i < steps; i++) {
    const to = neighbour(h, dir);
    if (to < 0) break;
    h = to;
  }
  return h;
}

/** A hex where bombs may fall: the dice that lead there, and the tanks they find from there. */
export interface Fall {
  readonly hex: number;
  readonly chance: number;
  readonly dice: readonly number[];
  readonly units: readonly number[];
}

/** 9.3.1 a-d Every hex where the bombs of a bomber sent to `from` may fall. */
export const scatterOf = (s: State, from: number): Fall[] =>
  resultsBy(WAYS, dice => String(scattered(from, dice))).map(({ result, chance, dice }) => {
    const hex = Number(result);
    return { hex, chance, dice, units: nearestTanks(s, hex) };
  });

/** 9.3.1 e What woods and towns add to the dice. */
export const coverModifier = (h: number): number => (IS_WOODS[h] || IS_TOWN[h] ? DIVE_BOMBING.cover : 0);

/** 9.3.1 e Bombs are a shot with their own strength and modifier. */
export function strikeOf(s: State, target: number): Shot {
  const cover = coverModifier(placeOf(s, target));
  const lines = cover === 0 ? [] : [{ what: 'cover', rule: '9.3.1', value: cover }];
  return shotBy(DIVE_BOMBING.at, armourOf(s, target), lines);
}

/** 9.3.1 c, d Tanks of either side in the hex, otherwise the nearest ones on the sheet. */
export function nearestTanks(s: State, h: number): number[] {
  let best = Number.POSITIVE_INFINITY;
  let tanks: number[] = [];
  for (const u of [...TROOPS_OF[0], ...TROOPS_OF[SOVIET]]) {
    const at = placeOf(s, u);
    if (at < 0 || !IS_ARMOUR[u] || HEX_SHEET[at] !== HEX_SHEET[h]) continue;
    const far = hexDistance(BOARD, h, at);
    if (far > best) continue;
    if (far < best) tanks = [];
    best = far;
    tanks.push(u);
  }
  return tanks;
}
