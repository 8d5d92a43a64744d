/** Proposes a grouping: maximises the sum of the expected values of its battles. */
import type { Grouping, Problem } from '../../../kit/grouping.ts';
import { improve } from '../../../kit/groupingImprove.ts';
import { solve } from '../../../kit/groupingSolve.ts';
import type { Side } from '../../../kit/sides.ts';
import { lookUp } from '../../../kit/table.ts';
import type { State } from '../state.ts';
import { attackIn, type Duty, defenceIn, musterOf, rungIn } from './duty.ts';
import { CRT_TABLE, LOWEST } from './odds.ts';

/** Keeps what is decided; undefined if no legal grouping does. */
export function proposal(
  s: State,
  { side, impulse, ...duty }: Duty & { readonly side: Side; readonly impulse: number },
  problem: Problem,
  partial: Grouping,
): Grouping | undefined {
  const whole = solve(problem, partial);
  if (!whole) return undefined;
  const m = musterOf(s, side, impulse, duty);
  return improve(
    problem,
    whole,
    (targets, attackers) => {
      const stake = least(attackers.map(a => attackIn(m, a)));
      const prize = least(targets.map(t => defenceIn(m, t)));
      const all = {
        attack: attackers.reduce((n, a) => n + attackIn(m, a), 0),
        defence: targets.reduce((n, t) => n + defenceIn(m, t), 0),
      };
      const rung = Math.max(LOWEST, rungIn(m, targets, attackers));
      let sum = 0;
      for (const die of DICE) sum += worthOf(lookUp(CRT_TABLE, rung, die), { stake, prize, ...all });
      return sum;
    },
    partial,
  );
}

const DICE = [1, 2, 3, 4, 5, 6] as const;
const least = (list: readonly number[]): number => Math.min(...list);

interface Stakes {
  readonly stake: number;
  readonly prize: number;
  readonly attack: number;
  readonly defence: number;
}

/** Ground gained or lost is worth a strength point; surrendered units never return (9.6.2). */
function worthOf(result: string, { stake, prize, attack, defence }: Stakes): number {
  switch (result) {
    case 'AE':
      return -attack;
    case 'A1':
      return -stake - 1;
    case 'AR':
      return -1;
    case 'EX':
      return prize - stake + 1;
    case 'DR':
      return 1;
    case 'D1':
      return prize + 1;
    case 'DE':
      return defence + 1;
    case 'DS':
      return 1.5 * defence + 1;
    default:
      return 0;
  }
}
