/** 8.1, 8.2 Where a unit can march: in its own movement with what it has left, otherwise as if its impulse came now. */
import { topFrame } from '../../kit/flow.ts';
import type { Refusal } from '../../kit/game.ts';
import type { ReachedHex, ReachReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { refusalOf } from '../../kit/why.ts';
import { isMovement } from './frames.ts';
import { IS_HQ, SIDE, sideOf } from './pieces.ts';
import { hasRoom } from './rules/ground.ts';
import { walksOf } from './rules/legs.ts';
import { pathOf, spotsOf } from './rules/march.ts';
import { type Leg, legOf, type MoveContext, moveContextOf, whyNotAble, whyNotWalk } from './rules/mover.ts';
import { stopRule } from './rules/stops.ts';
import { whyOffMap } from './rules/whereabouts.ts';
import type { State } from './state.ts';

export function reachReport(s: State, unit: number): Result<ReachReport, Refusal> {
  const absent = whyOffMap(s, unit);
  if (absent) return fail(refusalOf(absent, { type: 'move', unit }));
  const f = topFrame(s);
  const now = f && isMovement(f) && f.side === SIDE[unit];
  // A headquarters moves in the second impulse (8.5.2).
  const go = moveContextOf(s, now ? f : { side: sideOf(unit), impulse: IS_HQ[unit] ? 2 : 1, mover: -1, spent: 0 });
  const why = now ? whyNotWalk(go, unit) : whyNotAble(go, unit);
  if (why) return fail(refusalOf(why, { type: 'move', unit }));
  const leg = legOf(go, unit);
  const open = now ? new Set(walksOf(go, unit)) : undefined;
  const spots = spotsOf(go, leg).filter(({ hex }) => (open ? open.has(hex) : hasRoom(go.g, unit, hex)));
  const hexes = spots.map(({ hex, cost }) => reachedHex(go, leg, hex, cost));
  return ok({ unit, from: leg.from, allowance: leg.limit, hexes: hexes.sort((a, b) => a.hex - b.hex) });
}

function reachedHex(go: MoveContext, leg: Leg, hex: number, cost: number): ReachedHex {
  const stop = stopRule(go.s, go.g, { unit: leg.unit, impulse: go.f.impulse }, hex);
  return { hex, cost, path: pathOf(go, leg, hex), ...(stop !== undefined && { stop }) };
}
