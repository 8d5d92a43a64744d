/**
 * 6.2 The limit holds at the end of movement. Until then a unit may stop where there is no room if it, or somebody who
 * stands there, can still go away; and whoever can must, before movement ends.
 */
import { COUNT, SIDE, SIZE } from '../pieces.ts';
import type { State } from '../state.ts';
import { fits, groundOf, hasRoom, isOverfull } from './ground.ts';
import { type Going, hasRoomBeside, type Leg, legOf, mayWalk, type Spot, spotsOf } from './movement.ts';
import { endsAsOrdered, ordersOf } from './orders.ts';
import { mayEntrain, railStops } from './rail.ts';

/** Whether a leg may end in a spot: there is room, or room can be made. */
export function mayStop(go: Going, leg: Leg, spot: Spot): boolean {
  if (hasRoom(go.g, leg.unit, spot.hex)) return true;
  if (!spot.ends && canGoOn(go, { ...leg, from: spot.hex, spent: spot.cost })) return true;
  return canMakeRoom(go, leg.unit, spot.hex);
}

/** Whether those who can still leave a hex could make room in it for a unit, which may be there already. */
export function canMakeRoom(go: Going, u: number, h: number): boolean {
  const { s, g } = go;
  const comes = s.place[u] === h ? 0 : 1;
  let corps = g.corps[h]! + (SIZE[u] === 1 ? comes : 0);
  let armies = g.armies[h]! + (SIZE[u] === 2 ? comes : 0);
  for (let v = 0; v < COUNT && !fits(corps, armies); v++) {
    if (v === u || s.place[v] !== h || SIZE[v] === 0 || !canLeave(go, v)) continue;
    if (SIZE[v] === 1) corps--;
    else armies--;
  }
  return fits(corps, armies);
}

/** Whether a unit can still go to a place with room, on foot or by rail, as far as its orders let it (3.3.2). */
export function canLeave(go: Going, u: number): boolean {
  const known = go.leaving.get(u);
  if (known !== undefined) return known;
  const can = canWalkAway(go, u) || canRideAway(go, u);
  go.leaving.set(u, can);
  return can;
}

/** On foot alone. */
export const canWalkAway = (go: Going, u: number): boolean => mayWalk(go, u) && canGoOn(go, legOf(go, u));

function canGoOn(go: Going, leg: Leg): boolean {
  if (leg.spent >= leg.limit) return false;
  if (ordersOf(go, leg.unit).length === 0 && hasRoomBeside(go, leg)) return true;
  return spotsOf(go, leg).some(spot => hasRoom(go.g, leg.unit, spot.hex) && endsAsOrdered(go, leg.unit, spot.hex));
}

function canRideAway(go: Going, u: number): boolean {
  if (!mayEntrain(go, u)) return false;
  return railStops(go, u).some(h => hasRoom(go.g, u, h) && endsAsOrdered(go, u, h));
}

/** The first hex that is too full and from which somebody can still go; -1 where nothing can be done. */
export function hexToClear(go: Going): number {
  const { s, g, f } = go;
  for (let u = 0; u < COUNT; u++) {
    const h = s.place[u]!;
    if (h >= 0 && SIDE[u] === f.side && SIZE[u]! > 0 && isOverfull(g, h) && canLeave(go, u)) return h;
  }
  return -1;
}

/** Units in hexes that are too full: one after the other must go. */
export function surplusUnits(s: State, side: number): number[] {
  const g = groundOf(s, side);
  const out: number[] = [];
  for (let u = 0; u < COUNT; u++) {
    const h = s.place[u]!;
    if (h >= 0 && SIDE[u] === side && SIZE[u]! > 0 && isOverfull(g, h)) out.push(u);
  }
  return out;
}
