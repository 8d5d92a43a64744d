/** 12 Support attacks. Anti-tank markers serve only in defence (11.7). */
import { AIR, ARTILLERY, BOARD, enemyOf, HEXES, hexMap, UNITS_OF } from '../pieces.ts';
import type { State } from '../state.ts';
import { groundOf } from './ground.ts';

export const SUPPORT_ATTACKS = [AIR, ARTILLERY] as const;

/** Hexes with an enemy unit on its front side: anywhere for aircraft, next to an own unit for artillery. */
export function supportTargets(s: State, side: number, kind: number): number[] {
  const fresh = hexMap();
  for (const u of UNITS_OF[enemyOf(side)]!) if (s.place[u]! >= 0 && !s.exhausted[u]) fresh[s.place[u]!] = 1;
  const own = kind === ARTILLERY ? groundOf(s, side).own : undefined;
  const out: number[] = [];
  for (let h = 0; h < HEXES; h++) if (fresh[h] && (!own || isBeside(own, h))) out.push(h);
  return out;
}

function isBeside(own: Uint8Array, h: number): boolean {
  for (let e = h * 6, end = e + 6; e < end; e++) {
    const to = BOARD.next[e]!;
    if (to >= 0 && own[to]) return true;
  }
  return false;
}
