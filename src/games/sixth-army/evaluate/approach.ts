/** The way to Stalingrad: the distance of each hex to the last thunder line, around Soviet units, through their ZOC. */
import { partsOf } from '../../../kit/part.ts';
import { makeScratch, type Reached, reach } from '../../../kit/reach.ts';
import { AXIS, BOARD, HEXES, hexMap, MOVE_COSTS, THUNDER_LEVEL, UNITS_OF } from '../pieces.ts';
import { FRONTS, type Ground, groundOf } from '../rules/ground.ts';
import { placeOf, type State } from '../state.ts';

/** Half points that each hex in a Soviet ZOC adds: it ends a move. */
const ZOC_TOLL = 6;
const HORIZON = 90;
const SCALE = 5;
/** Weight of the leading unit, and of each unit. */
export const LEAD = 1;
export const FOLLOW = 0.06;

const GOAL = THUNDER_LEVEL.flatMap((level, h) => (level === 3 ? [h] : []));

const DISTANCES = partsOf<State>()({
  on: {},
  uses: [FRONTS[AXIS]],
  make: () => makeScratch(HEXES),
  paint: (scratch, s) => {
    const { enemy, ezoc } = FRONTS[AXIS].of(s);
    const toll = hexMap();
    for (let h = 0; h < HEXES; h++) toll[h] = ezoc[h] ? ZOC_TOLL : 0;
    reach(BOARD, GOAL, { costs: MOVE_COSTS, limit: HORIZON, block: enemy, toll }, scratch);
  },
});

export interface Approach {
  readonly ground: Ground;
  readonly distance: Reached;
  /** Nearness of the leading Axis unit. */
  readonly lead: number;
}

export function approachOf(s: State): Approach {
  const ground = groundOf(s, AXIS);
  const distance = DISTANCES.of(s);
  let lead = 0;
  for (const u of UNITS_OF[AXIS]) if (placeOf(s, u) >= 0) lead = Math.max(lead, nearness(distance, placeOf(s, u)));
  return { ground, distance, lead };
}

/** 0 beyond the horizon, rising towards the line. */
export function nearness(distance: Reached, h: number): number {
  const cost = distance.costOf(h);
  return cost < 0 ? 0 : (HORIZON - cost) / SCALE;
}

/** Progress of the Axis. */
export function progress(s: State, way: Approach): number {
  let sum = LEAD * way.lead;
  for (const u of UNITS_OF[AXIS]) if (placeOf(s, u) >= 0) sum += FOLLOW * nearness(way.distance, placeOf(s, u));
  return sum;
}
