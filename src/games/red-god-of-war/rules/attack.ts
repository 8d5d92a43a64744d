/** 8.0 Who may attack whom; 10.12-10.15 support as it is declared. */
import { bar, type Why } from '../../../kit/why.ts';
import { GERMAN_SUPPORT, SOVIET_SUPPORT } from '../data/numbers.ts';
import { SUPPLY_PER_BATTLE } from '../data/tables.ts';
import type { Attack, DeclareFrame } from '../frames.ts';
import { isBeside, isHq, isTank, neighboursOf, SOVIET, sideOf, unitsBy } from '../pieces.ts';
import { isActing, isOnMap, placeOf, type State, supplyOf } from '../state.ts';
import { whyPassive } from './activation.ts';
import type { Clash } from './clash.ts';
import { frontOf } from './ground.ts';
import { impulseOf } from './mover.ts';
import { isAllowed, oddsOf } from './odds.ts';
import { attackOf, isOverRiver } from './strength.ts';
import { whyNoSupport } from './support.ts';

const NOT_YOURS = bar('2.1', 'not-your-unit', 'unit');
const NOT_ON_MAP = bar('8.71', 'not-on-map', 'unit');
const HQ_FIGHTS_NOT = bar('10.11', 'hq-fights-not', 'unit');
const NO_STRENGTH = bar('8.11', 'no-strength', 'unit');
const NOBODY_BESIDE = bar('8.0', 'nobody-beside', 'unit');
const ATTACKS_ALREADY = bar('8.73', 'attacks-already', 'unit');
const NOT_ASSIGNED = bar('8.0', 'not-assigned', 'unit');
const NO_ENEMY = bar('8.0', 'empty-hex', 'hex');
const NOT_BESIDE = bar('8.0', 'not-beside', 'unit', 'hex');
const TANK_OVER_RIVER = bar('8.51', 'tank-over-river', 'unit', 'hex');
const TWO_HEXES = bar('10.14', 'two-hexes', 'hex');
const NOT_ATTACKED = bar('10.12', 'not-attacked', 'hex');
const SUPPORTED = bar('10.12', 'supported-already', 'hex');
const SUPPORT_USED = bar('10.13', 'support-used', 'hex');
const SUPPORT_USED_SOVIET = bar('10.14', 'support-used', 'hex');
const UNSUPPORTED = bar('10.15', 'unsupported', 'hex');
const SPENT = bar('10.15', 'spent-already', 'hex');
const NO_POINT = bar('10.15', 'no-supply-points');

/** 8.0, 8.51, 10.11 Whether a unit can attack a hex next to it. */
const canAttack = (s: State, unit: number, hex: number): boolean =>
  frontOf(s, sideOf(unit)).enemy[hex] === 1 && !(isTank(unit) && isOverRiver(placeOf(s, unit), hex));

export const targetsOf = (s: State, unit: number): number[] =>
  neighboursOf(placeOf(s, unit)).filter(hex => canAttack(s, unit, hex));

/** Why a unit cannot attack at all in this impulse. */
export function whyNotAttacker(s: State, f: DeclareFrame, unit: number): Why {
  if (sideOf(unit) !== f.side) return NOT_YOURS;
  if (!isOnMap(s, unit)) return NOT_ON_MAP;
  const passive = whyPassive(s, impulseOf(s).card, unit);
  if (passive) return passive;
  if (isHq(unit)) return HQ_FIGHTS_NOT;
  if (attackOf(s, unit) === 0) return NO_STRENGTH;
  if (f.units.includes(unit)) return ATTACKS_ALREADY;
  if (!frontOf(s, f.side).beside[placeOf(s, unit)]) return NOBODY_BESIDE;
  return undefined;
}

export function whyNotTarget(s: State, f: DeclareFrame, unit: number, hex: number): Why {
  if (!frontOf(s, f.side).enemy[hex]) return NO_ENEMY;
  if (!isBeside(placeOf(s, unit), hex)) return NOT_BESIDE;
  if (isTank(unit) && isOverRiver(placeOf(s, unit), hex)) return TANK_OVER_RIVER;
  // 10.14
  const isNew = f.side === SOVIET && !f.hexes.includes(hex);
  return isNew && new Set(f.hexes).size >= SOVIET_SUPPORT.attacks ? TWO_HEXES : undefined;
}

export const whyNotUnassign = (f: DeclareFrame, unit: number): Why =>
  f.units.includes(unit) ? undefined : NOT_ASSIGNED;

/** The hexes that are attacked, ascending. */
export const attackedHexes = (f: DeclareFrame): number[] => [...new Set(f.hexes)].sort((a, b) => a - b);

export const attackersOf = (f: DeclareFrame, hex: number): number[] => f.units.filter((_, i) => f.hexes[i] === hex);

export function whyNotSupport(s: State, f: DeclareFrame, hex: number): Why {
  if (!f.hexes.includes(hex)) return NOT_ATTACKED;
  if (f.supported.includes(hex)) return SUPPORTED;
  const isSoviet = f.side === SOVIET;
  const most = isSoviet ? SOVIET_SUPPORT.supported : GERMAN_SUPPORT.attacks;
  if (f.supported.length >= most) return isSoviet ? SUPPORT_USED_SOVIET : SUPPORT_USED;
  return whyNoSupport(s, { card: impulseOf(s).card, hex, units: attackersOf(f, hex) });
}

/** 10.15 One point for each attack that has support. */
export function whyNotSpend(s: State, f: DeclareFrame, hex: number): Why {
  if (!f.supported.includes(hex)) return f.hexes.includes(hex) ? UNSUPPORTED : NOT_ATTACKED;
  if (f.spent.includes(hex)) return SPENT;
  return supplyOf(s, f.side) < SUPPLY_PER_BATTLE * (f.spent.length + 1) ? NO_POINT : undefined;
}

/** The attack on a hex as declared so far. */
export function clashAt(s: State, f: DeclareFrame, hex: number): Clash {
  return {
    ...{ side: f.side, card: impulseOf(s).card, hex, units: attackersOf(f, hex), overrun: false },
    ...{ supported: f.supported.includes(hex), spent: f.spent.includes(hex), reply: false },
  };
}

/** 8.14 Attacks whose odds are below the table: they are not made. */
export const tooWeak = (s: State, f: DeclareFrame): number[] =>
  attackedHexes(f).filter(hex => !isAllowed(oddsOf(s, clashAt(s, f, hex))));

/** The attacks on some hexes; support that has become void is left out, and costs nothing. */
export const attacksOn = (s: State, f: DeclareFrame, hexes: readonly number[]): Attack[] =>
  hexes.map(hex => {
    const clash = clashAt(s, f, hex);
    const isValid = clash.supported && !whyNoSupport(s, clash);
    return { hex, units: clash.units, supported: isValid ? 1 : 0, spent: isValid && clash.spent ? 1 : 0 };
  });

/** 8.4, 8.3 Attackers that are still there to fight, next to the hex. */
export const readyFor = (s: State, { hex, units }: Attack): number[] =>
  units.filter(unit => isOnMap(s, unit) && isBeside(placeOf(s, unit), hex) && canAttack(s, unit, hex));

/** Whether a side has anybody who could attack. */
export const hasAttacker = (s: State, f: DeclareFrame): boolean =>
  unitsBy(f.side).some(
    unit =>
      isActing(s, unit) &&
      !whyNotAttacker(s, f, unit) &&
      neighboursOf(placeOf(s, unit)).some(hex => canAttack(s, unit, hex)),
  );
