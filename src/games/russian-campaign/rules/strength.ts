/**
 * 9.8, 9.9, 9.10, 10.3, 13.3 What a unit counts in a battle and what shifts the odds. Everything that works out odds is made
 * of this: the breakdown of a battle (odds.ts), the solver of a declaration (duty.ts), and what bots reckon with.
 */
import type { OddsLine } from '../../../kit/report.ts';
import { type BySide, ofBothSides, type Side } from '../../../kit/sides.ts';
import { SUPPORT_SHIFT } from '../data/support.ts';
import { ARTILLERY_CORPS } from '../data/variants.ts';
import { AXIS, BOARD, cityAt, IS_ARMOUR, IS_MAJOR, MOUNTAIN, printedStrength, WOODS } from '../pieces.ts';
import type { State } from '../state.ts';
import { combatSupply } from './combatSupply.ts';

/** What becomes of a printed strength. */
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

export const supplyEffect = (isSupplied: boolean): readonly Effect[] => (isSupplied ? NONE : LACKING);

/** 10.3.2, 13.3 Both may halve a unit, one after the other. */
export const attackEffects = (u: number, isSupplied: boolean, isTight: boolean): readonly Effect[] => [
  ...supplyEffect(isSupplied),
  ...(isTight && IS_ARMOUR[u] ? [TIGHT] : []),
];

/** 13.3 Where armour fights badly. */
export const isClose = (h: number): boolean => isMajor(h) || BOARD.terrain[h] === WOODS;

const isMajor = (h: number): boolean => cityAt(h) >= 0 && IS_MAJOR[cityAt(h)] === true;

/** 9.8.1 Ground that doubles those who stand on it, from wherever they are attacked. */
export function groundEffect(h: number): Effect | undefined {
  if (isMajor(h)) return IN_CITY;
  return BOARD.terrain[h] === MOUNTAIN ? IN_MOUNTAINS : undefined;
}

/** The strength of defenders as their ground makes it. */
export const onGround = (h: number, strength: number): number => groundEffect(h)?.of(strength) ?? strength;

export function strengthAfter(u: number, effects: readonly Effect[]): number {
  let strength = printedStrength(u);
  for (const effect of effects) strength = effect.of(strength);
  return strength;
}

/** What each unit counts at this moment wherever it stands, the ground apart (10.3.2); not to be kept. */
export function strengthsIn(s: State, impulse: number): (u: number) => number {
  const isSupplied = combatSupply(s, impulse);
  return u => strengthAfter(u, supplyEffect(isSupplied(u)));
}

/** 9.9, 9.10 Whether Stukas or guns of a side lie on a hex. */
export const hasSupport = (s: State, side: Side, h: number): boolean =>
  side === AXIS ? s.stukas.some(x => x.hex === h) : s.guns.includes(h);

/** 9.9.1, 9.10.1, V1 One Stuka or gun marker counts however many lie on the battle; corps of guns yield to a Stuka. */
export function shiftLines(side: Side, isHelped: boolean, corps: number): readonly OddsLine[] {
  if (isHelped && side === AXIS) return [{ what: 'stuka', rule: '9.9.1', value: SUPPORT_SHIFT }];
  const shifts: OddsLine[] = [];
  if (isHelped) shifts.push({ what: 'artillery', rule: '9.10.1', value: SUPPORT_SHIFT });
  const counted = Math.min(corps, ARTILLERY_CORPS.most);
  if (counted > 0) shifts.push({ what: 'artillery-corps', rule: 'V1', value: counted * ARTILLERY_CORPS.shift });
  return shifts;
}

export const total = (lines: readonly OddsLine[]): number => lines.reduce((sum, x) => sum + x.value, 0);

/** Columns by side, support and number of corps, worked out once: the solver asks again and again. */
const SHIFTS: BySide<readonly (readonly number[])[]> = ofBothSides(side =>
  [false, true].map(isHelped =>
    Array.from({ length: ARTILLERY_CORPS.most + 1 }, (_, corps) => total(shiftLines(side, isHelped, corps))),
  ),
);

export const shiftOf = (side: Side, isHelped: boolean, corps: number): number =>
  SHIFTS[side][isHelped ? 1 : 0]?.[Math.min(corps, ARTILLERY_CORPS.most)] ?? 0;
