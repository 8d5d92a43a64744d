/**
 * 7.1, 7.2 This game's own reasons about declaring assaults: which units can assault which. All others:
 * kit/declareWhy.ts.
 */
import type { DeclareCode } from '../../../kit/declareWhy.ts';
import { bar, type Why } from '../../../kit/why.ts';
import type { DeclareFrame } from '../frames.ts';
import { enemyOf, IS_ARTILLERY, IS_ENGINEER, IS_SOFT, IS_TROOP, neighbour, sideOf } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { frontOf, stackAt } from './ground.ts';
import { isBeside, isOverLake, whyNotPresent } from './who.ts';

/** The section of every reason of the kit. */
export const DECLARE_SECTIONS: Readonly<Record<DeclareCode, string>> = {
  'must-attack': '7.1.1',
  'must-be-attacked': '7.1.2',
  'duty-first': '7.1.1',
  'not-beside-all': '7.2.5',
  'already-assigned': '7.1.4',
  'no-other-enemy': '7.1.1',
  'needed-elsewhere': '7.1.2',
  'needed-at': '7.1.2',
  'declare-stuck': '7.1.2',
  'join-two': '7.2.1',
  'already-joined': '7.2.1',
  'nobody-assigned': '7.1.2',
  'nobody-beside-all': '7.2.5',
  'no-whole-left': '7.1.2',
  'join-leaves-hex': '7.1.2',
  'join-leaves-unit': '7.1.1',
  'not-assigned': '7.1.1',
  'not-joined': '7.2.1',
  'little-to-clear': '7.2.1',
  'all-declared': '7.1.2',
};

const GUNS_SUPPORT = bar('10.1.2', 'supports-only', 'unit');
const ENGINEERS_SUPPORT = bar('10.2.2', 'supports-only', 'unit');
const ONLY_ARMOUR = bar('7.1.5', 'only-armour-beside', 'unit');
const NOBODY_BESIDE = bar('7.1.1', 'nobody-beside', 'unit');
const LAKE = bar('5.2.6', 'lake-between', 'unit', 'hex');
const ARMOUR_ALONE = bar('7.1.5', 'armour-alone', 'unit', 'hex');
const NOT_BESIDE = bar('7.1.1', 'not-beside', 'unit', 'hex');
const NO_ENEMY = bar('7.1.1', 'no-enemy-there', 'unit', 'hex');

interface Asked {
  readonly s: State;
  readonly f: DeclareFrame;
}

/** Why a unit cannot assault at all. */
export function whyUnable({ s, f }: Asked, unit: number): Why {
  const why = whyNotPresent(s, f.side, unit);
  if (why) return why;
  if (IS_ARTILLERY[unit]) return GUNS_SUPPORT;
  if (IS_ENGINEER[unit]) return ENGINEERS_SUPPORT;
  const from = placeOf(s, unit);
  const { enemy } = frontOf(s, f.side);
  const sides = [0, 1, 2, 3, 4, 5].map(dir => neighbour(from, dir)).filter(h => h >= 0 && enemy[h]);
  const isShut = sides.length > 0 && sides.every(h => isOverLake(from, h));
  if (isShut) return { rule: '5.2.6', code: 'lake-between', about: { unit, hex: sides[0] } };
  return sides.length > 0 ? ONLY_ARMOUR : NOBODY_BESIDE;
}

/** Why a unit cannot assault the enemy in an adjacent hex. */
export function whyBarred({ s }: Asked, unit: number, hex: number): Why {
  const from = placeOf(s, unit);
  if (!isBeside(from, hex) || !frontOf(s, sideOf(unit)).enemy[hex]) return undefined;
  return isOverLake(from, hex) ? LAKE : ARMOUR_ALONE;
}

/** Why a unit has no target in a hex. */
export const whyFar = ({ s }: Asked, unit: number, hex: number): Why =>
  isBeside(placeOf(s, unit), hex) ? NO_ENEMY : NOT_BESIDE;

/** Why no unit can assault a hex. */
export function whyUntouched({ s, f }: Asked, hex: number): Why {
  const about = { hex };
  const there = stackAt(s, enemyOf(f.side), hex).filter(u => IS_TROOP[u]);
  if (there.length === 0) return { rule: '7.1.1', code: 'empty-hex', about };
  const isArmour = there.every(u => !IS_SOFT[u]);
  return { rule: isArmour ? '7.1.5' : '7.1.1', code: isArmour ? 'only-armour' : 'nobody-near', about };
}
