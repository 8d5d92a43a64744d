/**
 * 6.2 The limit applies at the end of movement. Until then a unit may stop in a full hex if it, or another unit there,
 * can still leave; and units that can leave must, before movement ends.
 */

import type { Side } from '../../../kit/sides.ts';
import { SIZE, sideOf, sizeOf, UNITS_OF } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { nearness, type Orders } from './firstImpulse.ts';
import { armiesAt, corpsAt, fits, groundOf, hasRoom, isOverfull } from './ground.ts';
import { hasRoomBeside, type Spot, someSpot } from './march.ts';
import { type Leg, legOf, type MoveContext, mayWalk } from './mover.ts';
import { endsAsOrdered, nearest, ordersOf } from './orders.ts';
import { mayEntrain, railStops } from './rail.ts';

/** Whether a leg may end in a spot: there is room, or room can be made. */
export function mayStop(go: MoveContext, leg: Leg, spot: Spot): boolean {
  if (hasRoom(go.g, leg.unit, spot.hex)) return true;
  if (!spot.ends && canGoOn(go, { ...leg, from: spot.hex, spent: spot.cost })) return true;
  return canMakeRoom(go, leg.unit, spot.hex);
}

/** Whether units that can still leave a hex could make room for a unit, which may be there already. */
export function canMakeRoom(go: MoveContext, u: number, h: number): boolean {
  const { s, g } = go;
  const comes = s.place[u] === h ? 0 : 1;
  let corps = corpsAt(g, h) + (SIZE[u] === 1 ? comes : 0);
  let armies = armiesAt(g, h) + (SIZE[u] === 2 ? comes : 0);
  for (const v of UNITS_OF[sideOf(u)]) {
    if (fits(corps, armies)) break;
    if (v === u || s.place[v] !== h || SIZE[v] === 0 || !canLeave(go, v)) continue;
    if (SIZE[v] === 1) corps--;
    else armies--;
  }
  return fits(corps, armies);
}

/** Whether a unit can still go to a place with room, by march or by rail, within its orders (3.3.2). */
export function canLeave(go: MoveContext, u: number): boolean {
  go.leaving ??= new Map();
  const known = go.leaving.get(u);
  if (known !== undefined) return known;
  const can = (mayWalk(go, u) && canGoOn(go, legOf(go, u))) || canRideAway(go, u);
  go.leaving.set(u, can);
  return can;
}

/** By march only; mostly a neighbour will do. */
export function canGoOn(go: MoveContext, leg: Leg): boolean {
  if (leg.spent >= leg.limit) return false;
  const orders = ordersOf(go, leg.unit);
  if (orders) return canObey(go, leg, orders);
  return hasRoomBeside(go, leg.unit, leg.from, leg.spent) || hasRoomFurther(go, leg);
}

const hasRoomFurther = (go: MoveContext, leg: Leg): boolean => someSpot(go, leg, h => hasRoom(go.g, leg.unit, h));

function canObey(go: MoveContext, leg: Leg, orders: Orders): boolean {
  const best = nearest(go, leg.unit, orders);
  return someSpot(go, leg, h => nearness(orders, h) <= best && hasRoom(go.g, leg.unit, h));
}

function canRideAway(go: MoveContext, u: number): boolean {
  if (!mayEntrain(go, u)) return false;
  return railStops(go, u).some(h => hasRoom(go.g, u, h) && endsAsOrdered(go, u, h));
}

/** The first overfull hex that some unit can still leave; -1 if there is none. */
export function hexToClear(go: MoveContext): number {
  const { s, g, f } = go;
  if (g.overfull === 0) return -1;
  for (const u of UNITS_OF[f.side]) {
    const h = placeOf(s, u);
    if (h >= 0 && sizeOf(u) > 0 && isOverfull(g, h) && canLeave(go, u)) return h;
  }
  return -1;
}

/** Units in overfull hexes: one after the other must go. */
export function surplusUnits(s: State, side: Side): number[] {
  const g = groundOf(s, side);
  if (g.overfull === 0) return [];
  return UNITS_OF[side].filter(u => placeOf(s, u) >= 0 && sizeOf(u) > 0 && isOverfull(g, placeOf(s, u)));
}
