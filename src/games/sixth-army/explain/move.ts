/** 10, 13.1 Why a unit cannot go to a hex: the nearest rule that stands in the way. */
import type { Refusal } from '../../../kit/game.ts';
import { traceFrom } from '../../../kit/trace.ts';
import { isMovement, type MovementFrame } from '../frames.ts';
import { movers } from '../phases/movement.ts';
import { ALLOWANCE, AXIS, BOARD, HEXES, OPEN_SIDES, SIDE } from '../pieces.ts';
import { airZone, type Ground, groundOf } from '../rules/ground.ts';
import { type Leg, legOf, wayTo } from '../rules/movement.ts';
import type { State } from '../state.ts';
import { isOverDon, missing, whyNotStand, whyNotUnit } from './common.ts';
import type { Asked } from './explain.ts';
import { whyNotAlong } from './way.ts';

export function whyNotMove({ s, f, side, a }: Asked): Refusal | undefined {
  if (a.type !== 'move' || !isMovement(f)) return undefined;
  const unit = a.unit;
  const refusal = whyNotUnit(s, side, unit, '10.0') ?? whyNotMover(s, f, unit!);
  if (refusal || unit === undefined) return refusal;
  if (a.hex === undefined) return missing('hex', '10.1');
  if (a.hex === s.place[unit]) return { rule: '10.1', code: 'same-hex', about: { unit, hex: a.hex } };
  const g = groundOf(s, side);
  const leg = legOf(s, g, f, unit);
  const end = whyNotStand(g, unit, a.hex);
  if (end || !a.hexes || !wayTo(s, g, leg, a.hex)) return end ?? whyNotReach(s, g, leg, a.hex);
  return whyNotAlong(s, g, leg, { path: a.hexes, hex: a.hex });
}

/** 9.4, 10.0 Activated, and its move not over. */
export function whyNotMover(s: State, f: MovementFrame, unit: number): Refusal | undefined {
  if (movers(f).includes(unit)) return undefined;
  if (f.phase === 'redeployment') return { rule: '13.1', code: 'already-moved', about: { unit } };
  const under = s.flow[s.flow.length - 2];
  const active: readonly number[] = under && 'units' in under && Array.isArray(under.units) ? under.units : [];
  if (active.includes(unit)) {
    // 7.1, 10.3 The zone it stands in has ended its move; otherwise another unit's move has.
    const stopped = groundOf(s, f.side).ezoc[s.place[unit]!];
    return stopped
      ? { rule: '10.3', code: 'stopped-ezoc', about: { unit } }
      : { rule: '10.0', code: 'already-moved', about: { unit } };
  }
  return {
    rule: s.exhausted[unit] ? '2.2.1' : '9.4',
    code: s.exhausted[unit] ? 'unit-exhausted' : 'not-activated',
    about: { unit },
  };
}

const CLEAR = new Uint8Array(HEXES);

/** Which side of the Don each hex lies on. */
const BANK = traceFrom(BOARD, [0], { edges: OPEN_SIDES }).connected;

/** Lifts one rule after the other; the one without which the hex could be reached is the reason. */
function whyNotReach(s: State, g: Ground, leg: Leg, hex: number): Refusal {
  const { unit, from } = leg;
  const about = { unit, hex };
  if (isOverDon(from, hex) || BANK[from] !== BANK[hex]) return { rule: '10.2', code: 'don', about };
  if (leg.short) {
    const open = wayTo(s, { ...g, ezoc: CLEAR }, leg, hex);
    return open ? { rule: '13.1', code: 'short-ezoc', about } : { rule: '13.1', code: 'short-move', about };
  }
  const free = { ...g, ezoc: CLEAR };
  if (wayTo(s, free, { ...leg, strategic: false }, hex)) return { rule: '10.3', code: 'ezoc-stop', about };
  if (wayTo({ ...s, air: [] }, g, { ...leg, strategic: false }, hex))
    return { rule: '10.6', code: 'interdicted', about };
  return (
    whyNotStrategic(s, g, leg, hex) ?? {
      rule: '10.1',
      code: 'too-far',
      about: { ...about, allowance: ALLOWANCE[unit]! },
    }
  );
}

/** 10.5, B4 Reasons why twice the allowance does not help. */
function whyNotStrategic(s: State, g: Ground, leg: Leg, hex: number): Refusal | undefined {
  const { unit, from } = leg;
  const about = { unit, hex };
  if (!leg.interdicted) return undefined;
  const far = { ...leg, strategic: true };
  if (!leg.strategic && wayTo(s, g, far, hex)) {
    if (SIDE[unit] === AXIS && s.options.noAxisStrategic) return { rule: 'B4', code: 'no-strategic', about };
    if (g.ezoc[from]) return { rule: '10.5', code: 'strategic-from-ezoc', about };
    return airZone(s)[from] ? { rule: '10.5', code: 'strategic-air', about } : undefined;
  }
  if (wayTo({ ...s, air: [] }, g, far, hex)) return { rule: '10.5', code: 'strategic-air', about };
  return wayTo(s, { ...g, ezoc: CLEAR }, far, hex) ? { rule: '10.5', code: 'strategic-ezoc', about } : undefined;
}
