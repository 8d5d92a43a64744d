/** 9.6.1 The odds of a battle as a list of lines: sheet, declaration, resolution and log all read the same breakdown. */
import { ratioName, rungNamed, rungOf } from '../../../kit/odds.ts';
import type { OddsLine } from '../../../kit/report.ts';
import { columnName, oddsTable } from '../../../kit/table.ts';
import { SUPPORT_SHIFT } from '../data/support.ts';
import { AUTOMATIC_VICTORY, CRT, LOWEST_ODDS } from '../data/tables.ts';
import { ARTILLERY_CORPS } from '../data/variants.ts';
import {
  AXIS,
  BOARD,
  CITY_AT,
  enemyOf,
  IS_ARMOUR,
  IS_ARTILLERY,
  IS_MAJOR,
  MOUNTAIN,
  SOVIET,
  STRENGTH,
  WOODS,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { combatSupply } from './combatSupply.ts';
import { isFirstImpulse } from './firstImpulse.ts';
import { stackAt } from './ground.ts';
import { isAcross } from './river.ts';

export const CRT_TABLE = oddsTable(CRT);
/** 9.5 */
export const LOWEST = rungNamed(LOWEST_ODDS);
/** 9.11.1 With a Stuka 7:1 is enough because it lifts them to this. */
export const CERTAIN = rungNamed(AUTOMATIC_VICTORY.odds);

/** A battle as far as the odds need it. */
export interface Clash {
  readonly side: number;
  readonly impulse: number;
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

export interface Odds {
  readonly attackers: readonly OddsLine[];
  readonly defenders: readonly OddsLine[];
  readonly attack: number;
  readonly defence: number;
  readonly ratio: string;
  readonly shifts: readonly OddsLine[];
  readonly shift: number;
  /** Rung after the shifts, not yet held to the table. */
  readonly final: number;
  readonly column: string;
}

/** The battle of these attackers with all that stands in the hexes. */
export const clashOf = (
  s: State,
  side: number,
  impulse: number,
  { hexes, units }: { readonly hexes: readonly number[]; readonly units: readonly number[] },
): Clash => ({
  side,
  impulse,
  hexes,
  attackers: units,
  defenders: hexes.flatMap(h => stackAt(s, enemyOf(side), h).filter(u => STRENGTH[u]! > 0)),
});

export function oddsOf(s: State, c: Clash): Odds {
  const isSupplied = combatSupply(s, c.impulse);
  const isTight = s.options.armourLimits && c.hexes.some(isClose);
  const attackers = c.attackers.map(u => line(u, attackEffects(u, isSupplied(u), isTight)));
  const doubling = new Map(c.hexes.map(h => [h, doublingOf(s, c, h)]));
  const defenders = c.defenders.map(u => line(u, [...supplyEffect(isSupplied(u)), ...doubling.get(s.place[u]!)!]));
  const [attack, defence] = [total(attackers), total(defenders)];
  const rung = rungOf(attack, defence);
  const shifts = shiftsOf(s, c);
  const shift = total(shifts);
  const final = rung + shift;
  const column = columnName(CRT_TABLE, final);
  return { attackers, defenders, attack, defence, ratio: ratioName(rung), shifts, shift, final, column };
}

const total = (lines: readonly OddsLine[]): number => lines.reduce((sum, x) => sum + x.value, 0);

/** What becomes of a printed strength. */
interface Effect {
  readonly what: string;
  readonly rule: string;
  of(strength: number): number;
}

export const half = (n: number): number => Math.ceil(n / 2);
const twice = (n: number): number => n * 2;

const UNSUPPLIED: Effect = { what: 'no-combat-supply', rule: '10.3.2', of: half };
const TIGHT: Effect = { what: 'armour-limits', rule: '13.3', of: half };
const IN_MOUNTAINS: Effect = { what: 'mountain', rule: '9.8.1', of: twice };
const IN_CITY: Effect = { what: 'major-city', rule: '9.8.1', of: twice };
const BEHIND_RIVER: Effect = { what: 'river', rule: '9.8.2', of: twice };

/** One line a unit: as what it counts, by the rule that changed its strength last. */
const line = (unit: number, effects: readonly Effect[]): OddsLine => ({
  what: effects.length > 0 ? effects.map(x => x.what).join(' ') : 'printed',
  rule: effects.at(-1)?.rule ?? '9.2.1',
  unit,
  value: effects.reduce((n, x) => x.of(n), STRENGTH[unit]!),
});

const supplyEffect = (isSupplied: boolean): readonly Effect[] => (isSupplied ? [] : [UNSUPPLIED]);

/** 10.3.2, 13.3 Both may halve a unit, one after the other. */
const attackEffects = (u: number, isSupplied: boolean, isTight: boolean): readonly Effect[] => [
  ...supplyEffect(isSupplied),
  ...(isTight && IS_ARMOUR[u] ? [TIGHT] : []),
];

/** 13.3 Where armour fights badly. */
export const isClose = (h: number): boolean => isMajor(h) || BOARD.terrain[h] === WOODS;

const isMajor = (h: number): boolean => CITY_AT[h]! >= 0 && IS_MAJOR[CITY_AT[h]!]!;

/** 9.8.1 Ground that doubles whoever attacks. */
export const isStrong = (h: number): boolean => isMajor(h) || BOARD.terrain[h] === MOUNTAIN;

/** 9.1.3 Never more than twice, whatever comes together; 3.3.3, 9.8.3 rivers do not count in the very first impulse. */
function doublingOf(s: State, c: Clash, h: number): readonly Effect[] {
  if (isMajor(h)) return [IN_CITY];
  if (BOARD.terrain[h] === MOUNTAIN) return [IN_MOUNTAINS];
  const isBehind = !isFirstImpulse(s, c.side, c.impulse) && c.attackers.every(u => isAcross(s.place[u]!, h));
  return isBehind ? [BEHIND_RIVER] : [];
}

/** 9.9.1, 9.10.1, V1 One Stuka or gun marker counts however many lie on the battle; corps of guns yield to a Stuka. */
function shiftsOf(s: State, c: Clash): OddsLine[] {
  if (hasStuka(s, c)) return [{ what: 'stuka', rule: '9.9.1', value: SUPPORT_SHIFT }];
  const shifts: OddsLine[] = [];
  if (hasGuns(s, c)) shifts.push({ what: 'artillery', rule: '9.10.1', value: SUPPORT_SHIFT });
  const corps = c.attackers.filter(u => IS_ARTILLERY[u]).length;
  if (corps > 0) shifts.push({ what: 'artillery-corps', rule: 'V1', value: corpsShift(corps) });
  return shifts;
}

export const corpsShift = (corps: number): number => Math.min(corps, ARTILLERY_CORPS.most) * ARTILLERY_CORPS.shift;

const hasStuka = (s: State, { side, hexes }: Clash): boolean =>
  side === AXIS && s.stukas.some(x => hexes.includes(x.hex));

const hasGuns = (s: State, { side, hexes }: Clash): boolean => side === SOVIET && s.guns.some(h => hexes.includes(h));
