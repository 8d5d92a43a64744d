/** 13.7 A unit may try to enter an adjacent hex without enough points, once and before it has moved. */
import { hexAcross, IS_FORT } from '../pieces.ts';
import { IDLE } from '../state.ts';
import { costsFor } from './costs.ts';
import { hasRoom, wallsFor } from './ground.ts';
import { isShunning, isStuck, legOf, MINE_POINT, type MoveContext, mayMove, NO_STEP, stepCost } from './movement.ts';
import { canMakeRoom } from './stops.ts';

/** Neighbours that only a lack of points keeps a unit out of. Out of a fort one more point is needed (8.3.3). */
export function pushHexes(go: MoveContext, u: number): number[] {
  const { s, f, front } = go;
  if (!s.options.pushOn || !mayMove(go, u) || (s.done[u] !== IDLE && !(u === f.mover && f.spent === 0))) return [];
  const leg = legOf(go, u);
  if (isStuck(s, leg)) return [];
  const shut = isShunning(leg) ? wallsFor(front, u).closed : front.enemy;
  const left = leg.limit - Math.max(0, leg.breakaway) - (IS_FORT[leg.from] ? MINE_POINT : 0);
  const costs = costsFor(u);
  const hexes: number[] = [];
  for (let e = leg.from * 6, end = e + 6; e < end; e++) {
    const to = hexAcross(e);
    const cost = stepCost(go, costs, e);
    if (cost === NO_STEP || cost <= left || shut[to]) continue;
    if (hasRoom(go.stacks, u, to) || canMakeRoom(go, u, to)) hexes.push(to);
  }
  return hexes.sort((a, b) => a - b);
}
