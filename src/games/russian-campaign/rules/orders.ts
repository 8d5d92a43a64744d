/**
 * 3.3.2 Army Groups North and South must attack in the first impulse: each of their units ends next to a unit of its
 * district, or as near as it can come. A move may be made in legs as long as such an end stays within reach.
 */

import { itemAt } from '../../../kit/list.ts';
import { placeOf } from '../state.ts';
import { type March, marchesOf, nearness, type Orders, ordersFor } from './firstImpulse.ts';
import { hasRoom } from './ground.ts';
import { distanceToEnd, type Spot, someSpot, spotsOf } from './march.ts';
import { type Leg, legOf, type MoveContext, mayWalk } from './mover.ts';

/** What a unit must attack; undefined for a unit without such orders. */
export const ordersOf = (go: MoveContext, u: number): Orders | undefined => (go.first ? ordersFor(go.s, u) : undefined);

/** Whether a unit that may still move is farther away than it must be. */
export function isShort(go: MoveContext, u: number): boolean {
  const orders = ordersOf(go, u);
  if (!orders || !mayWalk(go, u)) return false;
  const now = nearness(orders, placeOf(go.s, u));
  return now > 0 && nearest(go, u, orders) < now;
}

/** Whether a unit can come next to a target: then it must march, as trains stop outside ZOCs. */
export function mustAttack(go: MoveContext, u: number): boolean {
  const orders = ordersOf(go, u);
  return orders !== undefined && nearest(go, u, orders) === 0;
}

/** Spots where the orders allow a leg to end: as near as the unit can come, or with such a hex still within reach. */
export function orderlySpots(go: MoveContext, leg: Leg, orders: Orders): Spot[] {
  const best = nearest(go, leg.unit, orders);
  const isNear = (h: number): boolean => nearness(orders, h) <= best;
  const left = distanceToEnd(go, leg, h => isNear(h) && hasRoom(go.g, leg.unit, h));
  return spotsOf(go, leg).filter(
    ({ hex, cost, ends }) => isNear(hex) || (!ends && cost + itemAt(left, hex) <= leg.limit),
  );
}

/** Whether a spot of a leg is one of them. */
export function keepsOrders(go: MoveContext, leg: Leg, h: number): boolean {
  const orders = ordersOf(go, leg.unit);
  return !orders || orderlySpots(go, leg, orders).some(spot => spot.hex === h);
}

/** The same for a spot reached at more than the least cost. */
export function endsInOrder(go: MoveContext, leg: Leg, { hex, cost, ends }: Spot): boolean {
  const orders = ordersOf(go, leg.unit);
  if (!orders) return true;
  const best = nearest(go, leg.unit, orders);
  const isNear = (h: number): boolean => nearness(orders, h) <= best;
  if (isNear(hex) || ends) return isNear(hex);
  return (
    cost +
      itemAt(
        distanceToEnd(go, leg, h => isNear(h) && hasRoom(go.g, leg.unit, h)),
        hex,
      ) <=
    leg.limit
  );
}

/** Whether a single-step move, by rail or by sea, ends as ordered. */
export function endsAsOrdered(go: MoveContext, u: number, h: number): boolean {
  const orders = ordersOf(go, u);
  return !orders || nearness(orders, h) <= nearest(go, u, orders);
}

/** The smallest distance over all places with room that a unit reaches, its own included. */
export function nearest(go: MoveContext, u: number, orders: Orders): number {
  go.nearest ??= new Map();
  const known = go.nearest.get(u);
  if (known !== undefined) return known;
  const leg = legOf(go, u);
  const march = marchOf(go, leg, orders);
  const isOpen = march.at === leg.from || hasRoom(go.g, u, march.at);
  const least = isOpen ? march.least : leastWithRoom(go, leg, orders);
  go.nearest.set(u, least);
  return least;
}

function leastWithRoom(go: MoveContext, leg: Leg, orders: Orders): number {
  let least = nearness(orders, leg.from);
  someSpot(go, leg, h => {
    if (hasRoom(go.g, leg.unit, h)) least = Math.min(least, nearness(orders, h));
    return least === 0;
  });
  return least;
}

/** Independent of other moves; only the room in a hex must be checked again. */
function marchOf(go: MoveContext, leg: Leg, orders: Orders): March {
  const { from, spent, unit } = leg;
  const marches = marchesOf(go.s);
  const known = marches.get(unit);
  if (known?.from === from && known.spent === spent) return known;
  let [at, least] = [from, nearness(orders, from)];
  const isGood = (h: number): boolean => {
    const away = nearness(orders, h);
    if (away < least || (away === least && at !== from && !hasRoom(go.g, unit, at))) [at, least] = [h, away];
    return least === 0 && hasRoom(go.g, unit, at);
  };
  if (least > 0 && spent < leg.limit) someSpot(go, leg, isGood);
  const march = { from, spent, least, at };
  marches.set(unit, march);
  return march;
}
