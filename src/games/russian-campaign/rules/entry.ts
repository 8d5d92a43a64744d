/** 12.1.2-12.4, 12.6.1, 12.7.1, 9.12.3 Where a unit in the arriving box may be placed on the map. */

import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { CAPITALS } from '../data/cities.ts';
import { COUNTRIES } from '../data/regions.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import {
  AXIS,
  COUNTRY,
  cityHex,
  EAST_EDGE,
  EXITS,
  IS_REMNANT,
  IS_WORKER,
  SIDE,
  SOVIET,
  sideOf,
  UNITS_OF,
  unitSpec,
  WEST_EDGE,
} from '../pieces.ts';
import { AS_PRINTED, PARA, placeOf, REPLACED, type State, TO_ARRIVE } from '../state.ts';
import { controller } from './control.ts';
import { corpsAt, hasRoom } from './ground.ts';
import type { MoveContext } from './mover.ts';
import { isShut, whyNotEnter, whyShut } from './shut.ts';
import { canLeave, canMakeRoom } from './stacking.ts';
import { whyOffMap } from './whereabouts.ts';

const BUCHAREST = [cityHex(CAPITALS.romanian)];
const HELSINKI = [cityHex(CAPITALS.finnish)];
const NORTH_RAIL: readonly number[] = EXITS.filter(exit => exit.edge === 'north').map(exit => exit.hex);
/** 12.3.2 */
const HUNGARY = COUNTRIES.indexOf('hungary');
const HUNGARIAN_RAIL: readonly number[] = EXITS.filter(
  exit => exit.edge === 'west' && COUNTRY[exit.hex] === HUNGARY,
).map(exit => exit.hex);

/** 12.1.1, 11.1.2 Units of a side that wait to enter the map; workers are placed separately (12.7.4). */
export function arrivalsOf(s: State, side: Side): number[] {
  const out: number[] = [];
  for (const u of UNITS_OF[side]) if (s.place[u] === TO_ARRIVE && !IS_WORKER[u]) out.push(u);
  return out;
}

/** The same for the current phase. */
export function waitingOf(go: MoveContext): readonly number[] {
  go.waiting ??= arrivalsOf(go.s, go.f.side);
  return go.waiting;
}

/** Where a unit enters: its own place, and the alternative if that is closed. */
export interface Doors {
  readonly rule: string;
  readonly cities: readonly number[];
  readonly edge: readonly number[];
  /** The edge is open as well as the cities, not only in place of them. */
  readonly both?: true;
}

export function doorsOf(s: State, u: number): Doors {
  const printed = s.via[u] === AS_PRINTED || s.place[u] === PARA;
  const special = printed ? specialDoors(s, u) : undefined;
  if (special) return special;
  if (SIDE[u] === AXIS) return axisDoors(s, u);
  if (!printed && s.via[u] === REPLACED)
    return { rule: '12.7.1', cities: workerCities(s).filter(h => !s.rebuilt.includes(h)), edge: EAST_EDGE, both: true };
  const { entry } = unitSpec(u);
  const isCity = printed && entry.kind === 'turn' && (entry.at === 'Moscow' || entry.at === 'Kursk');
  return { rule: '12.2', cities: isCity ? [cityHex(entry.at)] : [], edge: EAST_EDGE };
}

/** 12.4 */
function specialDoors(s: State, u: number): Doors | undefined {
  const { entry } = unitSpec(u);
  const special = entry.kind === 'event' && SPECIAL_REINFORCEMENTS.find(one => one.id === entry.event);
  if (!special) return undefined;
  const { rule } = special;
  if (special.at !== 'north-rail') return { rule, cities: [cityHex(special.at)], edge: WEST_EDGE };
  const rails = SIDE[u] === AXIS ? NORTH_RAIL.filter(h => s.rail[h] === AXIS) : NORTH_RAIL;
  return { rule, cities: [], edge: rails };
}

/** 12.3, 12.6.1 By nation. */
function axisDoors(s: State, u: number): Doors {
  const again = s.via[u] === REPLACED ? '12.6.1' : undefined;
  switch (unitSpec(u).nation) {
    case 'romanian':
      return { rule: again ?? '12.3.1', cities: BUCHAREST, edge: [] };
    case 'finnish':
      return { rule: '12.6.1', cities: HELSINKI, edge: [] };
    case 'hungarian':
      return { rule: again ?? '12.3.2', cities: [], edge: HUNGARIAN_RAIL };
    default:
      return { rule: again ?? '12.3.3', cities: [], edge: WEST_EDGE };
  }
}

/** 12.7.1 Cities with a worker. */
export const workerCities = (s: State): number[] => WORKERS.map(u => placeOf(s, u)).filter(h => h >= 0);

const WORKERS: readonly number[] = UNITS_OF[SOVIET].filter(u => IS_WORKER[u]);

const WORKER = bar('12.7.4', 'worker-city', 'unit');
const BY_AIR = bar('V3.1', 'by-air-only', 'unit');
const HELD = bar('11.1.2', 'holding-first-impulse', 'unit');
const ON_MAP = bar('12.1.2', 'on-map', 'unit');

/** 12.1.1, 11.1.2 Why a unit is not waiting to enter over land. */
export function whyNotWaiting({ s, f }: MoveContext, u: number): Why {
  if (IS_WORKER[u] && s.place[u] === TO_ARRIVE) return WORKER;
  if (s.place[u] === TO_ARRIVE) return undefined;
  if (s.place[u] !== PARA) return whyOffMap(s, u) ?? ON_MAP;
  if (SIDE[u] !== SOVIET) return BY_AIR;
  return f.impulse === 1 ? undefined : HELD;
}

