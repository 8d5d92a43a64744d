/**
 * 8 Where a unit can go. A leg leaves a fort only with its last step, as the mines are rolled for there (8.3.3): the
 * die decides whether the unit can go on.
 */
import { opposite } from '../../../kit/hex.ts';
import { ALIKE, NUMBER, partsOf, SAME } from '../../../kit/part.ts';
import { makeScratch, pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { ofBothSides } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { paintWithin } from '../../../kit/zoc.ts';
import { AIR_ZONE } from '../data/tables.ts';
import type { MovementFrame } from '../frames.ts';
import {
  AIR_UNITS,
  BOARD,
  COUNT,
  hexAcross,
  IS_DIVE,
  IS_ELEFANT,
  IS_FORT,
  IS_PANTHER,
  IS_RESERVE,
  neighbour,
  SOVIET,
} from '../pieces.ts';
import { IDLE, placeOf, type State } from '../state.ts';
import { costsFor } from './costs.ts';
import { FORT_BYTES, FRONTS, type Front, frontOf, type Stacks, stacksOf, wallsFor, zocFor } from './ground.ts';
import { allowanceOf } from './values.ts';
import { whyNotPresent } from './who.ts';

/** The current movement phase, computed once for all questions about it. */
export interface MoveContext {
  readonly s: State;
  readonly f: MovementFrame;
  readonly front: Front;
  readonly stacks: Stacks;
  /** 8.4.2 What air zones add to a step into a hex. */
  readonly toll: Uint8Array;
  readonly stage: Stage;
}

export function moveContextOf(s: State, f: MovementFrame): MoveContext {
  const { side } = f;
  return {
    s,
    f,
    front: frontOf(s, side),
    stacks: stacksOf(s, side),
    toll: side === SOVIET ? airToll(s) : NO_TOLL,
    stage: STAGES[side].of(s),
  };
}

/**
 * A new object whenever a way may have changed, that is for all changes except those of this side's own units. It
 * records the hex and open neighbour where a unit that had spent nothing was last found to have room (rules/stops).
 */
export interface Stage {
  readonly from: Int16Array;
  readonly to: Int16Array;
}

const NO_TOLL = new Uint8Array(BOARD.size);

/** 8.4.2 Around dive bombers, for the Soviets only; they are not cumulative. */
export const airToll = (s: Pick<State, 'place'>): Uint8Array => TOLL.of(s);

const part = partsOf<State>();
const DIVERS = AIR_UNITS.filter(u => IS_DIVE[u]);
const TOLL = part({
  on: { place: DIVERS },
  make: () => new Uint8Array(BOARD.size),
  paint: (toll, s) => paintToll(s, toll),
});

function paintToll(s: Pick<State, 'place'>, toll: Uint8Array): void {
  toll.fill(0);
  for (const u of DIVERS) if (placeOf(s, u) >= 0) paintWithin(BOARD, placeOf(s, u), AIR_ZONE.radius, toll);
  for (let h = 0; h < toll.length; h++) if (toll[h]) toll[h] = 2 * AIR_ZONE.cost;
}

/** Everything that allowances and step costs are derived from. */
const STAGES = ofBothSides(side =>
  part({
    on: { disrupted: ALIKE, morale: ALIKE, pm: ALIKE, turn: NUMBER, options: ALIKE, model: NUMBER },
    uses: side === SOVIET ? [FRONTS[side], TOLL] : [FRONTS[side]],
    derive: (): Stage => ({ from: new Int16Array(COUNT).fill(NOWHERE), to: new Int16Array(COUNT) }),
  }),
);
const NOWHERE = -1;

/** A unit at a hex with what it has spent, and what it may spend in all. */
export interface Leg {
  readonly unit: number;
  readonly from: number;
  readonly spent: number;
  readonly limit: number;
  /** 8.2.3 Half points to leave the enemy ZOC it is in; -1 if it is in none. */
  readonly breakaway: number;
  /** 8.2.4 It has already left a ZOC, or (13.5) is disrupted: it may enter none. */
  readonly shuns: boolean;
}

/** 10.3.2 Panthers and Elefants start their engines before they move. */
export const needsStart = (u: number): boolean => HAS_ENGINES[u] === true;
const HAS_ENGINES: readonly boolean[] = IS_PANTHER.map((is, u) => is || IS_ELEFANT[u] === true);

/** 8.1.6 */
export const ALREADY_MOVED = bar('8.1.6', 'already-moved', 'unit');
const RESERVE = bar('8.5.1', 'reserve', 'unit');
const START_FIRST = bar('10.3.2', 'start-first', 'unit');

/** 8.5.1, 11.2.3 The reserve stays where it is on turn 1, unless Model attacks with everything. */
export const whyFrozen = (s: State, u: number): Why =>
  IS_RESERVE[u] && s.turn === 1 && s.model !== 1 ? RESERVE : undefined;

/** Why a unit cannot move in this phase, apart from ways and points; moveWhy.ts refines some reasons. */
export function whyStays({ s, f }: MoveContext, u: number): Why {
  const why = whyNotPresent(s, f.side, u);
  if (why || u === f.mover) return why;
  const frozen = whyFrozen(s, u);
  if (frozen) return frozen;
  if (s.done[u] !== IDLE) return ALREADY_MOVED;
  return needsStart(u) ? START_FIRST : undefined;
}

export const mayMove = (go: MoveContext, u: number): boolean => whyStays(go, u) === undefined;

export function legOf({ s, f, front }: MoveContext, u: number): Leg {
  const from = placeOf(s, u);
  const isGoingOn = u === f.mover;
  const limit = allowanceOf(s, u) - (isGoingOn ? f.lame : 0);
  const spent = isGoingOn ? f.spent : 0;
  const isHeld = zocFor(front, u)[from] !== 0;
  return {
    unit: u,
    from,
    spent,
    limit,
    breakaway: isHeld ? 2 * Math.floor(Math.max(0, limit) / 4) : -1,
    shuns: (isGoingOn && f.broke === 1) || avoidsZoc(s, u),
  };
}

/** 13.5.1 */
export const avoidsZoc = (s: State, u: number): boolean => s.options.disruption && s.disrupted[u] === 1;

/** A hex where a leg may end, ignoring stacking. */
export interface Spot {
  readonly hex: number;
  readonly cost: number;
  /** 8.2.2 Whether an enemy ZOC ends the move there. */
  readonly isStop: boolean;
  /** 8.3.3 The fort that is left with the last step, -1 if there is none. */
  readonly fort: number;
}

/** 13.5.1 Disrupted units stay in an enemy ZOC. */
export const isStuck = (s: State, leg: Leg): boolean => leg.breakaway >= 0 && avoidsZoc(s, leg.unit);

/** Where a leg may end, without the start: hexes with their costs, then those one step out of a fort (8.3.3). */
export function spotsOf(go: MoveContext, leg: Leg): Spot[] {
  if (isStuck(go.s, leg) || !canStep(go, leg)) return [];
  const reached = flood(go, leg);
  const zoc = zocFor(go.front, leg.unit);
  const spots: Spot[] = [];
  for (let i = 0; i < reached.count; i++) {
    const h = reached.hexAt(i);
    if (h !== leg.from) spots.push({ hex: h, cost: reached.costOf(h), isStop: zoc[h] !== 0, fort: -1 });
  }
  for (const hex of minedHexes(go, leg, reached)) {
    const spot = minedSpot(go, leg, reached, hex);
    if (spot) spots.push(spot);
  }
  return spots;
}

/** Everything a flood is derived from. Maps are identified by the stage, as their buffers are reused. */
interface Flood extends Required<Omit<ReachSpec, 'goal' | 'firstBlock'>> {
  readonly from: number;
  readonly stage: Stage;
}

/** A list, its completion and the chosen move all need the same flood. */
const FLOODS = partsOf<Flood>()({
  // Few: a buffer that was used lately is faster than an old flood is useful.
  slots: 4,
  on: { from: NUMBER, stage: SAME, spent: NUMBER, limit: NUMBER, costs: SAME, block: SAME, stop: SAME, toll: SAME },
  make: () => makeScratch(BOARD.size),
  paint: (scratch, asked) => reach(BOARD, asked.from, asked, scratch),
});

/** The flood of a leg: out of a ZOC and into no other (8.2.4), or until it meets one (8.2.2); forts are not left. */
export function flood(go: MoveContext, leg: Leg): Reached {
  const { spent, costs, block, stop, toll } = specOf(go, leg);
  const limit = IS_FORT[leg.from] ? spent : leg.limit;
  return FLOODS.of({ from: leg.from, stage: go.stage, spent, limit, costs, block, stop, toll });
}

/** The costs and blocks of a leg's steps; forts are not left (8.3.3). */
export function specOf(go: MoveContext, leg: Leg): Required<Omit<ReachSpec, 'goal' | 'firstBlock'>> {
  const walls = wallsFor(go.front, leg.unit);
  const isBarred = isShunning(leg);
  return {
    spent: leg.spent + Math.max(0, leg.breakaway),
    limit: leg.limit,
    costs: costsFor(leg.unit),
    block: isBarred ? walls.closed : walls.enemy,
    stop: isBarred ? FORT_BYTES : walls.stop,
    toll: go.toll,
  };
}

/** 8.2.4 A unit that leaves a ZOC, or has left one, may enter no other. */
export const isShunning = (leg: Leg): boolean => leg.breakaway >= 0 || leg.shuns;

/** Whether a unit can take any step at all: checks only the neighbours, ignoring stacking. */
export function canStep(go: MoveContext, leg: Leg): boolean {
  const costs = costsFor(leg.unit);
  const shut = isShunning(leg) ? wallsFor(go.front, leg.unit).closed : go.front.enemy;
  const left = leg.limit - leg.spent - Math.max(0, leg.breakaway) - (IS_FORT[leg.from] ? MINE_POINT : 0);
  for (let e = leg.from * 6, end = e + 6; e < end; e++) {
    if (stepCost(go, costs, e) <= left && !shut[hexAcross(e)]) return true;
  }
  return false;
}

/** More than any allowance. */
export const NO_STEP = 1 << 20;

/** The cost of a step over a hexside including the toll of the hex beyond; `NO_STEP` if it is impassable. */
export function stepCost(go: MoveContext, costs: Int16Array, edge: number): number {
  const cost = costs[edge]!;
  return cost < 0 ? NO_STEP : cost + go.toll[hexAcross(edge)]!;
}

/** 8.3.3 Hexes that only a step out of a fort reaches, with a point left for the mines. */
export function minedHexes(go: MoveContext, leg: Leg, reached: Reached): number[] {
  const zoc = zocFor(go.front, leg.unit);
  const shut = isShunning(leg) ? wallsFor(go.front, leg.unit).closed : go.front.enemy;
  const costs = costsFor(leg.unit);
  const hexes: number[] = [];
  for (let i = 0; i < reached.count; i++) {
    const fort = reached.hexAt(i);
    if (FORT_BYTES[fort] === 0 || (fort !== leg.from && zoc[fort])) continue;
    const left = leg.limit - reached.costOf(fort) - MINE_POINT;
    for (let e = fort * 6, end = e + 6; e < end; e++) {
      const to = hexAcross(e);
      if (stepCost(go, costs, e) > left || shut[to]) continue;
      if (reached.costOf(to) < 0 && !hexes.includes(to)) hexes.push(to);
    }
  }
  return hexes;
}

/** 8.3.3 The half points that must be left after the step. */
export const MINE_POINT = 2;

/** The cheapest step out of a fort into a hex. */
export function minedSpot(go: MoveContext, leg: Leg, reached: Reached, to: number): Spot | undefined {
  const zoc = zocFor(go.front, leg.unit);
  const costs = costsFor(leg.unit);
  let best: Spot | undefined;
  for (let dir = 0; dir < 6; dir++) {
    const fort = neighbour(to, dir);
    if (fort < 0 || !IS_FORT[fort] || reached.costOf(fort) < 0 || (fort !== leg.from && zoc[fort])) continue;
    const cost = reached.costOf(fort) + stepCost(go, costs, fort * 6 + opposite(dir));
    if (cost + MINE_POINT > leg.limit || cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
    best = { hex: to, cost, isStop: zoc[to] !== 0, fort };
  }
  return best;
}

/** The spot of a leg in a hex, and the hexes stepped into on the way. */
export function wayTo(go: MoveContext, leg: Leg, h: number): { spot: Spot; path: number[] } | undefined {
  const reached = flood(go, leg);
  const cost = reached.costOf(h);
  if (h !== leg.from && cost >= 0) {
    const isStop = zocFor(go.front, leg.unit)[h] !== 0;
    return { spot: { hex: h, cost, isStop, fort: -1 }, path: pathTo(reached, h) };
  }
  const spot = minedSpot(go, leg, reached, h);
  return spot && { spot, path: [...pathTo(reached, spot.fort), h] };
}
