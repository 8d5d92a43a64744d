/** Where the units of a side may go now, by march and by rail: reach, orders (3.3.2) and stacking (6.2) combined. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { ascend } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { UNITS_OF } from '../pieces.ts';
import { isOnMap, placeOf } from '../state.ts';
import { hasRoom, isOverfull } from './ground.ts';
import { hasRoomBeside, roomsOf, type Way, wayAlong, wayTo } from './march.ts';
import { whyNotAlong } from './marchWhy.ts';
import { type Leg, legOf, type MoveContext, mayWalk } from './mover.ts';
import { endsAsOrdered, isShort, mustAttack, orderlySpots, ordersOf } from './orders.ts';
import { mayEntrain, railNet, railNext, railStops, railWays, whyNotRailHex } from './rail.ts';
import { isShut, whyNotEnter } from './shut.ts';
import { canGoOn, canLeave, canMakeRoom, hexToClear, mayStop } from './stacking.ts';

/** Hexes where the next leg of a unit may end. */
export function walksOf(go: MoveContext, u: number): number[] {
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

/** The engine's own way to a hex of `walksOf`, or the named one, if the unit may stop at its end. */
export function wayOf(go: MoveContext, leg: Leg, { hex = -1, hexes }: Action): Way | undefined {
  if (!hexes) return wayTo(go, leg, hex);
  if (whyNotAlong(go, leg, hexes, hex)) return undefined;
  const way = wayAlong(go, leg, hexes);
  return way.ok ? way.value : undefined;
}

/** Whether `walksOf` would find anything for a unit that may walk; checks the neighbours first. */
export function canWalk(go: MoveContext, u: number): boolean {
  if (!go.first && hasRoomBeside(go, u)) return true;
  return isShort(go, u) || canGoOn(go, legOf(go, u)) || walksOf(go, u).length > 0;
}

/** Hexes a unit may go to by rail. */
export function ridesOf(go: MoveContext, u: number): number[] {
  if (!mayEntrain(go, u) || mustAttack(go, u)) return [];
  return railStops(go, u).filter(h => !whyNotStay(go, u, h));
}

/** Whether `ridesOf` would find anything for a unit that has a train. */
export function canRide(go: MoveContext, u: number): boolean {
  const net = railNet(go);
  if (!net[placeOf(go.s, u)]) return false;
  for (const h of railNext(placeOf(go.s, u)))
    if (net[h] && hasRoom(go.g, u, h) && !isShut(go, u, h) && endsAsOrdered(go, u, h)) return true;
  return ridesOf(go, u).length > 0;
}

const ORDERS = bar('3.3.2', 'orders', 'unit', 'hex');
const STACK_FULL = bar('6.1', 'stack-full', 'unit', 'hex');

/** Why a unit that may entrain does not go to a hex by rail. */
export function whyNotRide(go: MoveContext, u: number, h: number): Why {
  const bars = whyNotEnter(go, u, h) ?? whyNotRailHex(go, h);
  if (bars) return bars;
  if (!railWays(go, u).hexes.includes(h)) return { rule: '8.3.6', code: 'rail-cut', about: { unit: u, hex: h } };
  return whyNotStay(go, u, h);
}

/** 3.3.2, 6.2 Why a single-step move, by rail or by sea, may not end in a hex. */
export function whyNotStay(go: MoveContext, u: number, h: number): Why {
  if (!endsAsOrdered(go, u, h)) return ORDERS;
  return mayStay(go, u, h) ? undefined : STACK_FULL;
}

/** 6.2 For a single-step move. */
export const mayStay = (go: MoveContext, u: number, h: number): boolean => hasRoom(go.g, u, h) || canMakeRoom(go, u, h);

/** Why the moving unit must go on before anything else: its orders (3.3.2), or no room in its hex (6.2). */
export function whyBound(go: MoveContext): Refusal | undefined {
  const { mover } = go.f;
  if (mover < 0 || !isOnMap(go.s, mover) || !mayWalk(go, mover)) return undefined;
  const about = { unit: mover };
  if (isShort(go, mover)) return { rule: '3.3.2', code: 'must-go-on', about };
  const h = placeOf(go.s, mover);
  const hasToLeave = isOverfull(go.g, h) && canLeave(go, mover) && !canMakeRoom(go, mover, h);
  return hasToLeave ? { rule: '6.2', code: 'must-go-on', about } : undefined;
}

/** Why movement may not end yet. */
export function owed(go: MoveContext): Refusal | undefined {
  const hex = hexToClear(go);
  if (hex >= 0) return { rule: '6.2', code: 'stack-too-high', about: { hex } };
  if (!go.first) return undefined;
  const unit = UNITS_OF[go.f.side].find(u => isShort(go, u));
  return unit === undefined ? undefined : { rule: '3.3.2', code: 'orders-first', about: { unit } };
}
