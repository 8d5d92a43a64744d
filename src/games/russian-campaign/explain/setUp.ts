/** 3.0, 11.2, 13.1, S2.0 Why something cannot be set up or chosen before and between the turns. */
import type { Action, Refusal } from '../../../kit/game.ts';
import type { ObjectivesFrame, PartisanFrame, SetupFrame } from '../frames.ts';
import { IS_PARTISAN, SIDE } from '../pieces.ts';
import { groundOf } from '../rules/ground.ts';
import { partisanHexes, watchedHexes } from '../rules/partisans.ts';
import { fixedHex, isQuotaFull, quotaFor, setUpOwed, whyNotSetUp } from '../rules/setUp.ts';
import { type State, TO_SET_UP } from '../state.ts';

const missing = (field: string, rule: string): Refusal => ({ rule, code: 'field-missing', about: { field } });

export function whyNotSetUpAction(s: State, f: SetupFrame, a: Action): Refusal | undefined {
  switch (a.type) {
    case 'place':
      return whyNotPlace(s, f, a);
    case 'take-back':
    case 'hold-back':
      return whyNotBack(s, f, a);
    case 'ready':
      return setUpOwed(s, f.side);
    default:
      return undefined;
  }
}

function whyNotPlace(s: State, f: SetupFrame, { unit, hex }: Action): Refusal | undefined {
  if (unit === undefined) return missing('unit', '3.0');
  if (SIDE[unit] !== f.side) return { rule: '3.0', code: 'not-your-unit', about: { unit } };
  if (s.place[unit] !== TO_SET_UP) return { rule: '3.0', code: 'not-waiting', about: { unit } };
  const quota = quotaFor(s, unit);
  if (quota && isQuotaFull(s, unit))
    return { rule: quota.rule, code: 'quota-full', about: { unit, group: quota.id, count: quota.count } };
  if (hex === undefined) return missing('hex', '3.0');
  return whyNotSetUp(s, groundOf(s, f.side), unit, hex);
}

function whyNotBack(s: State, f: SetupFrame, { type, unit }: Action): Refusal | undefined {
  if (unit === undefined) return missing('unit', '3.0');
  if (SIDE[unit] !== f.side) return { rule: '3.0', code: 'not-your-unit', about: { unit } };
  if (type === 'hold-back') return { rule: 'V3.1', code: 'not-off-map', about: { unit } };
  const code = fixedHex(s, unit) === undefined ? 'not-placed' : 'printed-hex';
  return { rule: '3.2', code, about: { unit } };
}

export function whyNotPartisan(s: State, f: PartisanFrame, { type, unit, hex }: Action): Refusal | undefined {
  if (type !== 'place') return undefined;
  if (unit === undefined) return missing('unit', '11.2.4');
  if (!IS_PARTISAN[unit]) return { rule: '11.2.4', code: 'not-partisan', about: { unit } };
  if (!f.units.includes(unit)) return { rule: '11.2.4', code: 'not-waiting', about: { unit } };
  if (hex === undefined) return missing('hex', '11.2.4');
  if (s.place[unit] === hex) return { rule: '11.2.4', code: 'already-there', about: { unit, hex } };
  if (watchedHexes(s)[hex]) return { rule: '11.2.4', code: 'partisan-watched', about: { unit, hex } };
  return partisanHexes(s).includes(hex) ? undefined : { rule: '11.2.1', code: 'partisan-place', about: { unit, hex } };
}

export function whyNotObjective(_s: State, f: ObjectivesFrame, a: Action): Refusal | undefined {
  if (a.type !== 'choose-objective') return undefined;
  return a.n === undefined
    ? missing('n', '13.1.2')
    : { rule: '13.1.2', code: 'objective-list', about: { year: f.year } };
}
