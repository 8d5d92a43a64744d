/** 11.1 Where reinforcements enter the map, and the cost of the first hex. */

import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { EDGE_ROADS } from '../data/roads.ts';
import { UNITS } from '../data/units.ts';
import { AREAS } from '../data/zones.ts';
import { hex, TROOPS_OF } from '../pieces.ts';
import { ARRIVING, type State } from '../state.ts';
import { entryCost } from './costs.ts';
import { hasRoom, zocFor } from './ground.ts';
import type { MoveContext } from './movement.ts';
import { canGoOn, canMakeRoom } from './stops.ts';
import { allowanceOf } from './values.ts';

interface Gate {
  readonly hex: number;
  readonly way: 'road' | 'trail' | undefined;
}

/** By name of the area. */
const GATES: ReadonlyMap<string, readonly Gate[]> = new Map(
  AREAS.map(area => [area.id, area.hexes.map(name => ({ hex: hex(name), way: EDGE_ROADS.get(name) }))]),
);

/** The entry area of each unit; '' for units that start on the map. */
const AREA_OF: readonly string[] = UNITS.map(({ entry }) => (entry.kind === 'turn' ? entry.area : ''));

const gatesOf = (u: number): readonly Gate[] => GATES.get(AREA_OF[u] ?? '') ?? [];

/** Units that may enter now; identical ones are all listed. */
export const arrivals = (s: State, side: Side): number[] => TROOPS_OF[side].filter(u => s.place[u] === ARRIVING);

export interface EntrySpot {
  readonly hex: number;
  readonly cost: number;
  readonly isStop: boolean;
}

/** Hexes where a unit can enter: no enemy, enough points, and room or a way to go on. */
export const entrySpots = (go: MoveContext, u: number): EntrySpot[] =>
  gatesOf(u).flatMap(gate => entrySpot(go, u, gate) ?? []);

export const canEnter = (go: MoveContext, u: number): boolean => gatesOf(u).some(gate => entrySpot(go, u, gate));

function entrySpot(go: MoveContext, u: number, gate: Gate): EntrySpot | undefined {
  const limit = allowanceOf(go.s, u);
  const cost = entryCost(u, gate.hex, gate.way) + itemAt(go.toll, gate.hex);
  if (go.front.enemy[gate.hex] || cost > limit) return undefined;
  const spot = { hex: gate.hex, cost, isStop: zocFor(go.front, u)[gate.hex] !== 0 };
  return isGood(go, u, spot, limit) ? spot : undefined;
}

function isGood(go: MoveContext, u: number, { hex: from, cost, isStop }: EntrySpot, limit: number): boolean {
  if (hasRoom(go.stacks, u, from) || canMakeRoom(go, u, from)) return true;
  return !isStop && canGoOn(go, { unit: u, from, spent: cost, limit, breakaway: -1, shuns: false });
}
