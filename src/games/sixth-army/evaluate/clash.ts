/** What an attack is worth before its dice, roughly: each result at a share of what stands on either side. */
import { rungOf } from '../../../kit/odds.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { resultsOf } from '../../../kit/table.ts';
import { ARTILLERY, AXIS, BACK, enemyOf, FRONT } from '../pieces.ts';
import { isInAirZone, stackAt } from '../rules/ground.ts';
import { CRT_TABLE } from '../rules/odds.ts';
import { attackHits, defenceHits, fresh } from '../rules/shock.ts';
import { type State, strengthOf, supportLeft } from '../state.ts';
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
    sum[0] += chance * entryOf(SHARES, result)![0];
    sum[1] += chance * entryOf(SHARES, result)![1];
  }
  return sum;
});

export function clashWorth(s: State, side: number, hex: number, attackers: readonly number[]): number {
  const defenders = stackAt(s, enemyOf(side), hex);
  if (defenders.length === 0 || attackers.length === 0) return 0;
  const attack = strengthAfter(s, attackers, defenceHits(s, defenders));
  const defence = strengthAfter(s, defenders, attackHits(s, attackers));
  const rung = rungOf(attack, defence) + shift(s, side, hex);
  const column = Math.max(CRT_TABLE.low, Math.min(CRT_TABLE.high, rung)) - CRT_TABLE.low;
  const [lost, paid] = BY_COLUMN[column]!;
  return lost * total(defenders) - paid * total(attackers);
}

const total = (units: readonly number[]): number => units.reduce((sum, u) => sum + freshWorth(u), 0);

/** Strength when the strongest fresh units have been exhausted by shock. */
function strengthAfter(s: State, units: readonly number[], hits: number): number {
  const losses = fresh(s, units)
    .map(u => FRONT[u]! - BACK[u]!)
    .sort((a, b) => b - a);
  const sum = units.reduce((all, u) => all + strengthOf(s, u), 0);
  return losses.slice(0, hits).reduce((left, loss) => left - loss, sum);
}

function shift(s: State, side: number, hex: number): number {
  const air = isInAirZone(s, hex) ? (side === AXIS ? 1 : -1) : 0;
  return air + (supportLeft(s, side, ARTILLERY) > 0 ? 1 : 0) - (supportLeft(s, enemyOf(side), ARTILLERY) > 0 ? 1 : 0);
}
