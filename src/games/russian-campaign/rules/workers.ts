/** 12.7.2-12.7.9, 13.4 Workers: the cities open to new ones, and the points they give. */
import { EVACUATED_WORKERS } from '../data/options.ts';
import { DOUBLE_WORKERS_FROM } from '../data/schedule.ts';
import { POINTLESS_WORKER } from '../data/units.ts';
import { CITY_HEX, IS_OIL, IS_WORKER, inUssr, SOVIET, STRENGTH, UNITS_OF, unit } from '../pieces.ts';
import { isOnMap, SHELTERED, type State, TO_ARRIVE } from '../state.ts';
import { controller } from './control.ts';
import { presence } from './ground.ts';

const WORKERS: readonly number[] = UNITS_OF[SOVIET]!.filter(u => IS_WORKER[u]);
const POINTLESS = unit(POINTLESS_WORKER);

/** New workers that have no city yet. */
export const newWorkers = (s: State): number[] => WORKERS.filter(u => s.place[u] === TO_ARRIVE);

/** 12.7.4, Q5 Soviet cities in Soviet hands when the turn begins, without a worker; ascending. */
export function workerHexes(s: State): number[] {
  const who = presence(s);
  const isFree = (h: number): boolean => !WORKERS.some(u => s.place[u] === h);
  return CITY_HEX.filter((h, c) => !IS_OIL[c] && inUssr(h) && controller(s, h, who) === SOVIET && isFree(h)).sort(
    (a, b) => a - b,
  );
}

/** 13.4 Workers who may go behind the Urals: new ones, and those in the cities. */
export function evacuees(s: State): number[] {
  if (!s.options.factories || WORKERS.filter(u => s.place[u] === SHELTERED).length >= EVACUATED_WORKERS) return [];
  return WORKERS.filter(u => u !== POINTLESS && (s.place[u] === TO_ARRIVE || isOnMap(s, u)));
}

/** 12.7.5, 12.7.6, 12.7.9 Points of all workers, cut off or not; those behind the Urals go on working. */
export function workerPoints(s: State): number {
  const times = s.turn >= DOUBLE_WORKERS_FROM ? 2 : 1;
  let points = 0;
  for (const u of WORKERS)
    if (u !== POINTLESS && (isOnMap(s, u) || s.place[u] === SHELTERED)) points += STRENGTH[u]! * times;
  return points;
}
