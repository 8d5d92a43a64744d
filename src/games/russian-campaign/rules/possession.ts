/**
 * 8.3.6 Possession of railways, settled after a side's second impulse. From a rail hex that the side controls it
 * extends along the shortest open line to each city and edge of the side; so a loop that is joined to a single city is
 * not gained with it. Between two cities the shortest line that touches no third one is gained as well (Q2).
 */
import type { Io } from '../../../kit/flow.ts';
import { makeLender } from '../../../kit/question.ts';
import type { Side } from '../../../kit/sides.ts';
import { HEXES, hexMap, isCity, RAIL_HEXES, roleOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { controller } from './control.ts';
import { groundOf, presence } from './ground.ts';
import { BRIDGE, cutBranches, openRail, railsFrom, sourcesOf } from './railLines.ts';

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
 * 8.3.6 Rail between a hex the side controls and its cities and edges, without enemies, their ZOC or cities. The search
 * ends as soon as it has told all that was asked about.
 */
export function tracedRail(s: State, side: Side, about: readonly number[] = RAIL_HEXES): Uint8Array {
  const g = groundOf(s, side);
  const open = openRail(s, side, g);
  const who = presence(s);
  const [cities, held, others, traced] = [hexMap(), hexMap(), hexMap(), hexMap()];
  for (const h of RAIL_HEXES) {
    if (!open[h]) continue;
    if (isCity(h)) {
      cities[h] = 1;
      held[h] = g.ezoc[h]!;
    } else if (h !== BRIDGE && controller(s, h, who) === side) others[h] = 1;
  }
  const ends = sourcesOf(side, open);
  const joined = joinedTo(ends, open, others);
  const asked = about.filter(h => joined[h]);
  const scratch = searches();
  for (const end of ends) {
    if (asked.every(h => traced[h])) break;
    layWays(traced, scratch, { end, open, halts: cities, starts: cities });
    // A line may run through a city, except one in an enemy ZOC.
    layWays(traced, scratch, { end, open, halts: held, starts: others });
  }
  return traced;
}

/** Hexes joined to an end that are not on a branch without any start or end: no line runs anywhere else. */
function joinedTo(ends: readonly number[], open: Uint8Array, starts: Uint8Array): Uint8Array {
  const joined = hexMap();
  const tips = starts.slice();
  for (const end of ends) {
    joined[end] = 1;
    tips[end] = 1;
  }
  const found = [...ends];
  for (const h of found) {
    for (const to of railsFrom(h)) {
      if (!open[to] || joined[to]) continue;
      joined[to] = 1;
      found.push(to);
    }
  }
  cutBranches(joined, tips);
  return joined;
}

interface Search {
  readonly end: number;
  /** Hexes that a line may use. */
  readonly open: Uint8Array;
  /** Hexes where it may begin or end, but which it may not pass. */
  readonly halts: Uint8Array;
  readonly starts: Uint8Array;
}

interface Scratch {
  /** The hexes found, nearest first. */
  readonly found: Int16Array;
  /** How far each is from the end, and whether it is on a line; -1 and 0 between searches. */
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

/** Marks every hex of every shortest line from a start to the end: a flood for the distances, then back along them. */
function layWays(traced: Uint8Array, { found, far, isOn }: Scratch, { end, open, halts, starts }: Search): void {
  let many = 1;
  found[0] = end;
  far[end] = 0;
  for (let i = 0; i < many; i++) {
    const h = found[i]!;
    if (halts[h] && h !== end) continue;
    for (const to of railsFrom(h)) {
      if (!open[to] || far[to] !== -1) continue;
      far[to] = far[h]! + 1;
      found[many++] = to;
    }
  }
  for (let i = many - 1; i >= 0; i--) {
    const h = found[i]!;
    const nearer = far[h]! - 1;
    if (isOn[h] || starts[h]) {
      traced[h] = 1;
      if (h !== end) for (const to of railsFrom(h)) if (far[to] === nearer && (to === end || !halts[to])) isOn[to] = 1;
    }
    far[h] = -1;
    isOn[h] = 0;
  }
}
