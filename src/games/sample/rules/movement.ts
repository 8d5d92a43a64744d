/** 4.0 Movement. `whyNot…` says what forbids a thing; what nothing forbids is legal. */
import type { Io } from '../../../kit/flow.ts';
import { pathTo, type Reached, type ReachSpec, reach } from '../../../kit/reach.ts';
import { along, isWay } from '../../../kit/way.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { marks, paint } from '../../../kit/zoc.ts';
import { BOARD, HIGH_WATER_COSTS, NORMAL_COSTS, TOWN } from '../data/map.ts';
import { type Side, sideOf, UNITS } from '../data/units.ts';
import { enemiesOf, isOnMap, NO_CHIT, type State } from '../state.ts';

const NO_SUCH_UNIT = bar('1.1', 'no-such-unit', 'unit');
const HAS_CHIT = bar('3.3', 'has-chit', 'unit');
const NEAR_ENEMY = bar('3.3', 'near-enemy', 'unit');
export const TOO_FAR = bar('4.2', 'too-far', 'unit', 'hex');

/** 4.1 A unit may act once in a phase. */
export function whyNotAct(s: State, side: Side, unit: number, rule: string): Why {
  if (!isOnMap(s, unit) || sideOf(unit) !== side) return NO_SUCH_UNIT;
  return s.done[unit] ? { rule, code: 'acted', about: { unit } } : undefined;
}

/** 4.2-4.4 Why a unit cannot take a way of the player's own to one of its destinations. */
export function whyNotAlong(s: State, unit: number, hex: number, way: readonly number[]): Why {
  if (!isWay(BOARD, way, hex)) return { rule: '4.2', code: 'no-way', about: { unit, hex } };
  const walked = along(BOARD, s.place[unit]!, way, goingOf(s, unit));
  if (walked.ok) return undefined;
  const { from, hex: at, why } = walked.error;
  if (why === 'blocked') return { rule: '4.4', code: 'way-blocked', about: { unit, hex: at } };
  if (why === 'stop') return { rule: '4.3', code: 'must-stop', about: { unit, hex: from } };
  return { rule: '4.2', code: why === 'dear' ? 'too-far' : 'no-way', about: { unit, hex: at } };
}

/** The hexes a unit steps into when no way is asked for. */
export const wayTo = (s: State, unit: number, hex: number): number[] => pathTo(reachOf(s, unit), hex);

/** 3.3 A unit without a chit and away from the enemy may rest instead of moving. */
export function whyNotRest(s: State, side: Side, unit: number): Why {
  const why = whyNotAct(s, side, unit, '4.1');
  if (why) return why;
  if (s.chit[unit] !== NO_CHIT) return HAS_CHIT;
  return besideEnemy(s, unit)[s.place[unit]!] ? NEAR_ENEMY : undefined;
}

/** 4.2 Where a unit can end its move. */
export function destinations(s: State, unit: number): number[] {
  const { hexes, count } = reachOf(s, unit);
  return Array.from(hexes.subarray(1, count));
}

/** 4.2-4.4 The kit's flood with this game's costs; the first hex of the answer is the unit's own. */
export const reachOf = (s: State, unit: number): Reached => reach(BOARD, s.place[unit]!, goingOf(s, unit));

/** What a unit's steps cost and what bars them. */
export function goingOf(s: State, unit: number): ReachSpec {
  const costs = s.highWater ? HIGH_WATER_COSTS : NORMAL_COSTS;
  const limit = UNITS[unit]!.allowance;
  return { costs, limit, stop: besideEnemy(s, unit), block: occupied(s) };
}

/** 4.3 Marks every hex next to a unit's enemies. */
export function besideEnemy(s: State, unit: number): Uint8Array {
  const zone = marks(BOARD.size);
  const enemies = enemiesOf(s, unit).map(enemy => s.place[enemy]!);
  paint(BOARD, NORMAL_COSTS, enemies, zone);
  return zone;
}

/** 4.4 Marks every hex with a unit. */
function occupied(s: State): Uint8Array {
  const taken = marks(BOARD.size);
  for (const hex of s.place) if (hex >= 0) taken[hex] = 1;
  return taken;
}

export const neighbours = (hex: number): number[] =>
  Array.from(BOARD.next.subarray(hex * 6, hex * 6 + 6)).filter(next => next >= 0);

/** Puts a unit into a hex, by whatever rule it came. 6.1 The town is held by whoever entered it last. */
export function enterHex(d: State, unit: number, hex: number, io: Io): void {
  d.place = d.place.with(unit, hex);
  if (hex !== TOWN || d.holder === sideOf(unit)) return;
  d.holder = sideOf(unit);
  io.emit({ type: 'town-taken', rule: '6.1', role: d.holder });
}
