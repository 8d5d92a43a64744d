/** The ways to an end that differ in which of the hexes that matter they enter, for the player to choose among. */
import type { Board } from './board.ts';
import { opposite } from './hex.ts';
import { FAR, type ReachSpec, reach } from './reach.ts';

export interface WaysSpec {
  readonly start: number;
  readonly goal: number;
  readonly spec: ReachSpec;
  /** Hexes whose entering changes something. */
  readonly matters: readonly number[];
}

export interface FoundWay {
  readonly path: readonly number[];
  readonly cost: number;
}

/** More than this many hexes on possible ways are not told apart; the first ones count. */
const MOST_MATTERS = 8;

/**
 * The cheapest way for each set of hexes that matter which some way within the limit enters, cheapest first; no hex is
 * entered twice. A search over pairs of hex and set, held to hexes from which the goal can still be reached.
 */
export function waysTo(board: Board, asked: WaysSpec): FoundWay[] {
  const { start, goal, spec } = asked;
  const rest = costsHome(board, start, goal, spec);
  const bits = new Map<number, number>();
  for (const h of onTheWay(board, asked, rest).slice(0, MOST_MATTERS)) bits.set(h, 1 << bits.size);
  const search: Search = { board, spec, rest, bits, goal, best: new Map(), buckets: [], found: [] };
  add(search, { hex: start, cost: spec.spent ?? 0, set: 0, from: undefined });
  for (let cost = 0; cost < search.buckets.length; cost++)
    for (const label of search.buckets[cost] ?? []) expand(search, label);
  return search.found.map(label => ({ path: pathOf(label), cost: label.cost }));
}

interface Label {
  readonly hex: number;
  readonly cost: number;
  readonly set: number;
  readonly from: Label | undefined;
}

interface Search {
  readonly board: Board;
  readonly spec: ReachSpec;
  readonly rest: Int32Array;
  readonly bits: ReadonlyMap<number, number>;
  readonly goal: number;
  /** The least cost by hex and set. */
  readonly best: Map<number, number>;
  readonly buckets: Label[][];
  readonly found: Label[];
}

function add({ best, buckets, bits }: Search, label: Label): void {
  const key = label.hex * 2 ** bits.size + label.set;
  if (label.cost >= (best.get(key) ?? Number.POSITIVE_INFINITY)) return;
  best.set(key, label.cost);
  buckets[label.cost] ??= [];
  buckets[label.cost]!.push(label);
}

function expand(search: Search, label: Label): void {
  const { board, spec, rest, bits, goal, best } = search;
  const { hex, cost, set, from } = label;
  if (best.get(hex * 2 ** bits.size + set) !== cost) return;
  if (hex === goal) {
    search.found.push(label);
    return;
  }
  if (from && spec.stop?.[hex]) return;
  for (let e = hex * 6, end = e + 6; e < end; e++) {
    const to = board.next[e]!;
    if (spec.costs[e]! < 0 || spec.block?.[to] || rest[to]! < 0 || isOn(label, to)) continue;
    const sum = cost + spec.costs[e]! + (spec.toll?.[to] ?? 0);
    if (sum + rest[to]! <= spec.limit) add(search, { hex: to, cost: sum, set: set | (bits.get(to) ?? 0), from: label });
  }
}

function isOn(label: Label | undefined, hex: number): boolean {
  for (let at = label; at; at = at.from) if (at.hex === hex) return true;
  return false;
}

function pathOf(label: Label): number[] {
  const path: number[] = [];
  for (let at = label; at.from; at = at.from) path.push(at.hex);
  return path.reverse();
}

/** What each hex is away from the goal, -1 where there is no way: a flood against the direction of march. */
function costsHome(board: Board, start: number, goal: number, spec: ReachSpec): Int32Array {
  const costs = new Int16Array(board.size * 6).fill(-1);
  const block = new Uint8Array(board.size);
  for (let h = 0; h < board.size; h++) {
    block[h] = h !== start && (spec.block?.[h] || spec.stop?.[h]) ? 1 : 0;
    for (let dir = 0; dir < 6; dir++) {
      const to = board.next[h * 6 + dir]!;
      const cost = spec.costs[h * 6 + dir]!;
      if (to >= 0 && cost >= 0) costs[to * 6 + opposite(dir)] = cost + (spec.toll?.[to] ?? 0);
    }
  }
  const home = reach(board, goal, { costs, block, limit: Math.min(spec.limit, FAR) });
  return Int32Array.from({ length: board.size }, (_, h) => home.costOf(h));
}

/** Of the hexes that matter, those that some way within the limit passes; the goal is on all of them. */
function onTheWay(board: Board, { start, goal, spec, matters }: WaysSpec, rest: Int32Array): number[] {
  const { goal: _goal, ...whole } = spec;
  const out = reach(board, start, whole);
  const isOnOne = (h: number): boolean => out.costOf(h) >= 0 && rest[h]! >= 0 && out.costOf(h) + rest[h]! <= spec.limit;
  return matters.filter(h => h !== goal && h !== start && isOnOne(h));
}
