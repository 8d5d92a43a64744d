/**
 * 9.8, 9.9, 9.10, 10.3, 13.3 The value of a unit in a battle and the shifts of the odds. All computations of odds use
 * this: the breakdown of a battle (odds.ts), the solver of a declaration (duty.ts), and the bots.
 */
import type { OddsLine } from '../../../kit/report.ts';
import { type BySide, ofBothSides, type Side } from '../../../kit/sides.ts';
import { SUPPORT_SHIFT } from '../data/support.ts';
import { ARTILLERY_CORPS } from '../data/variants.ts';
import { AXIS, BOARD, cityAt, IS_ARMOUR, IS_MAJOR, MOUNTAIN, printedStrength, WOODS } from '../pieces.ts';
import type { State } from '../state.ts';
import { combatSupply } from './combatSupply.ts';

/** A change of a printed strength. */
export interface Effect {
  readonly what: string;
  readonly rule: string;
  of(strength: number): number;
}

const half = (n: number): number => Math.ceil(n / 2);
const twice = (n: number): number => n * 2;

const UNSUPPLIED: Effect = { what: 'no-combat-supply', rule: '10.3.2', of: half };
const TIGHT: Effect = { what: 'armour-limits', rule: '13.3', of: half };
const IN_MOUNTAINS: Effect = { what: 'mountain', rule: '9.8.1', of: twice };
const IN_CITY: Effect = { what: 'major-city', rule: '9.8.1', of: twice };
export const BEHIND_RIVER: Effect = { what: 'river', rule: '9.8.2', of: twice };

const NONE: readonly Effect[] = [];
const LACKING: readonly Effect[] = [UNSUPPLIED];
const HEMMED: readonly Effect[] = [TIGHT];
const LACKING_HEMMED: readonly Effect[] = [UNSUPPLIED, TIGHT];

export const supplyEffect = (isSupplied: boolean): readonly Effect[] => (isSupplied ? NONE : LACKING);

/** 10.3.2, 13.3 Both may halve a unit, one after the other. */
export function attackEffects(u: number, isSupplied: boolean, isTight: boolean): readonly Effect[] {
  if (!isTight || !IS_ARMOUR[u]) return supplyEffect(isSupplied);
  return isSupplied ? HEMMED : LACKING_HEMMED;
}

/** 13.3 Terrain where armour is weak. */
export const isClose = (h: number): boolean => isMajor(h) || BOARD.terrain[h] === WOODS;

const isMajor = (h: number): boolean => cityAt(h) >= 0 && IS_MAJOR[cityAt(h)] === true;

/** 9.8.1 Terrain that doubles its defenders, whatever the direction of attack. */
export function groundEffect(h: number): Effect | undefined {
  if (isMajor(h)) return IN_CITY;
  return BOARD.terrain[h] === MOUNTAIN ? IN_MOUNTAINS : undefined;
}

/** The strength of defenders in their terrain. */
export const onGround = (h: number, strength: number): number => groundEffect(h)?.of(strength) ?? strength;

export function strengthAfter(u: number, effects: readonly Effect[]): number {
  let strength = printedStrength(u);
  for (const effect of effects) strength = effect.of(strength);
  return strength;
}

/** The current value of each unit in any hex, without terrain (10.3.2); do not keep it. */
export function strengthsIn(s: State, impulse: number): (u: number) => number {
  const isSupplied = combatSupply(s, impulse);
  return u => strengthAfter(u, supplyEffect(isSupplied(u)));
}

/** 9.9, 9.10 Whether a side has Stukas or guns on a hex. */
export const hasSupport = (s: State, side: Side, h: number): boolean =>
  side === AXIS ? s.stukas.some(x => x.hex === h) : s.guns.includes(h);

/** 9.9.1, 9.10.1, V1 Only one Stuka or gun marker counts per battle; artillery corps do not add to a Stuka. */
export function shiftLines(side: Side, isHelped: boolean, corps: number): readonly OddsLine[] {
  if (isHelped && side === AXIS) return [{ what: 'stuka', rule: '9.9.1', value: SUPPORT_SHIFT }];
  const shifts: OddsLine[] = [];
  if (isHelped) shifts.push({ what: 'artillery', rule: '9.10.1', value: SUPPORT_SHIFT });
  const counted = Math.min(corps, ARTILLERY_CORPS.most);
  if (counted > 0) shifts.push({ what: 'artillery-corps', rule: 'V1', value: counted * ARTILLERY_CORPS.shift });
  return shifts;
}

export const total = (lines: readonly OddsLine[]): number => lines.reduce((sum, x) => sum + x.value, 0);

/** Columns by side, support and number of corps, computed once: the solver asks repeatedly. */
const SHIFTS: BySide<readonly (readonly number[])[]> = ofBothSides(side =>
  [false, true].map(isHelped =>
    Array.from({ length: ARTILLERY_CORPS.most + 1 }, (_, corps) => total(shiftLines(side, isHelped, corps))),
  ),
);

export const shiftOf = (side: Side, isHelped: boolean, corps: number): number =>
  SHIFTS[side][isHelped ? 1 : 0]?.[Math.min(corps, ARTILLERY_CORPS.most)] ?? 0;
