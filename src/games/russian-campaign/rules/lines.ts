/** S2.0 The front line of a scenario's start: who holds what, and the hexes of each side along it. */

import { itemAt } from '../../../kit/list.ts';
import { type BySide, ofBothSides, type Side } from '../../../kit/sides.ts';
import { CAUSEWAY } from '../data/rails.ts';
import { AXIS_LAND } from '../data/regions.ts';
import { STARTS, type Start } from '../data/scenarios.ts';
import { AXIS, BOARD, canStepOver, enemyOf, HEXES, hex, hexAcross, isLand, SOVIET } from '../pieces.ts';

export interface Line {
  /** The side that holds each hex. */
  readonly holder: readonly Side[];
  /** Hexes that touch the other side's land, by side. */
  readonly front: BySide<readonly number[]>;
}

/** The last land hex of the railway to the Crimea. */
const MAINLAND_END = 'GG20';

/** Absent for a start as in the campaign game. */
export const lineOf = (start: Start): Line | undefined => LINES.get(start.id);

const LINES: ReadonlyMap<string, Line> = new Map(
  STARTS.flatMap(start => (start.position ? [[start.id, drawLine(start.position)] as const] : [])),
);

function drawLine({ front, axis = [], soviet = [] }: NonNullable<Start['position']>): Line {
  const land = AXIS_LAND[front];
  const holder = BOARD.names.map(name => (land.has(name) ? AXIS : SOVIET));
  for (const name of axis) holder[hex(name)] = AXIS;
  for (const name of soviet) holder[hex(name)] = SOVIET;
  // The sea hex of the railway to the Crimea belongs to the side at its landward end.
  holder[hex(CAUSEWAY)] = itemAt(holder, hex(MAINLAND_END));
  return { holder, front: ofBothSides(side => frontOf(holder, side)) };
}

function frontOf(holder: readonly Side[], side: Side): number[] {
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (isLand(h) && holder[h] === side && touches(holder, h, enemyOf(side))) out.push(h);
  return out;
}

function touches(holder: readonly Side[], h: number, side: Side): boolean {
  for (let e = h * 6; e < h * 6 + 6; e++) if (canStepOver(e) && holder[hexAcross(e)] === side) return true;
  return false;
}
