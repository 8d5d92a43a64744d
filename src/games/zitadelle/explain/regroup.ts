/** 13.4 Why a Panzer regiment or a Tiger battalion cannot be taken apart or put together. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { UNITS } from '../data/units.ts';
import type { MovementFrame, SideFrame } from '../frames.ts';
import { BATTALIONS, COMMAND, COMPANIES, COMPANY_OF, GERMAN, IS_COMPANY, IS_TIGER, REGIMENT } from '../pieces.ts';
import { frontOf } from '../rules/ground.ts';
import { partnerOf } from '../rules/splits.ts';
import { companiesOf, regimentsFor } from '../rules/tigers.ts';
import { isOnMap, SPARE, type State, TO_COME, TO_SET_UP } from '../state.ts';
import { missing, whyNotOwn, whyNotUnit } from './units.ts';

/** The option is played, and by the side that has it. */
function whyNotOption(s: State, { side }: SideFrame): Refusal | undefined {
  if (!s.options.splits) return { rule: '13.4.1', code: 'no-splits' };
  return side === GERMAN ? undefined : { rule: '13.4.1', code: 'splits-are-german' };
}

export const isAttached = (s: State, company: number): boolean => s.attached[COMPANIES.indexOf(company)]! >= 0;

/** 13.4.2 At set-up. */
export function whyNotSplit(s: State, f: SideFrame, { unit }: Action): Refusal | undefined {
  const refusal = whyNotOption(s, f) ?? whyNotOwn(f.side, unit, '13.4.2') ?? whyNotRegiment(s, unit!);
  if (refusal || unit === undefined || s.place[unit] === TO_SET_UP) return refusal;
  if (isOnMap(s, unit)) return { rule: '13.4.2', code: 'take-back-first', about: { unit } };
  const code = s.place[unit] === TO_COME ? 'not-at-start' : 'is-split';
  return { rule: '13.4.2', code, about: { unit } };
}

/** Only Panzer regiments are split, and none that has Tigers with it (13.4.6). */
function whyNotRegiment(s: State, unit: number): Refusal | undefined {
  if (!BATTALIONS.has(unit)) return { rule: '13.4.2', code: 'not-regiment', about: { unit } };
  return s.attached.includes(unit) ? { rule: '13.4.6', code: 'has-tigers', about: { unit } } : undefined;
}

/** 13.4.2, 13.4.4 At set-up: a regiment or a Tiger battalion is whole again. */
export function whyNotJoin(s: State, f: SideFrame, { unit }: Action): Refusal | undefined {
  const refusal = whyNotOption(s, f) ?? whyNotOwn(f.side, unit, '13.4.2');
  if (refusal || unit === undefined) return refusal;
  const parts = IS_TIGER[unit] ? companiesOf(unit) : BATTALIONS.get(unit);
  if (!parts) return { rule: '13.4.2', code: 'not-regiment', about: { unit } };
  if (s.place[unit] !== SPARE) return { rule: '13.4.2', code: 'is-whole', about: { unit } };
  const out = parts.find(part => s.place[part] !== TO_SET_UP);
  return out === undefined ? undefined : { rule: '13.4.2', code: 'take-back-first', about: { unit: out } };
}

/** 13.4.4 */
export function whyNotDetach(s: State, f: SideFrame, { unit }: Action): Refusal | undefined {
  const refusal = whyNotOption(s, f) ?? whyNotOwn(f.side, unit, '13.4.4');
  if (refusal || unit === undefined) return refusal;
  const about = { unit };
  if (!IS_TIGER[unit]) return { rule: '13.4.4', code: 'no-tiger-battalion', about };
  if (isOnMap(s, unit)) return { rule: '13.4.4', code: 'take-back-first', about };
  return s.place[unit] === TO_SET_UP ? undefined : { rule: '13.4.4', code: 'is-detached', about };
}

/** 13.4.5 */
export function whyNotAttach(s: State, f: SideFrame, { unit, units }: Action): Refusal | undefined {
  const refusal = whyNotOption(s, f) ?? whyNotOwn(f.side, unit, '13.4.5') ?? whyNotCompany(s, unit!);
  if (refusal || unit === undefined) return refusal;
  const regiment = units?.[0];
  if (regiment === undefined || units?.length !== 1) return missing('regiment', '13.4.5');
  if (regimentsFor(s, unit).includes(regiment)) return undefined;
  const about = { unit, units: [regiment] };
  if (UNITS[regiment]!.size !== 'III') return { rule: '13.4.5', code: 'only-regiments', about };
  if (COMMAND[regiment] !== COMMAND[unit]) return { rule: '13.4.5', code: 'other-corps', about };
  if (s.attached.includes(regiment)) return { rule: '13.4.5', code: 'has-company', about };
  return { rule: '13.4.5', code: 'not-at-start', about: { unit: regiment } };
}

function whyNotCompany(s: State, unit: number): Refusal | undefined {
  const about = { unit };
  if (!IS_COMPANY[unit]) return { rule: '13.4.5', code: 'no-company', about };
  if (isAttached(s, unit)) return { rule: '13.4.5', code: 'is-attached', about };
  const battalion = COMPANY_OF[COMPANIES.indexOf(unit)];
  return s.place[unit] === TO_SET_UP ? undefined : { rule: '13.4.4', code: 'not-detached', about: { unit: battalion } };
}

/** 13.4.3, 13.4.9 In the movement phase. */
export function whyNotRegroup(s: State, f: MovementFrame, a: Action): Refusal | undefined {
  if (!['split', 'join', 'detach', 'attach'].includes(a.type)) return undefined;
  const refusal = whyNotOption(s, f);
  if (refusal) return refusal;
  if (a.type === 'detach' || a.type === 'attach') return { rule: '13.4.9', code: 'tigers-at-start' };
  return (
    whyNotUnit(s, f.side, a.unit, '13.4.3') ??
    (a.type === 'split' ? whyNotRegiment(s, a.unit!) : whyNotBattalion(a.unit!)) ??
    (f.acted === 1 ? { rule: '13.4.3', code: 'regroup-first' } : whyNotFree(s, a.unit!)) ??
    (a.type === 'join' ? whyNotPartner(s, a.unit!) : undefined)
  );
}

const whyNotBattalion = (unit: number): Refusal | undefined =>
  REGIMENT[unit]! >= 0 ? undefined : { rule: '13.4.3', code: 'no-battalion', about: { unit } };

function whyNotFree(s: State, unit: number): Refusal | undefined {
  if (s.disrupted[unit]) return { rule: '13.4.3', code: 'regroup-disrupted', about: { unit } };
  const isHeld = frontOf(s, GERMAN).ezoc[s.place[unit]!] !== 0;
  return isHeld ? { rule: '13.4.3', code: 'regroup-zoc', about: { unit } } : undefined;
}

/** The other battalion is here and free; the two go by the first. */
function whyNotPartner(s: State, unit: number): Refusal | undefined {
  const other = BATTALIONS.get(REGIMENT[unit]!)?.find(u => u !== unit) ?? -1;
  if (s.place[other] !== s.place[unit]) return { rule: '13.4.3', code: 'battalions-apart', about: { unit } };
  const partner = partnerOf(s, unit);
  if (partner < 0) return whyNotFree(s, other);
  return partner < unit ? { rule: '13.4.3', code: 'name-the-first', about: { unit: partner } } : undefined;
}
