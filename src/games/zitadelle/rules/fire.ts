/** 6.0 Anti-tank fire: which units may fire at which, the modifiers, and the chance to hit. */
import { dirTo } from '../../../kit/board.ts';
import { sumOfLines } from '../../../kit/chance.ts';
import type { OddsLine } from '../../../kit/report.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { AT_MODIFIERS, atResult } from '../data/tables.ts';
import {
  BOARD,
  enemyOf,
  hexAcross,
  hexMap,
  IS_AIR,
  IS_ARMOUR,
  IS_FORT,
  IS_HIGH,
  IS_SOFT,
  IS_TROOP,
  IS_VILLAGE_HIGH,
  isOpen,
  isRiver,
  isStream,
  SOVIET,
  sideOf,
  TROOPS_OF,
} from '../pieces.ts';
import { IDLE, placeOf, type State } from '../state.ts';
import { WAYS } from './dice.ts';
import { stackAt } from './ground.ts';
import { armourOf, atOf } from './values.ts';
import { isBeside, isOverLake, whyNotOnMap } from './who.ts';

const AIRCRAFT = bar('6.1.2', 'aircraft-fire', 'unit');
const NEVER_FIRES = bar('6.1.1', 'never-fires', 'unit');
const NO_AT = bar('6.1.1', 'no-at', 'unit');
const DISRUPTED = bar('6.1.3', 'disrupted-fire', 'unit');
const HAS_FIRED = bar('6.3.2', 'has-fired', 'unit');

/** 6.1 Why a unit cannot fire in this phase, whatever the target. */
export function whyNotFire(s: State, u: number): Why {
  if (IS_AIR[u]) return AIRCRAFT;
  if (placeOf(s, u) < 0) return whyNotOnMap(s, u);
  if (!IS_TROOP[u]) return NEVER_FIRES;
  if (atOf(s, u) === 0) return NO_AT;
  if (s.disrupted[u]) return DISRUPTED;
  return s.done[u] === IDLE ? undefined : HAS_FIRED;
}

/** Units with a target. */
export function firers(s: State, side: Side): number[] {
  const armour = armourHexes(s, enemyOf(side));
  return TROOPS_OF[side].filter(u => placeOf(s, u) >= 0 && isInReach(armour, placeOf(s, u)) && !whyNotFire(s, u));
}

/** 6.2.2 Neighbouring hexes with enemy armour, in order. */
export const targetHexes = (s: State, u: number): number[] =>
  inReach(armourHexes(s, enemyOf(sideOf(u))), placeOf(s, u));

const FIRE_RANGE = bar('6.2.2', 'fire-range', 'unit', 'hex');
const LAKE = bar('6.2.2', 'lake-between', 'unit', 'hex');
const NO_ENEMY = bar('6.2.1', 'no-enemy-there', 'unit', 'hex');

/** 6.2 Why a unit cannot fire at a hex that is not in `targetHexes`. */
export function whyNotAt(s: State, unit: number, hex: number): Why {
  const from = placeOf(s, unit);
  if (!isBeside(from, hex)) return FIRE_RANGE;
  if (isOverLake(from, hex)) return LAKE;
  const units = stackAt(s, enemyOf(sideOf(unit)), hex).filter(u => IS_TROOP[u]);
  return units.length === 0 ? NO_ENEMY : { rule: '6.2.1', code: 'no-armour-there', about: { unit, hex, units } };
}

/** 6.3.5 Why a unit, in or outside the hex, is not hit: it is not one of those with the highest armour there. */
export function whyNotHit(s: State, unit: number, units: readonly number[]): Why {
  const about = { unit, units };
  if (s.place[unit] !== s.place[units[0] ?? -1]) return { rule: '6.3.5', code: 'not-in-target-hex', about };
  const isTank = IS_ARMOUR[unit] === true;
  return { rule: isTank ? '6.3.5' : '6.2.1', code: isTank ? 'weaker-armour' : 'no-armour-target', about };
}

