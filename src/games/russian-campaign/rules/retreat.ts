/**
 * 9.7 Retreats of one or two hexes. The player who moves the units may not lose any that can be saved (9.7.1): a hex is
 * open to a unit only if as many of the others as possible still find room.
 */

import { headOf, itemAt } from '../../../kit/list.ts';
import { sameList } from '../../../kit/play.ts';
import { BOARD, canStepOver, hexAcross, IS_WORKER, SIDE, SIZE, sideOf, sizeOf, WOODS } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import type { Cause } from './casualties.ts';
import { type Ground, groundOf, hasRoom } from './ground.ts';
import { closedTo } from './neutral.ts';
import { passings, takesCity, unlike } from './passing.ts';

/** 9.8.4 No unit retreats out of woods, even voluntarily. */
export const isHeldByWoods = (s: State, u: number): boolean => BOARD.terrain[placeOf(s, u)] === WOODS;

/** 12.7.2, 8.4.3C Workers, and units that landed this turn, are lost if they must retreat. */
export const isRooted = (s: State, u: number): boolean => IS_WORKER[u] === true || s.landed[u] === s.turn;

/** What a retreating unit faces; V3.1 some hexes may be neutral. */
export interface Rear {
  readonly g: Ground;
  readonly closed: Uint8Array | undefined;
}

/** 9.7.2 Neighbours a retreat may enter: no water side, no enemy, no enemy ZOC even next to friends. */
export function openNeighbours({ g, closed }: Rear, from: number): number[] {
  const out: number[] = [];
  for (let e = from * 6; e < from * 6 + 6; e++) {
    if (!canStepOver(e)) continue;
    const to = hexAcross(e);
    if (!g.enemy[to] && !g.ezoc[to] && !closed?.[to]) out.push(to);
  }
  return out;
}

/** 9.7.2, 9.7.4 Where a unit's retreat may end if there is room; ascending. */
export function retreatEnds(s: State, g: Ground, u: number): number[] {
  if (isRooted(s, u)) return [];
  const from = placeOf(s, u);
  // A list: there are 19 hexes at most, and a map of the whole board costs far more to make.
  const seen = [from];
  const ends: number[] = [];
  const add = (h: number): void => {
    if (seen.includes(h)) return;
    seen.push(h);
    if (hasRoom(g, u, h)) ends.push(h);
  };
  const rear = { g, closed: closedTo(s, u) };
  const first = openNeighbours(rear, from);
  for (const h of first) add(h);
  for (const h of first) for (const to of openNeighbours(rear, h)) add(to);
  return ends.sort((a, b) => a - b);
}

/** 9.6.2, 9.7.2 Every way to an end: directly if it is adjacent, and over each hex between. */
export function retreatPaths(s: State, u: number, to: number): number[][] {
  const rear = { g: groundOf(s, sideOf(u)), closed: closedTo(s, u) };
  const first = openNeighbours(rear, placeOf(s, u));
  const over = first.filter(h => openNeighbours(rear, h).includes(to)).map(h => [h, to]);
  return first.includes(to) ? [[to], ...over] : over;
}

/** The default way: one that spares cities of `mover`, or takes the enemy's (5.5). */
export function retreatPath(s: State, u: number, to: number, mover: number): number[] {
  const [straight, ...paths] = retreatPaths(s, u, to);
  if (!straight || straight.length === 1) return straight ?? [];
  const price = ([middle = -1]: readonly number[]): number => {
    if (!takesCity(s, sideOf(u), middle)) return 0;
    return mover === SIDE[u] ? -1 : 1;
  };
  return paths.reduce((best, path) => (price(path) < price(best) ? path : best), straight);
}

/** Ways to an end that differ in their effects, the default first. */
export function retreatChoices(s: State, u: number, to: number, mover: number): readonly (readonly number[])[] {
  const own = retreatPath(s, u, to, mover);
  const paths = [own, ...retreatPaths(s, u, to).filter(path => !sameList(path, own))];
  return unlike(paths, path => passings(s, u, path));
}

