/** 9.6.1 The odds of a battle as a list of lines: sheet, declaration, resolution and log all read the same breakdown. */

import { valueIn } from '../../../kit/list.ts';
import { rungNamed, rungOf } from '../../../kit/odds.ts';
import type { OddsLine } from '../../../kit/report.ts';
import type { Side } from '../../../kit/sides.ts';
import { oddsOn, oddsTable, type ShiftedOdds, shiftedRungs } from '../../../kit/table.ts';
import { AUTOMATIC_VICTORY, CRT, LOWEST_ODDS } from '../data/tables.ts';
import { enemyOf, IS_ARTILLERY, printedStrength } from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { combatSupply } from './combatSupply.ts';
import { isFirstImpulse } from './firstImpulse.ts';
import { stackAt } from './ground.ts';
import { isAcross } from './river.ts';
import {
  attackEffects,
  BEHIND_RIVER,
  type Effect,
  groundEffect,
  hasSupport,
  isClose,
  shiftLines,
  strengthAfter,
  supplyEffect,
  total,
} from './strength.ts';

export const CRT_TABLE = oddsTable(CRT);
/** 9.5 */
export const LOWEST = rungNamed(LOWEST_ODDS);
/** 9.11.1 With a Stuka 7:1 is enough because it shifts to this. */
export const CERTAIN = rungNamed(AUTOMATIC_VICTORY.odds);

/** What the odds need to know of a battle. */
export interface Clash {
  readonly side: Side;
  readonly impulse: number;
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

export interface Odds extends ShiftedOdds<OddsLine> {
  readonly attackers: readonly OddsLine[];
  readonly defenders: readonly OddsLine[];
}

/** The battle of these attackers against all units in the hexes. */
export const clashOf = (
  s: State,
  side: Side,
  impulse: number,
  { hexes, units }: { readonly hexes: readonly number[]; readonly units: readonly number[] },
): Clash => ({
  side,
  impulse,
  hexes,
  attackers: units,
  defenders: hexes.flatMap(h => stackAt(s, enemyOf(side), h).filter(u => printedStrength(u) > 0)),
});

export function oddsOf(s: State, c: Clash): Odds {
  const isSupplied = combatSupply(s, c.impulse);
  const isTight = s.options.armourLimits && c.hexes.some(isClose);
  const attackers = c.attackers.map(u => line(u, attackEffects(u, isSupplied(u), isTight)));
  const doubling = new Map(c.hexes.map(h => [h, doublingOf(s, c, h)]));
  const defenders = c.defenders.map(u =>
    line(u, [...supplyEffect(isSupplied(u)), ...valueIn(doubling, placeOf(s, u))]),
  );
  const rungs = shiftedRungs([total(attackers), total(defenders)], shiftsOf(s, c));
  return { attackers, defenders, ...oddsOn(CRT_TABLE, rungs) };
}

/** The same as `oddsOf(...).final` without the breakdown: after every move, each enemy that may fall is asked about. */
export function finalOf(s: State, c: Clash): number {
  const isSupplied = combatSupply(s, c.impulse);
  const isTight = s.options.armourLimits && c.hexes.some(isClose);
  let attack = 0;
  for (const u of c.attackers) attack += strengthAfter(u, attackEffects(u, isSupplied(u), isTight));
  let defence = 0;
  for (const u of c.defenders) {
    let strength = strengthAfter(u, supplyEffect(isSupplied(u)));
    for (const effect of doublingOf(s, c, placeOf(s, u))) strength = effect.of(strength);
    defence += strength;
  }
  return rungOf(attack, defence) + total(shiftsOf(s, c));
}

/** One line per unit: its value, by the rule that changed its strength last. */
const line = (unit: number, effects: readonly Effect[]): OddsLine => ({
  what: effects.length > 0 ? effects.map(x => x.what).join(' ') : 'printed',
  rule: effects.at(-1)?.rule ?? '9.2.1',
  unit,
  value: strengthAfter(unit, effects),
});

/** 9.1.3 Never more than doubled, whatever combines; 3.3.3, 9.8.3 rivers do not count in the very first impulse. */
function doublingOf(s: State, c: Clash, h: number): readonly Effect[] {
  const ground = groundEffect(h);
  if (ground) return [ground];
  const isBehind = !isFirstImpulse(s, c.side, c.impulse) && c.attackers.every(u => isAcross(placeOf(s, u), h));
  return isBehind ? [BEHIND_RIVER] : [];
}

const shiftsOf = (s: State, { side, hexes, attackers }: Clash): readonly OddsLine[] =>
  shiftLines(
    side,
    hexes.some(h => hasSupport(s, side, h)),
    attackers.filter(u => IS_ARTILLERY[u]).length,
  );
