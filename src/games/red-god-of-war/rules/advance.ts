/** 8.4 Advance after combat: who, how far and by which way; 12.1 to the side. */
import { dirTo } from '../../../kit/board.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { ADVANCE } from '../data/numbers.ts';
import type { AdvanceFrame, BattleFrame } from '../frames.ts';
import { BOARD, isBeside, isMech, neighboursOf, sideOf, unitsBy } from '../pieces.ts';
import { isActing, isOnMap, placeOf, type State } from '../state.ts';
import { weatherOf } from './costs.ts';
import { canCross, frontOf } from './ground.ts';
import { hasRoom } from './stacking.ts';

const NOT_ADVANCING = bar('8.42', 'not-advancing', 'unit');
const NO_ADVANCE = bar('8.44', 'no-advance-there', 'unit', 'hex');
const NO_ROOM = bar('8.43', 'hex-full', 'unit', 'hex');

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

/** Ways of an advance by their last hex, the shortest first. `trail` are the hexes that foot has to follow to (8.44). */
export function advances(
  s: State,
  f: AdvanceFrame,
  unit: number,
  battle: BattleFrame,
): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, readonly number[]>();
  const start = placeOf(s, unit);
  const { ezoc } = frontOf(s, f.side);
  const cap = capOf(s, unit, f.hexes);
  if (canStep(s, unit, start, f.hex)) ways.set(f.hex, [f.hex]);
  let last: (readonly number[])[] = [...ways.values()];
  for (let length = 2; length <= cap && last.length > 0; length++) {
    const longer: (readonly number[])[] = [];
    for (const way of last) {
      // 8.45 Each hex of an enemy ZOC that is left costs one.
      const left = [start, ...way].filter(hex => ezoc[hex]).length;
      const at = way.at(-1) ?? start;
      if (cap + left * ADVANCE.zoc < length) continue;
      for (const to of nextHexes(unit, at, length, battle)) {
        if (ways.has(to) || to === start || !canStep(s, unit, at, to)) continue;
        ways.set(to, [...way, to]);
        longer.push([...way, to]);
      }
    }
    last = longer;
  }
  for (const hex of sideways(s, unit, battle)) if (!ways.has(hex)) ways.set(hex, [hex]);
  return ways;
}

/** 8.44 Foot follows the way of the retreat, if there is one. */
const nextHexes = (unit: number, at: number, length: number, { trail }: BattleFrame): readonly number[] =>
  !isMech(unit) && length === 2 && trail.length > 0 ? trail.filter(hex => isBeside(at, hex)) : neighboursOf(at);

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
): Why => (advances(s, f, unit, battle).has(hex) ? NO_ROOM : NO_ADVANCE);
