/** 8 A leg by a way that the player names. */
import { itemAt } from '../../../kit/list.ts';
import { fail, ok, type Result } from '../../../kit/result.ts';
import { along, type BadStep } from '../../../kit/way.ts';
import { BOARD, IS_FORT } from '../pieces.ts';
import { zocFor } from './ground.ts';
import { type Leg, MINE_POINT, type MoveContext, type Spot, specOf } from './movement.ts';

/** A way that the player names: its end and cost, ignoring stacking, or the first impossible step. */
export function wayAlong(go: MoveContext, leg: Leg, path: readonly number[]): Result<Spot, BadStep> {
  const hex = path.at(-1) ?? leg.from;
  const last = path.at(-2) ?? leg.from;
  const spec = specOf(go, leg);
  const isStop = zocFor(go.front, leg.unit)[hex] !== 0;
  // 8.3.3 The kit lets every start be left, but a unit that leaves a fort ends its leg there.
  if (IS_FORT[leg.from] && path.length > 1)
    return fail({ from: leg.from, hex: itemAt(path, 1), why: 'stop', cost: spec.spent });
  if (!IS_FORT[last]) {
    const walked = along(BOARD, leg.from, path, spec);
    return walked.ok ? ok({ hex, cost: walked.value, isStop, fort: -1 }) : walked;
  }
  const before = along(BOARD, leg.from, path.slice(0, -1), spec);
  if (!before.ok) return before;
  if (last !== leg.from && zocFor(go.front, leg.unit)[last])
    return fail({ from: last, hex, why: 'stop', cost: before.value });
  const out = along(BOARD, last, [hex], { ...spec, spent: before.value, limit: leg.limit - MINE_POINT });
  return out.ok ? ok({ hex, cost: out.value, isStop, fort: last }) : out;
}
