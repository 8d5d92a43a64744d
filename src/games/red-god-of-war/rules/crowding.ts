/**
 * 5.0, 5.2 Stacking counts when a movement phase ends, and in overruns. Until then one hex may hold too many, as long as
 * somebody there can still leave it for a hex with room next to it: so the phase can always be ended.
 */
import { topFrame } from '../../../kit/flow.ts';
import type { Refusal } from '../../../kit/game.ts';
import { partsOf } from '../../../kit/part.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import type { Why } from '../../../kit/why.ts';
import { isMove, type MoveFrame } from '../frames.ts';
import { ALL_UNITS, BOARD, formationOf, isLargeNow, movesLate, sideOf, unitsBy } from '../pieces.ts';
import { ENTERED, isActing, lostOf, NOT_MOVED, placeOf, type Standing, type State, TACTICAL } from '../state.ts';
import { plainCosts, zonedCosts } from './costs.ts';
import { firstAt, frontOf, nextAfter, unitsAt } from './ground.ts';
import { limitOf, spentOf } from './spending.ts';
import { FULL_HEX, hasRoom, hasUnit, isWithin } from './stacking.ts';

const part = partsOf<State>();

/** The fewest that may be too many. */
const MANY = 3;
const MANY_LARGE = 2;

const CROWDS = ofBothSides(side =>
  part({
    on: { place: ALL_UNITS, lost: unitsBy(side) },
    derive: (s): readonly number[] => unitsBy(side).flatMap(unit => (isCrowd(s, unit) ? [placeOf(s, unit)] : [])),
  }),
);

/** Whether a unit is the first of too many. */
function isCrowd(s: Standing, unit: number): boolean {
  const hex = placeOf(s, unit);
  if (hex < 0 || firstAt(s, hex) !== unit) return false;
  let [all, large] = [0, 0];
  for (let one = unit; one >= 0; one = nextAfter(s, one)) {
    all++;
    if (isLargeNow(one, lostOf(s, one))) large++;
  }
  return (all >= MANY || large >= MANY_LARGE) && !isWithin(s, unitsAt(s, hex));
}

/** The hexes in which too many units of a side stand. */
export const crowdsOf = (s: Standing, side: Side): readonly number[] => CROWDS[side].of(s);

/** 5.2 Why the phase cannot end, nor 5.0 an overrun begin. */
export function whyCrowded(s: Standing, side: Side, rule: '5.0' | '5.2'): Refusal | undefined {
  const [hex] = crowdsOf(s, side);
  return hex === undefined ? undefined : { rule, code: 'too-full', about: { hex } };
}

/** A unit that is about to stop in a hex, with so many half points left; -1 if it could not go on. */
interface Stop {
  readonly unit: number;
  readonly hex: number;
  readonly left: number;
}

const moveOf = (s: State, unit: number): MoveFrame | undefined => {
  const f = topFrame(s);
  return f && isMove(f) && f.side === sideOf(unit) ? f : undefined;
};

/** 5.2 Why a unit cannot stop in a hex: nobody could make room again, or has not where it has to be made first. */
export function whyNoStop(s: State, unit: number, hex: number, left = -1): Why {
  const isFull = !hasRoom(s, unit, hex);
  const f = moveOf(s, unit);
  if (!f) return isFull ? FULL_HEX : undefined;
  const [crowd = -1] = crowdsOf(s, f.side);
  if (!isFull && crowd < 0) return undefined;
  const stop = { unit, hex, left };
  const isLeft = crowd >= 0 && crowd !== hex && !isWithin(s, standing(s, crowd, stop));
  if (isLeft && (isFull || !canThin(s, f, crowd, stop))) return whyCrowded(s, f.side, '5.2');
  return isFull && !canThin(s, f, hex, stop) ? FULL_HEX : undefined;
}

export const mayStop = (s: State, unit: number, hex: number, left = -1): boolean => !whyNoStop(s, unit, hex, left);

/** Who stands in a hex after the stop. */
function standing(s: State, hex: number, stop?: Stop): number[] {
  const units = unitsAt(s, hex).filter(unit => unit !== stop?.unit);
  return stop?.hex === hex ? [...units, stop.unit] : units;
}

/** Whether somebody can leave a hex that is too full, so that it is so no more. */
export function canThin(s: State, f: MoveFrame, hex: number, stop?: Stop): boolean {
  const units = standing(s, hex, stop);
  return units.some(unit => isWithin(s, without(units, unit)) && canLeave(s, f, unit, stop));
}

const without = (units: readonly number[], unit: number): number[] => units.filter(one => one !== unit);

function canLeave(s: State, f: MoveFrame, unit: number, stop?: Stop): boolean {
  const isStopping = unit === stop?.unit;
  const from = isStopping ? stop.hex : placeOf(s, unit);
  if (isStopping) return stop.left > 0 && hasExit(s, unit, from, { stop, left: stop.left });
  const mode = s.mode[unit];
  const isFresh = mode === NOT_MOVED;
  if (!isActing(s, unit) || (f.late && !movesLate(unit)) || isHost(s, unit, from, stop)) return false;
  if (!isFresh && !(isInHand(f, unit, stop) && (mode === TACTICAL || mode === ENTERED))) return false;
  return hasExit(s, unit, from, {
    ...(stop && { stop }),
    ...(isFresh ? {} : { left: limitOf(s, unit) - spentOf(s, unit) }),
  });
}

/** 4.1 Whether it may still go on after the stop of another one. */
const isInHand = (f: MoveFrame, unit: number, stop?: Stop): boolean =>
  f.hand.includes(unit) && (!stop || (formationOf(unit) >= 0 && formationOf(unit) === formationOf(stop.unit)));

/** 4.63 Whether it has to stay, or might have to after the stop. */
function isHost(s: State, unit: number, hex: number, stop?: Stop): boolean {
  const isHosting = s.hosted[hex] === 1 || (stop?.hex === hex && frontOf(s, sideOf(unit)).ezoc[hex] === 1);
  const isOther = (one: number): boolean => one !== unit && one !== stop?.unit && s.marched[one] !== 1;
  return isHosting && s.marched[unit] !== 1 && !hasUnit(s, hex, isOther);
}

/** Whether a hex beside has room and can be entered: at any cost by a unit that has not moved (4.53). */
function hasExit(
  s: State,
  unit: number,
  from: number,
  { stop, left }: { readonly stop?: Stop; readonly left?: number },
): boolean {
  const { ezoc, enemy } = frontOf(s, sideOf(unit));
  const costs = left === undefined ? plainCosts(s, unit) : zonedCosts(s, unit);
  for (let edge = from * 6; edge < from * 6 + 6; edge++) {
    const to = BOARD.next[edge] ?? -1;
    const cost = costs[edge] ?? -1;
    if (to < 0 || cost < 0 || enemy[to] || (ezoc[from] && ezoc[to])) continue;
    if (left !== undefined && cost > left) continue;
    if (isWithin(s, [...without(standing(s, to, stop), unit), unit])) return true;
  }
  return false;
}
