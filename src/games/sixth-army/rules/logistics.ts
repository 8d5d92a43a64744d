/** 13.2, 13.3 Supply lines, lines of communication and the price of recovery. */

import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { blockers, type Traced, traceFrom } from '../../../kit/trace.ts';
import { BOARD, EDGES, HEXES, hexMap, OPEN_SIDES, ROUTE_SIDES, SUPPLY, UNITS_OF } from '../pieces.ts';
import type { State } from '../state.ts';
import { type Ground, groundOf } from './ground.ts';

/** 7.3, 13.2.4, 13.3.1 Enemy units, and enemy ZOC where no own unit stands. */
export function barrier(g: Ground): Uint8Array {
  const block = hexMap();
  for (let h = 0; h < HEXES; h++) if (g.enemy[h] || (g.ezoc[h] && !g.own[h])) block[h] = 1;
  return block;
}

/** 13.3.1 A supply line of any length over any terrain to the own map edge. */
export const supplyNet = (s: Pick<State, 'place'>, side: Side): Traced => NETS[side].of(s);

/** Recovery moves nobody, so all of its lists and payments find the same. */
const NETS = ofBothSides(side =>
  partsOf<State>()({
    on: { place: UNITS_OF.flat() },
    derive: s => traceFrom(BOARD, EDGES[side], { edges: OPEN_SIDES, block: barrier(groundOf(s, side)) }),
    slots: 8,
  }),
);

/** 13.2.4 A line of communication keeps to roads and rail. */
export const communications = (s: State, side: Side): Traced =>
  traceFrom(BOARD, EDGES[side], { edges: ROUTE_SIDES, block: barrier(groundOf(s, side)) });

/** The hexes that cut a hex off from supply. */
export const cutOffBy = (g: Ground, h: number): number[] =>
  blockers(BOARD, h, { edges: OPEN_SIDES, block: barrier(g), sources: EDGES[g.side] });

/** 13.3.1 What recovery costs without a supply line. */
export const WITHOUT_LINE = 2;

/** 13.3, 13.3.1 Recovery costs one point, two without a supply line. */
export const recoveryCost = (net: Traced, h: number): number => (net.connected[h] ? 1 : WITHOUT_LINE);

/** 13.2.1, 13.2.2 Supply hexes that pay a side now, by index in SUPPLY. */
export function payingHexes(s: State, side: Side): number[] {
  const lines = communications(s, side);
  return SUPPLY.flatMap((supply, i) =>
    supply.side === side && s.control[i] === side && lines.connected[supply.hex] ? [i] : [],
  );
}
