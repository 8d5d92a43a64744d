/**
 * How many looks (calls of `holds`) the answers take. Most lines of the search decide in which order it looks, what it
 * leaves out and what it keeps: a fault in them gives the same answers later, or gives up where it need not. So the looks
 * are counted here as perft counts positions. Who finds a shorter way writes its counts down.
 */
import { describe, expect, it } from 'vitest';
import { random } from './dice.ts';
import { openGrouping, type Problem } from './grouping.ts';
import { BUDGET, type Budget } from './groupingBudget.ts';
import { improve } from './groupingImprove.ts';
import { FLOORS, frontProblem, islandProblem, type Random, smallProblem, somePartial } from './groupingSamples.ts';
import { isFeasible, mergesOf, optionsOf, solve } from './groupingSolve.ts';
import { smallestSurrender } from './groupingSurrender.ts';
import { itemAt, lastOf } from './list.ts';

const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

/** The looks that a question takes of all problems in turn, and then of the last one again. */
function looksOf(problems: readonly Problem[], ask: (problem: Problem) => unknown): readonly [number, number] {
  let looks = 0;
  const counted = problems.map(problem => ({
    ...problem,
    holds: (targets: readonly number[], attackers: readonly number[]) => {
      looks++;
      return problem.holds(targets, attackers);
    },
  }));
  for (const problem of counted) ask(problem);
  const first = looks;
  ask(lastOf(counted));
  return [first, looks - first];
}

const questions = (rng: Random): Readonly<Record<string, (problem: Problem) => unknown>> => ({
  solve: problem => solve(problem),
  kept: problem => solve(problem, somePartial(rng, problem)),
  feasible: problem => isFeasible(problem, somePartial(rng, problem)),
  options: problem => problem.near.map((_, a) => optionsOf(problem, openGrouping(problem), a)),
  merges: problem => mergesOf(problem, openGrouping(problem)),
  best: problem => {
    const whole = solve(problem);
    return whole && improve(problem, whole, (targets, attackers) => (targets.length * attackers.length) % 5);
  },
  surrender: problem => smallestSurrender(problem),
});

const tight = (problem: Problem, budget: Partial<Budget>): Problem => ({
  ...problem,
  budget: { ...BUDGET, ...budget },
});

/** As many attackers as are just needed, each near a few targets in a row: a packing problem, hard by its nature. */
function packed(rng: Random, count: number): Problem {
  const below = (n: number): number => Math.floor(rng() * n);
  const near = Array.from({ length: 2 * count }, () => {
    const from = below(count);
    return [from, from + 1, from + 2].filter(t => t < count && (t === from || rng() < 0.7));
  });
  const attack = near.map(() => 1 + below(4));
  const defence = times(count, () => 3 + below(4));
  const sum = (of: readonly number[], list: readonly number[]): number => list.reduce((n, i) => n + itemAt(of, i), 0);
  return {
    targets: count,
    near,
    kinds: attack,
    holds: (ts, as) => sum(attack, as) >= sum(defence, ts),
    budget: { ...BUDGET, whole: 3000, list: 6000, surrender: 1000 },
  };
}

const SAMPLES: Readonly<Record<string, (rng: Random) => Problem[]>> = {
  ...Object.fromEntries(FLOORS.map(floor => [floor, (rng: Random) => times(60, () => smallProblem(rng, floor))])),
  fronts: rng => times(6, () => frontProblem(rng, { attackers: 40, targets: 24 }, { weak: 0.3 })),
  strong: rng => times(4, () => frontProblem(rng, { attackers: 40, targets: 24 }, { weak: 0 })),
  islands: rng => times(2, () => islandProblem(rng, 6)),
  packed: rng => times(12, () => packed(rng, 9)),
  large: rng => times(5, () => packed(rng, 16)),
  hasty: rng =>
    times(6, () => tight(frontProblem(rng, { attackers: 40, targets: 24 }), { atOnce: 20, list: 600, surrender: 300 })),
};

describe.each(Object.entries(SAMPLES))('%s', (name, make) => {
  it('takes as many looks as ever', () => {
    const found = Object.entries(questions(random(`ask ${name}`))).map(([question, ask]) => [
      question,
      looksOf(make(random(`work ${name}`)), ask),
    ]);
    expect(Object.fromEntries(found)).toEqual(LOOKS[name]);
  });
});

const LOOKS: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  none: {
    solve: [185, 0],
    kept: [138, 0],
    feasible: [143, 0],
    options: [395, 3],
    merges: [237, 0],
    best: [525, 8],
    surrender: [196, 3],
  },
  strength: {
    solve: [246, 0],
    kept: [240, 0],
    feasible: [166, 2],
    options: [1271, 1],
    merges: [353, 0],
    best: [375, 3],
    surrender: [1942, 2],
  },
  river: {
    solve: [584, 0],
    kept: [252, 1],
    feasible: [203, 1],
    options: [2627, 4],
    merges: [1356, 1],
    best: [731, 0],
    surrender: [6012, 23],
  },
  air: {
    solve: [306, 0],
    kept: [185, 0],
    feasible: [179, 0],
    options: [1031, 0],
    merges: [411, 0],
    best: [594, 0],
    surrender: [2034, 1],
  },
  table: {
    solve: [266, 0],
    kept: [146, 0],
    feasible: [140, 0],
    options: [1136, 0],
    merges: [360, 0],
    best: [342, 0],
    surrender: [3410, 1],
  },
  fronts: {
    solve: [178, 0],
    kept: [168, 18],
    feasible: [153, 29],
    options: [564, 200],
    merges: [183, 5],
    best: [307, 0],
    surrender: [460, 108],
  },
  strong: {
    solve: [126, 0],
    kept: [123, 34],
    feasible: [89, 44],
    options: [476, 57],
    merges: [158, 10],
    best: [706, 238],
    surrender: [194, 44],
  },
  islands: {
    solve: [854, 0],
    kept: [270, 31],
    feasible: [4057, 589],
    options: [3696, 1452],
    merges: [4797, 121],
    best: [898, 0],
    surrender: [5574, 4841],
  },
  packed: {
    solve: [298, 0],
    kept: [114, 7],
    feasible: [172, 13],
    options: [4208, 612],
    merges: [391, 34],
    best: [354, 0],
    surrender: [2185, 200],
  },
  large: {
    solve: [131, 0],
    kept: [114, 17],
    feasible: [60, 0],
    options: [4192, 960],
    merges: [131, 30],
    best: [131, 0],
    surrender: [1401, 284],
  },
  hasty: {
    solve: [169, 0],
    kept: [116, 20],
    feasible: [137, 18],
    options: [1113, 40],
    merges: [180, 1],
    best: [317, 0],
    surrender: [361, 54],
  },
};
