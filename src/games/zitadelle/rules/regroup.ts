/** 13.4 Why a Panzer regiment or a Tiger battalion cannot be split or joined, at set-up and in movement. */

import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import {
  BATTALIONS,
  COMMAND,
  COMPANIES,
  COMPANY_OF,
  GERMAN,
  IS_COMPANY,
  IS_TIGER,
  REGIMENT,
  regimentOf,
  unitSpec,
} from '../pieces.ts';
import { isOnMap, placeOf, SPARE, type State, TO_COME, TO_SET_UP } from '../state.ts';
import { frontOf } from './ground.ts';
import { companiesOf, isAttached } from './tigers.ts';
import { whyNotOwn, whyNotPresent } from './who.ts';

const NO_SPLITS = bar('13.4.1', 'no-splits');
const GERMANS_SPLIT = bar('13.4.1', 'splits-are-german');
const NOT_REGIMENT = bar('13.4.2', 'not-regiment', 'unit');
const HAS_TIGERS = bar('13.4.6', 'has-tigers', 'unit');
const NOT_AT_START = bar('13.4.2', 'not-at-start', 'unit');
const IS_SPLIT = bar('13.4.2', 'is-split', 'unit');
const IS_WHOLE = bar('13.4.2', 'is-whole', 'unit');
const REGIMENT_BACK = bar('13.4.2', 'take-back-first', 'unit');
const TIGERS_BACK = bar('13.4.4', 'take-back-first', 'unit');
const NO_TIGERS = bar('13.4.4', 'no-tiger-battalion', 'unit');
const TIGERS_AT_START = bar('13.4.9', 'tigers-at-start');
const TIGER_LATER = bar('13.4.4', 'not-at-start', 'unit');
const IS_DETACHED = bar('13.4.4', 'is-detached', 'unit');
const NO_COMPANY = bar('13.4.5', 'no-company', 'unit');
const IS_ATTACHED = bar('13.4.5', 'is-attached', 'unit');
const ONE_REGIMENT = bar('13.4.5', 'one-regiment', 'unit');
const ONLY_REGIMENTS = bar('13.4.5', 'only-regiments', 'unit', 'units');
const OTHER_CORPS = bar('13.4.5', 'other-corps', 'unit', 'units');
const HAS_COMPANY = bar('13.4.5', 'has-company', 'unit', 'units');
const REGROUP_FIRST = bar('13.4.3', 'regroup-first');
const NO_BATTALION = bar('13.4.3', 'no-battalion', 'unit');
const APART = bar('13.4.3', 'battalions-apart', 'unit');

/** 13.4.1 The option must be on, and the side must be the one that has it. */
export function whyNoSplits(s: State, side: Side): Why {
  if (!s.options.splits) return NO_SPLITS;
  return side === GERMAN ? undefined : GERMANS_SPLIT;
}

/** 13.4.3 In movement it comes before everything else. */
export const whyNoRegrouping = (s: State, side: Side, acted: number): Why =>
  whyNoSplits(s, side) ?? (acted === 1 ? REGROUP_FIRST : undefined);

/** 13.4.9 In movement, whatever unit is named. */
export const whyNoTigersNow = (s: State, side: Side): Why => whyNoSplits(s, side) ?? TIGERS_AT_START;

/** 13.4.2 At set-up. */
export function whyNotSplit(s: State, side: Side, unit: number): Why {
  const why = whyNotOwn(side, unit) ?? whyNotRegiment(s, unit);
  const place = placeOf(s, unit);
  if (why || place === TO_SET_UP) return why;
  if (place >= 0) return REGIMENT_BACK;
  return place === TO_COME ? NOT_AT_START : IS_SPLIT;
}

/** Only Panzer regiments can be split, and none with Tigers attached (13.4.6). */
function whyNotRegiment(s: State, unit: number): Why {
  if (!BATTALIONS.has(unit)) return NOT_REGIMENT;
  return s.attached.includes(unit) ? HAS_TIGERS : undefined;
}

