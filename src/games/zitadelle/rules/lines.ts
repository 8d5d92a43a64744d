/** 12.1.2, 12.2.2 Hexes from which a chain leads to a side's edges, free of enemies and of their ZOC. */
import { FAR, reach } from '../../../kit/reach.ts';
import { sheetOf } from '../data/map.ts';
import { SHEETS } from '../data/unit.ts';
import { BOARD, GERMAN, hexMap, NORTH, OPEN_SIDES, SOVIET } from '../pieces.ts';
import type { State } from '../state.ts';
import { frontOf, stacksOf } from './ground.ts';

/** Germans: the north edge of the north map, the south edge of the south map. Soviets: north and east of the south map. */
const EDGES: readonly (readonly number[])[] = [GERMAN, SOVIET].map(side =>
  BOARD.map.hexes.flatMap(({ name }, h) => (isEdge(side, name) ? [h] : [])),
);

function isEdge(side: number, name: string): boolean {
  const column = Number(name.slice(0, 2));
  const row = Number(name.slice(2));
  const isNorth = SHEETS.indexOf(sheetOf(name)) === NORTH;
  if (side === GERMAN) return row === (isNorth ? NORTH_TOP : SOUTH_BOTTOM);
  return !isNorth && (row === SOUTH_TOP || column === LAST_COLUMN);
}

const NORTH_TOP = 50;
const SOUTH_TOP = 28;
const SOUTH_BOTTOM = 1;
const LAST_COLUMN = 38;

/** Own units undo an enemy ZOC (12.1.2). 1 where a chain ends at an edge. */
export function flood(s: State, side: number): Uint8Array {
  const { enemy, ezoc } = frontOf(s, side);
  const { first } = stacksOf(s, side);
  const block = hexMap();
  for (let h = 0; h < block.length; h++) if (enemy[h] || (ezoc[h] && first[h]! < 0)) block[h] = 1;
  const starts = EDGES[side]!.filter(h => block[h] === 0);
  const out = hexMap();
  const reached = reach(BOARD, starts, { costs: OPEN_SIDES, limit: FAR, block });
  for (let i = 0; i < reached.count; i++) out[reached.hexes[i]!] = 1;
  return out;
}
