/** 7.2 Who is active in the impulse of a headquarters, and in which supply state (6.12, 7.24). */
import { withEach } from '../../../kit/list.ts';
import { bar, type Why } from '../../../kit/why.ts';
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
import { ISOLATED, isActing, isFed, isOnMap, PASSIVE, placeOf, type State, SUPPLIED, UNSUPPLIED } from '../state.ts';
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

const ACTED = bar('3.0', 'activated-before', 'unit');
const NO_HQ = bar('7.27', 'no-hq-now');
const OTHER_HQ = bar('7.2', 'passive-hq', 'unit');
const OTHER_ARMY = bar('7.23', 'other-army', 'unit');
const NEARER_HQ = bar('7.21', 'nearer-hq', 'unit');

/** 3.0, 7.21-7.24 Why a headquarters does not activate a unit of its side on the map: once a turn, by army or distance. */
export function whyNotActivated(s: State, card: number, unit: number): Why {
  if (s.acted[unit] === 1) return ACTED;
  if (!isOnMap(s, hqOf(card))) return NO_HQ;
  if (isHq(unit)) return commandOfHq(unit) === card ? undefined : OTHER_HQ;
  if (sideOf(unit) === SOVIET) return s.army[unit] === card ? undefined : OTHER_ARMY;
  const hex = placeOf(s, unit);
  return isInRange(s, card, hex) || isNearest(s, card, hex) ? undefined : NEARER_HQ;
}

export const canActivate = (s: State, card: number, unit: number): boolean =>
  sideOf(unit) === sideOfCommand(card) && isOnMap(s, unit) && !whyNotActivated(s, card, unit);

/** Why a unit of the side on the map is not active in this impulse; it was settled when the chit was drawn. */
export const whyPassive = (s: State, card: number, unit: number): Why =>
  isActing(s, unit) ? undefined : (whyNotActivated(s, card, unit) ?? NOT_ACTIVE);
const NOT_ACTIVE = bar('7.21', 'passive', 'unit');

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
