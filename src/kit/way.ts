/**
 * A way is the list of hexes stepped into, without the start. A flood (reach.ts) finds the cheapest one; here a given
 * one is checked step by step against the spec of that flood.
 */
import { type Board, dirTo } from './board.ts';
import { itemAt } from './list.ts';
import type { ReachSpec } from './reach.ts';
import { fail, ok, type Result } from './result.ts';

/** Whether the hexes are on the board, each next to the one before, none twice, and end where they should. */
export function isWay(board: Board, hexes: readonly number[], end: number | undefined): boolean {
  const { length } = hexes;
  if (length === 0 || length > board.size || hexes[length - 1] !== end || new Set(hexes).size < length) return false;
  return hexes.every((h, i) => isHex(board, h) && (i === 0 || dirTo(board, itemAt(hexes, i - 1), h) >= 0));
}

const isHex = ({ size }: Board, h: number): boolean => Number.isInteger(h) && h >= 0 && h < size;

/** The first step of a way that cannot be taken. */
export interface BadStep {
  readonly from: number;
  readonly hex: number;
  /** Not next to the hex before; side not passable; hex blocked; the hex before may not be left; too expensive. */
  readonly why: 'apart' | 'closed' | 'blocked' | 'stop' | 'dear';
  /** The total cost with this step, if it is too high. */
  readonly cost: number;
}

/** The total cost of a way (including what was spent at the start), by the costs and blocks of a flood. */
export function along(board: Board, start: number, path: readonly number[], spec: ReachSpec): Result<number, BadStep> {
  let cost = spec.spent ?? 0;
  let from = start;
  for (const [i, hex] of path.entries()) {
    const dir = dirTo(board, from, hex);
    const step = dir < 0 ? -1 : itemAt(spec.costs, from * 6 + dir);
    if (dir < 0) return fail({ from, hex, why: 'apart', cost });
    if (step < 0) return fail({ from, hex, why: 'closed', cost });
    if (spec.block?.[hex]) return fail({ from, hex, why: 'blocked', cost });
    if (i > 0 && spec.stop?.[from]) return fail({ from, hex, why: 'stop', cost });
    cost += step + (spec.toll?.[hex] ?? 0);
    if (cost > spec.limit) return fail({ from, hex, why: 'dear', cost });
    from = hex;
  }
  return ok(cost);
}
