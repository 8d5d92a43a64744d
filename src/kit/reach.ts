/**
 * The one flood that serves movement, retreat, advance, supply and command range. Costs are small integers, so a bucket
 * per cost replaces a heap (Dial 1969). A hex's mark packs generation and cost into one Int32 with generations counting
 * down, so marks of earlier calls are always larger: one comparison means "new here, or cheaper", and nothing is cleared
 * between calls. This is the AI's hottest code: absent options read a shared array of zeros instead of branching.
 */
import type { Board } from './board.ts';

export interface ReachSpec {
  /** From `edgeTable`: the cost of stepping from a hex in a direction, -1 where there is no way. */
  readonly costs: Int16Array;
  /** The most that may be spent. */
  readonly limit: number;
  /** Nonzero: may not be entered. A start is not entered. */
  readonly block?: Uint8Array;
  /** Takes the place of `block` for the step out of a start. */
  readonly firstBlock?: Uint8Array;
  /** Nonzero: may be entered but not left. A start may always be left. */
  readonly stop?: Uint8Array;
  /** Added to the cost of entering. */
  readonly toll?: Uint8Array;
  /** Already spent at the start. */
  readonly spent?: number;
  /** The search may end once this hex is settled. */
  readonly goal?: number;
}

/** What a flood found. Valid until the next flood on the same scratch; copy what must outlive it. */
export interface Reached {
  readonly count: number;
  /** The first `count` entries are the reached hexes in order of cost, starts included. */
  readonly hexes: Int16Array;
  /** One of them by its place in that order. */
  hexAt(place: number): number;
  /** The least cost, or -1 if not reached. */
  costOf(h: number): number;
  /** The hex before, or -1 for a start or a hex not reached. */
  fromOf(h: number): number;
}

/** More than any search spends, so it serves as "no limit". */
export const FAR = 0xffff;

/** The result of one flood, on any board of up to `size` hexes. */
export const makeScratch = (size: number): Scratch => new Scratch(size);

/**
 * Every hex within the limit. Of ways with equal cost the one found first stays, in the order of starts and directions.
 */
export function reach(
  board: Board,
  start: number | readonly number[],
  spec: ReachSpec,
  scratch: Scratch = scratchOf(board),
): Reached {
  if (spec.costs.length !== board.size * 6 || board.size > scratch.size) throw new Error('reach: not of this board');
  const spent = spec.spent ?? 0;
  if (spent < 0 || spent > FAR) throw new Error(`reach: cannot have spent ${spent}`);
  begin(scratch, spec.limit, spent);
  if (typeof start === 'number') begins(board, scratch, start);
  else for (const h of start) begins(board, scratch, h);
  flood(board.next, spec, scratch, spent);
  return scratch;
}

function begins(board: Board, scratch: Scratch, h: number): void {
  if (!(h >= 0 && h < board.size)) throw new Error(`reach: no hex ${h} to start from`);
  enter(scratch, -1, h, scratch.bound);
}

/** The hexes stepped into on the way, the start left out. Empty for a start and for a hex not reached. */
export function pathTo(reached: Reached, h: number): number[] {
  const path: number[] = [];
  for (let at = h, from = reached.fromOf(h); from >= 0; at = from, from = reached.fromOf(at)) path.push(at);
  return path.reverse();
}

const UNSEEN = 0x7fffffff;
const GENERATION = FAR + 1;
const FIRST_BASE = UNSEEN + 1 - 2 * GENERATION;
const FIRST_BUCKETS = 64;
const NOTHING = new Uint8Array(2 ** 15);
const scratches = new WeakMap<Board, Scratch>();

function scratchOf(board: Board): Scratch {
  const known = scratches.get(board);
  if (known) return known;
  const made = makeScratch(board.size);
  scratches.set(board, made);
  return made;
}

/**
 * Buckets are linked queues in one array: link[c] opens the queue of cost c, entries are numbered after the buckets, and
 * tail[c] is the last of them or c itself when there is none. An entry whose hex was found again more cheaply is skipped.
 * A flood leaves them empty, so all floods share them.
 */
const queues = { size: 0, tail: new Int32Array(), link: new Int32Array(), entry: new Int16Array() };

/** Each hex is queued at most once as a start and once over each of its six sides. */
function widen(size: number, buckets: number): void {
  if (size <= queues.size && buckets <= queues.tail.length) return;
  queues.size = Math.max(size, queues.size);
  const most = Math.max(buckets, queues.tail.length, FIRST_BUCKETS);
  queues.tail = new Int32Array(most).map((_, c) => c);
  queues.link = new Int32Array(most + queues.size * 7);
  queues.entry = new Int16Array(most + queues.size * 7);
}

