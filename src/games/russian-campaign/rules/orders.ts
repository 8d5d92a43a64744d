/**
 * 3.3.2 Army Groups North and South must attack in the first impulse: each of their units ends next to a unit of its
 * district, or as near as it can come. A move may be made in legs as long as the end stays within reach.
 */
import { CODE, dutyHexes, nearness } from './firstImpulse.ts';
import { hasRoom } from './ground.ts';
import { type Going, type Leg, legOf, mayWalk, type Spot, spotsOf } from './movement.ts';

/** Hexes of the units it must attack; empty for a unit without such orders. */
export function ordersOf(go: Going, u: number): readonly number[] {
  if (!go.first) return NONE;
  const known = go.targets.get(CODE[u]!) ?? dutyHexes(go.s, u);
  go.targets.set(CODE[u]!, known);
  return known;
}

const NONE: readonly number[] = [];

/** Whether a unit that may still move stands further off than it must. */
export function isShort(go: Going, u: number): boolean {
  const targets = ordersOf(go, u);
  return targets.length > 0 && mayWalk(go, u) && nearest(go, u) < nearness(targets, go.s.place[u]!);
}

/** Whether a unit can come next to whom it must attack: then nothing but a march will do, as trains stop short of ZOCs. */
export const mustAttack = (go: Going, u: number): boolean => ordersOf(go, u).length > 0 && nearest(go, u) === 0;

/** Whether a leg may end in a spot: it is as near as the unit can come, or leaves that within reach. */
export function keepsOrders(go: Going, leg: Leg, spot: Spot): boolean {
  const targets = ordersOf(go, leg.unit);
  if (targets.length === 0) return true;
  const best = nearest(go, leg.unit);
  if (nearness(targets, spot.hex) <= best) return true;
  return !spot.ends && nearestOf(go, { ...leg, from: spot.hex, spent: spot.cost }, targets) <= best;
}

/** The same for a move that is over with one step, by rail or by sea. */
export function endsAsOrdered(go: Going, u: number, h: number): boolean {
  const targets = ordersOf(go, u);
  return targets.length === 0 || nearness(targets, h) <= nearest(go, u);
}

function nearest(go: Going, u: number): number {
  const known = go.nearest.get(u);
  if (known !== undefined) return known;
  const found = nearestOf(go, legOf(go, u), ordersOf(go, u));
  go.nearest.set(u, found);
  return found;
}

/** Over all places with room that a leg reaches, the one where it begins included. */
function nearestOf(go: Going, leg: Leg, targets: readonly number[]): number {
  let least = nearness(targets, leg.from);
  if (leg.spent >= leg.limit) return least;
  for (const spot of spotsOf(go, leg))
    if (hasRoom(go.g, leg.unit, spot.hex)) least = Math.min(least, nearness(targets, spot.hex));
  return least;
}
