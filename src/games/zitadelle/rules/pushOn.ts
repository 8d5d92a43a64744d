/** 13.7 A unit whose points do not take it anywhere may try for one hex all the same. */
import { BOARD } from '../pieces.ts';
import { IDLE } from '../state.ts';
import { costsFor } from './costs.ts';
import { hasRoom, zocFor } from './ground.ts';
import { type Going, isStuck, legOf, mayMove, spotsOf } from './movement.ts';
import { canMakeRoom } from './stops.ts';

/** Neighbours that only points keep a unit out of, before it has moved. */
export function pushHexes(go: Going, u: number): number[] {
  const { s, f, front } = go;
  if (!s.options.pushOn || !mayMove(go, u) || (s.done[u] !== IDLE && !(u === f.mover && f.spent === 0))) return [];
  const leg = legOf(go, u);
  if (isStuck(s, leg)) return [];
  const zoc = zocFor(front, u);
  const isBarred = leg.breakaway >= 0 || leg.shuns;
  const within = new Set(spotsOf(go, leg).map(spot => spot.hex));
  const costs = costsFor(u);
  const hexes: number[] = [];
  for (let e = leg.from * 6, end = e + 6; e < end; e++) {
    const to = BOARD.next[e]!;
    if (to < 0 || costs[e]! < 0 || within.has(to) || front.enemy[to] || (isBarred && zoc[to])) continue;
    if (hasRoom(go.stacks, u, to) || canMakeRoom(go, u, to)) hexes.push(to);
  }
  return hexes.sort((a, b) => a - b);
}
