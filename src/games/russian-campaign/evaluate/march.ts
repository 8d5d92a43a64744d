/** Where units without an attack go: towards cities to take or hold, on good terrain, in supply, out of enemy ZOCs. */

import { bestHex, type Calls as CallsOf, callAt, callTroops, gapsClosed, type Scored } from '../../../kit/calls.ts';
import { addAt, itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import {
  BOARD,
  CLEAR,
  cityAt,
  enemyOf,
  HEXES,
  IS_DICTATOR,
  IS_HQ,
  IS_PARTISAN,
  isCity,
  printedStrength,
  STRENGTH,
  UNITS_OF,
} from '../pieces.ts';
import { ridesOf, walksOf } from '../rules/legs.ts';
import { IDLE, placeOf } from '../state.ts';
import type { Post } from './attack.ts';
import { isTroop } from './evaluate.ts';
import { gapAt, type Situation, walksFrom } from './situation.ts';
import { BESIDE, CITY_DISTANCE } from './terrain.ts';
import { cityWorth, unitWorth } from './worth.ts';

export interface Step extends Post {
  readonly type: 'move' | 'rail';
}

/** Cities that attract units. */
export interface Calls extends CallsOf {
  readonly p: Situation;
  /** Troops in each hex. */
  readonly guards: Uint8Array;
}

const THREAT = 6;
/** The distance beyond which a unit ignores a city. */
const HORIZON = 24;
/** The least gain of a move. */
const GAIN = 0.08;
const TRAIN_GAIN = 0.6;
/** Farther than two impulses of armour. */
const SAFE = 15;
/** Trains are only for units this far from the enemy. */
const REAR = 6;
/** Strength needed to take a city even if nobody defends it. */
const GARRISON = 10;

export function callsOf(p: Situation): Calls {
  const { s, side } = p;
  const boldness = boldnessOf(p);
  const threats = CITY_DISTANCE.map(distance => strengthWithin(p, enemyOf(side), distance, THREAT));
  const prize = threats.map((threat, c) => {
    if (p.held[c] !== side) return boldness * cityWorth(c);
    return threat > 0 ? HOLDING * cityWorth(c) : 0;
  });
  const need = threats.map((threat, c) => (p.held[c] === side ? threat / 1.5 : 2 * threat + GARRISON));
  const troops = UNITS_OF[side].filter(u => placeOf(s, u) >= 0 && isTroop(u));
  const guards = new Uint8Array(HEXES);
  for (const u of troops) addAt(guards, placeOf(s, u));
  troops.sort((a, b) => gapAt(p, placeOf(s, a)) - gapAt(p, placeOf(s, b)));
  const cities = { prize, need, distance: CITY_DISTANCE, horizon: HORIZON, weight: STRENGTH };
  return { p, guards, ...callTroops(cities, troops, s.place) };
}

/** Share of a city's worth that counts for holding it. */
const HOLDING = 0.8;

/** The weaker side stays on the defensive. */
function boldnessOf({ s, side }: Situation): number {
  const strengthOf = (of: Side): number =>
    UNITS_OF[of].reduce((sum, u) => (placeOf(s, u) >= 0 && isTroop(u) ? sum + printedStrength(u) : sum), 1);
  return Math.max(0.05, Math.min(1, strengthOf(side) / strengthOf(enemyOf(side)) - 0.3));
}

function strengthWithin({ s }: Situation, side: Side, distance: Uint8Array, limit: number): number {
  let sum = 0;
  for (const u of UNITS_OF[side]) {
    const h = placeOf(s, u);
    if (h >= 0 && distance[h]! <= limit && !IS_PARTISAN[u]) sum += printedStrength(u);
  }
  return sum;
}

/** The next unit that would be better elsewhere. */
export function nextMarch(calls: Calls, busy: ReadonlySet<number>): Step | undefined {
  const { p } = calls;
  for (const u of UNITS_OF[p.side]) {
    if (placeOf(p.s, u) < 0 || p.s.done[u] !== IDLE || busy.has(u)) continue;
    const step = bestStep(calls, u);
    if (step) return step;
  }
  return undefined;
}

function bestStep(calls: Calls, u: number): Step | undefined {
  const { p } = calls;
  const here = scoreOf(calls, u, placeOf(p.s, u));
  const walk = bestOf(calls, u, walksFrom(p, u));
  const train = mayRide(p, u) ? bestOf(calls, u, ridesOf(p.go, u)) : undefined;
  if (train && train.score > here + TRAIN_GAIN && train.score > (walk?.score ?? here) + TRAIN_GAIN)
    return { type: 'rail', unit: u, hex: train.hex };
  if (!walk || walk.score < here + GAIN) return undefined;
  const open = walksOf(p.go, u);
  if (open.includes(walk.hex)) return { type: 'move', unit: u, hex: walk.hex };
  const other = bestOf(calls, u, open);
  return other && other.score >= here + GAIN ? { type: 'move', unit: u, hex: other.hex } : undefined;
}

const mayRide = (p: Situation, u: number): boolean => isTroop(u) && gapAt(p, placeOf(p.s, u)) > REAR && p.riders.has(u);

const bestOf = (calls: Calls, u: number, hexes: readonly number[]): Scored | undefined =>
  bestHex(hexes, hex => scoreOf(calls, u, hex));

/** The value of a unit in a hex at the end of movement. */
export function scoreOf(calls: Calls, u: number, h: number): number {
  if (IS_HQ[u]) return staffScore(calls.p, h);
  if (IS_DICTATOR[u]) return leaderScore(calls.p, h);
  const { p } = calls;
  let score = callAt(calls, u, h) + ground(p, h) + cityScore(calls, u, h);
  if (p.go.g.ezoc[h]) score -= 0.5 * unitWorth(u);
  // A captured city is a source of supply itself (10.2.1).
  if (!p.supplied[h] && !isCity(h)) score -= (p.f.impulse === 2 ? 0.5 : 0.15) * unitWorth(u);
  return score + cover(p, u, h);
}

/** Near the enemy, defensible terrain is better. */
function ground(p: Situation, h: number): number {
  if (gapAt(p, h) > 3) return 0;
  return BOARD.terrain[h] === CLEAR ? 0 : 0.15;
}

/** Enemy cities should be taken, and own ones near the enemy garrisoned. */
function cityScore({ p, guards }: Calls, u: number, h: number): number {
  const c = cityAt(h);
  if (c < 0) return 0;
  if (p.held[c] !== p.side) return 0.8 * cityWorth(c);
  const others = itemAt(guards, h) - (p.s.place[u] === h ? 1 : 0);
  if (gapAt(p, h) > THREAT) return 0;
  return others === 0 ? 0.6 * cityWorth(c) : others === 1 ? 0.1 * cityWorth(c) : 0;
}

/** For a line without gaps: counts hexes that no other unit covers. */
function cover(p: Situation, u: number, h: number): number {
  const gap = gapAt(p, h);
  if (gap > 5 || gap < 2) return 0;
  return 0.03 * gapsClosed(BESIDE, p.zone, { from: placeOf(p.s, u), to: h });
}

/** 5.1, 5.2 Losing a dictator may lose the war: he stays out of reach. */
const leaderScore = (p: Situation, h: number): number => -Math.max(0, SAFE - gapAt(p, h)) - (p.supplied[h] ? 0 : 5);

/** Headquarters stay near the front, behind other units. */
function staffScore(p: Situation, h: number): number {
  const gap = gapAt(p, h);
  const safety = gap < 3 ? -2 : p.zone[h] ? 0.3 : 0;
  return safety - 0.2 * Math.abs(gap - 4) - (p.supplied[h] ? 0 : 2);
}
