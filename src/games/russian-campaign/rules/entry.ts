/** 12.1.2-12.4, 12.6.1, 12.7.1, 9.12.3 Where a unit in the arriving box may be put onto the map. */
import { CAPITALS, cityNamed } from '../data/cities.ts';
import { COUNTRIES } from '../data/regions.ts';
import { SPECIAL_REINFORCEMENTS } from '../data/schedule.ts';
import { UNITS } from '../data/units.ts';
import {
  AXIS,
  COUNTRY,
  EAST_EDGE,
  EXITS,
  hex,
  IS_REMNANT,
  IS_WORKER,
  SIDE,
  SOVIET,
  UNITS_OF,
  WEST_EDGE,
} from '../pieces.ts';
import { AS_PRINTED, PARA, REPLACED, type State, TO_ARRIVE } from '../state.ts';
import { controller } from './control.ts';
import { hasRoom } from './ground.ts';
import { type Going, isShut } from './movement.ts';
import { canLeave, canMakeRoom } from './stacking.ts';

const cityHex = (name: string): number => hex(cityNamed(name).hex);

const BUCHAREST = [cityHex(CAPITALS.romanian)];
const HELSINKI = [cityHex(CAPITALS.finnish)];
const NORTH_RAIL: readonly number[] = EXITS.filter(exit => exit.edge === 'north').map(exit => exit.hex);
/** 12.3.2 */
const HUNGARY = COUNTRIES.indexOf('hungary');
const HUNGARIAN_RAIL: readonly number[] = EXITS.filter(
  exit => exit.edge === 'west' && COUNTRY[exit.hex] === HUNGARY,
).map(exit => exit.hex);

/** 12.1.1, 11.1.2 Units of a side that wait to be brought on; workers are placed by themselves (12.7.4). */
export function arrivalsOf(s: State, side: number): number[] {
  const out: number[] = [];
  for (const u of UNITS_OF[side]!) if (s.place[u] === TO_ARRIVE && !IS_WORKER[u]) out.push(u);
  return out;
}

/** The same for a phase as it stands. */
export function waitingOf(go: Going): readonly number[] {
  go.waiting ??= arrivalsOf(go.s, go.f.side);
  return go.waiting;
}

/** Where a unit comes in: its own place, and where it goes when that is closed. */
export interface Doors {
  readonly rule: string;
  readonly cities: readonly number[];
  readonly edge: readonly number[];
  /** The edge is open beside the cities, not only for want of them. */
  readonly both?: true;
}

export function doorsOf(s: State, u: number): Doors {
  const printed = s.via[u] === AS_PRINTED || s.place[u] === PARA;
  const special = printed ? specialDoors(s, u) : undefined;
  if (special) return special;
  if (SIDE[u] === AXIS) return axisDoors(s, u);
  if (!printed && s.via[u] === REPLACED)
    return { rule: '12.7.1', cities: workerCities(s).filter(h => !s.rebuilt.includes(h)), edge: EAST_EDGE, both: true };
  const { entry } = UNITS[u]!;
  const isCity = printed && entry.kind === 'turn' && (entry.at === 'Moscow' || entry.at === 'Kursk');
  return { rule: '12.2', cities: isCity ? [cityHex(entry.at)] : [], edge: EAST_EDGE };
}

/** 12.4 */
function specialDoors(s: State, u: number): Doors | undefined {
  const { entry } = UNITS[u]!;
  if (entry.kind !== 'event') return undefined;
  const special = SPECIAL_REINFORCEMENTS.find(one => one.id === entry.event)!;
  const { rule } = special;
  if (special.at !== 'north-rail') return { rule, cities: [cityHex(special.at)], edge: WEST_EDGE };
  const rails = SIDE[u] === AXIS ? NORTH_RAIL.filter(h => s.rail[h] === AXIS) : NORTH_RAIL;
  return { rule, cities: [], edge: rails };
}

