/**
 * 8 Where a unit can go. A leg never leads out of a fort but with its last step, as the mines are diced for there
 * (8.3.3): what the die leaves decides whether the unit goes on.
 */
import { makeAlbum, picture } from '../../../kit/album.ts';
import { opposite } from '../../../kit/hex.ts';
import { makeScratch, pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { paintWithin } from '../../../kit/zoc.ts';
import { AIR_ZONE } from '../data/tables.ts';
import type { MovementFrame } from '../frames.ts';
import { AIR_UNITS, BOARD, IS_DIVE, IS_ELEFANT, IS_FORT, IS_PANTHER, IS_RESERVE, SOVIET } from '../pieces.ts';
import { IDLE, type State } from '../state.ts';
import { costsFor } from './costs.ts';
import { FORT_BYTES, type Front, frontOf, type Stacks, stacksOf, wallsFor, zocFor } from './ground.ts';
import { allowanceOf } from './values.ts';
import { whyNotPresent } from './who.ts';

/** A movement phase as it stands, looked at once for all questions about it. */
export interface Going {
  readonly s: State;
  readonly f: MovementFrame;
  readonly front: Front;
  readonly stacks: Stacks;
  /** 8.4.2 What air zones add to a step into a hex. */
  readonly toll: Uint8Array;
  /** Another one whenever anything has changed but what the units of this side have done, and where they stand. */
  readonly stage: number;
}

export function goingOf(s: State, f: MovementFrame): Going {
  const front = frontOf(s, f.side);
  const toll = f.side === SOVIET ? airToll(s) : NO_TOLL;
  return { s, f, front, stacks: stacksOf(s, f.side), toll, stage: stageOf(s, front, toll) };
}

/** All that the points of units and the costs of steps hang on. Lists in it are never changed in place. */
interface Stage extends Pick<State, 'turn' | 'options' | 'disrupted' | 'morale' | 'pm' | 'model'> {
  readonly front: number;
  readonly toll: Uint8Array;
}

let stage: Stage | undefined;
let stages = 0;

function stageOf(s: State, { stamp }: Front, toll: Uint8Array): number {
  if (stage && stage.front === stamp && stage.toll === toll && isSameStage(stage, s)) return stages;
  const { turn, options, disrupted, morale, pm, model } = s;
  stage = { front: stamp, toll, turn, options, disrupted, morale, pm, model };
  return ++stages;
}

const isSameStage = (a: Stage, s: State): boolean =>
  a.turn === s.turn &&
  a.options === s.options &&
  a.disrupted === s.disrupted &&
  a.morale === s.morale &&
  a.pm === s.pm &&
  a.model === s.model;

const NO_TOLL = new Uint8Array(BOARD.size);

/** 8.4.2 Around dive bombers, for the Soviets alone; they do not add up. */
export const airToll = (s: State): Uint8Array => picture(TOLLS, s.place, toll => paintToll(s, toll));

const DIVERS = AIR_UNITS.filter(u => IS_DIVE[u]);
const TOLLS = makeAlbum(DIVERS, () => new Uint8Array(BOARD.size));

function paintToll(s: State, toll: Uint8Array): void {
  stage = undefined;
  toll.fill(0);
  for (const u of DIVERS) if (s.place[u]! >= 0) paintWithin(BOARD, s.place[u]!, AIR_ZONE.radius, toll);
  for (let h = 0; h < toll.length; h++) if (toll[h]) toll[h] = 2 * AIR_ZONE.cost;
}

/** A unit at a hex with what it has spent, and what it may spend in all. */
export interface Leg {
  readonly unit: number;
  readonly from: number;
  readonly spent: number;
  readonly limit: number;
  /** 8.2.3 Half points that getting out of the enemy ZOC it stands in costs; -1 where it stands in none. */
  readonly breakaway: number;
  /** 8.2.4 Out of a ZOC already, or (13.5) disrupted: enters none. */
  readonly shuns: boolean;
}

/** 10.3.2 Panthers and Elefants start their engines before they move. */
export const needsStart = (u: number): boolean => HAS_ENGINES[u]!;
const HAS_ENGINES: readonly boolean[] = IS_PANTHER.map((is, u) => is || IS_ELEFANT[u]!);

/** 8.1.6 */
export const ALREADY_MOVED = bar('8.1.6', 'already-moved', 'unit');
const RESERVE = bar('8.5.1', 'reserve', 'unit');
const START_FIRST = bar('10.3.2', 'start-first', 'unit');

/** 8.5.1, 11.2.3 The reserve stays where it is on turn 1, unless Model attacks with everything. */
export const whyFrozen = (s: State, u: number): Why =>
  IS_RESERVE[u] && s.turn === 1 && s.model !== 1 ? RESERVE : undefined;

/** Why a unit goes nowhere in this phase, ways and points apart; moveWhy.ts tells more of some reasons. */
export function whyStays({ s, f }: Going, u: number): Why {
  const why = whyNotPresent(s, f.side, u);
  if (why || u === f.mover) return why;
  const frozen = whyFrozen(s, u);
  if (frozen) return frozen;
  if (s.done[u] !== IDLE) return ALREADY_MOVED;
  return needsStart(u) ? START_FIRST : undefined;
}

export const mayMove = (go: Going, u: number): boolean => whyStays(go, u) === undefined;

export function legOf({ s, f, front }: Going, u: number): Leg {
  const from = s.place[u]!;
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
    shuns: (isGoingOn && f.broke === 1) || isShy(s, u),
  };
}

