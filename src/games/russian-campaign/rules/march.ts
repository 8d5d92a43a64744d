/**
 * 8.1.2, 8.2 The march of one leg. Every hex costs one; woods, mountains, swamps, enemy ZOCs and the strait end a move.
 */

import { isPassable } from '../../../kit/board.ts';
import { headOf } from '../../../kit/list.ts';
import { NUMBER, partsOf, SAME } from '../../../kit/part.ts';
import { makeScratch, pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { fail, ok, type Result } from '../../../kit/result.ts';
import { along, type BadStep } from '../../../kit/way.ts';
import { BOARD, canStepOver, HEXES, hexAcross, hexMap, isStrait, LAND_SIDES } from '../pieces.ts';
import { placeOf } from '../state.ts';
import { type Ground, hasRoom, unionOf } from './ground.ts';
import { type Leg, type MoveContext, spentBy } from './mover.ts';
import { blockOf } from './shut.ts';
import { terrainStops } from './stops.ts';

/** Where a leg may end: the hexes moved by then, and whether the move is over. */
export interface Spot {
  readonly hex: number;
  readonly cost: number;
  readonly ends: boolean;
}

/** Every hex a leg reaches, whatever units are there (6.2), in order of cost. */
export function spotsOf(go: MoveContext, leg: Leg): Spot[] {
  const out: Spot[] = [];
  someSpot(go, leg, (hex, cost, ends) => {
    out.push({ hex, cost, ends });
    return false;
  });
  return out;
}

/** Tests each of `spotsOf` until one passes. */
export function someSpot(
  go: MoveContext,
  leg: Leg,
  isIt: (hex: number, cost: number, ends: boolean) => boolean,
): boolean {
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const found = flood(go, leg, block, stop);
  for (let i = 0; i < found.count; i++) {
    const h = found.hexAt(i);
    if (h === leg.from) continue;
    const cost = found.costOf(h);
    if (isIt(h, cost, isLast(leg, cost, stop, h))) return true;
  }
  for (const { from, to } of crossings(go, leg, found, block, stop))
    if (isIt(to, found.costOf(from) + 1, true)) return true;
  return false;
}

/** One of the spots, and the way there. */
export interface Way extends Spot {
  /** The hexes entered, the last included. */
  readonly path: readonly number[];
}

/** The way to one of `spotsOf`; undefined for any other hex. */
export function wayTo(go: MoveContext, leg: Leg, h: number): Way | undefined {
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const found = flood(go, leg, block, stop);
  const cost = found.costOf(h);
  if (cost >= 0) return { hex: h, cost, ends: isLast(leg, cost, stop, h), path: pathTo(found, h) };
  const crossing = crossings(go, leg, found, block, stop).find(c => c.to === h);
  if (!crossing) return undefined;
  return { hex: h, cost: found.costOf(crossing.from) + 1, ends: true, path: [...pathTo(found, crossing.from), h] };
}

/** A way that the player names, ignoring orders and stacking, or the first impossible step. */
export function wayAlong(go: MoveContext, leg: Leg, path: readonly number[]): Result<Way, BadStep> {
  const hex = path.at(-1) ?? leg.from;
  const shore = path.at(-2) ?? leg.from;
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const spec = { costs: WALK, limit: leg.limit, spent: leg.spent, block, stop };
  // 8.2.3
  if (isLeavingZoc(go.g, leg.from, leg.spent) && go.g.ezoc[path[0] ?? leg.from])
    return fail({ from: leg.from, hex: headOf(path), why: 'stop', cost: leg.spent });
  if (!STRAITS.some(c => c.from === shore && c.to === hex)) {
    const walked = along(BOARD, leg.from, path, spec);
    return walked.ok ? ok({ hex, cost: walked.value, ends: isLast(leg, walked.value, stop, hex), path }) : walked;
  }
  const before = along(BOARD, leg.from, path.slice(0, -1), spec);
  if (!before.ok) return before;
  const cost = before.value + 1;
  const why = crossingBar(go, leg, { from: shore, to: hex }, { block, stop, cost });
  return why ? fail({ from: shore, hex, why, cost }) : ok({ hex, cost, ends: true, path });
}

interface Bars {
  readonly block: Uint8Array;
  readonly stop: Uint8Array;
  readonly cost: number;
}

/** 8.2.2 What keeps a leg from crossing the strait. */
function crossingBar({ g }: MoveContext, leg: Leg, { from, to }: Crossing, bars: Bars): BadStep['why'] | undefined {
  if (bars.cost > leg.limit) return 'dear';
  if (from !== leg.from && bars.stop[from]) return 'stop';
  return bars.block[to] || g.ezoc[to] ? 'blocked' : undefined;
}

/** The costs and blocks of a leg, without the strait. */
export const specOf = (go: MoveContext, leg: Leg): ReachSpec => ({
  costs: WALK,
  limit: leg.limit,
  spent: leg.spent,
  block: isLeavingZoc(go.g, leg.from, leg.spent) ? besideZoc(go, leg) : blockOf(go, leg.unit),
  stop: stopOf(go, leg.unit),
});

/** 8.2.3 What blocks a unit that leaves a ZOC: for its first step, also other ZOCs. */
function besideZoc(go: MoveContext, { unit, from }: Leg): Uint8Array {
  const block = blockOf(go, unit).slice();
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const to = hexAcross(e);
    if (to >= 0 && go.g.ezoc[to]) block[to] = 1;
  }
  return block;
}