/** 12.3, 12.6.1 By nation. */
function axisDoors(s: State, u: number): Doors {
  const again = s.via[u] === REPLACED ? '12.6.1' : undefined;
  switch (UNITS[u]!.nation) {
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
export const workerCities = (s: State): number[] => WORKERS.map(u => s.place[u]!).filter(h => h >= 0);

const WORKERS: readonly number[] = UNITS_OF[SOVIET]!.filter(u => IS_WORKER[u]);

/** 12.1.2, 12.2 Hexes where a unit may be put now, ascending. */
export function entryHexes(go: Going, u: number): number[] {
  const { cities, edge, both } = doorsOf(go.s, u);
  const inCity = cities.filter(h => isOwnCity(go.s, u, h) && mayPut(go, u, h));
  if (inCity.length > 0 && !both) return inCity;
  const onEdge = edge.filter(h => mayPut(go, u, h));
  return [...new Set([...inCity, ...onEdge])].sort((a, b) => a - b);
}

/** Whether there is one; mostly the first that is looked at will do. */
export function hasEntry(go: Going, u: number): boolean {
  go.entries ??= new Map();
  const known = go.entries.get(u);
  if (known !== undefined) return known;
  const { cities, edge } = doorsOf(go.s, u);
  const has = edge.some(h => mayPut(go, u, h)) || cities.some(h => isOwnCity(go.s, u, h) && mayPut(go, u, h));
  go.entries.set(u, has);
  return has;
}

export const isOwnCity = (s: State, u: number, h: number): boolean => controller(s, h) === SIDE[u];

/** 12.2 Enemy ZOCs do not matter; but where there is no room, somebody must be able to leave. */
export const mayPut = (go: Going, u: number, h: number): boolean =>
  !isShut(go, u, h) && (hasRoom(go.g, u, h) || canGoOnFrom(go, u, h) || canMakeRoom(go, u, h));

/** Whether the unit itself could leave the hex again, if it were put there. */
function canGoOnFrom(go: Going, u: number, h: number): boolean {
  const { s, f, g } = go;
  const place = s.place.slice();
  const held = s.held.slice();
  const fresh = s.fresh.slice();
  place[u] = h;
  held[u] = g.ezoc[h]!;
  fresh[u] = 1;
  return canLeave({ ...go, s: { ...s, place, held, fresh }, f: { ...f, mover: -1 }, leaving: undefined }, u);
}

/** 9.12.3 The remnant that a replaced unit may take the place of in a hex, or -1. */
export function remnantFor(s: State, u: number, h: number): number {
  return UNITS_OF[SIDE[u]!]!.find(v => IS_REMNANT[v] && s.place[v] === h && isLike(u, v)) ?? -1;
}

/** 9.12.3 Of the same arm and service; German armour counts as panzergrenadiers. All Soviet remnants are Guards. */
function isLike(u: number, remnant: number): boolean {
  const [lost, left] = [UNITS[u]!, UNITS[remnant]!];
  if (lost.service !== left.service || lost.nation !== left.nation) return false;
  return left.type === (SIDE[u] === AXIS && lost.type === 'armour' ? 'mechanized' : lost.type);
}

/** 9.12.3 Hexes where a replaced unit may relieve a remnant, ascending. */
export function reliefHexes(go: Going, u: number): number[] {
  if (go.s.via[u] !== REPLACED || go.s.place[u] !== TO_ARRIVE) return [];
  const out = new Set<number>();
  for (const v of UNITS_OF[SIDE[u]!]!) {
    const h = go.s.place[v]!;
    if (IS_REMNANT[v] && h >= 0 && isLike(u, v) && mayRelieve(go, u, h)) out.add(h);
  }
  return [...out].sort((a, b) => a - b);
}

/** The remnant makes room for a corps; an army needs more. */
function mayRelieve(go: Going, u: number, h: number): boolean {
  go.g.corps[h]!--;
  const may = mayPut(go, u, h);
  go.g.corps[h]!++;
  return may;
}
