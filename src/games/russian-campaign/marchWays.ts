/** Ways of a march that differ in their effects: cities and oil fields belong to the side that was there last (5.5). */
import { topFrame } from '../../kit/flow.ts';
import type { Action } from '../../kit/game.ts';
import type { WayReport } from '../../kit/report.ts';
import { legWays, type Thing, taking } from '../../kit/ways.ts';
import { isMovement } from './frames.ts';
import { BOARD, CITY_HEX, IS_PARTISAN, SIDE } from './pieces.ts';
import { wayOf } from './rules/legs.ts';
import { specOf } from './rules/march.ts';
import { legOf, moveContextOf } from './rules/mover.ts';
import type { State } from './state.ts';

export function marchWays(s: State, action: Action): WayReport[] {
  const f = topFrame(s);
  if (!f || !isMovement(f) || action.unit === undefined) return [];
  const go = moveContextOf(s, f);
  const leg = legOf(go, action.unit);
  const own = wayOf(go, leg, action);
  if (!own) return [];
  const found = legWays(BOARD, {
    start: leg.from,
    own,
    specs: [specOf(go, leg)],
    things: cities(s, leg.unit),
    point: 1,
  });
  // A way that leaves too little movement may not end everywhere.
  return found.filter(way => wayOf(go, leg, { ...action, hexes: way.path }));
}

/** Cities that a unit would take from the enemy by entering them. */
const cities = (s: State, u: number): Thing[] =>
  IS_PARTISAN[u] ? [] : CITY_HEX.filter(h => s.owner[h] !== SIDE[u]).map(h => taking(BOARD, h, '5.5'));