export const pathOf = (go: MoveContext, leg: Leg, h: number): readonly number[] => wayTo(go, leg, h)?.path ?? [];

/** Hexes of `spotsOf` with room, and the other spots, where a stop may still be allowed. */
export function roomsOf(go: MoveContext, leg: Leg): { readonly hexes: number[]; readonly full: readonly Spot[] } {
  const { g } = go;
  const { unit, from } = leg;
  const hexes: number[] = [];
  const full: Spot[] = [];
  const block = blockOf(go, unit);
  const stop = stopOf(go, unit);
  const found = flood(go, leg, block, stop);
  // Without `someSpot`: this runs for every move, and a callback per hex would take longer than the rest.
  for (let i = 0; i < found.count; i++) {
    const hex = found.hexAt(i);
    if (hex === from) continue;
    if (hasRoom(g, unit, hex)) hexes.push(hex);
    else full.push(spotAt(found, leg, hex, stop));
  }
  for (const { from: shore, to: hex } of crossings(go, leg, found, block, stop)) {
    if (hasRoom(g, unit, hex)) hexes.push(hex);
    else full.push({ hex, cost: found.costOf(shore) + 1, ends: true });
  }
  return { hexes, full };
}

function spotAt(found: Reached, leg: Leg, hex: number, stop: Uint8Array): Spot {
  const cost = found.costOf(hex);
  return { hex, cost, ends: isLast(leg, cost, stop, hex) };
}

/** Whether the move ends here. */
const isLast = (leg: Leg, cost: number, stop: Uint8Array, h: number): boolean => cost === leg.limit || stop[h] !== 0;

/**
 * Checks only the neighbours: true if one of them has room for a unit with movement left; a flood may find more. Lists
 * call it for every unit, so it does without a leg.
 */
export function hasRoomBeside(go: MoveContext, u: number, from = placeOf(go.s, u), spent = spentBy(go, u)): boolean {
  const { g } = go;
  const block = blockOf(go, u);
  const zoc = isLeavingZoc(g, from, spent);
  for (let e = from * 6, end = e + 6; e < end; e++) {
    if (!isPassable(WALK, e)) continue;
    const to = hexAcross(e);
    if (!block[to] && !(zoc && g.ezoc[to]) && hasRoom(g, u, to)) return true;
  }
  return false;
}

/**
 * The distance from each spot of a leg to the nearest hex that passes as its end, on a way the leg could continue; more
 * than any allowance if there is none. One reverse flood instead of one from every spot.
 */
