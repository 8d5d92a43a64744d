/** Proposes a grouping: maximises the sum of the expected values of its assaults. */
import type { Grouping, Problem } from '../../../kit/grouping.ts';
import { improve } from '../../../kit/groupingImprove.ts';
import { solve } from '../../../kit/groupingSolve.ts';
import { resultAt } from '../../../kit/ladder.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { DeclareFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { WAYS } from './dice.ts';
import { columnIn, musterOf } from './muster.ts';
import { LADDER } from './odds.ts';

/** Keeps what is decided; undefined if no legal grouping does. */
export function proposal(s: State, f: DeclareFrame, problem: Problem, partial: Grouping): Grouping | undefined {
  const whole = solve(problem, partial);
  if (!whole) return undefined;
  const m = musterOf(s, f.side, f.hexes, f.units);
  return improve(
    problem,
    whole,
    (targets, attackers) => {
      const { column, attack, defence } = columnIn(m, targets, attackers);
      return (GAINS[column] ?? 0) * defence - (LOSSES[column] ?? 0) * attack;
    },
    partial,
  );
}

/** The expected share of the strength that a result costs, retreats included at a low weight. */
const COST: Readonly<Record<string, number>> = { C: 0.15, '1': 0.25, '2': 0.4, '3': 0.55, E: 1.2 };

/** The expected cost of each column for the side of a letter. */
const expected = (letter: string): readonly number[] =>
  LADDER.columns.map((_, column) =>
    WAYS.reduce((sum, ways, dice) => {
      if (ways === 0) return sum;
      const result = resultAt(LADDER, column, dice - 2);
      const isMeant = result.startsWith(letter) || result.startsWith('B');
      return sum + (isMeant ? (ways / 36) * (entryOf(COST, result.charAt(1)) ?? 0) : 0);
    }, 0),
  );

export const GAINS = expected('D');
export const LOSSES = expected('A');
