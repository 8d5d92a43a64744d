/**
 * Supply lines: paths of any length from a source, over passable sides and around blocked hexes. One flood from all
 * sources answers for every hex at once. Edges are read in the direction of supply, from source to unit. The answer is
 * a copy and stays valid; the floods use the board's own scratch, so they invalidate a `Reached` made with it.
 */
import { type Board, edgeTable, hexAcross } from './board.ts';
import { opposite } from './hex.ts';
import { itemAt } from './list.ts';
import { FAR, reach } from './reach.ts';

export interface TraceSpec {
  /** From `edgeTable`: 0 or more where a line may step. Lines are the cheapest by it, so all ones means the shortest. */
  readonly edges: Int16Array;
  /** Nonzero: no line enters, not even at the unit's own hex, and a source here does not count. */
  readonly block?: Uint8Array;
}

export interface Traced {
  /** 1 for each hex in supply. */
  readonly connected: Uint8Array;
  /** The hexes from this one to its source, both included. */
  pathOf(h: number): number[] | undefined;
}

export function traceFrom(board: Board, sources: readonly number[], spec: TraceSpec): Traced {
  const { edges, block } = spec;
  const open = sources.filter(h => !block?.[h]);
  const reached = reach(board, open, { costs: edges, limit: FAR, ...(block && { block }) });
  const connected = new Uint8Array(board.size);
  const towards = new Int16Array(board.size);
  for (const h of reached.hexes.subarray(0, reached.count)) {
    connected[h] = 1;
    towards[h] = reached.fromOf(h);
  }
  return { connected, pathOf: h => (connected[h] ? follow(towards, h) : undefined) };
}

/** What cuts a hex off: the blocked hexes around the region it is enclosed in, in order. Empty if it has a line. */
export function blockers(board: Board, h: number, spec: TraceSpec & { readonly sources: readonly number[] }): number[] {
  const { edges, block, sources } = spec;
  if (!block) return [];
  if (block[h]) return [h];
  const back = edgeTable(board, (_, to, dir) => itemAt(edges, to * 6 + opposite(dir)));
  const caught = reach(board, h, { costs: back, limit: FAR, block });
  if (sources.some(source => !block[source] && caught.costOf(source) >= 0)) return [];
  const around = new Set<number>();
  for (const from of caught.hexes.subarray(0, caught.count)) {
    for (let e = from * 6; e < from * 6 + 6; e++) {
      const to = hexAcross(board, e);
      if (itemAt(back, e) >= 0 && block[to]) around.add(to);
    }
  }
  return [...around].sort((a, b) => a - b);
}

function follow(towards: Int16Array, h: number): number[] {
  const path: number[] = [];
  for (let at = h; at >= 0; at = itemAt(towards, at)) path.push(at);
  return path;
}
