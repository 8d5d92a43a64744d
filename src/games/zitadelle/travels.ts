/** 11.1.1 Where reinforcements enter the map, now or in their turn, and 13.7 where a unit may push on to. */
import { topFrame } from '../../kit/flow.ts';
import type { Travel } from '../../kit/report.ts';
import { UNITS } from './data/units.ts';
import { isMovement, movementFrame } from './frames.ts';
import { SIDE } from './pieces.ts';
import { entrySpots } from './rules/entry.ts';
import { moveContextOf } from './rules/movement.ts';
import { isBound } from './rules/moveWhy.ts';
import { pushHexes } from './rules/pushOn.ts';
import { ARRIVING, isOnMap, type State, TO_COME } from './state.ts';

export function travelsOf(s: State, unit: number): Travel[] {
  const side = SIDE[unit] ?? 0;
  const f = topFrame(s);
  const now = f && isMovement(f) && f.side === side ? f : undefined;
  const go = moveContextOf(s, now ?? movementFrame(side));
  if (now && isBound(go)) return [];
  if (isOnMap(s, unit)) return now ? pushHexes(go, unit).map(hex => ({ hex, mode: 'push-on', path: [hex] })) : [];
  const isComing = s.place[unit] === ARRIVING || (s.place[unit] === TO_COME && UNITS[unit]?.entry.kind === 'turn');
  if (!isComing) return [];
  return entrySpots(go, unit).map(({ hex, cost, isStop }) => ({
    hex,
    mode: 'enter',
    cost: cost / 2,
    path: [hex],
    ...(isStop ? { stop: '8.2.2' } : {}),
  }));
}
