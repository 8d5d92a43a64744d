/** Ways of a move that differ in their effects: places that count belong to the side that was there last (12.1.1). */
import { topFrame } from '../../kit/flow.ts';
import type { Action } from '../../kit/game.ts';
import type { WayReport } from '../../kit/report.ts';
import { legWays, type Thing, taking } from '../../kit/ways.ts';
import { isMovement } from './frames.ts';
import { wayOf } from './phases/march.ts';
import { BOARD, GERMAN, IS_FORT, SIDE } from './pieces.ts';
import { BELGOROD_PRIZE, PRIZES } from './rules/control.ts';
import { legOf, moveContextOf, specOf } from './rules/movement.ts';
import type { State } from './state.ts';

export function ways(s: State, action: Action): readonly WayReport[] {
  const f = topFrame(s);
  if (!f || !isMovement(f) || action.type !== 'move' || action.unit === undefined) return [];
  const go = moveContextOf(s, f);
  const leg = legOf(go, action.unit);
  const own = wayOf(go, leg, action);
  // 8.3.3 Out of a fort there is only one step.
  if (!own || own.spot.fort >= 0 || IS_FORT[leg.from]) return [];
  const { path, spot } = own;
  const specs = [specOf(go, leg)];
  const found = legWays(BOARD, {
    start: leg.from,
    own: { path, cost: spot.cost },
    specs,
    things: prizes(s, leg.unit),
    point: 2,
  });
  // A way that leaves too few points may not end in a full hex.
  return found.filter(way => wayOf(go, leg, { ...action, hexes: way.path }));
}

/** Prizes that a unit would take from the enemy by entering them. */
export const prizes = (s: State, u: number): Thing[] =>
  PRIZES.flatMap((h, i) =>
    s.held[i] === (SIDE[u] === GERMAN ? 1 : 0) ? [] : [taking(BOARD, h, i === BELGOROD_PRIZE ? '12.2.2' : '12.1.1')],
  );
