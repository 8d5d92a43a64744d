/** 7.1 Who must assault whom, and who may besides. */
import {
  BOARD,
  enemyOf,
  HAS_ZOC,
  IS_FORT,
  IS_SOFT,
  IS_TOWN,
  IS_TRENCH,
  isRiver,
  isStream,
  OPEN_SIDES,
  SOVIET,
  TROOPS_OF,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { stacksOf } from './ground.ts';

/** What a side can and must do in its assault phase. Lists are in order. */
export interface Duty {
  /** Units with a non-armoured enemy beside them, and the hexes of those. */
  readonly units: readonly number[];
  readonly near: readonly (readonly number[])[];
  /** 7.1.1 Whether each of them has to assault. */
  readonly bound: readonly boolean[];
  /** Enemy hexes with non-armoured units beside such a unit. */
  readonly hexes: readonly number[];
  /** 7.1.2 Whether each of them has to be assaulted. */
  readonly owed: readonly boolean[];
}

export function dutyOf(s: State, side: number): Duty {
  const soft = softHexes(s, enemyOf(side));
  const units: number[] = [];
  const near: number[][] = [];
  const bound: boolean[] = [];
  const hexes = new Set<number>();
  const owed = new Set<number>();
  for (const u of TROOPS_OF[side]!) {
    const from = s.place[u]!;
    if (from < 0) continue;
    const { all, pressing } = besides(s, from, soft);
    if (all.length === 0) continue;
    const isBound = pressing.length > 0 && !isExempt(side, u, from);
    units.push(u);
    near.push(all);
    bound.push(isBound);
    for (const h of all) hexes.add(h);
    if (isBound) for (const h of pressing) owed.add(h);
  }
  const list = [...hexes].sort((a, b) => a - b);
  return { units, near, bound, hexes: list, owed: list.map(h => owed.has(h)) };
}

/** 1 where a non-armoured unit of the side stands, 2 where one with a ZOC does. */
function softHexes(s: State, side: number): Uint8Array {
  const { first, next } = stacksOf(s, side);
  const out = new Uint8Array(BOARD.size);
  for (const v of TROOPS_OF[side]!) {
    const h = s.place[v]!;
    if (h < 0 || out[h]) continue;
    for (let u = first[h]!; u >= 0; u = next[u]!) if (IS_SOFT[u]) out[h] = Math.max(out[h]!, HAS_ZOC[u] ? 2 : 1);
  }
  return out;
}

/** Hexes a unit can assault from where it stands, and those whose ZOC presses it to (13.1.1 not over water). */
function besides(s: State, from: number, soft: Uint8Array): { all: number[]; pressing: number[] } {
  const all: number[] = [];
  const pressing: number[] = [];
  for (let dir = 0; dir < 6; dir++) {
    const h = BOARD.next[from * 6 + dir]!;
    if (OPEN_SIDES[from * 6 + dir]! < 0 || !soft[h]) continue;
    all.push(h);
    const isSheltered = s.options.streams && (isStream(from, dir) || isRiver(from, dir));
    if (soft[h] === 2 && !isSheltered) pressing.push(h);
  }
  return { all: all.sort((a, b) => a - b), pressing };
}

/** 7.1.3 Soviet non-armoured units in towns, trenches and forts choose for themselves. */
const isExempt = (side: number, u: number, h: number): boolean =>
  side === SOVIET && IS_SOFT[u]! && (IS_TOWN[h]! || IS_TRENCH[h]! || IS_FORT[h]!);
