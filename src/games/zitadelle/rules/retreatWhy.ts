/** 7.8 Why a unit cannot retreat to a hex, or not by the named way. */
import { hexDistance } from '../../../kit/board.ts';
import type { Refusal } from '../../../kit/game.ts';
import { isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { battleOf, type RetreatFrame } from '../frames.ts';
import { BOARD, neighbour, sideOf } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { frontOf, hasRoom, hasUnits, stacksOf, zocFor } from './ground.ts';
import { FAR } from './retreat.ts';
import { isBeside, isOverLake, whyNotOwn, whyNotPresent } from './who.ts';

const DOES_NOT_RETREAT = bar('7.8.1', 'does-not-retreat', 'unit');
const MUST_RETREAT = bar('7.6.2', 'must-retreat', 'unit');
const MUST_GO_FURTHER = bar('7.8.2', 'must-go-further', 'unit');
const ENEMY = bar('7.8.3', 'retreat-enemy', 'unit', 'hex');
const TWO_HEXES = bar('7.8.1', 'two-hexes', 'unit', 'hex');
const LEFT = bar('7.8.4', 'left-by-others', 'unit', 'hex');
const ZOC = bar('7.8.3', 'retreat-zoc', 'unit', 'hex');
const EMPTY_FIRST = bar('7.8.2', 'empty-first', 'unit', 'hex');
const FULL_REFUGE = bar('7.8.2', 'full-refuge', 'unit', 'hex');
const LAKE = bar('8.2.6', 'lake-between', 'unit', 'hex');
const WAY_BROKEN = bar('7.8.1', 'no-such-way', 'unit', 'hex');

/** The section by which a unit goes on from a full hex. */
const onwards = (s: State): string => (s.options.overflow ? '13.2.2' : '7.8.2');

/** 7.8.2, 13.2.2 The unit that goes on comes before all others. */
export function whyOtherFirst(s: State, { further }: RetreatFrame, unit: number | undefined): Why {
  if (further < 0 || unit === undefined || further === unit) return undefined;
  return { rule: onwards(s), code: 'another-goes-on', about: { unit: further } };
}

/** Why a unit cannot retreat now at all. */
export function whyNotGoing(s: State, f: RetreatFrame, unit: number): Why {
  const why = whyNotPresent(s, f.side, unit);
  return why ?? (f.units.includes(unit) || f.free.includes(unit) ? undefined : DOES_NOT_RETREAT);
}

/** 7.6.2, 7.6.3 Why a unit may not stay where it is. */
export function whyNotStand(s: State, f: RetreatFrame, unit: number): Why {
  const why = whyNotOwn(f.side, unit);
  if (why) return why;
  if (f.further === unit) return s.options.overflow ? undefined : MUST_GO_FURTHER;
  if (f.free.includes(unit)) return undefined;
  return whyNotGoing(s, f, unit) ?? MUST_RETREAT;
}

/** Why a retreating unit cannot end in a hex that is not one of its refuges. */
export function whyNotRefuge(s: State, f: RetreatFrame, unit: number, hex: number): Why {
  const front = frontOf(s, sideOf(unit));
  if (front.enemy[hex]) return ENEMY;
  const why = whyNotDistant(s, f, unit, hex) ?? whyNotOpen(s, unit, hex);
  if (why) return why;
  const mids = f.further === unit ? [] : between(placeOf(s, unit), hex);
  const shut = mids.map(mid => whyNotOver(s, unit, mid, hex));
  if (mids.length > 0 && !shut.includes(undefined)) return leastOf(shut);
  if (isOverLake(placeOf(s, unit), hex)) return LAKE;
  return hasRoom(stacksOf(s, sideOf(unit)), unit, hex) ? EMPTY_FIRST : FULL_REFUGE;
}

/** 7.8.1 Two hexes away; a unit that goes on, one hex further, and no nearer to its start. */
function whyNotDistant(s: State, f: RetreatFrame, unit: number, hex: number): Why {
  const distance = hexDistance(BOARD, placeOf(s, unit), hex);
  if (f.further !== unit) return distance === FAR ? undefined : TWO_HEXES;
  if (distance !== 1) return { rule: onwards(s), code: 'one-hex-further', about: { unit, hex } };
  return hexDistance(BOARD, f.start, hex) < FAR ? TWO_HEXES : undefined;
}

/** 7.8.3, 7.8.4 Why a hex without enemies cannot be entered. */
function whyNotOpen(s: State, unit: number, hex: number): Why {
  if (battleOf(s).left.includes(hex)) return LEFT;
  const isEmpty = !hasUnits(stacksOf(s, sideOf(unit)), hex);
  return isEmpty && zocFor(frontOf(s, sideOf(unit)), unit)[hex] ? ZOC : undefined;
}

/** The common neighbours of two hexes that are two apart. */
const between = (from: number, to: number): number[] =>
  [0, 1, 2, 3, 4, 5].map(dir => neighbour(from, dir)).filter(h => h >= 0 && isBeside(h, to));

interface Over {
  readonly unit: number;
  readonly hex: number;
  readonly mid: number;
}

const over = (bar: Omit<Refusal, 'about'>, { unit, hex, mid }: Over): Why => ({
  ...bar,
  about: { unit, hex, hexes: [mid] },
});

/** Why a way to a hex cannot pass another one. */
function whyNotOver(s: State, unit: number, mid: number, hex: number): Why {
  const step = { unit, hex, mid };
  if (isOverLake(placeOf(s, unit), mid) || isOverLake(mid, hex)) return LAKE;
  if (frontOf(s, sideOf(unit)).enemy[mid]) return over({ rule: '7.8.3', code: 'way-enemy' }, step);
  const why = whyNotOpen(s, unit, mid);
  if (why)
    return why === LEFT
      ? over({ rule: '7.8.4', code: 'way-left' }, step)
      : over({ rule: '7.8.3', code: 'way-zoc' }, step);
  const isFull = !s.options.overflow && !hasRoom(stacksOf(s, sideOf(unit)), unit, mid);
  return isFull ? over({ rule: '7.8.2', code: 'way-full' }, step) : undefined;
}

/** The first in rulebook order, if several ways are closed. */
function leastOf(reasons: readonly Why[]): Why {
  const known = reasons.filter(why => why !== undefined);
  return known.sort((a, b) => a.rule.localeCompare(b.rule))[0];
}

/** Why a unit that may retreat to a hex cannot do so by the named hexes. */
export function whyNotBackBy(
  s: State,
  f: RetreatFrame,
  about: Pick<Over, 'unit' | 'hex'>,
  way: readonly number[],
): Why {
  const { unit, hex } = about;
  const from = placeOf(s, unit);
  const [first = -1] = way;
  if (!isWay(BOARD, way, hex) || !isBeside(from, first)) return WAY_BROKEN;
  if (way.length !== (f.further === unit ? 1 : hexDistance(BOARD, from, hex))) return TWO_HEXES;
  return way.length === 1 ? undefined : whyNotOver(s, unit, first, hex);
}
