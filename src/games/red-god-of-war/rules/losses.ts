/** 8.2 Losses: how much of a result is paid in steps, who may pay, and what happens to those who do. */
import type { PayingAction } from '../../../kit/billPhase.ts';
import type { Io } from '../../../kit/flow.ts';
import { withAt, withMore } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { HQ_RETURN, LOSS_REDUCTION, STEP_SHARE } from '../data/numbers.ts';
import type { BattleFrame, LossFrame } from '../frames.ts';
import { commandOfHq, isHq, isNameless, stepsOf } from '../pieces.ts';
import { ELIMINATED, isOnMap, lostOf, POOL, placeOf, type State } from '../state.ts';
import { leaveMap, resettle } from './control.ts';
import { attackOf } from './strength.ts';

const NOT_IN_BATTLE = bar('8.23', 'not-in-battle', 'unit');
const GONE = bar('8.23', 'lost-already', 'unit');
const HQ_LAST = bar('10.11', 'hq-last', 'unit');

/** 8.22 Half of a result, rounded up; 8.62 all of it for those who overrun. */
export const stepPart = (result: number, isAll = false): number => (isAll ? result : Math.ceil(result * STEP_SHARE));

const stepsIn = (s: State, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + (isOnMap(s, unit) ? stepsOf(unit) - lostOf(s, unit) : 0), 0);

/** 8.24 A side that cannot pay its steps spares the other one. */
export function owedBy(s: State, f: BattleFrame, [attacker, defender]: readonly [number, number]): readonly number[] {
  const able = f.attackers.filter(unit => attackOf(s, unit) > 0);
  const isAttackerShort = stepsIn(s, able) < stepPart(attacker, f.overrun === 1);
  const isDefenderShort = stepsIn(s, f.defenders) < stepPart(defender);
  return [
    Math.max(0, attacker - (isDefenderShort ? LOSS_REDUCTION : 0)),
    Math.max(0, defender - (isAttackerShort ? LOSS_REDUCTION : 0)),
  ];
}

/** 8.23, 10.11 Headquarters only once nobody else is left. */
const payers = (s: State, f: LossFrame): number[] => {
  const there = f.units.filter(unit => isOnMap(s, unit));
  const fighters = there.filter(unit => !isHq(unit));
  return fighters.length > 0 ? fighters : there;
};

export const waysToPay = (s: State, f: LossFrame): PayingAction[] =>
  payers(s, f).map(unit => ({ action: { type: 'lose-step', unit }, pays: 1 }));

export function whyNotPayWith(s: State, f: LossFrame, unit: number): Why {
  if (!f.units.includes(unit)) return NOT_IN_BATTLE;
  if (!isOnMap(s, unit)) return GONE;
  return payers(s, f).includes(unit) ? undefined : HQ_LAST;
}

/** 8.21 A step is lost; with the last one the unit is eliminated. 10.11 A headquarters comes back. */
export function loseStep(d: State, unit: number, io: Io): void {
  const hex = placeOf(d, unit);
  if (lostOf(d, unit) + 1 < stepsOf(unit)) {
    d.lost = withMore(d.lost, unit);
    io.emit({ type: 'reduced', rule: '8.21', unit });
    resettle(d, hex, io);
    return;
  }
  io.emit({ type: 'eliminated', rule: '8.21', unit, hex });
  leaveMap(d, unit, isNameless(unit) ? POOL : ELIMINATED, io);
  if (isHq(unit)) d.returns = withAt(d.returns, commandOfHq(unit), d.turn + HQ_RETURN);
}
