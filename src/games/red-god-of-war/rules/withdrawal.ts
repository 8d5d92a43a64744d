/** 11.1, 11.2, 11.4 Units that are called away: which of them may go. */
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import {
  ALL_UNITS,
  corpsOf,
  FORMATION_UNITS,
  formationOf,
  formationUnits,
  GERMAN,
  isTank,
  roleOf,
  SOVIET,
  sideOf,
  specOf,
  unitsBy,
} from '../pieces.ts';
import {
  ISOLATED,
  isOnMap,
  lostOf,
  OWES_BRIGADES,
  OWES_CORPS,
  OWES_DIVISIONS,
  OWES_PANZER,
  type State,
} from '../state.ts';

const NOT_OWED = bar('11.4', 'not-called-away', 'unit');
const GONE = bar('11.4', 'not-on-map', 'unit');
const CUT_OFF = bar('11.4', 'isolated-stays', 'unit');
const REDUCED = bar('11.4', 'others-stronger', 'unit');

/** The line of the bill that a unit pays, or -1. A brigade of a corps pays none: it goes with the corps. */
export const kindOf = (unit: number): number => KIND[unit] ?? -1;
const KIND: readonly number[] = ALL_UNITS.map(unit => {
  const { type, steps } = specOf(unit);
  const size = steps[0]?.size;
  if (sideOf(unit) === GERMAN) return formationOf(unit) >= 0 ? OWES_PANZER : -1;
  if (size === 'XXX') return type === 'T' || type === 'M' ? OWES_CORPS : -1;
  if (size === 'XX') return type === 'I' ? OWES_DIVISIONS : -1;
  return size === 'X' && isTank(unit) && corpsOf(unit) < 0 ? OWES_BRIGADES : -1;
});

const isFree = (s: State, unit: number): boolean => isOnMap(s, unit) && s.status[unit] !== ISOLATED;

/** 11.2 Divisions with all their units on the map, none of them isolated. */
const intact = (s: State): number[] =>
  FORMATION_UNITS.flatMap(({ side, needed }, formation) =>
    side === GERMAN && needed.every(unit => isFree(s, unit)) ? [formation] : [],
  );

/** The units that leave with one. */
export const leavingWith = (s: State, unit: number): number[] => {
  const formation = formationOf(unit);
  const all = formation < 0 ? [unit] : formationUnits(formation).units;
  return all.filter(one => isOnMap(s, one));
};

/** 11.4 Steps lost by what would leave. */
const lostBy = (s: State, unit: number): number =>
  sideOf(unit) === GERMAN ? leavingWith(s, unit).reduce((sum, one) => sum + lostOf(s, one), 0) : lostOf(s, unit);

/** 11.2, 11.4 Why a unit cannot be withdrawn for what is owed. */
export function whyNotWithdraw(s: State, side: Side, unit: number): Why {
  const kind = kindOf(unit);
  if (sideOf(unit) !== side || kind < 0 || s.bill[kind] === 0) return NOT_OWED;
  if (!isOnMap(s, unit)) return GONE;
  const fit = candidates(s, side, kind);
  if (fit.includes(unit)) return lostBy(s, unit) > leastLost(s, fit) ? REDUCED : undefined;
  return CUT_OFF;
}

const leastLost = (s: State, units: readonly number[]): number => Math.min(...units.map(unit => lostBy(s, unit)));

function candidates(s: State, side: Side, kind: number): number[] {
  if (kind !== OWES_PANZER) return unitsBy(side).filter(unit => kindOf(unit) === kind && isFree(s, unit));
  const whole = intact(s);
  return unitsBy(side).filter(
    unit => kindOf(unit) === kind && isFree(s, unit) && (whole.length === 0 || whole.includes(formationOf(unit))),
  );
}

const KINDS_OF: readonly (readonly number[])[] = [[OWES_PANZER], [OWES_CORPS, OWES_DIVISIONS, OWES_BRIGADES]];

/** How many formations and units a side still owes. */
export const owedBy = (s: Pick<State, 'bill'>, side: Side): number =>
  (KINDS_OF[side] ?? []).reduce((sum, kind) => sum + (s.bill[kind] ?? 0), 0);

/** The units that may be withdrawn now. A division is named by any of its units. */
export const withdrawable = (s: State, side: Side): number[] =>
  (KINDS_OF[side] ?? [])
    .filter(kind => s.bill[kind] !== 0)
    .flatMap(kind => {
      const fit = candidates(s, side, kind);
      const least = leastLost(s, fit);
      return fit.filter(unit => lostBy(s, unit) === least);
    })
    .sort((a, b) => a - b);

/** 11.2 Without a whole division, the Soviet player chooses. */
export const chooserOf = (s: State, side: Side): string =>
  roleOf(side === GERMAN && intact(s).length === 0 ? SOVIET : side);
