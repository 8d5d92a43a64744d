/** Where the units of a side may go now, on foot and by rail: reach, orders (3.3.2) and stacking (6.2) put together. */
import type { Refusal } from '../../../kit/game.ts';
import { UNITS_OF } from '../pieces.ts';
import { hasRoom, isOverfull } from './ground.ts';
import { type Going, isShut, legOf, mayWalk, roomsOf, spotsOf } from './movement.ts';
import { endsAsOrdered, isShort, keepsOrders, mustAttack, ordersOf } from './orders.ts';
import { mayEntrain, railNet, railNext, railStops } from './rail.ts';
import { canLeave, canMakeRoom, canWalkAway, hexToClear, mayStop } from './stacking.ts';

/** Hexes where the next leg of a unit may end. */
export function walksOf(go: Going, u: number): number[] {
  if (!mayWalk(go, u)) return [];
  const leg = legOf(go, u);
  if (ordersOf(go, u).length > 0)
    return spotsOf(go, leg)
      .filter(spot => keepsOrders(go, leg, spot) && mayStop(go, leg, spot))
      .map(spot => spot.hex)
      .sort((a, b) => a - b);
  const { hexes, full } = roomsOf(go, leg);
  for (const spot of full) if (mayStop(go, leg, spot)) hexes.push(spot.hex);
  return hexes.sort((a, b) => a - b);
}

/** Whether `walksOf` would find anything; looks at the neighbours first. */
export function canWalk(go: Going, u: number): boolean {
  if (!mayWalk(go, u)) return false;
  return isShort(go, u) || canWalkAway(go, u) || walksOf(go, u).length > 0;
}

/** Hexes a unit may go to by rail. */
export function ridesOf(go: Going, u: number): number[] {
  if (!mayEntrain(go, u) || mustAttack(go, u)) return [];
  return railStops(go, u).filter(h => endsAsOrdered(go, u, h) && mayStay(go, u, h));
}

/** Whether `ridesOf` would find anything. */
export function canRide(go: Going, u: number): boolean {
  if (!mayEntrain(go, u)) return false;
  const net = railNet(go);
  const isGood = (h: number): boolean => net[h] === 1 && !isShut(go, u, h) && endsAsOrdered(go, u, h);
  return railNext(go.s.place[u]!).some(h => isGood(h) && hasRoom(go.g, u, h)) || ridesOf(go, u).length > 0;
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
