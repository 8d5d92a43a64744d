/** 5.1 How many units may be in a hex. A headquarters is a unit; a Soviet corps with its brigade is one unit (5.5). */
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { STACKING } from '../data/numbers.ts';
import { corpsOf, GERMAN, isLargeNow, sideOf } from '../pieces.ts';
import { lostOf, type Placed, placeOf, type Standing } from '../state.ts';
import { firstAt, nextAfter, stacksOf } from './ground.ts';

export const FULL_HEX = bar('5.1', 'hex-full', 'unit', 'hex');

/** Why a unit cannot be in a hex with those that are there. */
export const whyNoRoom = (s: Standing, unit: number, hex: number): Why =>
  hasRoom(s, unit, hex) ? undefined : FULL_HEX;

/** Whether a unit has room in a hex beside those that are there; it may be one of them. */
export function hasRoom(s: Standing, unit: number, hex: number): boolean {
  const { first, next } = stacksOf(s);
  let other = first[hex] ?? -1;
  if (other < 0) return true;
  let all = 0;
  let large = 0;
  let isBesideCorps = false;
  for (; other >= 0; other = next[other] ?? -1) {
    if (other === corpsOf(unit)) isBesideCorps = true;
    // 5.5
    const corps = corpsOf(other);
    if (other === unit || (corps >= 0 && (corps === unit || placeOf(s, corps) === hex))) continue;
    all++;
    if (isLargeNow(other, lostOf(s, other))) large++;
  }
  if (!isBesideCorps) {
    all++;
    if (isLargeNow(unit, lostOf(s, unit))) large++;
  }
  return mayStand(sideOf(unit), all, large);
}

/** 5.1 Whether units of one side may stand together. */
export function isWithin(s: Pick<Standing, 'lost'>, units: readonly number[]): boolean {
  const [first] = units;
  if (first === undefined) return true;
  let large = 0;
  let all = 0;
  for (const unit of units) {
    // 5.5
    if (corpsOf(unit) >= 0 && units.includes(corpsOf(unit))) continue;
    all++;
    if (isLargeNow(unit, lostOf(s, unit))) large++;
  }
  return mayStand(sideOf(first), all, large);
}

/** So many units, and how many of them are divisions or corps. */
function mayStand(side: Side, all: number, large: number): boolean {
  if (side === GERMAN) {
    const { divisions, withDivision, withoutDivision } = STACKING.german;
    return large === 0 ? all <= withoutDivision : large <= divisions && all - large <= withDivision;
  }
  return all <= STACKING.soviet.units && large <= STACKING.soviet.divisions;
}

/** Whether the hex holds a unit of the side that fits a condition. */
export function hasUnit(s: Placed, hex: number, is: (unit: number) => boolean): boolean {
  for (let unit = firstAt(s, hex); unit >= 0; unit = nextAfter(s, unit)) if (is(unit)) return true;
  return false;
}
