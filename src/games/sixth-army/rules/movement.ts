/**
 * 10 Movement. A move is made in legs: each leg goes to a hex by the cheapest way, or by one that the player names
 * (control of supply hexes and thunder lines depend on the way), and the unit may go on while it has points. A unit's
 * move is over when it enters an enemy ZOC, runs out of points, or another unit begins.
 */

import { unite } from '../../../kit/bytes.ts';
import { lastOf } from '../../../kit/list.ts';
import { NUMBER, partsOf, SAME } from '../../../kit/part.ts';
import { makeScratch, pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { fail, ok, type Result } from '../../../kit/result.ts';
import { along, type BadStep } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { activeUnits, type MovementFrame } from '../frames.ts';
import { AXIS, allowanceOf, BOARD, HEXES, hexAcross, hexMap, MOVE_COSTS, OPEN_SIDES, SIDE, SOVIET } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { airZone, type Ground, hasRoom } from './ground.ts';
import { EXHAUSTED, whyNotOwn } from './own.ts';

/** 13.1 How many hexes an exhausted unit may redeploy. */
export const SHORT_MOVE = 2;

/** A moving unit. Costs are half points, or hexes if the move is short. */
export interface Leg {
  readonly unit: number;
  readonly from: number;
  readonly spent: number;
  /** 10.5 Whether the move may still be strategic. */
  readonly strategic: boolean;
  /** 13.1 An exhausted unit's redeployment. */
  readonly short: boolean;
  /** 10.5, 10.6 Strategic moves and interdiction belong to operations, not to redeployment (13.1). */
  readonly inOperation: boolean;
}

export interface Way {
  readonly hex: number;
  readonly cost: number;
  readonly path: readonly number[];
  readonly mode: 'normal' | 'strategic' | 'short';
}

/** Units that may begin, or the one that is moving. */
export const movers = (f: MovementFrame): readonly number[] => (f.mover < 0 ? f.units : [f.mover, ...f.units]);

const STOPPED = bar('10.3', 'stopped-ezoc', 'unit');
const NOT_ACTIVATED = bar('9.4', 'not-activated', 'unit');
const MOVED = { movement: bar('10.0', 'already-moved', 'unit'), redeployment: bar('13.1', 'already-moved', 'unit') };

/** 9.4, 10.0, 13.1 Why a unit cannot move at all: it is not activated, or its move is over. */
export function whyNotMove(s: State, g: Ground, f: MovementFrame, u: number): Why {
  const why = whyNotOwn(s, f.side, u);
  if (why || movers(f).includes(u)) return why;
  if (f.phase === 'movement' && !activeUnits(s).includes(u)) return s.exhausted[u] ? EXHAUSTED : NOT_ACTIVATED;
  // 7.1, 10.3 Its move was ended by the ZOC it is in; otherwise by the move of another unit.
  return g.ezoc[placeOf(s, u)] ? STOPPED : MOVED[f.phase];
}

/** The next leg of a unit: it continues, or begins. */
export function legOf(s: State, g: Ground, f: MovementFrame, u: number): Leg {
  const from = placeOf(s, u);
  const operation = f.phase === 'movement';
  if (u === f.mover)
    return {
      unit: u,
      from,
      spent: f.spent,
      strategic: f.strategic === 1,
      short: f.short === 1,
      inOperation: operation,
    };
  return {
    unit: u,
    from,
    spent: 0,
    strategic: operation && mayBeginStrategic(s, g, u),
    short: !operation && s.exhausted[u] === 1,
    inOperation: operation,
  };
}

/** 10.5 Not out of an enemy ZOC, nor for Soviets out of an air zone; B4 forbids it to the Axis. */
export function mayBeginStrategic(s: State, g: Ground, u: number): boolean {
  const h = placeOf(s, u);
  if (g.ezoc[h]) return false;
  if (SIDE[u] === AXIS) return !s.options.noAxisStrategic;
  return s.air.length === 0 || airZone(s)[h] === 0;
}

/** Hexes where a leg may end, in order of hex number. */
export function destinations(s: State, g: Ground, leg: Leg): number[] {
  const marks = hexMap();
  for (const mode of modesOf(leg)) markReached(marks, s, g, leg, mode);
  marks[leg.from] = 0;
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (marks[h] && hasRoom(g, leg.unit, h)) out.push(h);
  return out;
}

/** Whether `destinations` would be non-empty; checks the neighbours before it floods. */
export const canGo = (s: State, g: Ground, leg: Leg): boolean =>
  canStep(s, g, leg) || destinations(s, g, leg).length > 0;

/** A quick check: whether a leg can certainly reach at least a neighbour. */
export function canStep(s: State, g: Ground, leg: Leg): boolean {
  const limit = limitOf(leg, leg.short ? 'short' : 'normal');
  for (let e = leg.from * 6, end = e + 6; e < end; e++) {
    const cost = leg.short ? OPEN_SIDES[e]! : MOVE_COSTS[e]!;
    if (cost < 0) continue;
    const to = hexAcross(e);
    if (g.enemy[to] || (leg.short && g.ezoc[to]) || !hasRoom(g, leg.unit, to)) continue;
    if (leg.spent + cost + (s.air.length > 0 && leg.inOperation ? 2 : 0) <= limit) return true;
  }
  return false;
}

/**
 * The way of a leg to a hex: the cheaper of a normal and a strategic one; on a tie the strategic one, which keeps more
 * options open.
 */
export function wayTo(s: State, g: Ground, leg: Leg, h: number): Way | undefined {
  if (leg.short) return wayBy(s, g, leg, h, 'short');
  const strategic = leg.strategic && !g.ezoc[h] ? wayBy(s, g, leg, h, 'strategic') : undefined;
  // Only an air zone (10.6) can make a longer normal way cheaper than the strategic one.
  if (strategic && !isInterdicted(s, leg.unit)) return strategic;
  const normal = wayBy(s, g, leg, h, 'normal');
  if (!strategic || !normal) return strategic ?? normal;
  return strategic.cost <= normal.cost ? strategic : normal;
}

/** Every way a leg may take, in order of hex number: `wayTo` for each of its `destinations`. */
export function waysOf(s: State, g: Ground, leg: Leg): Way[] {
  const best = new Map<number, Way>();
  for (const mode of modesOf(leg)) {
    const found = flood(s, g, leg, mode);
    for (const h of found.hexes.subarray(0, found.count)) {
      const way = wayIn(found, leg, h, mode);
      const known = best.get(h);
      if (way && hasRoom(g, leg.unit, h) && !(known && known.cost <= way.cost)) best.set(h, way);
    }
  }
  return [...best.values()].sort((a, b) => a.hex - b.hex);
}

/** A leg by a way that the player names; or, for each mode, the first impossible step. */
export function wayAlong(s: State, g: Ground, leg: Leg, path: readonly number[]): Result<Way, Tripped> {
  const tripped: { mode: Way['mode']; step: BadStep }[] = [];
  let best: Way | undefined;
  for (const mode of modesOf(leg)) {
    const walked = along(BOARD, leg.from, path, specOf(s, g, leg, mode));
    if (!walked.ok) tripped.push({ mode, step: walked.error });
    else if (!best || walked.value < best.cost)
      best = asNeeded(leg, { path, cost: walked.value, hex: lastOf(path), mode });
  }
  return best ? ok(best) : fail(tripped);
}

export type Tripped = readonly { readonly mode: Way['mode']; readonly step: BadStep }[];

export function modesOf(leg: Leg): readonly Way['mode'][] {
  if (leg.short) return ['short'];
  return leg.strategic ? ['strategic', 'normal'] : ['normal'];
}

function wayBy(s: State, g: Ground, leg: Leg, h: number, mode: Way['mode']): Way | undefined {
  return wayIn(flood(s, g, leg, mode), leg, h, mode);
}

function wayIn(found: Reached, leg: Leg, h: number, mode: Way['mode']): Way | undefined {
  const cost = found.costOf(h);
  if (cost < 0 || h === leg.from) return undefined;
  return asNeeded(leg, { hex: h, cost, path: pathTo(found, h), mode });
}

/** 10.5 A move is strategic only once it needs more than the allowance. */
const asNeeded = (leg: Leg, way: Way): Way =>
  way.mode === 'strategic' && way.cost <= limitOf(leg, 'normal') ? { ...way, mode: 'normal' } : way;

function markReached(marks: Uint8Array, s: State, g: Ground, leg: Leg, mode: Way['mode']): void {
  const found = flood(s, g, leg, mode);
  for (let i = 0; i < found.count; i++) marks[found.hexAt(i)] = 1;
}

function limitOf(leg: Leg, mode: Way['mode']): number {
  if (mode === 'short') return SHORT_MOVE;
  return allowanceOf(leg.unit) * (mode === 'strategic' ? 4 : 2);
}

/** Everything a flood is derived from. The stamp and the markers identify the maps, as their buffers are reused. */
interface Flood extends LegSpec {
  readonly from: number;
  readonly stamp: number;
  readonly air: readonly number[];
}

/** A list, its completion and the chosen move all need the same flood. */
const FLOODS = partsOf<Flood>()({
  on: {
    from: NUMBER,
    stamp: NUMBER,
    air: SAME,
    spent: NUMBER,
    limit: NUMBER,
    costs: SAME,
    block: SAME,
    stop: SAME,
    toll: SAME,
  },
  make: () => makeScratch(HEXES),
  paint: (scratch, asked) => reach(BOARD, asked.from, asked, scratch),
});

function flood(s: State, g: Ground, leg: Leg, mode: Way['mode']): Reached {
  const spec = specOf(s, g, leg, mode);
  // The union with the air zone is made for this question alone.
  if (mode === 'strategic' && isInterdicted(s, leg.unit)) return reach(BOARD, leg.from, spec);
  const { costs, limit, spent, block, stop, toll } = spec;
  return FLOODS.of({ from: leg.from, stamp: g.stamp, air: s.air, spent, limit, costs, block, stop, toll });
}

const NOWHERE = new Uint8Array(HEXES);

/** The specification of a leg: all of it, as floods read records of one layout fastest. */
type LegSpec = Required<Omit<ReachSpec, 'goal' | 'firstBlock'>>;

/** The costs and blocks of a leg's steps. */
export function specOf(s: State, g: Ground, leg: Leg, mode: Way['mode']): LegSpec {
  const limit = limitOf(leg, mode);
  const { spent } = leg;
  if (mode === 'short') return { costs: OPEN_SIDES, limit, spent, block: g.shut, stop: NOWHERE, toll: NOWHERE };
  const interdicted = isInterdicted(s, leg.unit);
  if (mode === 'normal') {
    // 7.1, 10.3: entering an enemy ZOC ends the move; 10.6: each hex of an air zone costs a point more.
    const toll = interdicted && leg.inOperation ? TOLLS.of(s) : NOWHERE;
    return { costs: MOVE_COSTS, limit, spent, block: g.enemy, stop: g.ezoc, toll };
  }
  // 10.5: twice the allowance, but never into an enemy ZOC, and for Soviets never into an air zone.
  const block = interdicted ? unite(hexMap(), g.shut, airZone(s)) : g.shut;
  return { costs: MOVE_COSTS, limit, spent, block, stop: NOWHERE, toll: NOWHERE };
}

/** 10.6 A point, in half points, for each hex of an air zone. */
const TOLLS = partsOf<State>()({
  on: { air: SAME },
  make: () => new Uint8Array(HEXES),
  paint(toll, s) {
    const zone = airZone(s);
    for (let h = 0; h < HEXES; h++) toll[h] = zone[h] ? 2 : 0;
  },
});

/** 10.6 The zone affects only Soviet units. */
const isInterdicted = (s: State, u: number): boolean => SIDE[u] === SOVIET && s.air.length > 0;
