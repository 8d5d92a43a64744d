/** 8.3 The cost of a step in half points: one table for each side's foot and vehicles. */
import { edgeTable, terrainAt } from '../../../kit/board.ts';
import { itemAt } from '../../../kit/list.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { costsOf, type Ground, TERRAIN_COST } from '../data/effects.ts';
import {
  BOARD,
  GERMAN,
  IS_FOOT,
  IS_FORT,
  IS_TRENCH,
  isOpen,
  isRiver,
  isRoad,
  isStream,
  isTrail,
  sideOf,
} from '../pieces.ts';

/** The columns of the terrain chart. */
type Mover = 0 | 1;
export const FOOT: Mover = 0;
export const VEHICLE: Mover = 1;

/** The value in the chart, in half points. */
const costOf = (kind: Ground | undefined, mover: number): number => (kind ? 2 * itemAt(costsOf(kind), mover) : 0);
const groundCost = (mover: number, h: number): number => 2 * (entryOf(TERRAIN_COST, terrainAt(BOARD, h))?.[mover] ?? 0);

/** Only the Germans pay for earthworks. */
const worksCost = (side: Side, mover: number, h: number): number =>
  side === GERMAN ? costOf(IS_FORT[h] ? 'fort' : IS_TRENCH[h] ? 'trench' : undefined, mover) : 0;

/** 8.3.1 Terrain, works and side are added up; 8.3.2 a road or trail over the side replaces them all. */
function stepCost(side: Side, mover: number, from: number, to: number, dir: number): number {
  if (!isOpen(from * 6 + dir)) return -1;
  const water = isRiver(from, dir) ? 'river' : isStream(from, dir) ? 'stream' : undefined;
  const across = groundCost(mover, to) + worksCost(side, mover, to) + costOf(water, mover);
  const road = isRoad(from, dir) ? costOf('road', mover) : across;
  const trail = isTrail(from, dir) ? costOf('trail', mover) : across;
  return Math.min(across, road, trail);
}

const tableOf = (side: Side, mover: Mover): Int16Array =>
  edgeTable(BOARD, (from, to, dir) => stepCost(side, mover, from, to, dir));
const TABLES = ofBothSides(side => [tableOf(side, FOOT), tableOf(side, VEHICLE)] as const);

export const moverOf = (u: number): Mover => (IS_FOOT[u] ? FOOT : VEHICLE);
export const costsFor = (u: number): Int16Array => TABLES[sideOf(u)][moverOf(u)];

/** 11.1.1 Entering the map at a hex: by a road or trail that leads there from outside, or across country. */
export function entryCost(u: number, h: number, way: 'road' | 'trail' | undefined): number {
  const mover = moverOf(u);
  const across = groundCost(mover, h) + worksCost(sideOf(u), mover, h);
  return way ? Math.min(across, costOf(way, mover)) : across;
}