const CITY_USED = bar('12.7.1', 'city-used', 'unit', 'hex');
const STACK_FULL = bar('6.1', 'stack-full', 'unit', 'hex');

/** Why a waiting unit cannot enter in a hex. */
export function whyNotArrive(go: MoveContext, u: number, h: number): Why {
  const { s } = go;
  const { rule, cities, edge, both } = doorsOf(s, u);
  const about = { unit: u, hex: h };
  if (!cities.includes(h) && !edge.includes(h)) {
    const isUsed = s.via[u] === REPLACED && s.rebuilt.includes(h) && workerCities(s).includes(h);
    return isUsed ? CITY_USED : { rule, code: 'no-entry', about };
  }
  const place = whyNotEnter(go, u, h);
  if (place) return place;
  if (cities.includes(h)) return isOwnCity(s, u, h) ? STACK_FULL : { rule, code: 'city-lost', about };
  const open = both ? [] : openCities(go, u, cities);
  return open.length > 0 ? { rule, code: 'city-open', about: { ...about, hexes: open } } : STACK_FULL;
}

/** 12.1.2, 12.2 Hexes where a unit may be put now, ascending. */
export function entryHexes(go: MoveContext, u: number): number[] {
  const { cities, edge, both } = doorsOf(go.s, u);
  const inCity = openCities(go, u, cities);
  if (inCity.length > 0 && !both) return inCity;
  const onEdge = edge.filter(h => mayPut(go, u, h));
  return [...new Set([...inCity, ...onEdge])].sort((a, b) => a - b);
}

const openCities = (go: MoveContext, u: number, cities: readonly number[]): number[] =>
  cities.filter(h => isOwnCity(go.s, u, h) && mayPut(go, u, h));

/** Whether there is one; mostly the first one checked will do. */
export function hasEntry(go: MoveContext, u: number): boolean {
  go.entries ??= new Map();
  const known = go.entries.get(u);
  if (known !== undefined) return known;
  const { cities, edge } = doorsOf(go.s, u);
  const has = edge.some(h => mayPut(go, u, h)) || cities.some(h => isOwnCity(go.s, u, h) && mayPut(go, u, h));
  go.entries.set(u, has);
  return has;
}

export const isOwnCity = (s: State, u: number, h: number): boolean => controller(s, h) === SIDE[u];

/** 12.2 Enemy ZOCs do not matter; but if there is no room, some unit must be able to leave. */
export const mayPut = (go: MoveContext, u: number, h: number): boolean =>
  !isShut(go, u, h) && (hasRoom(go.g, u, h) || canGoOnFrom(go, u, h) || canMakeRoom(go, u, h));

/** Whether the unit itself could leave the hex again after being placed there. */
function canGoOnFrom(go: MoveContext, u: number, h: number): boolean {
  const { s, f, g } = go;
  const place = s.place.slice();
  const held = s.held.slice();
  const fresh = s.fresh.slice();
  place[u] = h;
  held[u] = itemAt(g.ezoc, h);
  fresh[u] = 1;
  return canLeave({ ...go, s: { ...s, place, held, fresh }, f: { ...f, mover: -1 }, leaving: undefined }, u);
}

/** 9.12.3 The remnant that a replaced unit may relieve in a hex, or -1. */
export function remnantFor(s: State, u: number, h: number): number {
  return UNITS_OF[sideOf(u)].find(v => IS_REMNANT[v] && s.place[v] === h && isLike(u, v)) ?? -1;
}

/** 9.12.3 Of the same arm and service; German armour counts as panzergrenadiers. All Soviet remnants are Guards. */
function isLike(u: number, remnant: number): boolean {
  const [lost, left] = [unitSpec(u), unitSpec(remnant)];
  if (lost.service !== left.service || lost.nation !== left.nation) return false;
  return left.type === (SIDE[u] === AXIS && lost.type === 'armour' ? 'mechanized' : lost.type);
}

const NOT_REPLACED = bar('9.12.3', 'not-replaced', 'unit');

/** 9.12.3 Why a unit is not waiting as a replacement, which alone may relieve a remnant. */
export function whyNotReplacement(go: MoveContext, u: number): Why {
  if (go.s.place[u] !== TO_ARRIVE) return whyOffMap(go.s, u) ?? ON_MAP;
  return go.s.via[u] === REPLACED ? undefined : NOT_REPLACED;
}

const NO_REMNANT = bar('9.12.3', 'no-remnant-there', 'unit', 'hex');

/** Why a replacement does not relieve a remnant in a hex. */
export const whyNotRelieve = (go: MoveContext, u: number, h: number): Why =>
  remnantFor(go.s, u, h) >= 0 ? (whyShut(go, u, h) ?? STACK_FULL) : NO_REMNANT;

/** 9.12.3 Hexes where a replaced unit may relieve a remnant, ascending. */
export function reliefHexes(go: MoveContext, u: number): number[] {
  if (go.s.via[u] !== REPLACED || go.s.place[u] !== TO_ARRIVE) return [];
  const out = new Set<number>();
  for (const v of UNITS_OF[sideOf(u)]) {
    const h = placeOf(go.s, v);
    if (IS_REMNANT[v] && h >= 0 && isLike(u, v) && mayRelieve(go, u, h)) out.add(h);
  }
  return [...out].sort((a, b) => a - b);
}

/** The remnant makes room for a corps; an army needs more. */
function mayRelieve(go: MoveContext, u: number, h: number): boolean {
  const corps = go.g.corps.with(h, corpsAt(go.g, h) - 1);
  return mayPut({ ...go, g: { ...go.g, corps } }, u, h);
}
