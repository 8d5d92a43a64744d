/** The way to Stalingrad: how far each hex is from the last thunder line, around Soviet units and through their ZOC. */
import { makeScratch, type Reached, reach } from '../../../kit/reach.ts';
import { AXIS, BOARD, HEXES, hexMap, MOVE_COSTS, THUNDER_LEVEL, UNITS_OF } from '../pieces.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import type { State } from '../state.ts';

/** Half points that each hex in a Soviet ZOC adds: it ends a move. */
const ZOC_TOLL = 6;
const HORIZON = 90;
const SCALE = 5;
/** Weight of the foremost unit, and of each unit. */
export const LEAD = 1;
export const FOLLOW = 0.06;

const GOAL = THUNDER_LEVEL.flatMap((level, h) => (level === 3 ? [h] : []));

/** Kept apart from the board's own scratch, so that other floods do not overwrite it. */
const scratch = makeScratch(HEXES);

export interface Approach {
  readonly ground: Ground;
  readonly distance: Reached;
  /** Nearness of the foremost Axis unit. */
  readonly lead: number;
}

/** Good until the next one is asked for. */
export function approachOf(s: State): Approach {
  const ground = groundOf(s, AXIS);
  const toll = hexMap();
  for (let h = 0; h < HEXES; h++) toll[h] = ground.ezoc[h] ? ZOC_TOLL : 0;
  const distance = reach(BOARD, GOAL, { costs: MOVE_COSTS, limit: HORIZON, block: ground.enemy, toll }, scratch);
  let lead = 0;
  for (const u of UNITS_OF[AXIS]!) if (s.place[u]! >= 0) lead = Math.max(lead, nearness(distance, s.place[u]!));
  return { ground, distance, lead };
}

/** 0 beyond the horizon, rising towards the line. */
export function nearness(distance: Reached, h: number): number {
  const cost = distance.costOf(h);
  return cost < 0 ? 0 : (HORIZON - cost) / SCALE;
}

/** Ground gained by the Axis. */
export function progress(s: State, way: Approach): number {
  let sum = LEAD * way.lead;
  for (const u of UNITS_OF[AXIS]!) if (s.place[u]! >= 0) sum += FOLLOW * nearness(way.distance, s.place[u]!);
  return sum;
}
