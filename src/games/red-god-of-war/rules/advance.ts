/** 8.4 Advance after combat: who, how far and by which way; 12.1 to the side. */
import { dirTo } from '../../../kit/board.ts';
import type { Named } from '../../../kit/offer.ts';
import { FAR, pathTo, reach } from '../../../kit/reach.ts';
import { isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { ADVANCE } from '../data/numbers.ts';
import type { AdvanceFrame, BattleFrame } from '../frames.ts';
import { BOARD, isBeside, isMech, neighboursOf, sideOf, unitsBy } from '../pieces.ts';
import { isActing, isOnMap, placeOf, type State } from '../state.ts';
import { weatherOf } from './costs.ts';
import { canCross, FOOT_OPEN, frontOf, isEnemyAt, MECH_OPEN } from './ground.ts';
import { hasRoom } from './stacking.ts';

const NOT_ADVANCING = bar('8.42', 'not-advancing', 'unit');
const NO_ADVANCE = bar('8.44', 'no-advance-there', 'unit', 'hex');
const NO_ROOM = bar('8.43', 'hex-full', 'unit', 'hex');
const NO_WAY = bar('4.1', 'no-way', 'unit', 'hex');
const NOT_FIRST = bar('8.44', 'advance-first', 'unit', 'hex');
const OFF_TRAIL = bar('8.44', 'off-trail', 'unit', 'hex');
const TOO_LONG = bar('8.41', 'advance-too-long', 'unit', 'hex');
const LEAVES_ZOC = bar('8.45', 'advance-leaves-zoc', 'unit', 'hex');
const CLOSED = bar('8.46', 'advance-closed', 'unit', 'hex');
const ENEMY_THERE = bar('4.52', 'enemy-there', 'hex');

/** 8.41 By the retreat, or by what of the result the lost defenders did not pay. */
export const lengthOf = (f: BattleFrame): number =>
  Math.max(ADVANCE.least, f.retreated > 0 ? f.retreated : (f.owed[1] ?? 0) - (f.lost[1] ?? 0));

/** 8.4, 8.42 Active units next to the emptied hex that did not retreat. */
export const eligible = (s: State, f: BattleFrame, done: readonly number[]): number[] =>
  unitsBy(f.side).filter(
    unit =>
      isOnMap(s, unit) &&
      isActing(s, unit) &&
      isBeside(placeOf(s, unit), f.hex) &&
      !f.fled.includes(unit) &&
      !done.includes(unit),
  );

/** 8.41 The longest advance of a unit, before any ZOC that it leaves (8.45). */
function capOf(s: State, unit: number, hexes: number): number {
  const most = (isMech(unit) ? ADVANCE.mech : ADVANCE.foot) + (weatherOf(s) === 'snow' ? ADVANCE.snow : 0);
  return Math.max(ADVANCE.least, Math.min(hexes, most));
}

const canStep = (s: State, unit: number, from: number, to: number): boolean => {
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && canCross(unit, from * 6 + dir) && !frontOf(s, sideOf(unit)).enemy[to];
};

/** Ways of an advance by their last hex, the shortest first; the player may name others (whyNotBy). */
export function advances(
  s: State,
  f: AdvanceFrame,
  unit: number,
  battle: BattleFrame,
): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, readonly number[]>();
  const start = placeOf(s, unit);
  if (canStep(s, unit, start, f.hex)) ways.set(f.hex, [f.hex]);
  // A map goes on to what is added while it is read.
  for (const [at, way] of ways)
    for (const to of neighboursOf(at)) {
      if (ways.has(to) || to === start || whyNoStep(s, f, battle, [unit, ...way, to])) continue;
      ways.set(to, [...way, to]);
    }
  for (const hex of sideways(s, unit, battle)) if (!ways.has(hex)) ways.set(hex, [hex]);
  return ways;
}

/** Why a unit cannot take the last step of a way; it has taken those before. */
function whyNoStep(
  s: State,
  f: AdvanceFrame,
  battle: BattleFrame,
  [unit, ...way]: readonly [number, ...(readonly number[])],
): Why {
  const start = placeOf(s, unit);
  const before = [start, ...way.slice(0, -1)];
  const to = way.at(-1) ?? start;
  if (way.length === 1 && to !== f.hex) return NOT_FIRST;
  if (!canStep(s, unit, before.at(-1) ?? start, to)) return isEnemyAt(s, f.side, to) ? ENEMY_THERE : CLOSED;
  if (way.length === 1) return undefined;
  // 8.44 Foot follows the way of the retreat, if there is one.
  if (way.length === 2 && !isMech(unit) && battle.trail.length > 0 && !battle.trail.includes(to)) return OFF_TRAIL;
  const cap = capOf(s, unit, f.hexes);
  if (way.length > cap) return TOO_LONG;
  // 8.45 Each hex of an enemy ZOC that is left costs one.
  const { ezoc } = frontOf(s, f.side);
  return cap + before.filter(hex => ezoc[hex]).length * ADVANCE.zoc < way.length ? LEAVES_ZOC : undefined;
}

/** 8.41-8.46 Why a unit cannot advance by the hexes that the player names. */
export function whyNotBy(
  s: State,
  f: AdvanceFrame,
  battle: BattleFrame,
  { unit, hex, hexes: way = [] }: Pick<Named, 'unit' | 'hex' | 'hexes'>,
): Why {
  const [first = -1] = way;
  if (!isWay(BOARD, way, hex) || !isBeside(placeOf(s, unit), first) || way.includes(placeOf(s, unit))) return NO_WAY;
  if (way.length === 1 && sideways(s, unit, battle).includes(first)) return undefined;
  for (let steps = 1; steps <= way.length; steps++) {
    const why = whyNoStep(s, f, battle, [unit, ...way.slice(0, steps)]);
    if (why) return why;
  }
  return undefined;
}

/** 12.1 An attacker may go to an empty hex beside the attacked one instead, not from ZOC to ZOC. */
function sideways(s: State, unit: number, battle: BattleFrame): number[] {
  const start = placeOf(s, unit);
  const { ezoc } = frontOf(s, sideOf(unit));
  if (!s.options.maximumAdvance || !battle.attackers.includes(unit)) return [];
  return neighboursOf(start).filter(
    hex => isBeside(hex, battle.hex) && canStep(s, unit, start, hex) && !(ezoc[start] && ezoc[hex]),
  );
}

export function whyNotAdvancing(f: AdvanceFrame, unit: number): Why {
  return f.units.includes(unit) ? undefined : NOT_ADVANCING;
}

/** 8.43 Stacking counts where it ends. */
export const advanceHexes = (s: State, f: AdvanceFrame, unit: number, battle: BattleFrame): number[] =>
  [...advances(s, f, unit, battle).keys()].filter(hex => hasRoom(s, unit, hex));

export const whyNotAdvanceTo = (
  s: State,
  f: AdvanceFrame,
  battle: BattleFrame,
  [unit, hex]: readonly [number, number],
): Why => {
  if (advances(s, f, unit, battle).has(hex)) return NO_ROOM;
  if (isEnemyAt(s, f.side, hex)) return ENEMY_THERE;
  if (hex === f.hex) return CLOSED;
  // What stands in the shortest way.
  const reached = reach(BOARD, f.hex, {
    costs: isMech(unit) ? MECH_OPEN : FOOT_OPEN,
    limit: FAR,
    block: frontOf(s, f.side).enemy,
    goal: hex,
  });
  const way = pathTo(reached, hex);
  if (way.length === 0) return NO_ADVANCE;
  return whyNotBy(s, f, battle, { unit, hex, hexes: [f.hex, ...way] }) ?? NO_ADVANCE;
};
