/** Where units without an attack go: towards prizes to take or hold, on good terrain, and not into danger. */

import { bestHex, type Calls as CallsOf, callAt, callTroops, gapsClosed, type Scored } from '../../../kit/calls.ts';
import { addAt, itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { enemyOf, GERMAN, HEXES, IS_ARMOUR, IS_SOFT, IS_TOWN, IS_WOODS, isSoft, isWork, TROOPS_OF } from '../pieces.ts';
import { BELGOROD_PRIZE } from '../rules/control.ts';
import { hasRoom } from '../rules/ground.ts';
import { groundShift } from '../rules/odds.ts';
import { placeOf } from '../state.ts';
import { shotWorth } from './gunnery.ts';
import { hindrance, IN_THE_WAY, type Needs, needsOf } from './setback.ts';
import { gapAt, type Situation, stackIn } from './situation.ts';
import { joinWorth, troopsOnMap } from './stand.ts';
import { BESIDE, holds, PRIZE_DISTANCE, prizeAt, prizePoints } from './terrain.ts';
import { MIGHT, mightOf } from './worth.ts';

/** Prizes that attract units. */
export interface Calls extends CallsOf {
  readonly p: Situation;
  /** Troops in each hex. */
  readonly guards: Uint8Array;
  readonly needs: Needs;
}

/** The distance within which an enemy threatens a prize. */
const THREAT = 5;
/** The distance beyond which a unit ignores a prize. */
const HORIZON = 22;
/** Might needed to take a prize even if nobody defends it. */
const GARRISON = 14;
/** Might needed to take one, relative to its defenders. */
const TO_TAKE = 1.5;
/** Share of a prize's worth that counts for holding it. */
const HOLDING = 0.8;
/** The same for Belgorod, which has many units around it anyway. */
const HOME = 0.3;
/** It costs the Germans points only while the Soviets have a line to it (12.2.2). */
const HOME_CALL = 0.5;

export function callsOf(p: Situation): Calls {
  const threats = PRIZE_DISTANCE.map(distance => mightWithin(p, enemyOf(p.side), distance));
  const prize = threats.map((threat, c) => callFor(p, c, threat));
  const need = threats.map((threat, c) => (isOurs(p, c) ? 1 : TO_TAKE) * threat + GARRISON);
  const troops = troopsOnMap(p);
  const guards = new Uint8Array(HEXES);
  for (const u of troops) addAt(guards, placeOf(p.s, u));
  const prizes = { prize, need, distance: PRIZE_DISTANCE, horizon: HORIZON, weight: MIGHT };
  return { p, guards, needs: needsOf(p), ...callTroops(prizes, troops, p.s.place) };
}

const isOurs = ({ s, side }: Situation, c: number): boolean => holds(s, side, c);

function callFor(p: Situation, c: number, threat: number): number {
  if (!isOurs(p, c)) return (c === BELGOROD_PRIZE ? HOME_CALL : 1) * prizePoints(c);
  // The Soviets may be threatened everywhere, the Germans only where an enemy approaches.
  const isFeared = threat > 0 || (p.side !== GERMAN && c !== BELGOROD_PRIZE);
  return isFeared ? (c === BELGOROD_PRIZE ? HOME : HOLDING) * prizePoints(c) : 0;
}

function mightWithin({ s }: Situation, side: Side, distance: Uint8Array): number {
  let sum = 0;
  for (const u of TROOPS_OF[side]) {
    const h = placeOf(s, u);
    if (h >= 0 && distance[h]! <= THREAT) sum += mightOf(u);
  }
  return sum;
}

/** The least gain of a move. */
const GAIN = 0.15;

export interface Step {
  readonly unit: number;
  readonly hex: number;
}

/** The best hex of a list, if it is better than the unit's own. */
export function bestStep(calls: Calls, u: number, hexes: readonly number[]): Step | undefined {
  const { p } = calls;
  const here = scoreOf(calls, u, placeOf(p.s, u));
  const best = bestOf(calls, u, hexes);
  return best && best.score > here + GAIN ? { unit: u, hex: best.hex } : undefined;
}

/** Only hexes with room for the unit. */
export const bestOf = (calls: Calls, u: number, hexes: readonly number[]): Scored | undefined =>
  bestHex(
    hexes.filter(hex => hasRoom(calls.p.stacks, u, hex)),
    hex => scoreOf(calls, u, hex),
  );

/** The value of a unit in a hex at the end of movement. */
export function scoreOf(calls: Calls, u: number, h: number): number {
  const { p } = calls;
  return (
    callAt(calls, u, h) +
    prizeScore(calls, u, h) +
    ground(p, u, h) +
    contact(p, u, h) +
    cover(p, u, h) -
    IN_THE_WAY * hindrance(p, calls.needs, u, h)
  );
}

/** The last unit in a prize should stay. */
const GUARD = 1;
const SECOND_GUARD = 0.1;

/** Enemy prizes should be taken, and own ones near the enemy garrisoned. */
function prizeScore({ p, guards }: Calls, u: number, h: number): number {
  const c = prizeAt(h);
  if (c < 0) return 0;
  if (!isOurs(p, c)) return HOLDING * prizePoints(c);
  if (gapAt(p, h) > THREAT) return 0;
  const others = itemAt(guards, h) - (p.s.place[u] === h ? 1 : 0);
  return others === 0 ? GUARD + HOLDING * prizePoints(c) : others === 1 ? SECOND_GUARD * prizePoints(c) : 0;
}

const NEAR = 3;
const GOOD_GROUND = 0.12;
const WORKS = 0.3;
const SCREENED = 0.3;

/** Near the enemy, defensible terrain is better, and tanks should be with infantry. */
function ground(p: Situation, u: number, h: number): number {
  if (gapAt(p, h) > NEAR) return 0;
  let sum = 0;
  if (IS_SOFT[u]) sum -= GOOD_GROUND * groundShift(h, enemyOf(p.side));
  if (p.side !== GERMAN && isSoft(u) && isWork(h)) sum += WORKS;
  if (IS_ARMOUR[u] && (IS_TOWN[h] || IS_WOODS[h])) sum += GOOD_GROUND;
  const others = stackIn(p.stacks, h);
  if (others.some(v => v !== u && IS_SOFT[v] !== IS_SOFT[u])) sum += SCREENED;
  return sum;
}

/** The number of own shots a place is expected to allow. */
const SHOTS = 1.2;

function contact(p: Situation, u: number, h: number): number {
  return gapAt(p, h) > 1 ? 0 : joinWorth(p, u, h) + SHOTS * shotWorth(p, u, h);
}

const COVER = 0.04;
/** The distance from the enemy within which a line is kept. */
const LINE = 4;

/** For a line without gaps: counts hexes that no other unit covers. */
function cover(p: Situation, u: number, h: number): number {
  const gap = gapAt(p, h);
  if (gap < 2 || gap > LINE) return 0;
  return COVER * gapsClosed(BESIDE, p.zone, { from: placeOf(p.s, u), to: h });
}