/** 13.5.1 */
export const isShy = (s: State, u: number): boolean => s.options.disruption && s.disrupted[u] === 1;

/** A hex where a leg may end, stacking apart. */
export interface Spot {
  readonly hex: number;
  readonly cost: number;
  /** 8.2.2 Whether an enemy ZOC ends the move there. */
  readonly isStop: boolean;
  /** 8.3.3 The fort that is left with the last step, -1 where none is. */
  readonly fort: number;
}

/** 13.5.1 Disrupted units stay in an enemy ZOC. */
export const isStuck = (s: State, leg: Leg): boolean => leg.breakaway >= 0 && isShy(s, leg.unit);

/** Where a leg may end, the start left out: hexes with their costs, then those a step out of a fort away (8.3.3). */
export function spotsOf(go: Going, leg: Leg): Spot[] {
  if (isStuck(go.s, leg) || !canStep(go, leg)) return [];
  const reached = flood(go, leg);
  const zoc = zocFor(go.front, leg.unit);
  const spots: Spot[] = [];
  for (let i = 0; i < reached.count; i++) {
    const h = reached.hexes[i]!;
    if (h !== leg.from) spots.push({ hex: h, cost: reached.costOf(h), isStop: zoc[h] !== 0, fort: -1 });
  }
  for (const hex of minedHexes(go, leg, reached)) spots.push(minedSpot(go, leg, reached, hex)!);
  return spots;
}

/** The last flood, which a list, its completion and the move that was chosen all ask for, with all that it hangs on. */
interface Flood {
  readonly from: number;
  readonly spent: number;
  readonly limit: number;
  readonly costs: Int16Array;
  readonly block: Uint8Array;
  readonly stage: number;
}

/** A flood that is kept. */
interface Basin {
  readonly scratch: ReturnType<typeof makeScratch>;
  flood: Flood | undefined;
}

const newBasin = (): Basin => ({ scratch: makeScratch(BOARD.size), flood: undefined });
const MAIN = newBasin();
/** For questions about others while the flood of a unit is being read. */
export const ASIDE = newBasin();

const isSameFlood = (a: Flood, b: Flood): boolean =>
  a.from === b.from &&
  a.spent === b.spent &&
  a.limit === b.limit &&
  a.costs === b.costs &&
  a.block === b.block &&
  a.stage === b.stage;

/**
 * The flood of a leg: out of a ZOC and into no other (8.2.4), or on until one is met (8.2.2); forts are not left. Good
 * until the next one.
 */