/** 13.4.2, 13.4.4 At set-up: a regiment or a Tiger battalion is made whole again. */
export function whyNotWhole(s: State, side: Side, unit: number): Why {
  const why = whyNotOwn(side, unit);
  if (why) return why;
  const parts = IS_TIGER[unit] ? companiesOf(unit) : BATTALIONS.get(unit);
  if (!parts) return NOT_REGIMENT;
  if (s.place[unit] !== SPARE) return IS_WHOLE;
  const out = parts.find(part => s.place[part] !== TO_SET_UP);
  return out === undefined ? undefined : { rule: '13.4.2', code: 'take-back-first', about: { unit: out } };
}

/** 13.4.4 */
export function whyNotDetach(s: State, side: Side, unit: number): Why {
  const why = whyNotOwn(side, unit);
  if (why) return why;
  if (!IS_TIGER[unit]) return NO_TIGERS;
  if (isOnMap(s, unit)) return TIGERS_BACK;
  if (s.place[unit] === TO_COME) return TIGER_LATER;
  return s.place[unit] === TO_SET_UP ? undefined : IS_DETACHED;
}

/** 13.4.5 Why this company cannot be attached at all. */
export function whyNotCompany(s: State, side: Side, unit: number): Why {
  const why = whyNotOwn(side, unit);
  if (why) return why;
  if (!IS_COMPANY[unit]) return NO_COMPANY;
  if (isAttached(s, unit)) return IS_ATTACHED;
  return s.place[unit] === TO_SET_UP ? undefined : whyNotDetached(unit);
}

/** 13.4.4 The battalion of a company is still whole. */
export const whyNotDetached = (company: number): Why => ({
  rule: '13.4.4',
  code: 'not-detached',
  about: { unit: COMPANY_OF[COMPANIES.indexOf(company)] },
});

/** 13.4.5 Why a company cannot be attached to these: not one of `regimentsFor`. */
export function whyNotAttach(s: State, unit: number, units: readonly number[]): Why {
  const [regiment] = units;
  if (regiment === undefined || units.length > 1) return ONE_REGIMENT;
  if (unitSpec(regiment).size !== 'III') return ONLY_REGIMENTS;
  if (COMMAND[regiment] !== COMMAND[unit]) return OTHER_CORPS;
  if (s.attached.includes(regiment)) return HAS_COMPANY;
  const isSplit = s.place[regiment] === SPARE;
  return {
    rule: isSplit ? '13.4.6' : '13.4.5',
    code: isSplit ? 'is-split' : 'not-at-start',
    about: { unit: regiment },
  };
}

/** 13.4.3 In movement. */
export const whyNotSplitNow = (s: State, side: Side, unit: number): Why =>
  whyNotPresent(s, side, unit) ?? whyNotRegiment(s, unit) ?? whyNotFree(s, unit);

/** 13.4.3 In movement: both battalions must be in the hex and free. */
export function whyNotJoinNow(s: State, side: Side, unit: number): Why {
  const why = whyNotPresent(s, side, unit);
  if (why) return why;
  const other = BATTALIONS.get(regimentOf(unit))?.find(u => u !== unit);
  if (other === undefined) return NO_BATTALION;
  return s.place[other] === s.place[unit] ? (whyNotFree(s, unit) ?? whyNotFree(s, other)) : APART;
}

/** 13.4.3 Neither disrupted nor in an enemy ZOC. */
export function whyNotFree(s: State, unit: number): Why {
  if (s.disrupted[unit]) return { rule: '13.4.3', code: 'regroup-disrupted', about: { unit } };
  const isHeld = frontOf(s, GERMAN).ezoc[placeOf(s, unit)] !== 0;
  return isHeld ? { rule: '13.4.3', code: 'regroup-zoc', about: { unit } } : undefined;
}

/** 13.4.3 A regiment is joined by naming either battalion; the list names the first. */
export function battalionMeant(unit: number): number {
  const halves = BATTALIONS.get(REGIMENT[unit] ?? -1);
  return halves ? Math.min(...halves) : unit;
}
