/**
 * Marks on hexes: zones of control and other zones of effect. A zone is a byte per hex, so that several units paint the
 * same one and `reach` takes it as `block`, `stop` or `toll` without conversion. Where control does not pass (rivers,
 * city sides, terrain) is a table made once by `edgeTable`, not a question asked of each unit.
 */
import type { Board } from './board.ts';
import { distance } from './hex.ts';
import { itemAt } from './list.ts';

/** An empty zone. */
export const marks = (size: number): Uint8Array => new Uint8Array(size);

/** Marks every neighbour of the hexes where `edges` lets control pass (0 or more); the hexes themselves stay as they are. */
export function paint(board: Board, edges: Int16Array, hexes: Iterable<number>, into: Uint8Array): void {
  const { next } = board;
  for (const h of hexes) {
    for (let e = h * 6, end = e + 6; e < end; e++) {
      if (edges[e]! >= 0) into[next[e]!] = 1;
    }
  }
}

/** Marks every hex of the map within a distance of the centre, the centre included. */
export function paintWithin(board: Board, centre: number, radius: number, into: Uint8Array): void {
  const { axial } = board;
  const from = itemAt(axial, centre);
  for (const [h, at] of axial.entries()) if (distance(from, at) <= radius) into[h] = 1;
}
