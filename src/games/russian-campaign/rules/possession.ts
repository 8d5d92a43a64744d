/**
 * 8.3.6 Possession of railways, settled after a side's second impulse. From a rail hex that the side controls it
 * extends along the shortest open line to each city and edge of the side; so a loop that is joined to a single city is
 * not gained with it. Between two cities the shortest line that touches no third one is gained as well (Q2).
 */
import type { Io } from '../../../kit/flow.ts';
import { itemAt } from '../../../kit/list.ts';
import { makeLender } from '../../../kit/question.ts';
import type { Side } from '../../../kit/sides.ts';
import { HEXES, hexMap, RAIL_HEXES, roleOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { controller } from './control.ts';
import { groundOf, presence } from './ground.ts';
import { BRIDGE, cutBranches, isRailCity, openRail, RAIL_CITY, railsFrom, sourcesOf } from './railLines.ts';

/** 8.3.6, Q1 What a side can trace now becomes its own; the rest keeps its owner. */
export function possessRail(d: State, side: Side, io: Io): void {
  const foreign = RAIL_HEXES.filter(h => d.rail[h] !== side);
  const traced = tracedRail(d, side, foreign);
  const hexes = foreign.filter(h => traced[h]);
  if (hexes.length === 0) return;
  const rail = d.rail.slice();
  for (const h of hexes) rail[h] = side;
  d.rail = rail;
  io.emit({ type: 'rail-possession', rule: '8.3.6', role: roleOf(side), hexes });
}

/**
 * 8.3.6 The hexes asked about that lie between a hex the side controls and its cities and edges, without enemies, their
 * ZOC or cities. What the side controls does if it is joined to an end: only lines through the rest are searched for.
 */
export function tracedRail(s: State, side: Side, about: readonly number[] = RAIL_HEXES): Uint8Array {
  const g = groundOf(s, side);
  const open = openRail(s, side, g);
  const ends = sourcesOf(side, open);
  const joined = joinedTo(ends, open);
  const who = presence(s);
  const isMine = (h: number): boolean => h !== BRIDGE && controller(s, h, who) === side;
  const traced = hexMap();
  const rest: number[] = [];
  for (const h of about) {
    if (!joined[h]) continue;
    if (isRailCity(h) || isMine(h)) traced[h] = 1;
    else rest.push(h);
  }
  if (rest.length > 0) traceRest(traced, { rest, ends, joined, isMine, ezoc: g.ezoc });
  return traced;
}

/** Hexes joined to an end, the ends included. */
function joinedTo(ends: readonly number[], open: Uint8Array): Uint8Array {
  const joined = hexMap();
  for (const end of ends) joined[end] = 1;
  const found = ends.slice();
  for (const h of found) {
    for (const to of railsFrom(h)) {
      if (!open[to] || joined[to]) continue;
      joined[to] = 1;
      found.push(to);
    }
  }
  return joined;
}

interface Rest {
  /** Hexes asked about which the side does not control. */
  readonly rest: readonly number[];
  readonly ends: readonly number[];
  readonly joined: Uint8Array;
  readonly isMine: (h: number) => boolean;
  readonly ezoc: Uint8Array;
}

function traceRest(traced: Uint8Array, { rest, ends, joined, isMine, ezoc }: Rest): void {
  const isEnd = hexMap();
  for (const end of ends) isEnd[end] = 1;
  // No line runs along a branch without any start or end.
  const kept = joined.slice();
  for (const h of rest) kept[h] = itemAt(isEnd, h);
  cutBranches(joined, kept, rest);
  const asked = rest.filter(h => joined[h]);
  const scratch = searches();
  const layFrom = (starts: readonly number[], halts: Uint8Array): void => {
    for (const start of starts) {
      if (asked.every(h => traced[h])) return;
      layWays(traced, scratch, { start, open: joined, halts, isEnd });
    }
  };
  layFrom(stopsAround(asked, joined, isRailCity), RAIL_CITY);
  // A line may run through a city, except one in an enemy ZOC; of its starts the last before a hex will do.
  const stops = stopsAround(asked, joined, h => (isRailCity(h) ? ezoc[h] === 1 : isMine(h)));
  layFrom(
    stops.filter(h => !isRailCity(h)),
    ezoc,
  );
}

/** Where floods from some hexes stop first, each once. */
function stopsAround(from: readonly number[], open: Uint8Array, isStop: (h: number) => boolean): number[] {
  const isNew = open.slice();
  for (const h of from) isNew[h] = 0;
  const stops: number[] = [];
  const found = from.slice();
  for (const h of found) {
    for (const to of railsFrom(h)) {
      if (!isNew[to]) continue;
      isNew[to] = 0;
      (isStop(to) ? stops : found).push(to);
    }
  }
  return stops;
}

interface Search {
  readonly start: number;
  /** Hexes that a line may use; outside them the other maps do not matter. */
  readonly open: Uint8Array;
  /** Hexes where it may begin or end, but which it may not pass. */
  readonly halts: Uint8Array;
  readonly isEnd: Uint8Array;
}

interface Scratch {
  /** The hexes found, nearest first. */
  readonly found: Int16Array;
  /** How far each is from the start, and whether it is on a line; -1 and 0 between searches. */
  readonly far: Int16Array;
  readonly isOn: Uint8Array;
}

const searches = makeLender(
  (): Scratch => ({
    found: new Int16Array(RAIL_HEXES.length),
    far: new Int16Array(HEXES).fill(-1),
    isOn: new Uint8Array(HEXES),
  }),
);

/** Marks every hex of every shortest line from the start to an end: a flood for the distances, then back along them. */
function layWays(traced: Uint8Array, { found, far, isOn }: Scratch, { start, open, halts, isEnd }: Search): void {
  let many = 1;
  found[0] = start;
  far[start] = 0;
  for (let i = 0; i < many; i++) {
    const h = found[i]!;
    if (halts[h] && h !== start) continue;
    for (const to of railsFrom(h)) {
      if (!open[to] || far[to] !== -1) continue;
      far[to] = far[h]! + 1;
      found[many++] = to;
    }
  }
  for (let i = many - 1; i >= 0; i--) {
    const h = found[i]!;
    const nearer = far[h]! - 1;
    if (isOn[h] || isEnd[h]) {
      traced[h] = 1;
      if (h !== start)
        for (const to of railsFrom(h)) if (far[to] === nearer && (to === start || !halts[to])) isOn[to] = 1;
    }
    far[h] = -1;
    isOn[h] = 0;
  }
}
