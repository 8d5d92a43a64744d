/** 9.6.2 What each result of the table would do to the units of a battle, before the die is rolled. */
import type { Json } from '../../../kit/game.ts';
import { enemyOf, roleOf, sideOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { groundOf } from './ground.ts';
import type { Clash } from './odds.ts';
import { isHeldByWoods, retreatEnds } from './retreat.ts';

/** The effect of a result on one unit: lost, out of the game, retreat (number of open hexes), or held by woods. */
export interface Fate {
  readonly unit: number;
  readonly destroyed?: true;
  readonly surrenders?: true;
  readonly retreat?: boolean;
  readonly ways?: number;
  /** 1 for a unit that stays where it is. */
  readonly hold?: number;
}

export interface Outlook {
  readonly result: string;
  readonly units: readonly Fate[];
  /** Sides that lose one unit of their choice. */
  readonly lose: readonly string[];
  /** Whether no defender is left in the hexes, whatever its owner chooses. */
  readonly isEmptied: boolean;
}

export function outlook(s: State, c: Clash, result: string): Outlook {
  const units = [...attackerFates(s, c, result), ...defenderFates(s, c, result)];
  const lose = losersOf(c, result);
  const isLast = c.defenders.length === 1 && LOSE_DEFENDER.includes(result);
  const isEmptied = isLast || c.defenders.every(u => units.some(f => f.unit === u && f.hold === undefined));
  return { result, units, lose, isEmptied };
}

const LOSE_ATTACKER: readonly string[] = ['A1', 'EX'];
const LOSE_DEFENDER: readonly string[] = ['D1', 'EX'];

function losersOf(c: Clash, result: string): string[] {
  const out: string[] = [];
  if (LOSE_ATTACKER.includes(result)) out.push(roleOf(c.side));
  if (LOSE_DEFENDER.includes(result)) out.push(roleOf(enemyOf(c.side)));
  return out;
}

function attackerFates(s: State, { attackers }: Clash, result: string): Fate[] {
  if (result === 'AE' || (LOSE_ATTACKER.includes(result) && attackers.length === 1))
    return attackers.map(unit => ({ unit, destroyed: true }));
  if (result === 'EX') return attackers.map(unit => ({ unit, hold: 1 }));
  return result === 'AR' || result === 'A1' ? retreatFates(s, attackers) : [];
}

function defenderFates(s: State, { defenders }: Clash, result: string): Fate[] {
  if (result === 'DS') return defenders.map(unit => ({ unit, destroyed: true, surrenders: true }));
  if (result === 'DE' || (LOSE_DEFENDER.includes(result) && defenders.length === 1))
    return defenders.map(unit => ({ unit, destroyed: true }));
  return result === 'DR' || LOSE_DEFENDER.includes(result) ? retreatFates(s, defenders) : [];
}

function retreatFates(s: State, units: readonly number[]): Fate[] {
  const g = groundOf(s, sideOf(units[0] ?? 0));
  return units.map(unit => {
    if (isHeldByWoods(s, unit)) return { unit, hold: 1 };
    const ways = retreatEnds(s, g, unit).length;
    return ways > 0 ? { unit, retreat: true, ways } : { unit, destroyed: true, retreat: false };
  });
}

/** As it goes into a report. */
export const outlookJson = ({ result, units, lose, isEmptied }: Outlook): Json => ({
  result,
  units: units.map(fate => ({ ...fate })),
  lose,
  emptied: isEmptied,
});
