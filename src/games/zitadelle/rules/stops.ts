/**
 * 5.1.1, 8.2.8 The stacking limit applies at the end of the phase. Until then a unit may stop in a full hex if it, or
 * another unit there, can still leave; and units that can leave must, before movement ends.
 */
import { ascend } from '../../../kit/list.ts';
import { hexAcross, roomOf, TROOPS_OF } from '../pieces.ts';
import { IDLE, placeOf } from '../state.ts';
import { costsFor } from './costs.ts';
import { hasRoom, hasUnits, isOverfull, ROOM_IN_HEX, topOf, unitBelow, whyNotTogether, zocFor } from './ground.ts';
import {
  canStep,
  flood,
  isShunning,
  isStuck,
  type Leg,
  legOf,
  MINE_POINT,
  type MoveContext,
  mayMove,
  minedHexes,
  minedSpot,
  needsStart,
  type Spot,
  stepCost,
} from './movement.ts';

/** Whether a leg may end in a spot: there is room, or room can be made. */
export const mayStop = (go: MoveContext, leg: Leg, spot: Spot): boolean =>
  hasRoom(go.stacks, leg.unit, spot.hex) || mayCrowd(go, leg, spot);

/** Whether it may end in a full hex. */
function mayCrowd(go: MoveContext, leg: Leg, spot: Spot): boolean {
  if (canMakeRoom(go, leg.unit, spot.hex)) return true;
  if (spot.isStop) return false;
  // 8.3.3 Mines take at least a point; if they take too many, the unit goes back to the fort (Q8).
  const spent = spot.cost + (spot.fort >= 0 ? MINE_POINT : 0);
  const goesOn: Leg = { ...leg, from: spot.hex, spent, breakaway: -1, shuns: isShunning(leg) };
  return canGoOn(go, goesOn);
}

/** Whether units that can still leave a hex could make room for a unit, which may be there already. */
export function canMakeRoom(go: MoveContext, u: number, h: number): boolean {
  const stays = [u];
  for (let v = topOf(go.stacks, h); v >= 0; v = unitBelow(go.stacks, v)) if (v !== u && !canLeave(go, v)) stays.push(v);
  return isFit(stays);
}

function isFit(units: readonly number[]): boolean {
  let room = 0;
  for (const u of units) {
    room += roomOf(u);
    for (const v of units) if (v < u && whyNotTogether(u, v)) return false;
  }
  return room <= ROOM_IN_HEX;
}

/** Whether a unit can still go to a place with room. The cost of its engines is unknown before they start. */
export function canLeave(go: MoveContext, u: number): boolean {
  if (go.s.done[u] === IDLE && needsStart(u)) return false;
  return mayMove(go, u) && (hasFreeSide(go, u) || hasRoomAfar(go, legOf(go, u)));
}

export const canGoOn = (go: MoveContext, leg: Leg): boolean => roomBeside(go, leg) >= 0 || hasRoomAfar(go, leg);

function hasRoomAfar(go: MoveContext, leg: Leg): boolean {
  if (isStuck(go.s, leg) || !canStep(go, leg)) return false;
  const reached = flood(go, leg);
  for (let i = 0; i < reached.count; i++) {
    const h = reached.hexAt(i);
    if (h !== leg.from && hasRoom(go.stacks, leg.unit, h)) return true;
  }
  return minedHexes(go, leg, reached).some(h => hasRoom(go.stacks, leg.unit, h));
}

/**
 * Whether a unit on the map can reach an adjacent hex with room. This is asked for every unit after every move of
 * another, and mostly the open neighbour found last is still open: the stage remembers it.
 */
function hasFreeSide(go: MoveContext, u: number): boolean {
  const from = placeOf(go.s, u);
  const { stage } = go;
  const isFresh = u !== go.f.mover;
  if (isFresh && stage.from[u] === from && !hasUnits(go.stacks, stage.to[u]!)) return true;
  const to = roomBeside(go, legOf(go, u));
  if (isFresh && to >= 0) {
    stage.from[u] = from;
    stage.to[u] = to;
  }
  return to >= 0;
}

/**
 * A neighbour with room where a leg can end, -1 if there is none: mostly this is enough. Out of a fort one point must
 * be left (8.3.3), which `hasRoomAfar` handles.
 */
function roomBeside(go: MoveContext, leg: Leg): number {
  if (isStuck(go.s, leg)) return -1;
  const costs = costsFor(leg.unit);
  const zoc = zocFor(go.front, leg.unit);
  const isBarred = isShunning(leg);
  const left = leg.limit - leg.spent - Math.max(0, leg.breakaway) - MINE_POINT;
  for (let e = leg.from * 6, end = e + 6; e < end; e++) {
    const to = hexAcross(e);
    if (stepCost(go, costs, e) > left) continue;
    if (go.front.enemy[to] || (isBarred && zoc[to])) continue;
    if (hasRoom(go.stacks, leg.unit, to)) return to;
  }
  return -1;
}

/**
 * A quick yes: a unit that has not moved yet stands where it stood when an open neighbour was found, and that is still
 * open. Whatever else could hold it back would have made another stage.
 */
export function isSureToWalk({ s, f, stage, stacks }: MoveContext, u: number): boolean {
  if (s.done[u] !== IDLE || stage.from[u] !== s.place[u] || u === f.mover) return false;
  return !hasUnits(stacks, stage.to[u]!);
}

/** Whether `stopsOf` would find anything. */
export const canWalk = (go: MoveContext, u: number): boolean =>
  mayMove(go, u) && (hasFreeSide(go, u) || stopsOf(go, u).length > 0);

/** Hexes where the next leg of a unit may end. Those with room need no further check. */
export function stopsOf(go: MoveContext, u: number): number[] {
  if (!mayMove(go, u)) return [];
  const leg = legOf(go, u);
  if (isStuck(go.s, leg) || !canStep(go, leg)) return [];
  const reached = flood(go, leg);
  const zoc = zocFor(go.front, u);
  const hexes: number[] = [];
  const full: Spot[] = [];
  for (const h of minedHexes(go, leg, reached)) {
    const isFree = hasRoom(go.stacks, u, h);
    const spot = isFree ? undefined : minedSpot(go, leg, reached, h);
    if (isFree) hexes.push(h);
    else if (spot) full.push(spot);
  }
  for (let i = 0; i < reached.count; i++) {
    const h = reached.hexAt(i);
    if (h === leg.from) continue;
    if (hasRoom(go.stacks, u, h)) hexes.push(h);
    else full.push({ hex: h, cost: reached.costOf(h), isStop: zoc[h] !== 0, fort: -1 });
  }
  for (const spot of full) if (mayCrowd(go, leg, spot)) hexes.push(spot.hex);
  return ascend(hexes);
}

/** The first overfull hex that some unit can still leave; -1 if there is none. */
export function hexToClear(go: MoveContext): number {
  if (go.stacks.overfull === 0) return -1;
  for (const u of TROOPS_OF[go.f.side]) {
    const h = placeOf(go.s, u);
    if (h >= 0 && isOverfull(go.stacks, h) && canLeave(go, u)) return h;
  }
  return -1;
}
