/** 8.1, 8.2 Where a unit can go: in its own movement with what it has left, otherwise as if its movement came now. */
import { topFrame } from '../../kit/flow.ts';
import type { Refusal } from '../../kit/game.ts';
import { pathTo, type Reached } from '../../kit/reach.ts';
import type { ReachedHex, ReachReport } from '../../kit/report.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import { refusalOf, type Why } from '../../kit/why.ts';
import { isMovement, type MovementFrame, movementFrame } from './frames.ts';
import { SIDE, sideOf } from './pieces.ts';
import { hasRoom } from './rules/ground.ts';
import { flood, type Leg, legOf, type MoveContext, moveContextOf, type Spot, spotsOf } from './rules/movement.ts';
import { whyMoverFirst, whyNeverMoves, whyNotMove } from './rules/moveWhy.ts';
import { stopsOf } from './rules/stops.ts';
import type { State } from './state.ts';

export function reachReport(s: State, unit: number): Result<ReachReport, Refusal> {
  const f = topFrame(s);
  const now = f && isMovement(f) && f.side === SIDE[unit] ? f : undefined;
  const why = now ? whyNotNow(s, now, unit) : whyNeverMoves(s, unit);
  if (why) return fail(refusalOf(why, { type: 'move', unit }));
  const go = moveContextOf(s, now ?? { ...movementFrame(sideOf(unit)), mover: unit });
  const leg = legOf(go, unit);
  const spots = spotsOf(go, leg);
  const open = now ? new Set(stopsOf(go, unit)) : undefined;
  const wanted = spots.filter(({ hex }) => (open ? open.has(hex) : hasRoom(go.stacks, unit, hex)));
  const hexes = ways(go, leg, wanted).sort((a, b) => a.hex - b.hex);
  return ok({ unit, from: leg.from, allowance: Math.max(0, leg.limit - leg.spent) / 2, hexes });
}

/** Why a unit cannot be moved in this phase. */
function whyNotNow(s: State, f: MovementFrame, unit: number): Why {
  const go = moveContextOf(s, f);
  return whyMoverFirst(go, 'move', unit) ?? whyNotMove(go, unit);
}

/** Reads the flood in one pass, as it is valid only until the next one. */
function ways(go: MoveContext, leg: Leg, spots: readonly Spot[]): ReachedHex[] {
  if (spots.length === 0) return [];
  const reached = flood(go, leg);
  return spots.map(spot => reachedHex(reached, leg, spot));
}

/** 8.2.2 always ends the move, 8.3.3 if the mines take what is left. */
function reachedHex(reached: Reached, leg: Leg, { hex, cost, isStop, fort }: Spot): ReachedHex {
  const path = fort < 0 ? pathTo(reached, hex) : [...pathTo(reached, fort), hex];
  const stop = isStop ? '8.2.2' : fort < 0 ? undefined : '8.3.3';
  return {
    hex,
    cost: (cost - leg.spent) / 2,
    path,
    ...(fort < 0 ? {} : { mode: 'mines' }),
    ...(stop === undefined ? {} : { stop }),
  };
}
