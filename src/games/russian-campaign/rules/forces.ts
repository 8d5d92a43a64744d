/** S2.0 The units in play when a scenario begins: those present, those still to arrive, those lost. */

import { headOf } from '../../../kit/list.ts';
import { cityNamed } from '../data/cities.ts';
import { STARTS, type Start } from '../data/scenarios.ts';
import type { UnitSpec } from '../data/unit.ts';
import { isAtStart, UNITS } from '../data/units.ts';
import { hex, unit } from '../pieces.ts';
import { GONE, PARA, POOL, SPARE, TO_COME, TO_SET_UP, UNDERGROUND } from '../state.ts';

/** Only some units of a group are set up; the player chooses which. */
export interface Quota {
  readonly rule: string;
  /** `armies`, or the printed values of a class. */
  readonly id: string;
  readonly units: readonly number[];
  /** How many of them are set up; the rest is lost. */
  readonly count: number;
}

export interface Forces {
  /** The box of each unit. Variant units are left out of the game. */
  readonly place: readonly number[];
  readonly quotas: readonly Quota[];
  /** Workers with a hex of their own. */
  readonly workers: ReadonlyMap<number, number>;
}

export function forcesOf(start: Start): Forces {
  const forces = FORCES.get(start.id);
  if (!forces) throw new Error(`no forces for ${start.id}`);
  return forces;
}

/** Whether it would be in play when the scenario begins, if not lost. */
function hasCome({ entry }: UnitSpec, turn: number): boolean {
  if (isAtStart(entry)) return true;
  return (entry.kind === 'turn' || entry.kind === 'conversion') && entry.turn < turn;
}

function muster(start: Start): Forces {
  const place = UNITS.map(u => boxBefore(u, start));
  if (!start.position) return { place, quotas: [], workers: new Map() };
  for (const { entry } of UNITS)
    if (entry.kind === 'conversion' && entry.turn < start.turn) place[unit(entry.of)] = GONE;
  const quotas = [...axisLosses(start.position, place), sovietArmies(start.position, place)];
  dismiss(place);
  return { place, quotas, workers: reserves(start.position, place) };
}

function boxBefore(u: UnitSpec, start: Start): number {
  if (u.type === 'partisan') return UNDERGROUND;
  if (u.entry.kind === 'remnant') return SPARE;
  if (u.entry.kind === 'variant') return GONE;
  return hasCome(u, start.turn) ? TO_SET_UP : TO_COME;
}

type Position = NonNullable<Start['position']>;

/** S2.2 Losses by name and by class; if a whole class is lost, there is nothing to choose. */
function axisLosses({ losses }: Position, place: number[]): Quota[] {
  for (const name of losses.units) place[unit(name)] = POOL;
  return Object.entries(losses.classes).flatMap(([id, lost]) => {
    const units = UNITS.flatMap((u, n) => (isOfClass(u, id) && place[n] === TO_SET_UP ? [n] : []));
    if (units.length > lost) return [{ rule: 'S2.2', id, units, count: units.length - lost }];
    for (const u of units) place[u] = POOL;
    return [];
  });
}

/** Classes apply to the German army: all others are named. */
const isOfClass = (u: UnitSpec, id: string): boolean =>
  u.nation === 'german' && u.service === 'army' && `${u.strength}-${u.allowance}` === id;

function sovietArmies({ armies }: Position, place: readonly number[]): Quota {
  const units = UNITS.flatMap((u, n) => (isArmy(u) && place[n] === TO_SET_UP ? [n] : []));
  return { rule: 'S2.1', id: 'armies', units, count: armies };
}

/** Workers and partisans have no size symbol. */
const isArmy = (u: UnitSpec): boolean => u.side === 'soviet' && u.size === 'XXXX';

/** S2.1 All tank and cavalry corps are in the pool; paratroops and workers are out, except those listed. */
function dismiss(place: number[]): void {
  for (const [n, u] of UNITS.entries()) {
    if (u.side !== 'soviet' || place[n] !== TO_SET_UP) continue;
    if (u.type === 'paratroop' || u.type === 'worker') place[n] = GONE;
    else if (u.size === 'XXX') place[n] = POOL;
  }
}

/** S2.1 Paratroops go to their box, workers to their cities; the player places those without one. */
function reserves({ paratroops, workers }: Position, place: number[]): Map<number, number> {
  const own = new Map<number, number>();
  for (const u of spare('paratroop', 1, place).slice(0, paratroops)) place[u] = PARA;
  for (const [name, points] of Object.entries(workers.cities)) {
    const named = UNITS.findIndex(u => u.name === `W-${name}`);
    const u = named >= 0 ? named : headOf(spare('worker', points, place));
    place[u] = TO_SET_UP;
    own.set(u, hex(cityNamed(name).hex));
  }
  for (const points of [1, 2] as const)
    for (const u of spare('worker', points, place).slice(0, workers.free[points])) place[u] = TO_SET_UP;
  return own;
}

/** Units of a type that belong to no city, and are not in play yet. */
const spare = (type: 'paratroop' | 'worker', strength: number, place: readonly number[]): number[] =>
  UNITS.flatMap((u, n) =>
    u.side === 'soviet' && u.type === type && u.strength === strength && u.entry.kind === 'turn' && place[n] === GONE
      ? [n]
      : [],
  );

const FORCES: ReadonlyMap<string, Forces> = new Map(STARTS.map(start => [start.id, muster(start)]));
