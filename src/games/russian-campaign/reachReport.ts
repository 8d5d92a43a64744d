/** 8.1, 8.2 Where a unit can march: in its own movement from what it has left, otherwise as if its impulse came now. */
import { topFrame } from '../../kit/flow.ts';
import type { Refusal } from '../../kit/game.ts';
import type { ReachedHex, ReachReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { whyNotAble, whyNotMover } from './explain/mover.ts';
import { isMovement } from './frames.ts';
import { IS_HQ, SIDE } from './pieces.ts';
import { hasRoom } from './rules/ground.ts';
import { walksOf } from './rules/legs.ts';
import { type Going, goingOf, type Leg, legOf, pathOf, spotsOf, stopRule } from './rules/movement.ts';
import { isOnMap, type State } from './state.ts';

export function reachReport(s: State, unit: number): Result<ReachReport, Refusal> {
  if (!isOnMap(s, unit)) return fail({ rule: '2.2.2', code: 'not-on-map', about: { unit } });
  const f = topFrame(s);
  const now = f && isMovement(f) && f.side === SIDE[unit];
  // A headquarters has its move in the second impulse (8.5.2).
  const go = goingOf(s, now ? f : { side: SIDE[unit]!, impulse: IS_HQ[unit] ? 2 : 1, mover: -1, spent: 0 });
  const refusal = now ? whyNotMover(go, unit) : whyNotAble(go, unit);
  if (refusal) return fail(refusal);
  const leg = legOf(go, unit);
  const open = now ? new Set(walksOf(go, unit)) : undefined;
  const spots = spotsOf(go, leg).filter(({ hex }) => (open ? open.has(hex) : hasRoom(go.g, unit, hex)));
  const hexes = spots.map(({ hex, cost }) => reachedHex(go, leg, hex, cost));
  return ok({ unit, from: leg.from, allowance: leg.limit, hexes: hexes.sort((a, b) => a.hex - b.hex) });
}

function reachedHex(go: Going, leg: Leg, hex: number, cost: number): ReachedHex {
  const stop = stopRule(go, leg.unit, hex);
  return { hex, cost, path: pathOf(go, leg, hex), ...(stop !== undefined && { stop }) };
}
