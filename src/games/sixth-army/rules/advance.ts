/** 11.12 Where an advancing unit may end; enemy ZOC does not matter, the Don, enemies and stacking do. */
import type { AdvanceFrame } from '../frames.ts';
import { BOARD, OPEN_SIDES } from '../pieces.ts';
import type { State } from '../state.ts';
import { type Ground, hasRoom } from './ground.ts';

export function advanceHexes(s: State, g: Ground, f: AdvanceFrame, u: number): number[] {
  const out = hasRoom(g, u, f.hex) ? [f.hex] : [];
  if (!f.far) return out;
  for (let e = f.hex * 6, end = e + 6; e < end; e++) {
    if (OPEN_SIDES[e]! < 0) continue;
    const to = BOARD.next[e]!;
    if (!g.enemy[to] && (to === s.place[u] || hasRoom(g, u, to))) out.push(to);
  }
  return out;
}