export function isInReach(armour: Uint8Array, from: number): boolean {
  for (let e = from * 6, end = e + 6; e < end; e++) if (isOpen(e) && armour[hexAcross(e)]) return true;
  return false;
}

export function inReach(armour: Uint8Array, from: number): number[] {
  const hexes: number[] = [];
  for (let e = from * 6, end = e + 6; e < end; e++) {
    const h = hexAcross(e);
    if (isOpen(e) && armour[h]) hexes.push(h);
  }
  return hexes.sort((a, b) => a - b);
}

/** 1 where armour of a side stands. */
export function armourHexes(s: State, side: Side): Uint8Array {
  const out = hexMap();
  for (const u of TROOPS_OF[side]) if (IS_ARMOUR[u] && placeOf(s, u) >= 0) out[placeOf(s, u)] = 1;
  return out;
}

/** 6.2.1, 6.3.5 The armour in a hex that is hit first: units with the highest armour value. */
export function foremost(s: State, side: Side, h: number): number[] {
  const tanks = stackAt(s, side, h).filter(u => IS_ARMOUR[u]);
  const best = Math.max(...tanks.map(u => armourOf(s, u)));
  return tanks.filter(u => armourOf(s, u) === best);
}

/** 6.5.1 */
export const heightModifier = (to: number): number => (IS_HIGH[to] || IS_VILLAGE_HIGH[to] ? AT_MODIFIERS.high : 0);
/** 6.5.2 */
export const fortModifier = (side: Side, from: number): number =>
  side === SOVIET && IS_FORT[from] ? AT_MODIFIERS.fort : 0;
/** 6.5.3, 6.5.4 By the water between the two: none, a stream, a river. */
export const WATER_MODIFIERS = [0, AT_MODIFIERS.stream, AT_MODIFIERS.river] as const;
/** 6.5.5 For a stack with or without non-armoured units. */
export const screenModifier = (stack: readonly number[]): number =>
  stack.some(v => IS_SOFT[v]) ? AT_MODIFIERS.screened : 0;

/** 6.5 Modifiers of the dice. */
export function fireLines(s: State, u: number, target: number): OddsLine[] {
  const from = placeOf(s, u);
  const to = placeOf(s, target);
  const dir = dirTo(BOARD, from, to);
  const all: readonly OddsLine[] = [
    { what: 'high', rule: '6.5.1', value: heightModifier(to) },
    { what: 'fort', rule: '6.5.2', value: fortModifier(sideOf(u), from) },
    { what: 'stream', rule: '6.5.3', value: isStream(from, dir) ? WATER_MODIFIERS[1] : 0 },
    { what: 'river', rule: '6.5.4', value: isRiver(from, dir) ? WATER_MODIFIERS[2] : 0 },
    { what: 'screened', rule: '6.5.5', value: screenModifier(stackAt(s, sideOf(target), to)) },
  ];
  return all.filter(({ value }) => value !== 0);
}

/** 6.4 A shot with everything that decides it; bombs are one, too (9.3.1). */
export interface Shot {
  readonly at: number;
  readonly armour: number;
  readonly lines: readonly OddsLine[];
  readonly modifier: number;
}

export const shotOf = (s: State, unit: number, target: number): Shot =>
  shotBy(atOf(s, unit), armourOf(s, target), fireLines(s, unit, target));

export const shotBy = (at: number, armour: number, lines: readonly OddsLine[]): Shot => ({
  at,
  armour,
  lines,
  modifier: sumOfLines(lines),
});

/** 6.4 Whether a roll hits: the result must exceed the armour. */
export const isHit = (at: number, roll: number, armour: number): boolean => atResult(at, roll) > armour;

/** The highest sum of two dice that hits, before modifiers; 0 if none does. */
export function neededRoll(at: number, armour: number, modifier: number): number {
  let sum = 12;
  while (sum >= 2 && !isHit(at, sum + modifier, armour)) sum--;
  return sum >= 2 ? sum : 0;
}

/** The chance to roll at most this sum with two dice. */
export const chanceOf = (most: number): number => WAYS.reduce((n, ways, sum) => (sum <= most ? n + ways : n), 0) / 36;
