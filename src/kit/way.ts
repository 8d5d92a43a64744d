/**
 * A way is the list of hexes stepped into, the start left out. A flood (reach.ts) finds the cheapest one; here a given one
 * is judged by the very spec of that flood, step by step.
 */
import { type Board, dirTo } from './board.ts';
import { itemAt } from './list.ts';
import type { ReachSpec } from './reach.ts';
import { fail, ok, type Result } from './result.ts';

/** A list of hexes of the board, each beside the one before, none twice, that ends where it should. */
export function isWay(board: Board, hexes: readonly number[], end: number | undefined): boolean {
  const { length } = hexes;
  if (length === 0 || length > board.size || hexes[length - 1] !== end || new Set(hexes).size < length) return false;
  return hexes.every((h, i) => isHex(board, h) && (i === 0 || dirTo(board, itemAt(hexes, i - 1), h) >= 0));
}

const isHex = ({ size }: Board, h: number): boolean => Number.isInteger(h) && h >= 0 && h < size;

/** The first step of a way that cannot be taken. */
export interface Stumble {
  readonly from: number;
  readonly hex: number;
  /** Not beside the hex before; no way over this side; barred; one may not go on from the hex before; too dear. */
  readonly why: 'apart' | 'closed' | 'blocked' | 'stop' | 'dear';
  /** What would be spent with the step, where it is too dear. */
  readonly cost: number;
}

/** What is spent at the end of a way (what was spent at the start included), by the costs and bars of a flood. */
export function along(board: Board, start: number, path: readonly number[], spec: ReachSpec): Result<number, Stumble> {
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
