/** The ways to an end that differ in the effects of entering their hexes, for the player to choose among. */
import { type Board, hexAcross, isPassable } from './board.ts';
import type { Bilingual } from './game.ts';
import { opposite } from './hex.ts';
import { itemAt, lastOf } from './list.ts';
import { FAR, type ReachSpec, reach } from './reach.ts';
import type { WayReport } from './report.ts';

/** An effect of entering any of these hexes, with its text. */
export interface Thing {
  readonly hexes: readonly number[];
  readonly rule: string;
  readonly text: Bilingual;
}

/** A place that belongs to the side that was there last. */
export function taking({ map, names }: Board, hex: number, rule: string): Thing {
  const name = itemAt(names, hex);
  const place = map.places.find(p => p.hex === name);
  const called = { ja: place?.ja ?? name, en: place?.en ?? name };
  return { hexes: [hex], rule, text: { ja: `${called.ja}を占領`, en: `takes ${called.en}` } };
}

/** A leg on the map: the terms on which it may move, and the effects of entering hexes on the way. */
export interface LegWays {
  readonly start: number;
  /** The engine's own way, with the total cost at its end. */
  readonly own: FoundWay;
  /** One for each mode of movement. */
  readonly specs: readonly ReachSpec[];
  readonly things: readonly Thing[];
  /** How many units of cost make a printed point. */
  readonly point: number;
}

/**
 * The ways of a leg to its end that differ in effect, with their costs in points. For a move to an adjacent hex no
 * detours are offered, nor detours of more than one hex; a player who wants them names them.
 */
export function legWays(board: Board, { start, own, specs, things, point }: LegWays): WayReport[] {
  const goal = lastOf(own.path);
  if (own.path.length === 1) return [];
  const open = things.filter(({ hexes }) => !hexes.includes(goal));
  const matters = open.map(({ hexes }) => hexes);
  const all = specs.flatMap(spec => waysTo(board, { start, goal, spec, matters }));
  const found = all.filter(({ path }) => path.length <= own.path.length + 1);
  const spent = specs[0]?.spent ?? 0;
  return wayReports(
    own,
    found.sort((a, b) => a.cost - b.cost),
    open,
  ).map(way => ({
    ...way,
    cost: ((way.cost ?? spent) - spent) / point,
  }));
}

/** The maximum length of a menu. */
const MOST_WAYS = 6;

type GoneWay = Pick<WayReport, 'path' | 'cost'>;

/** The ways that differ in effect, the engine's own first; none if there is nothing to choose. */
export function wayReports(own: GoneWay, ways: readonly GoneWay[], things: readonly Thing[]): WayReport[] {
  const reports = new Map<string, WayReport>();
  for (const way of [own, ...ways]) {
    const { path } = way;
    const met = things.filter(({ hexes }) => hexes.some(h => path.includes(h)));
    const key = met.map(thing => things.indexOf(thing)).join();
    if (!reports.has(key)) reports.set(key, { ...way, effects: met.map(({ rule, text }) => ({ rule, text })) });
  }
  return reports.size > 1 ? [...reports.values()].slice(0, MOST_WAYS) : [];
}

export interface WaysSpec {
  readonly start: number;
  readonly goal: number;
  readonly spec: ReachSpec;
  /** For each effect, the hexes that cause it when entered. */
  readonly matters: readonly (readonly number[])[];
}

export interface FoundWay {
  readonly path: readonly number[];
  readonly cost: number;
}

/** Further effects are not distinguished; the first ones count. */
const MOST_MATTERS = 8;

/**
 * The cheapest way for each set of effects that some way within the limit causes, cheapest first; no hex is entered
 * twice. A search over pairs of hex and set, limited to hexes from which the goal can still be reached.
 */
export function waysTo(board: Board, asked: WaysSpec): FoundWay[] {
  const { start, goal, spec } = asked;
  const rest = costsHome(board, start, goal, spec);
  const bits = new Map<number, number>();
  const things = onTheWay(board, asked, rest).slice(0, MOST_MATTERS);
  for (const [i, hexes] of things.entries()) for (const h of hexes) bits.set(h, (bits.get(h) ?? 0) | (1 << i));
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

function add({ best, buckets }: Search, label: Label): void {
  const key = label.hex * 2 ** MOST_MATTERS + label.set;
  if (label.cost >= (best.get(key) ?? Number.POSITIVE_INFINITY)) return;
  best.set(key, label.cost);
  const bucket = buckets[label.cost];
  if (bucket) bucket.push(label);
  else buckets[label.cost] = [label];
}

function expand(search: Search, label: Label): void {
  const { board, spec, rest, bits, goal, best } = search;
  const { hex, cost, set, from } = label;
  if (best.get(hex * 2 ** MOST_MATTERS + set) !== cost) return;
  if (hex === goal) {
    search.found.push(label);
    return;
  }
  if (from && spec.stop?.[hex]) return;
  for (let e = hex * 6, end = e + 6; e < end; e++) {
    const to = hexAcross(board, e);
    if (!isPassable(spec.costs, e) || spec.block?.[to] || itemAt(rest, to) < 0 || isOn(label, to)) continue;
    const sum = cost + itemAt(spec.costs, e) + (spec.toll?.[to] ?? 0);
    if (sum + itemAt(rest, to) <= spec.limit)
      add(search, { hex: to, cost: sum, set: set | (bits.get(to) ?? 0), from: label });
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

/** The cost from each hex to the goal, -1 if there is no way: a flood in reverse. */
function costsHome(board: Board, start: number, goal: number, spec: ReachSpec): Int32Array {
  const costs = new Int16Array(board.size * 6).fill(-1);
  const block = new Uint8Array(board.size);
  for (let h = 0; h < board.size; h++) {
    block[h] = h !== start && (spec.block?.[h] || spec.stop?.[h]) ? 1 : 0;
    for (let dir = 0; dir < 6; dir++) {
      const to = hexAcross(board, h * 6 + dir);
      const cost = itemAt(spec.costs, h * 6 + dir);
      if (to >= 0 && cost >= 0) costs[to * 6 + opposite(dir)] = cost + (spec.toll?.[to] ?? 0);
    }
  }
  const home = reach(board, goal, { costs, block, limit: Math.min(spec.limit, FAR) });
  return Int32Array.from({ length: board.size }, (_, h) => home.costOf(h));
}

/** The effects that depend on the way: not caused by the goal itself, but by a hex on some way within the limit. */
function onTheWay(board: Board, { start, goal, spec, matters }: WaysSpec, rest: Int32Array): number[][] {
  const { goal: _goal, ...whole } = spec;
  const out = reach(board, start, whole);
  const isOnOne = (h: number): boolean => {
    const there = out.costOf(h);
    const home = rest[h] ?? -1;
    return h !== start && there >= 0 && home >= 0 && there + home <= spec.limit;
  };
  return matters.flatMap(hexes => {
    const near = hexes.includes(goal) ? [] : hexes.filter(isOnOne);
    return near.length > 0 ? [near] : [];
  });
}
