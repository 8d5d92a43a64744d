/** 8.3 Retreats, hex by hex. */
import { dirTo } from '../../../kit/board.ts';
import { frameBelow } from '../../../kit/frames.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { isBattle, type RetreatFrame } from '../frames.ts';
import { apart, BOARD, neighboursOf, sideOf } from '../pieces.ts';
import { isOnMap, placeOf, type State } from '../state.ts';
import { canCross, firstAt, frontOf } from './ground.ts';
import { hasRoom } from './stacking.ts';

const NOT_RETREATING = bar('8.3', 'not-retreating', 'unit');
const FAR = bar('8.3', 'far-retreat', 'unit', 'hex');
const TO_ENEMY = bar('8.32', 'to-enemy', 'unit', 'hex');
const CLOSED = bar('8.32', 'no-entry', 'unit', 'hex');
const IN_ZOC = bar('8.32', 'retreat-zoc', 'unit', 'hex');
const NO_ROOM = bar('8.32', 'retreat-full', 'unit', 'hex');
const NEARER = bar('8.31', 'turns-back', 'unit', 'hex');
const BETTER = bar('8.31', 'better-retreat', 'unit', 'hex');

/** 8.32 Why a unit cannot enter a hex in retreat at all. */
function whyClosed(s: State, unit: number, hex: number): Why {
  const from = placeOf(s, unit);
  const dir = dirTo(BOARD, from, hex);
  if (dir < 0) return FAR;
  const { enemy, ezoc } = frontOf(s, sideOf(unit));
  if (enemy[hex]) return TO_ENEMY;
  if (!canCross(unit, from * 6 + dir)) return CLOSED;
  // 12.2 With the option, an empty hex in an enemy ZOC costs a step.
  if (ezoc[hex] && firstAt(s, hex) < 0 && !s.options.zocRetreat) return IN_ZOC;
  if (!hasRoom(s, unit, hex)) return NO_ROOM;
  const origin = frameBelow(s, isBattle).hex;
  return apart(origin, hex) < apart(origin, from) ? NEARER : undefined;
}

/** 8.31 The lower the better: out of enemy ZOC before a friend's hex in one (12.2: before an empty one), then farther away. */
function rank(s: State, unit: number, hex: number): number {
  const origin = frameBelow(s, isBattle).hex;
  const isFarther = apart(origin, hex) > apart(origin, placeOf(s, unit));
  const zone = !frontOf(s, sideOf(unit)).ezoc[hex] ? 0 : firstAt(s, hex) >= 0 ? 2 : 4;
  return zone + (isFarther ? 0 : 1);
}

const open = (s: State, unit: number): number[] =>
  neighboursOf(placeOf(s, unit)).filter(hex => !whyClosed(s, unit, hex));

/** The hexes that a unit may retreat to now. */
export function retreatHexes(s: State, unit: number): number[] {
  const hexes = open(s, unit);
  const best = Math.min(...hexes.map(hex => rank(s, unit, hex)));
  return hexes.filter(hex => rank(s, unit, hex) === best);
}

export function whyNotRetreatTo(s: State, unit: number, hex: number): Why {
  const why = whyClosed(s, unit, hex);
  if (why) return why;
  return retreatHexes(s, unit).includes(hex) ? undefined : BETTER;
}

/** 8.33 */
export const canRetreat = (s: State, unit: number): boolean => open(s, unit).length > 0;

export const leftFor = (f: RetreatFrame, unit: number): number => f.left[f.units.indexOf(unit)] ?? 0;

/** The units that still have to go and can. */
export const retreating = (s: State, f: RetreatFrame): number[] =>
  f.units.filter(unit => isOnMap(s, unit) && leftFor(f, unit) > 0 && canRetreat(s, unit));

/** 8.33 Those that have to go and cannot. */
export const stuck = (s: State, f: RetreatFrame): number[] =>
  f.units.filter(unit => isOnMap(s, unit) && leftFor(f, unit) > 0 && !canRetreat(s, unit));

export function whyNotRetreating(s: State, f: RetreatFrame, unit: number): Why {
  return retreating(s, f).includes(unit) ? undefined : NOT_RETREATING;
}

/** 12.2 Whether a hex costs a retreating unit a step. */
export const costsStep = (s: State, unit: number, hex: number): boolean =>
  frontOf(s, sideOf(unit)).ezoc[hex] === 1 && firstAt(s, hex) < 0;