export function flood(go: Going, leg: Leg, basin: Basin = MAIN): Reached {
  const spec = specOf(go, leg);
  const { spent, costs, block } = spec;
  const limit = IS_FORT[leg.from] ? spent : leg.limit;
  const asked: Flood = { from: leg.from, spent, limit, costs, block, stage: go.stage };
  if (basin.flood && isSameFlood(basin.flood, asked)) return basin.scratch;
  basin.flood = undefined;
  reach(BOARD, leg.from, { ...spec, limit }, basin.scratch);
  basin.flood = asked;
  return basin.scratch;
}

/** What the steps of a leg cost and what bars them; forts are not left (8.3.3). */
export function specOf(go: Going, leg: Leg): Required<Omit<ReachSpec, 'goal'>> {
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

/** 8.2.4 Who gets out of a ZOC, or has, enters no other one. */
export const isShunning = (leg: Leg): boolean => leg.breakaway >= 0 || leg.shuns;

/** Whether a unit can take any step at all: the neighbours alone, stacking apart. */
export function canStep(go: Going, leg: Leg): boolean {
  const costs = costsFor(leg.unit);
  const shut = isShunning(leg) ? wallsFor(go.front, leg.unit).closed : go.front.enemy;
  const left = leg.limit - leg.spent - Math.max(0, leg.breakaway) - (IS_FORT[leg.from] ? MINE_POINT : 0);
  for (let e = leg.from * 6, end = e + 6; e < end; e++) {
    const to = BOARD.next[e]!;
    if (costs[e]! >= 0 && costs[e]! + go.toll[to]! <= left && !shut[to]) return true;
  }
  return false;
}

/** 8.3.3 Hexes that only a step out of a fort reaches, with a point left for the mines. */
export function minedHexes(go: Going, leg: Leg, reached: Reached): number[] {
  const zoc = zocFor(go.front, leg.unit);
  const shut = isShunning(leg) ? wallsFor(go.front, leg.unit).closed : go.front.enemy;
  const costs = costsFor(leg.unit);
  const hexes: number[] = [];
  for (let i = 0; i < reached.count; i++) {
    const fort = reached.hexes[i]!;
    if (FORT_BYTES[fort] === 0 || (fort !== leg.from && zoc[fort])) continue;
    const left = leg.limit - reached.costOf(fort) - MINE_POINT;
    for (let e = fort * 6, end = e + 6; e < end; e++) {
      const to = BOARD.next[e]!;
      if (costs[e]! < 0 || costs[e]! + go.toll[to]! > left || shut[to]) continue;
      if (reached.costOf(to) < 0 && !hexes.includes(to)) hexes.push(to);
    }
  }
  return hexes;
}

/** 8.3.3 What must be left after the step, in half points. */
export const MINE_POINT = 2;

/** The cheapest step out of a fort into a hex. */
export function minedSpot(go: Going, leg: Leg, reached: Reached, to: number): Spot | undefined {
  const zoc = zocFor(go.front, leg.unit);
  const costs = costsFor(leg.unit);
  let best: Spot | undefined;
  for (let dir = 0; dir < 6; dir++) {
    const fort = BOARD.next[to * 6 + dir]!;
    if (fort < 0 || !IS_FORT[fort] || reached.costOf(fort) < 0 || (fort !== leg.from && zoc[fort])) continue;
    const step = costs[fort * 6 + opposite(dir)]!;
    const cost = reached.costOf(fort) + step + go.toll[to]!;
    if (step < 0 || cost + MINE_POINT > leg.limit || cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
    best = { hex: to, cost, isStop: zoc[to] !== 0, fort };
  }
  return best;
}

/** The spot of a leg that ends in a hex, and the hexes stepped into on the way. */
export function wayTo(go: Going, leg: Leg, h: number): { spot: Spot; path: number[] } | undefined {
  const reached = flood(go, leg);
  const cost = reached.costOf(h);
  if (h !== leg.from && cost >= 0) {
    const isStop = zocFor(go.front, leg.unit)[h] !== 0;
    return { spot: { hex: h, cost, isStop, fort: -1 }, path: pathTo(reached, h) };
  }
  const spot = minedSpot(go, leg, reached, h);
  return spot && { spot, path: [...pathTo(reached, spot.fort), h] };
}
