/** The expected effect of an assault before its dice: every result with its loss checks (7.5, 7.6). */
import { resultAt } from '../../../kit/ladder.ts';
import { HIGHEST_MORALE } from '../data/commands.ts';
import { commandOf } from '../pieces.ts';
import { WAYS } from '../rules/dice.ts';
import { STEP_LOSS, SURROUNDED } from '../rules/lossCheck.ts';
import { LADDER } from '../rules/odds.ts';
import { moraleOf } from '../rules/values.ts';
import type { State } from '../state.ts';
import { stepWorth, unitWorth } from './worth.ts';

/** Chances for one unit: to lose a step, to retreat, to be eliminated outright. */
interface Fate {
  readonly loss: number;
  readonly back: number;
  readonly gone: number;
}

const AT_LEAST: readonly number[] = Array.from(
  { length: 20 },
  (_, least) => WAYS.reduce((n, ways, sum) => (sum >= least ? n + ways : n), 0) / 36,
);
const atLeast = (sum: number): number => AT_LEAST[Math.max(0, sum)] ?? 0;

/** What a result adds to the dice of a side; undefined if it does not affect it, 'E' if it eliminates it. */
function plusOf(result: string, letter: string): number | 'E' | undefined {
  if (!result.startsWith(letter) && !result.startsWith('B')) return undefined;
  const how = result.charAt(1);
  return how === 'E' ? 'E' : how === 'C' ? 0 : Number(how);
}

/** Sums a value over all results of a column. */
function over(column: number, letter: string, chance: (plus: number | 'E') => number): number {
  return WAYS.reduce((sum, ways, dice) => {
    const plus = ways > 0 ? plusOf(resultAt(LADDER, column, dice - 2), letter) : undefined;
    return plus === undefined ? sum : sum + (ways / 36) * chance(plus);
  }, 0);
}

const fateIn = (column: number, letter: string, morale: number, extra: number): Fate => ({
  loss: over(column, letter, plus => (plus === 'E' ? 0 : atLeast(STEP_LOSS - plus - extra))),
  back: over(column, letter, plus => (plus === 'E' ? 0 : atLeast(morale + 1 - plus - extra))),
  gone: over(column, letter, plus => (plus === 'E' ? 1 : 0)),
});

const tableOf = (letter: string, extra: number): readonly (readonly Fate[])[] =>
  LADDER.columns.map((_, column) =>
    Array.from({ length: HIGHEST_MORALE + 1 }, (_unused, morale) => fateIn(column, letter, morale, extra)),
  );
const ATTACKERS = tableOf('A', 0);
const DEFENDERS = tableOf('D', 0);
const SURROUNDED_DEFENDERS = tableOf('D', SURROUNDED);

const fateOf = (table: typeof ATTACKERS, s: State, column: number, u: number): Fate =>
  table[column]![moraleOf(s, commandOf(u))]!;

const MOST = 4;
/** By column, morale and number of defenders: the chance that all of them leave. */
const CLEARANCE = LADDER.columns.map((_, column) =>
  Array.from({ length: HIGHEST_MORALE + 1 }, (_unused, morale) =>
    Array.from({ length: MOST + 1 }, (_n, many) =>
      over(column, 'D', plus => (plus === 'E' ? 1 : atLeast(morale + 1 - plus) ** many)),
    ),
  ),
);

export const clearance = (column: number, morale: number, many: number): number =>
  CLEARANCE[column]?.[morale]?.[Math.min(many, MOST)] ?? 0;

/** The cost for a unit of having to retreat from its hex. */
export type Setback = (u: number) => number;

/** The expected cost of a column for the attackers. */
export function attackCost(s: State, column: number, units: readonly number[], setback: Setback): number {
  let sum = 0;
  for (const u of units) {
    const fate = fateOf(ATTACKERS, s, column, u);
    sum += fate.loss * stepWorth(s, u) + fate.gone * unitWorth(s, u) + fate.back * setback(u);
  }
  return sum;
}

/** The same for the defenders. */
export function defenceCost(s: State, column: number, target: Defence, setback: Setback): number {
  let sum = 0;
  const table = target.isShut ? SURROUNDED_DEFENDERS : DEFENDERS;
  for (const u of target.units) {
    const fate = fateOf(table, s, column, u);
    sum += fate.loss * stepWorth(s, u) + fate.gone * unitWorth(s, u) + fate.back * setback(u);
  }
  return sum;
}

export interface Defence {
  readonly units: readonly number[];
  /** 7.6.5 */
  readonly isShut: boolean;
}