export class Scratch implements Reached {
  readonly hexes: Int16Array;
  readonly from: Int16Array;
  /** This call's base + the cost of each hex found; more than base + FAR means not found. */
  readonly mark: Int32Array;
  base = FIRST_BASE + GENERATION;
  count = 0;
  tail = queues.tail;
  link = queues.link;
  entry = queues.entry;
  free = 0;
  /** The dearest bucket used. */
  top = 0;
  bound = 0;
  toll: Uint8Array = NOTHING;

  constructor(readonly size: number) {
    this.hexes = new Int16Array(size);
    this.from = new Int16Array(size);
    this.mark = new Int32Array(size).fill(UNSEEN);
  }

  hexAt(place: number): number {
    return this.hexes[place]!;
  }

  costOf(h: number): number {
    const cost = this.mark[h]! - this.base;
    return cost <= FAR ? cost : -1;
  }

  fromOf(h: number): number {
    return this.costOf(h) < 0 ? -1 : this.from[h]!;
  }
}

/** Makes room and opens a generation; until the flood, the bound is the starts' own mark. */
function begin(s: Scratch, limit: number, spent: number): void {
  widen(s.size, Math.min(Math.max(limit, spent), FAR) + 1);
  s.tail = queues.tail;
  s.link = queues.link;
  s.entry = queues.entry;
  s.base -= GENERATION;
  if (s.base < 0) {
    s.mark.fill(UNSEEN);
    s.base = FIRST_BASE;
  }
  s.bound = s.base + spent;
  s.toll = NOTHING;
  s.free = s.tail.length;
  s.top = spent;
}

function flood(next: Int16Array, spec: ReachSpec, s: Scratch, spent: number): void {
  const { costs, limit, block = NOTHING, firstBlock = block, stop = NOTHING, toll = NOTHING, goal = -1 } = spec;
  const { base, mark, from, tail, link, entry, hexes } = s;
  const bound = base + Math.min(Math.trunc(limit), FAR);
  s.bound = bound;
  s.toll = toll;
  let count = 0;
  for (let c = spent; c <= s.top; c++) {
    const at = base + c;
    for (let i = c; i !== tail[c]; ) {
      i = link[i]!;
      const h = entry[i]!;
      if (mark[h] !== at) continue;
      hexes[count++] = h;
      if (h === goal) {
        forget(s, c, i);
        break;
      }
      const isStart = from[h]! < 0;
      if (stop[h] !== 0 && !isStart) continue;
      const bars = isStart ? firstBlock : block;
      // Six times the same by hand: as a loop the whole search takes a seventh longer (bench/reach.ts).
      const e = h * 6;
      let cost = costs[e]!;
      let to = next[e]!;
      if (cost >= 0 && at + cost <= bound && at + cost < mark[to]! && bars[to] === 0) enter(s, h, to, at + cost);
      cost = costs[e + 1]!;
      to = next[e + 1]!;
      if (cost >= 0 && at + cost <= bound && at + cost < mark[to]! && bars[to] === 0) enter(s, h, to, at + cost);
      cost = costs[e + 2]!;
      to = next[e + 2]!;
      if (cost >= 0 && at + cost <= bound && at + cost < mark[to]! && bars[to] === 0) enter(s, h, to, at + cost);
      cost = costs[e + 3]!;
      to = next[e + 3]!;
      if (cost >= 0 && at + cost <= bound && at + cost < mark[to]! && bars[to] === 0) enter(s, h, to, at + cost);
      cost = costs[e + 4]!;
      to = next[e + 4]!;
      if (cost >= 0 && at + cost <= bound && at + cost < mark[to]! && bars[to] === 0) enter(s, h, to, at + cost);
      cost = costs[e + 5]!;
      to = next[e + 5]!;
      if (cost >= 0 && at + cost <= bound && at + cost < mark[to]! && bars[to] === 0) enter(s, h, to, at + cost);
    }
    tail[c] = c;
  }
  s.count = count;
}

/** Queues a hex with its toll, if it is still the cheapest and within bounds; `near` is the mark without the toll. */
function enter(s: Scratch, from: number, to: number, near: number): void {
  const sum = near + s.toll[to]!;
  if (sum > s.bound || sum >= s.mark[to]!) return;
  const { tail, free } = s;
  const bucket = sum - s.base;
  s.mark[to] = sum;
  s.from[to] = from;
  s.link[tail[bucket]!] = free;
  tail[bucket] = free;
  s.entry[free] = to;
  s.free = free + 1;
  if (bucket > s.top) s.top = bucket;
}

/** After an early end: empties the queues from entry `i` of bucket `c` on, and unmarks hexes found but not settled. */
function forget(s: Scratch, c: number, i: number): void {
  const { base, mark, tail, link, entry, top } = s;
  s.top = c;
  for (let bucket = c, at = i; bucket <= top; at = ++bucket) {
    while (at !== tail[bucket]) {
      at = link[at]!;
      if (mark[entry[at]!] === base + bucket) mark[entry[at]!] = UNSEEN;
    }
    tail[bucket] = bucket;
  }
}
