/** 4.0, 7.2 Which units may move in a phase, and what a move does to them. */
import { frameBelow } from '../../../kit/frames.ts';
import { withAt } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { type ImpulseFrame, isImpulse, type MoveFrame } from '../frames.ts';
import { formationOf, movesLate, sideOf } from '../pieces.ts';
import { ENTERED, HALTED, isOnMap, NOT_MOVED, placeOf, RAIL, STRATEGIC, type State, TACTICAL } from '../state.ts';
import { whyPassive } from './activation.ts';
import { unitsAt } from './ground.ts';
import { limitOf, spentOf } from './spending.ts';

const NOT_YOURS = bar('2.1', 'not-your-unit', 'unit');
const NOT_ON_MAP = bar('2.1', 'not-on-map', 'unit');
const NOT_MECHANISED = bar('3.23', 'not-mechanised', 'unit');
const HAS_HALTED = bar('4.53', 'halted', 'unit');
const MOVED_OTHERWISE = bar('4.4', 'moved-otherwise', 'unit');
const MOVE_OVER = bar('4.1', 'move-over', 'unit');
const NO_POINTS = bar('4.12', 'no-points', 'unit');
const MUST_STAY = bar('4.63', 'must-stay', 'unit');
const MOVED_ALREADY = bar('4.2', 'moved-already', 'unit');

export const impulseOf = (s: State): ImpulseFrame => frameBelow(s, isImpulse);

/** Why a unit cannot move at all in this phase. */
export function whyNotMover(s: State, f: MoveFrame, unit: number): Why {
  if (sideOf(unit) !== f.side) return NOT_YOURS;
  if (!isOnMap(s, unit)) return NOT_ON_MAP;
  return whyPassive(s, impulseOf(s).card, unit) ?? (f.late && !movesLate(unit) ? NOT_MECHANISED : undefined);
}

/** 4.1, 4.4 Units move one after the other; those of a formation may gather. */
export const whyNotTactical = (s: State, f: MoveFrame, unit: number): Why =>
  whyNotMover(s, f, unit) ?? whyNotMoveOn(s, f, unit);

/** The same of a unit that can move in this phase. */
export function whyNotMoveOn(s: State, f: MoveFrame, unit: number): Why {
  const mode = s.mode[unit];
  if (mode === HALTED) return HAS_HALTED;
  if (mode === STRATEGIC || mode === RAIL) return MOVED_OTHERWISE;
  if (mode !== NOT_MOVED && !f.hand.includes(unit)) return MOVE_OVER;
  if (mode !== NOT_MOVED && spentOf(s, unit) >= limitOf(s, unit)) return NO_POINTS;
  return mustStay(s, unit) ? MUST_STAY : undefined;
}

/** 4.2, 4.3 Units that have not moved; those that have just entered may go on (3.21). */
export const whyNotTraveller = (s: State, f: MoveFrame, unit: number): Why =>
  whyNotMover(s, f, unit) ?? whyNotTravelOn(s, f, unit);

/** The same of a unit that can move in this phase. */
export function whyNotTravelOn(s: State, f: MoveFrame, unit: number): Why {
  const isFree = s.mode[unit] === NOT_MOVED || (s.mode[unit] === ENTERED && f.hand.includes(unit));
  if (!isFree) return MOVED_ALREADY;
  return mustStay(s, unit) ? MUST_STAY : undefined;
}

/** 4.63 The last unit that has not moved in a hex where another one came from ZOC to ZOC. */
function mustStay(s: State, unit: number): boolean {
  const hex = placeOf(s, unit);
  if (s.hosted[hex] !== 1 || s.marched[unit] === 1) return false;
  return unitsAt(s, hex).every(other => other === unit || s.marched[other] === 1);
}

export interface Moved {
  readonly unit: number;
  readonly mode: number;
  readonly spent: number;
}

/** Notes that a unit has moved: 7.21 it is activated by that. */
export function note(d: State, f: MoveFrame, { unit, mode, spent }: Moved): void {
  d.mode = withAt(d.mode, unit, mode);
  d.spent = withAt(d.spent, unit, spent);
  if (d.marched[unit] !== 1) d.marched = withAt(d.marched, unit, 1);
  if (d.acted[unit] !== 1) d.acted = withAt(d.acted, unit, 1);
  f.hand = handWith(f, unit);
  f.acted = 1;
  if (mode === TACTICAL || mode === HALTED) f.tactical = 1;
}

/** 4.1 The units in hand: of one formation, or a single unit. */
function handWith({ hand }: MoveFrame, unit: number): readonly number[] {
  if (hand.includes(unit)) return hand;
  const formation = formationOf(unit);
  return formation >= 0 && hand.some(other => formationOf(other) === formation) ? [...hand, unit] : [unit];
}
