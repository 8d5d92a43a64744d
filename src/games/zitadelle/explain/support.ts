/** 10.1, 10.2 Why artillery or engineers cannot be lent to an assault. */
import type { Action, Refusal } from '../../../kit/game.ts';
import type { DeclareFrame } from '../frames.ts';
import { GERMAN, IS_ARTILLERY, IS_ENGINEER } from '../pieces.ts';
import { isAccompanied, supportHexes } from '../rules/support.ts';
import { isOnMap, type State } from '../state.ts';
import { missing, whyNotOwn } from './units.ts';

/** The chapters on artillery and on engineers say the same under the same numbers. */
const sectionOf = (unit: number, paragraph: number): string => `10.${IS_ENGINEER[unit] ? 2 : 1}.${paragraph}`;

export function whyNotSupport(s: State, f: DeclareFrame, { unit, hex }: Action): Refusal | undefined {
  if (f.side !== GERMAN || s.turn !== 1) return { rule: '10.1.1', code: 'support-first-turn' };
  const refusal = whyNotOwn(f.side, unit, '10.1.2') ?? whyNotSupporter(s, f, unit!);
  if (refusal || unit === undefined) return refusal;
  if (hex === undefined) return missing('hex', sectionOf(unit, 2));
  if (supportHexes(s, f, unit).includes(hex)) return undefined;
  const about = { unit, hex };
  const lead = f.leads[f.hexes.indexOf(hex)];
  if (lead === undefined) return { rule: sectionOf(unit, 2), code: 'nothing-to-support', about };
  if (!isAccompanied(s, f, unit, lead)) return { rule: sectionOf(unit, 2), code: 'nobody-to-support', about };
  if (lead !== hex) return { rule: sectionOf(unit, 2), code: 'name-the-lead', about: { hex: lead } };
  return { rule: sectionOf(unit, 4), code: 'one-support', about };
}

function whyNotSupporter(s: State, f: DeclareFrame, unit: number): Refusal | undefined {
  const about = { unit };
  if (!IS_ARTILLERY[unit] && !IS_ENGINEER[unit]) return { rule: '10.1.2', code: 'no-support', about };
  if (!isOnMap(s, unit)) return { rule: sectionOf(unit, 1), code: 'support-spent', about };
  const sent = f.support.find(one => one.unit === unit);
  return sent && { rule: sectionOf(unit, 4), code: 'already-supports', about: { unit, hex: sent.hex } };
}

export function whyNotWithdraw(f: DeclareFrame, unit: number | undefined): Refusal | undefined {
  if (unit === undefined) return missing('unit', '10.1.2');
  const isSent = f.support.some(one => one.unit === unit);
  return isSent ? undefined : { rule: sectionOf(unit, 2), code: 'not-supporting', about: { unit } };
}
