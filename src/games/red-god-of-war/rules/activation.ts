/** 7.2 Who is active in the impulse of a headquarters, and in which supply state (6.12, 7.24). */
import { withEach } from '../../../kit/list.ts';
import { LONG_RANGE_LEVELS } from '../data/numbers.ts';
import {
  apart,
  commandOfHq,
  commandsBy,
  GERMAN,
  hqOf,
  isHq,
  rangeOf,
  SOVIET,
  sideOf,
  sideOfCommand,
} from '../pieces.ts';
import { ISOLATED, isFed, isOnMap, PASSIVE, placeOf, type State, SUPPLIED, UNSUPPLIED } from '../state.ts';
import { hasLineTo } from './supply.ts';

/** 7.21, 7.26 Distance to the headquarters, whatever lies between. */
export const isInRange = (s: Pick<State, 'place'>, card: number, hex: number): boolean => {
  const hq = placeOf(s, hqOf(card));
  return hq >= 0 && hex >= 0 && apart(hq, hex) <= rangeOf(card);
};

/** 3.2 Whether no other German headquarters is nearer to a hex. */
export function isNearest(s: Pick<State, 'place'>, card: number, hex: number): boolean {
  const hq = placeOf(s, hqOf(card));
  if (hq < 0) return false;
  const own = apart(hq, hex);
  return commandsBy(GERMAN).every(other => {
    const place = placeOf(s, hqOf(other));
    return place < 0 || apart(place, hex) >= own;
  });
}

/** 7.21-7.24 Whether a headquarters may activate a unit on the map that has not been activated this turn (3.0). */
export function canActivate(s: State, card: number, unit: number): boolean {
  if (sideOf(unit) !== sideOfCommand(card) || !isOnMap(s, unit) || s.acted[unit] === 1) return false;
  if (!isOnMap(s, hqOf(card))) return false;
  if (isHq(unit)) return commandOfHq(unit) === card;
  if (sideOf(unit) === SOVIET) return s.army[unit] === card;
  const hex = placeOf(s, unit);
  return isInRange(s, card, hex) || isNearest(s, card, hex);
}

/** The column of active units at the start of an impulse: 0 for the others, else 1 more than the supply state. */
export function activated(s: State, card: number): readonly number[] {
  const hasLine = hasLineTo(s, sideOfCommand(card), card);
  return withEach(s.acting, (_, unit) => (canActivate(s, card, unit) ? 1 + stateNow(s, card, unit, hasLine) : PASSIVE));
}

/** 6.12, 7.24 From the state of the turn: supplied only in range, by a line, and by a headquarters in combat supply. */
function stateNow(s: State, card: number, unit: number, hasLine: (unit: number) => boolean): number {
  const state = s.status[unit] ?? SUPPLIED;
  if (state === ISOLATED) return ISOLATED;
  if (isHq(unit)) return state === SUPPLIED && isFed(s, card) ? SUPPLIED : UNSUPPLIED;
  if (!isInRange(s, card, placeOf(s, unit))) return state + LONG_RANGE_LEVELS;
  return state === SUPPLIED && isFed(s, card) && hasLine(unit) ? SUPPLIED : UNSUPPLIED;
}