/** For the log: why a unit without a place to retreat to was lost. */
export function whyLost(s: State, u: number): Cause {
  if (IS_WORKER[u]) return { rule: '12.7.2', why: 'worker' };
  if (isRooted(s, u)) return { rule: '8.4.3', why: 'landed' };
  const rear = { g: groundOf(s, sideOf(u)), closed: closedTo(s, u) };
  return openNeighbours(rear, placeOf(s, u)).length > 0
    ? { rule: '9.7.4', why: 'no-room' }
    : { rule: '9.7.2', why: 'no-retreat' };
}

/** A retreating unit and the hexes it may be moved to now. */
export interface Way {
  readonly unit: number;
  readonly hexes: readonly number[];
}

/** 9.7.1 Whether some unit can be saved: exactly when `retreatWays` finds anything. */
export function canRetreat(s: State, units: readonly number[]): boolean {
  const g = groundOf(s, sideOf(units[0] ?? 0));
  return units.some(unit => retreatEnds(s, g, unit).length > 0);
}

/** 9.7.1 The moves that lose no more units than necessary. Empty if no unit can be saved. */
export function retreatWays(s: State, units: readonly number[]): Way[] {
  const ground = groundOf(s, sideOf(units[0] ?? 0));
  const ways = units.map(unit => ({ unit, hexes: retreatEnds(s, ground, unit) })).filter(way => way.hexes.length > 0);
  if (ways.length < 2) return ways;
  // Copied, as units are placed on it and removed again.
  const g = { ...ground, corps: ground.corps.slice(), armies: ground.armies.slice() };
  const most = mostSaved(g, ways);
  return ways
    .map(way => ({
      unit: way.unit,
      hexes: way.hexes.filter(h => {
        put(g, way.unit, h, 1);
        const isFine =
          mostSaved(
            g,
            ways.filter(other => other !== way),
          ) ===
          most - 1;
        put(g, way.unit, h, -1);
        return isFine;
      }),
    }))
    .filter(way => way.hexes.length > 0);
}

/** How many of the units can find a place at the same time. */
function mostSaved(g: Ground, ways: readonly Way[]): number {
  const fixed = ways.filter(way => sizeOf(way.unit) > 0);
  const order = fixed.toSorted(
    (a, b) => a.hexes.length - b.hexes.length || sizeOf(b.unit) - sizeOf(a.unit) || headOf(a.hexes) - headOf(b.hexes),
  );
  return ways.length - fixed.length + search(g, order, { at: 0, saved: 0, best: 0, floor: 0 });
}

interface Progress {
  readonly at: number;
  readonly saved: number;
  readonly best: number;
  /** The first way to try for a unit equal to the previous one: equal units are placed in one order only. */
  readonly floor: number;
}

function search(g: Ground, ways: readonly Way[], { at, saved, best, floor }: Progress): number {
  const way = ways[at];
  if (!way) return Math.max(best, saved);
  const hopes = saved + ways.length - at;
  const isNextAlike = at + 1 < ways.length && isAlike(way, itemAt(ways, at + 1));
  let found = best;
  for (let i = floor; i < way.hexes.length && found < hopes; i++) {
    const h = itemAt(way.hexes, i);
    if (!hasRoom(g, way.unit, h)) continue;
    put(g, way.unit, h, 1);
    found = search(g, ways, { at: at + 1, saved: saved + 1, best: found, floor: isNextAlike ? i : 0 });
    put(g, way.unit, h, -1);
  }
  if (found >= hopes - 1) return found;
  return search(g, ways, { at: at + 1, saved, best: found, floor: isNextAlike ? way.hexes.length : 0 });
}

const isAlike = (a: Way, b: Way): boolean =>
  SIZE[a.unit] === SIZE[b.unit] && a.hexes.length === b.hexes.length && a.hexes.every((h, i) => h === b.hexes[i]);

/** Adds a unit to a hex, or removes it. */
function put(g: Ground, u: number, h: number, n: 1 | -1): void {
  if (SIZE[u] === 1) g.corps[h]! += n;
  else if (SIZE[u] === 2) g.armies[h]! += n;
}
