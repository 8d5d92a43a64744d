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
import { BRIDGE, openRail, railsFrom, sourcesOf } from './railLines.ts';

/** 8.3.6, Q1 What a side can trace now becomes its own; the rest keeps its owner. */
export function possessRail(d: State, side: Side, io: Io): void {
  const traced = tracedRail(d, side);
  const hexes = RAIL_HEXES.filter(h => traced[h] && d.rail[h] !== side);
  if (hexes.length === 0) return;
  const rail = d.rail.slice();
  for (const h of hexes) rail[h] = side;
  d.rail = rail;
  io.emit({ type: 'rail-possession', rule: '8.3.6', role: roleOf(side), hexes });
}

/** 8.3.6 Rail between a hex the side controls and its cities and edges, without enemies, their ZOC or cities. */
export function tracedRail(s: State, side: Side): Uint8Array {
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
  for (const end of sourcesOf(side, open)) {
    layWays(traced, { end, open, halts: cities, starts: cities });
    // A line may run through a city, except one in an enemy ZOC.
    layWays(traced, { end, open, halts: held, starts: others });
  }
  return traced;
}

interface Search {
  readonly end: number;
  /** Hexes that a line may use. */
  readonly open: Uint8Array;
  /** Hexes where it may begin or end, but which it may not pass. */
  readonly halts: Uint8Array;
  readonly starts: Uint8Array;
}

const distances = makeLender(() => new Int16Array(HEXES));

/** Marks every hex of every shortest line from a start to the end: a flood for the distances, then back along them. */
function layWays(traced: Uint8Array, { end, open, halts, starts }: Search): void {
  const far = distances().fill(-1);
  const queue = [end];
  far[end] = 0;
  for (const h of queue) {
    if (halts[h] && h !== end) continue;
    for (const to of railsFrom(h)) {
      if (!open[to] || far[to]! >= 0) continue;
      far[to] = far[h]! + 1;
      queue.push(to);
    }
  }
  const isOn = hexMap();
  for (let i = queue.length - 1; i >= 0; i--) {
    const h = queue[i]!;
    if (!isOn[h] && !starts[h]) continue;
    traced[h] = 1;
    for (const to of railsFrom(h)) if (far[to] === far[h]! - 1 && (to === end || !halts[to])) isOn[to] = 1;
  }
}
