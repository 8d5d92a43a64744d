/** 7.1 Which units must assault which hexes, and which may. */
import { dirTo } from '../../../kit/board.ts';
import type { Side } from '../../../kit/sides.ts';
import {
  BOARD,
  enemyOf,
  HAS_ZOC,
  hexAcross,
  hexMap,
  IS_SOFT,
  isOpen,
  isRiver,
  isSoft,
  isStream,
  isWork,
  SOVIET,
  TROOPS_OF,
} from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { stacksOf, topOf, unitBelow } from './ground.ts';

/** What a side can and must do in its assault phase. Lists are in order. */
export interface Duty {
  /** Units next to a non-armoured enemy, and the hexes of those enemies. */
  readonly units: readonly number[];
  readonly near: readonly (readonly number[])[];
  /** 7.1.1 Whether each of them must assault. */
  readonly bound: readonly boolean[];
  /** Enemy hexes with non-armoured units beside such a unit. */
  readonly hexes: readonly number[];
  /** 7.1.2 Whether each of them must be assaulted. */
  readonly owed: readonly boolean[];
  /** 7.1.1 Whether each of them holds a unit with a ZOC; absent if all do. */
  readonly meets?: readonly boolean[];
}

export function dutyOf(s: Pick<State, 'place' | 'options'>, side: Side): Duty {
  const soft = softHexes(s, enemyOf(side));
  const units: number[] = [];
  const near: (readonly number[])[] = [];
  const bound: boolean[] = [];
  const hexes: number[] = [];
  const seen = hexMap();
  const owed = hexMap();
  for (const u of TROOPS_OF[side]) {
    const from = placeOf(s, u);
    if (from < 0) continue;
    const all = besides(from, soft);
    if (all.length === 0) continue;
    const pressing = isExempt(side, u, from) ? [] : all.filter(h => presses(s, soft, from, h));
    units.push(u);
    near.push(all);
    bound.push(pressing.length > 0);
    for (const h of all) {
      if (!seen[h]) hexes.push(h);
      seen[h] = 1;
    }
    for (const h of pressing) owed[h] = 1;
  }
  hexes.sort((a, b) => a - b);
  const duty = { units, near, bound, hexes, owed: hexes.map(h => owed[h] === 1) };
  const meets = hexes.map(h => soft[h] === WITH_ZOC);
  return meets.includes(false) ? { ...duty, meets } : duty;
}

const WITH_ZOC = 2;

/** 1 where a non-armoured unit of the side is, `WITH_ZOC` if one has a ZOC. */
function softHexes(s: Pick<State, 'place'>, side: Side): Uint8Array {
  const stacks = stacksOf(s, side);
  const out = hexMap();
  for (const v of TROOPS_OF[side]) {
    const h = placeOf(s, v);
    if (h < 0 || out[h]) continue;
    for (let u = topOf(stacks, h); u >= 0; u = unitBelow(stacks, u))
      if (IS_SOFT[u]) out[h] = HAS_ZOC[u] ? WITH_ZOC : out[h] || 1;
  }
  return out;
}

/** Hexes a unit can assault from its hex. */
function besides(from: number, soft: Uint8Array): readonly number[] {
  let all: number[] | undefined;
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const h = hexAcross(e);
    if (!isOpen(e) || !soft[h]) continue;
    if (all) all.push(h);
    else all = [h];
  }
  return all?.sort((a, b) => a - b) ?? NONE;
}

const NONE: readonly number[] = [];

/** Whether the ZOC of the units in a hex obliges an adjacent unit to assault (13.1.1 not over water). */
function presses(s: Pick<State, 'options'>, soft: Uint8Array, from: number, h: number): boolean {
  if (soft[h] !== WITH_ZOC) return false;
  if (!s.options.streams) return true;
  const dir = dirTo(BOARD, from, h);
  return !isStream(from, dir) && !isRiver(from, dir);
}

/** 7.1.3 Soviet non-armoured units in towns, trenches and forts need not assault. */
const isExempt = (side: Side, u: number, h: number): boolean => side === SOVIET && isSoft(u) && isWork(h);
