/** What things are worth to a bot, in strength points. */
import { CAPITALS, CITIES } from '../data/cities.ts';
import { VICTORY_POINTS } from '../data/scenarios.ts';
import { COUNT, IS_DICTATOR, IS_HQ, IS_PARTISAN, IS_WORKER, printedStrength } from '../pieces.ts';
import { AT_SEA, PARA, POOL, SHELTERED, SIBERIA, TO_ARRIVE, TO_SET_UP } from '../state.ts';

export const VICTORY = 2000;
/** The worth of a unit beyond its strength: it has a ZOC and holds ground. */
const BEING = 0.5;
const HEADQUARTERS = 4;
const DICTATOR = 12;
/** A worker's point counts again every turn. */
const WORKER = 4;
const PARTISAN = 0.5;

function worthOf(u: number): number {
  if (IS_HQ[u]) return HEADQUARTERS;
  if (IS_DICTATOR[u]) return DICTATOR;
  if (IS_PARTISAN[u]) return PARTISAN;
  return IS_WORKER[u] ? WORKER * printedStrength(u) : printedStrength(u) + BEING;
}

export const UNIT_WORTH: readonly number[] = Array.from({ length: COUNT }, (_, u) => worthOf(u));
export const unitWorth = (u: number): number => UNIT_WORTH[u]!;

/** Shares of a unit's worth off the map; boxes without decisions are left out. */
export const BOX_SHARE: Readonly<Record<number, number>> = {
  [POOL]: 0.25,
  [TO_ARRIVE]: 0.8,
  [AT_SEA]: 0.7,
  [PARA]: 0.7,
  [SIBERIA]: 0.3,
  [SHELTERED]: 1,
  // Less than on the map, so that a bot takes the ready-made set-up at once instead of placing unit by unit.
  [TO_SET_UP]: 0.5,
};

/** The worth of a victory point. */
const POINT = 4;
const SEATS: readonly string[] = ['Moscow', CAPITALS.german];
const ALLIED: readonly string[] = [CAPITALS.finnish, CAPITALS.romanian];

export const CITY_WORTH: readonly number[] = CITIES.map(({ en, kind }) => {
  const points = POINT * VICTORY_POINTS[kind];
  if (SEATS.includes(en)) return points + 6;
  return ALLIED.includes(en) ? points + 8 : points;
});
export const cityWorth = (city: number): number => CITY_WORTH[city]!;
