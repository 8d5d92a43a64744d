/** The approximate value of an attack before its dice: each result costs a share of the units on either side. */
import { itemAt } from '../../../kit/list.ts';
import { knownEntry } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { resultsOf } from '../../../kit/table.ts';
import { enemyOf } from '../pieces.ts';
import { stackAt } from '../rules/ground.ts';
import { CRT_TABLE, rungsOf } from '../rules/odds.ts';
import { afterShock } from '../rules/shock.ts';
import { artilleryHolder } from '../rules/support.ts';
import type { State } from '../state.ts';
import { freshWorth } from './worth.ts';

/** Shares lost by defender and attacker. */
const SHARES: Readonly<Record<string, readonly [defender: number, attacker: number]>> = {
  DE: [1, 0],
  DD: [0.6, 0],
  DL: [0.4, 0],
  EX: [0.4, 0.35],
  AL: [0, 0.35],
  AD: [0, 0.55],
  AE: [0, 1],
};

/** Shares of each column, by rung from the lowest. */
const BY_COLUMN = Array.from({ length: CRT_TABLE.high - CRT_TABLE.low + 1 }, (_, i) => {
  const sum: [number, number] = [0, 0];
  for (const { result, chance } of resultsOf(CRT_TABLE, CRT_TABLE.low + i)) {
    const [defender, attacker] = knownEntry(SHARES, result);
    sum[0] += chance * defender;
    sum[1] += chance * attacker;
  }
  return sum;
});

/** With the expected shock, and with artillery if a side has it. */
export function clashWorth(s: State, side: Side, hex: number, attackers: readonly number[]): number {
  const defenders = stackAt(s, enemyOf(side), hex);
  if (defenders.length === 0 || attackers.length === 0) return 0;
  const clash = { side, hex, attackers, defenders, artillery: artilleryHolder(s) };
  const { final } = rungsOf(afterShock(s, clash), clash);
  const column = Math.max(CRT_TABLE.low, Math.min(CRT_TABLE.high, final)) - CRT_TABLE.low;
  const [lost, paid] = itemAt(BY_COLUMN, column);
  return lost * total(defenders) - paid * total(attackers);
}

const total = (units: readonly number[]): number => units.reduce((sum, u) => sum + freshWorth(u), 0);
