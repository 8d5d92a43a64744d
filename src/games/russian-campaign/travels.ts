/** 8.3 Trains, 8.4 voyages, 11.1 jumps, 12.1 arrivals: every way to reach a hex other than marching. */
import { topFrame } from '../../kit/flow.ts';
import { withAt } from '../../kit/list.ts';
import type { Travel } from '../../kit/report.ts';
import { isMovement } from './frames.ts';
import { IS_WORKER, SIDE } from './pieces.ts';
import { entryHexes, reliefHexes, whyNotWaiting } from './rules/entry.ts';
import { ridesOf } from './rules/legs.ts';
import { type MoveContext, moveContextOf } from './rules/mover.ts';
import { dropHexes } from './rules/paratroops.ts';
import { namedRoute } from './rules/ride.ts';
import { voyagesOf, watersOf } from './rules/sea.ts';
import { whyKept } from './rules/withdrawal.ts';
import { isOnMap, type State, TO_ARRIVE, TO_COME } from './state.ts';

export function travelsOf(s: State, unit: number): Travel[] {
  const side = SIDE[unit] ?? 0;
  const f = topFrame(s);
  const now = f && isMovement(f) && f.side === side ? f : undefined;
  // A unit still to come is treated as if it were due now.
  const isDue = s.place[unit] === TO_COME && !now && !IS_WORKER[unit];
  const as = isDue ? { ...s, place: withAt(s.place, unit, TO_ARRIVE) } : s;
  const go = moveContextOf(as, now ?? { side, impulse: 1, mover: -1, spent: 0 });
  return [...overLand(go, unit), ...bySea(go, unit)];
}

function overLand(go: MoveContext, unit: number): Travel[] {
  if (isOnMap(go.s, unit)) {
    const rides = whyKept(go, unit, 'rail') ? [] : ridesOf(go, unit);
    return rides.map(hex => ({ hex, mode: 'rail', path: namedRoute(go, unit, hex) ?? [hex] }));
  }
  const isWaiting = !whyNotWaiting(go, unit);
  return [
    ...(isWaiting ? by('arrive', entryHexes(go, unit)) : []),
    ...by('relieve', reliefHexes(go, unit)),
    ...by('drop', dropHexes(go, unit)),
  ];
}

function bySea(go: MoveContext, unit: number): Travel[] {
  const voyages = voyagesOf(go, watersOf(go), unit);
  const modes = ['sail', 'invade', 'evacuate'] as const;
  return modes.flatMap(mode => (whyKept(go, unit, mode) ? [] : by(mode, voyages[mode])));
}

/** Destinations without hexes on the way. */
const by = (mode: string, hexes: readonly number[]): Travel[] => hexes.map(hex => ({ hex, mode, path: [hex] }));
