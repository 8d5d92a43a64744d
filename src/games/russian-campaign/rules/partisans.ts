/** 11.2 Where partisans may appear, and when they are removed. */

import { hexDistance } from '../../../kit/board.ts';
import type { Io } from '../../../kit/flow.ts';
import { withAll } from '../../../kit/list.ts';
import { NUMBER, partsOf } from '../../../kit/part.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { SS_SWEEP } from '../data/support.ts';
import {
  AXIS,
  BOARD,
  CITY_HEX,
  HEXES,
  hexMap,
  IS_OIL,
  IS_PARTISAN,
  IS_SS,
  inUssr,
  isCity,
  isLand,
  PARTISANS,
  RAIL_HEXES,
  SOVIET,
  UNITS_OF,
  unitSpec,
} from '../pieces.ts';
import { placeOf, type State, UNDERGROUND } from '../state.ts';
import { controller } from './control.ts';
import { groundOf, presence } from './ground.ts';
import { keepBetween } from './railLines.ts';
import { whyNotOwn } from './whose.ts';

/** 11.2.4 Partisans that have entered the game, on the map or off it. */
export const partisansOf = (s: State): number[] =>
  PARTISANS.filter(u => {
    const { entry } = unitSpec(u);
    return placeOf(s, u) >= 0 || (s.place[u] === UNDERGROUND && entry.kind === 'turn' && entry.turn <= s.turn);
  });

/** 11.2.1, 11.2.4 Hexes open to them, in order. */
export function partisanHexes(s: State): number[] {
  const watched = watchedHexes(s);
  const lines = linesBetweenCities(s);
  return [...lines.cities.filter(inUssr), ...lines.rail.filter(inUssr)].filter(h => !watched[h]).sort((a, b) => a - b);
}

const NO_PARTISAN = bar('11.2.4', 'not-partisan', 'unit');
const TO_COME = bar('11.2.4', 'comes-later', 'unit');
const PLACED = bar('11.2.4', 'partisan-placed', 'unit');
const THERE = bar('11.2.4', 'already-there', 'unit', 'hex');
const WATCHED = bar('11.2.4', 'partisan-watched', 'unit', 'hex');
const NO_LINE = bar('11.2.1', 'partisan-place', 'unit', 'hex');

/** Why a unit is not a partisan that can still be placed: each is placed once. */
export function whyNotPartisan(s: State, u: number): Why {
  if (!IS_PARTISAN[u]) return whyNotOwn(SOVIET, u) ?? NO_PARTISAN;
  return partisansOf(s).includes(u) ? PLACED : TO_COME;
}

/** Why a hex is not open to partisans. */
export function whyNotPartisanHex(s: State, u: number, h: number): Why {
  if (s.place[u] === h) return THERE;
  return watchedHexes(s)[h] ? WATCHED : NO_LINE;
}

/** 11.2.3 At the end of Axis movement. */
export function sweepPartisans(d: State, io: Io): void {
  const watched = watchedHexes(d);
  const units = PARTISANS.filter(u => placeOf(d, u) >= 0 && watched[placeOf(d, u)]);
  d.place = withAll(d.place, units, UNDERGROUND);
  if (units.length > 0) io.emit({ type: 'partisans-swept', rule: '11.2.3', units });
}

/** Axis units and their ZOC, and everything within five hexes of the SS. */
export function watchedHexes(s: State): Uint8Array {
  const out = hexMap();
  out.set(groundOf(s, SOVIET).ezoc);
  for (const u of UNITS_OF[AXIS]) {
    const h = placeOf(s, u);
    if (h < 0) continue;
    out[h] = 1;
    if (IS_SS[u]) for (const near of AROUND_SS.of({ hex: h })) out[near] = 1;
  }
  return out;
}

/** 11.2.3 The hexes around an SS unit in a hex that are closed to partisans. */
const AROUND_SS = partsOf<{ readonly hex: number }>()({
  on: { hex: NUMBER },
  derive: ({ hex }): readonly number[] => ALL_HEXES.filter(near => hexDistance(BOARD, hex, near) <= SS_SWEEP),
});

const ALL_HEXES: readonly number[] = Array.from({ length: HEXES }, (_, h) => h);

/** 11.2.1 Axis cities, and Axis railway between them; none runs through a Soviet city. */
function linesBetweenCities(s: State): { readonly cities: readonly number[]; readonly rail: readonly number[] } {
  const who = presence(s);
  const cities = CITY_HEX.filter((h, c) => !IS_OIL[c] && controller(s, h, who) === AXIS);
  const isEnd = hexMap();
  for (const h of cities) isEnd[h] = 1;
  const rail = hexMap();
  for (const h of RAIL_HEXES) rail[h] = isEnd[h] || (s.rail[h] === AXIS && !isCity(h)) ? 1 : 0;
  keepBetween(rail, isEnd);
  return { cities, rail: RAIL_HEXES.filter(h => rail[h] && !isEnd[h] && isLand(h)) };
}
