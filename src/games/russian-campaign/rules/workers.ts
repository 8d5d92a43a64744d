/** 12.7.2-12.7.9, 13.4 Workers: the cities open to new ones, and the points they give. */
import { bar, type Why } from '../../../kit/why.ts';
import { EVACUATED_WORKERS } from '../data/options.ts';
import { DOUBLE_WORKERS_FROM } from '../data/schedule.ts';
import { POINTLESS_WORKER } from '../data/units.ts';
import { CITY_HEX, cityAt, IS_OIL, IS_WORKER, inUssr, printedStrength, SOVIET, UNITS_OF, unit } from '../pieces.ts';
import { isOnMap, SHELTERED, type State, TO_ARRIVE } from '../state.ts';
import { controller } from './control.ts';
import { presence } from './ground.ts';
import { whyOffMap } from './whereabouts.ts';
import { whyNotOwn } from './whose.ts';

const WORKERS: readonly number[] = UNITS_OF[SOVIET].filter(u => IS_WORKER[u]);
const POINTLESS = unit(POINTLESS_WORKER);

/** New workers without a city. */
export const newWorkers = (s: State): number[] => WORKERS.filter(u => s.place[u] === TO_ARRIVE);

/** 12.7.4, Q5 Soviet cities under Soviet control at the start of the turn, without a worker; ascending. */
export function workerHexes(s: State): number[] {
  const who = presence(s);
  const isFree = (h: number): boolean => !WORKERS.some(u => s.place[u] === h);
  return CITY_HEX.filter((h, c) => !IS_OIL[c] && inUssr(h) && controller(s, h, who) === SOVIET && isFree(h)).sort(
    (a, b) => a - b,
  );
}

const NO_WORKER = bar('12.7.4', 'no-worker', 'unit');
const STAYS = bar('12.7.2', 'never-moves', 'unit');
const NO_CITY = bar('12.7.4', 'no-city', 'unit', 'hex');
const NOT_SOVIET = bar('12.7.4', 'not-soviet-city', 'unit', 'hex');
const CITY_LOST = bar('12.7.4', 'city-lost', 'unit', 'hex');
const TAKEN = bar('12.7.4', 'worker-there', 'unit', 'hex');
const NO_SHELTER = bar('13.4', 'no-shelter', 'unit');
const POINTS_ONLY = bar('13.4', 'shelter-pointless', 'unit');
const SHELTER_FULL = bar('13.4', 'shelter-full', 'unit');

const whyNotWorker = (u: number): Why => whyNotOwn(SOVIET, u) ?? (IS_WORKER[u] ? undefined : NO_WORKER);

/** Why a unit is not a new worker waiting for a city. */
export function whyNotNew(s: State, u: number): Why {
  const why = whyNotWorker(u);
  if (why) return why;
  return whyOffMap(s, u) ?? STAYS;
}

/** Why a hex cannot take a new worker. */
export function whyNotWorkerCity(s: State, h: number): Why {
  const city = cityAt(h);
  if (city < 0 || IS_OIL[city]) return NO_CITY;
  if (!inUssr(h)) return NOT_SOVIET;
  return controller(s, h) === SOVIET ? TAKEN : CITY_LOST;
}

/** 13.4 Why a unit cannot go behind the Urals. */
export function whyNotSheltered(s: State, u: number): Why {
  const why = whyNotWorker(u);
  if (why) return why;
  if (!s.options.factories) return NO_SHELTER;
  if (u === POINTLESS) return POINTS_ONLY;
  return s.place[u] === TO_ARRIVE ? SHELTER_FULL : (whyOffMap(s, u) ?? SHELTER_FULL);
}

/** 13.4 Workers who may go behind the Urals: new ones, and those in the cities. */
export function evacuees(s: State): number[] {
  if (!s.options.factories || WORKERS.filter(u => s.place[u] === SHELTERED).length >= EVACUATED_WORKERS) return [];
  return WORKERS.filter(u => u !== POINTLESS && (s.place[u] === TO_ARRIVE || isOnMap(s, u)));
}

/** 12.7.5, 12.7.6, 12.7.9 Points of all workers, cut off or not, and including those behind the Urals. */
export function workerPoints(s: State): number {
  const times = s.turn >= DOUBLE_WORKERS_FROM ? 2 : 1;
  let points = 0;
  for (const u of WORKERS)
    if (u !== POINTLESS && (isOnMap(s, u) || s.place[u] === SHELTERED)) points += printedStrength(u) * times;
  return points;
}
