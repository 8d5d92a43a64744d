/** Where the units of a side may go now, on foot and by rail: reach, orders (3.3.2) and stacking (6.2) put together. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { ascend } from '../../../kit/list.ts';
import { UNITS_OF } from '../pieces.ts';
import { hasRoom, isOverfull } from './ground.ts';
import {
  type Going,
  hasRoomBeside,
  isShut,
  type Leg,
  legOf,
  mayWalk,
  roomsOf,
  type Way,
  wayAlong,
  wayTo,
} from './movement.ts';
import { endsAsOrdered, endsInOrder, isShort, mustAttack, orderlySpots, ordersOf } from './orders.ts';
import { mayEntrain, railNet, railNext, railStops } from './rail.ts';
import { canGoOn, canLeave, canMakeRoom, hexToClear, mayStop } from './stacking.ts';

/** Hexes where the next leg of a unit may end. */
export function walksOf(go: Going, u: number): number[] {
  if (!mayWalk(go, u)) return [];
  const leg = legOf(go, u);
  const orders = ordersOf(go, u);
  if (orders) {
    const spots = orderlySpots(go, leg, orders).filter(spot => mayStop(go, leg, spot));
    return ascend(spots.map(spot => spot.hex));
  }
  const { hexes, full } = roomsOf(go, leg);
  for (const spot of full) if (mayStop(go, leg, spot)) hexes.push(spot.hex);
  return ascend(hexes);
}

/** The engine's own way to a hex of `walksOf`, or the one that is named, if the unit may stop at its end. */
export function wayOf(go: Going, leg: Leg, { hex = -1, hexes }: Action): Way | undefined {
  if (!hexes) return wayTo(go, leg, hex);
  const way = wayAlong(go, leg, hexes);
  return way.ok && endsInOrder(go, leg, way.value) && mayStop(go, leg, way.value) ? way.value : undefined;
}

/** Whether `walksOf` would find anything for a unit that may walk; looks at the neighbours first. */
export function canWalk(go: Going, u: number): boolean {
  if (!go.first && hasRoomBeside(go, u)) return true;
  return isShort(go, u) || canGoOn(go, legOf(go, u)) || walksOf(go, u).length > 0;
}

/** Hexes a unit may go to by rail. */
export function ridesOf(go: Going, u: number): number[] {
  if (!mayEntrain(go, u) || mustAttack(go, u)) return [];
  return railStops(go, u).filter(h => endsAsOrdered(go, u, h) && mayStay(go, u, h));
}

/** Whether `ridesOf` would find anything for a unit that has a train. */
export function canRide(go: Going, u: number): boolean {
  const net = railNet(go);
  if (!net[go.s.place[u]!]) return false;
  for (const h of railNext(go.s.place[u]!))
    if (net[h] && hasRoom(go.g, u, h) && !isShut(go, u, h) && endsAsOrdered(go, u, h)) return true;
  return ridesOf(go, u).length > 0;
}

/** 6.2 For a move that is over with one step. */
export const mayStay = (go: Going, u: number, h: number): boolean => hasRoom(go.g, u, h) || canMakeRoom(go, u, h);

/** Whether the unit on the move must go on before anything else: its orders, or no room where it stands. */
export function isBound(go: Going): boolean {
  const { mover } = go.f;
  if (mover < 0 || !mayWalk(go, mover)) return false;
  if (isShort(go, mover)) return true;
  const h = go.s.place[mover]!;
  return isOverfull(go.g, h) && canLeave(go, mover) && !canMakeRoom(go, mover, h);
}

/** Why movement may not end yet. */
export function owed(go: Going): Refusal | undefined {
  const hex = hexToClear(go);
  if (hex >= 0) return { rule: '6.2', code: 'stack-too-high', about: { hex } };
  if (!go.first) return undefined;
  const unit = UNITS_OF[go.f.side]!.find(u => isShort(go, u));
  return unit === undefined ? undefined : { rule: '3.3.2', code: 'orders-first', about: { unit } };
}
