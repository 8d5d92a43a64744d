/** 6.0 Why a unit cannot fire there, and 6.3.5, 9.3.1 why a tank cannot be chosen as the target. */
import type { Action, Refusal } from '../../../kit/game.ts';
import type { FireFrame, TargetFrame } from '../frames.ts';
import { enemyOf, IS_AIR, IS_ARMOUR, IS_TROOP, SIDE } from '../pieces.ts';
import { targetHexes } from '../rules/fire.ts';
import { frontOf, stackAt } from '../rules/ground.ts';
import { atOf } from '../rules/values.ts';
import { IDLE, type State } from '../state.ts';
import { dirTo, isOverLake, missing, whyNotOwn, whyNotUnit } from './units.ts';

export function whyNotFire(s: State, f: FireFrame, { type, unit, hex }: Action): Refusal | undefined {
  if (type !== 'fire') return undefined;
  const refusal = whyNotFirer(s, f, unit);
  if (refusal || unit === undefined) return refusal;
  return hex === undefined ? missing('hex', '6.2.2') : whyNotAt(s, unit, hex);
}

function whyNotFirer(s: State, f: FireFrame, unit: number | undefined): Refusal | undefined {
  const about = { unit };
  const own = whyNotOwn(f.side, unit, '6.1.1');
  if (own || unit === undefined) return own;
  if (IS_AIR[unit]) return { rule: '6.1.2', code: 'aircraft-fire', about };
  const refusal = whyNotUnit(s, f.side, unit, '6.1.1');
  if (refusal) return refusal;
  if (!IS_TROOP[unit]) return { rule: '6.1.1', code: 'never-fires', about };
  if (atOf(s, unit) === 0) return { rule: '6.1.1', code: 'no-at', about };
  if (s.disrupted[unit]) return { rule: '6.1.3', code: 'disrupted-fire', about };
  return s.done[unit] === IDLE ? undefined : { rule: '6.3.2', code: 'has-fired', about };
}

/** 6.2 What is wrong with the target. */
function whyNotAt(s: State, unit: number, hex: number): Refusal | undefined {
  const about = { unit, hex };
  const from = s.place[unit]!;
  if (dirTo(from, hex) < 0) return { rule: '6.2.2', code: 'fire-range', about };
  if (isOverLake(from, hex)) return { rule: '6.2.2', code: 'lake-between', about };
  if (!frontOf(s, SIDE[unit]!).enemy[hex]) return { rule: '6.2.1', code: 'no-enemy-there', about };
  if (targetHexes(s, unit).includes(hex)) return undefined;
  return { rule: '6.2.1', code: 'no-armour-there', about: { ...about, units: stackAt(s, enemyOf(SIDE[unit]!), hex) } };
}

/** 6.3.5 One of those with the highest armour in the hex. */
export function whyNotTarget(s: State, f: TargetFrame, { type, unit }: Action): Refusal | undefined {
  if (type !== 'choose') return undefined;
  if (unit === undefined) return missing('unit', '6.3.5');
  if (f.units.includes(unit)) return undefined;
  const about = { unit, units: f.units };
  if (s.place[unit] !== s.place[f.units[0] ?? -1]) return { rule: '6.3.5', code: 'not-in-target-hex', about };
  const isTank = IS_ARMOUR[unit]!;
  return { rule: isTank ? '6.3.5' : '6.2.1', code: isTank ? 'weaker-armour' : 'no-armour-target', about };
}

/** 9.3.1 c, d One of the nearest tanks. */
export function whyNotBombed(_s: State, f: TargetFrame, { type, unit }: Action): Refusal | undefined {
  if (type !== 'choose') return undefined;
  if (unit === undefined) return missing('unit', '9.3.1');
  if (f.units.includes(unit)) return undefined;
  const about = { unit, units: f.units };
  const isTank = IS_ARMOUR[unit]!;
  return { rule: isTank ? '9.3.1' : '9.3.2', code: isTank ? 'not-nearest' : 'no-armour-target', about };
}
