/**
 * 8 Where a unit can go. A leg never leads out of a fort but with its last step, as the mines are diced for there
 * (8.3.3): what the die leaves decides whether the unit goes on.
 */
import { pathTo, reach } from '../../../kit/reach.ts';
import { paintWithin } from '../../../kit/zoc.ts';
import { AIR_ZONE } from '../data/tables.ts';
import type { MovementFrame } from '../frames.ts';
import {
  AIR_UNITS,
  BOARD,
  hexMap,
  IS_DIVE,
  IS_ELEFANT,
  IS_FORT,
  IS_PANTHER,
  IS_RESERVE,
  SIDE,
  SOVIET,
} from '../pieces.ts';
import { IDLE, type State } from '../state.ts';
import { costsFor } from './costs.ts';
import { type Front, frontOf, type Stacks, stacksOf, zocFor } from './ground.ts';
import { allowanceOf } from './values.ts';

/** A movement phase as it stands, looked at once for all questions about it. */
export interface Going {
  readonly s: State;
  readonly f: MovementFrame;
  readonly front: Front;
  readonly stacks: Stacks;
  /** 8.4.2 What air zones add to a step into a hex. */
  readonly toll: Uint8Array;
}

export const goingOf = (s: State, f: MovementFrame): Going => ({
  s,
  f,
  front: frontOf(s, f.side),
  stacks: stacksOf(s, f.side),
  toll: f.side === SOVIET ? airToll(s) : NO_TOLL,
});

const NO_TOLL = new Uint8Array(BOARD.size);

/** 8.4.2 Around dive bombers, for the Soviets alone. */
export function airToll(s: State): Uint8Array {
  const toll = airZone(s);
  for (let h = 0; h < toll.length; h++) if (toll[h]) toll[h] = 2 * AIR_ZONE.cost;
  return toll;
}

export function airZone(s: State): Uint8Array {
  const zone = hexMap();
  for (const u of AIR_UNITS) if (IS_DIVE[u] && s.place[u]! >= 0) paintWithin(BOARD, s.place[u]!, AIR_ZONE.radius, zone);
  return zone;
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
export const needsStart = (u: number): boolean => IS_PANTHER[u]! || IS_ELEFANT[u]!;

/** 8.5.1, 11.2.3 The reserve stays where it is on turn 1, unless Model attacks with everything. */
export const isFrozen = (s: State, u: number): boolean => IS_RESERVE[u]! && s.turn === 1 && s.model !== 1;

/** Whether a unit on the map may still go anywhere in this phase, ways and points apart. */
export function mayMove({ s, f }: Going, u: number): boolean {
  if (s.place[u]! < 0 || SIDE[u] !== f.side) return false;
  if (u === f.mover) return true;
  if (isFrozen(s, u)) return false;
  return s.done[u] === IDLE && !needsStart(u);
}

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
  /** 8.2.2 The section that ends the move there. */
  readonly stop?: string;
  /** 8.3.3 The fort that is left with the last step, -1 where none is. */
  readonly fort: number;
}

/** 13.5.1 Disrupted units stay in an enemy ZOC. */
export const isStuck = (s: State, leg: Leg): boolean => leg.breakaway >= 0 && isShy(s, leg.unit);

/** The start is left out. */
export function spotsOf(go: Going, leg: Leg): Spot[] {
  if (isStuck(go.s, leg)) return [];
  const spots: Spot[] = [];
  const { reached, zoc } = flood(go, leg);
  const seen = hexMap();
  seen[leg.from] = 1;
  for (let i = 0; i < reached.count; i++) {
    const h = reached.hexes[i]!;
    if (seen[h]) continue;
    seen[h] = 1;
    spots.push({ hex: h, cost: reached.costOf(h), fort: -1, ...(zoc[h] ? { stop: '8.2.2' } : {}) });
  }
  const forts = [
    { hex: leg.from, cost: leg.spent + Math.max(0, leg.breakaway) },
    ...spots.filter(spot => !spot.stop),
  ].filter(at => IS_FORT[at.hex]);
  return [...spots, ...minedSpots(go, leg, forts, seen)];
}

/** The flood of a leg: out of a ZOC and into no other (8.2.4), or on until one is met (8.2.2); forts are not left. */
function flood(go: Going, leg: Leg) {
  const zoc = zocFor(go.front, leg.unit);
  const isBarred = leg.breakaway >= 0 || leg.shuns;
  const block = isBarred ? union(go.front.enemy, zoc) : go.front.enemy;
  const stop = isBarred ? FORTS : union(FORTS, zoc);
  const isMined = IS_FORT[leg.from]!;
  const reached = reach(BOARD, leg.from, {
    costs: costsFor(leg.unit),
    limit: isMined ? leg.spent : leg.limit,
    spent: isMined ? leg.spent : leg.spent + Math.max(0, leg.breakaway),
    block,
    stop,
    toll: go.toll,
  });
  return { reached, zoc, block };
}

const FORTS = Uint8Array.from(IS_FORT, is => (is ? 1 : 0));

function union(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = hexMap();
  for (let h = 0; h < out.length; h++) out[h] = a[h]! | b[h]!;
  return out;
}

/** 8.3.3 One step out of a fort, if a point would be left for the mines. Cheapest first; hexes seen are left out. */
function minedSpots(go: Going, leg: Leg, forts: readonly Pick<Spot, 'hex' | 'cost'>[], seen: Uint8Array): Spot[] {
  const zoc = zocFor(go.front, leg.unit);
  const costs = costsFor(leg.unit);
  const isBarred = leg.breakaway >= 0 || leg.shuns;
  const best = new Map<number, Spot>();
  for (const { hex: fort, cost } of forts) {
    for (let dir = 0; dir < 6; dir++) {
      const to = BOARD.next[fort * 6 + dir]!;
      const step = costs[fort * 6 + dir]!;
      if (to < 0 || step < 0 || seen[to] || go.front.enemy[to] || (isBarred && zoc[to])) continue;
      const sum = cost + step + go.toll[to]!;
      if (sum + 2 > leg.limit || sum >= (best.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, { hex: to, cost: sum, fort, ...(zoc[to] ? { stop: '8.2.2' } : {}) });
    }
  }
  return [...best.values()];
}

/** The spot of a leg that ends in a hex, and the hexes stepped into on the way. */
export function wayTo(go: Going, leg: Leg, h: number): { spot: Spot; path: number[] } | undefined {
  const spot = spotsOf(go, leg).find(x => x.hex === h);
  if (!spot) return undefined;
  const { reached } = flood(go, leg);
  const path = spot.fort < 0 ? pathTo(reached, h) : [...pathTo(reached, spot.fort), h];
  return { spot, path };
}