export function distanceToEnd(go: MoveContext, leg: Leg, isEnd: (h: number) => boolean): Uint8Array {
  const block = blockOf(go, leg.unit);
  const stop = stopOf(go, leg.unit);
  const ends: number[] = [];
  someSpot(go, leg, h => {
    if (isEnd(h)) ends.push(h);
    return false;
  });
  if (!block[leg.from] && isEnd(leg.from)) ends.push(leg.from);
  const out = hexMap().fill(FAR_OFF);
  // A unit must stop in such a hex, so the way may only end there.
  const spec = { costs: WALK, block: unionOf(go.g, block, stop), limit: leg.limit };
  lay(out, reach(BOARD, ends, spec));
  // 8.2.2 A move ends after crossing the strait.
  const shores = STRAITS.filter(c => ends.includes(c.to) && !go.g.ezoc[c.to] && !spec.block[c.from]).map(c => c.from);
  if (shores.length > 0) lay(out, reach(BOARD, shores, { ...spec, spent: 1 }));
  return out;
}

const FAR_OFF = 255;

function lay(out: Uint8Array, found: Reached): void {
  for (let i = 0; i < found.count; i++) {
    const h = found.hexAt(i);
    out[h] = Math.min(out[h]!, found.costOf(h));
  }
}

/** 8.2.3 A move from one enemy ZOC to another needs a step outside. */
const isLeavingZoc = ({ ezoc }: Ground, from: number, spent: number): boolean => spent === 0 && ezoc[from] === 1;

interface Crossing {
  readonly from: number;
  readonly to: number;
}
const isOverStrait = (e: number): boolean => isStrait(Math.trunc(e / 6), e % 6);
/** Steps on land; the strait is handled separately, as it ends a move in one direction only. */
const WALK = LAND_SIDES.map((cost, e) => (isOverStrait(e) ? -1 : cost));
export const STRAITS: readonly Crossing[] = Array.from(LAND_SIDES, (_, e) => e)
  .filter(e => canStepOver(e) && isOverStrait(e))
  .map(e => ({ from: Math.trunc(e / 6), to: hexAcross(e) }));

/** 8.2.2 Over the strait, if the far shore is free of the enemy and its ZOC. */
function crossings(
  go: MoveContext,
  leg: Leg,
  found: Reached,
  block: Uint8Array,
  stop: Uint8Array,
): readonly Crossing[] {
  let out = NO_CROSSINGS;
  for (const strait of STRAITS) {
    const { from, to } = strait;
    const cost = found.costOf(from);
    if (cost < 0 || cost >= leg.limit || found.costOf(to) >= 0) continue;
    if ((from === leg.from || !stop[from]) && !block[to] && !go.g.ezoc[to]) out = [...out, strait];
  }
  return out;
}

const NO_CROSSINGS: readonly Crossing[] = [];

/** Everything a flood is derived from. Grounds are identified by `unions`, as buffers of maps are reused. */
interface Flood extends Omit<Leg, 'unit'>, Pick<Ground, 'unions'> {
  readonly costs: Int16Array;
  readonly block: Uint8Array;
  readonly firstBlock: Uint8Array;
  readonly stop: Uint8Array;
}

/** A list, its completion and the chosen move all need the same flood. */
const FLOODS = partsOf<Flood>()({
  on: {
    from: NUMBER,
    costs: SAME,
    unions: SAME,
    spent: NUMBER,
    limit: NUMBER,
    block: SAME,
    firstBlock: SAME,
    stop: SAME,
  },
  make: () => makeScratch(HEXES),
  paint: (scratch, asked) => reach(BOARD, asked.from, asked, scratch),
});

function flood({ g }: MoveContext, leg: Leg, block: Uint8Array, stop: Uint8Array): Reached {
  // 8.2.3 Out of a ZOC, but not into another one.
  const firstBlock = isLeavingZoc(g, leg.from, leg.spent) ? unionOf(g, block, g.ezoc) : block;
  const { from, spent, limit } = leg;
  return FLOODS.of({ costs: WALK, from, unions: g.unions, spent, limit, block, firstBlock, stop });
}

const stopOf = ({ s, f, g, easy }: MoveContext, u: number): Uint8Array =>
  easy ? g.ezoc : unionOf(g, terrainStops(s, u, f.impulse), g.ezoc);
