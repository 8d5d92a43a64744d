import { describe, expect, it } from 'vitest';
import { random } from './dice.ts';
import { battlesOf, faults, type Grouping, openGrouping, type Problem } from './grouping.ts';
import { BUDGET } from './groupingBudget.ts';
import { allGroupings, FLOORS, frontProblem, keeps, smallProblem, somePartial } from './groupingSamples.ts';
import { isFeasible, mergesOf, optionsOf, solve } from './groupingSolve.ts';

const CASES = 3000;

const unique = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);

describe.each(FLOORS)('against all groupings there are, floor: %s', floor => {
  const rng = random(`grouping ${floor}`);
  // Three questions about each problem, one after the other: what was found for one must not mislead another.
  const cases = Array.from({ length: CASES / 3 }, () => {
    const problem = smallProblem(rng, floor);
    const all = allGroupings(problem);
    return [1, 2, 3].map(() => {
      const partial = somePartial(rng, problem);
      return { problem, all, partial, kept: all.filter(whole => keeps(whole, partial)) };
    });
  }).flat();

  it('has enough cases of both kinds', () => {
    const feasible = cases.filter(c => c.all.length > 0).length;
    expect(feasible).toBeGreaterThan(CASES / 5);
    expect(feasible).toBeLessThan(CASES * 0.9);
    const kept = cases.filter(c => c.kept.length > 0).length;
    expect(kept).toBeGreaterThan(CASES / 10);
    expect(kept).toBeLessThan(feasible);
  });

  it('solves exactly what can be solved', () => {
    for (const { problem, all } of cases) {
      const found = solve(problem);
      expect(found !== undefined).toBe(all.length > 0);
      if (found) expect(faults(problem, found)).toEqual([]);
    }
  });

  it('keeps what is decided, and finds a whole grouping whenever one keeps it', () => {
    for (const { problem, partial, kept } of cases) {
      const found = solve(problem, partial);
      expect(found !== undefined).toBe(kept.length > 0);
      expect(isFeasible(problem, partial)).toBe(kept.length > 0);
      if (!found) continue;
      expect(faults(problem, found)).toEqual([]);
      expect(keeps(found, partial)).toBe(true);
    }
  });

  it('offers an attacker exactly the battles that leave a whole grouping', () => {
    for (const { problem, all, partial } of cases)
      for (const a of problem.near.keys()) {
        const free = { ...partial, battle: partial.battle.with(a, -1) };
        const meant = all.filter(whole => keeps(whole, free)).flatMap(whole => battleWith(whole, a));
        const options = unique(meant.map(t => partial.lead[t]!));
        expect(optionsOf(problem, partial, a)).toEqual(options);
      }
  });

  it('offers exactly the merges that leave a whole grouping', () => {
    for (const { problem, partial, kept } of cases) {
      const leads = unique(partial.lead);
      const pairs = leads.flatMap(low => leads.filter(high => low < high).map((high): [number, number] => [low, high]));
      const meant = pairs.filter(([low, high]) => kept.some(whole => whole.lead[low] === whole.lead[high]));
      expect(mergesOf(problem, partial)).toEqual(meant);
    }
  });
});

const battleWith = (whole: Grouping, attacker: number): readonly number[] =>
  battlesOf(whole).find(battle => battle.attackers.includes(attacker))?.targets ?? [];

/** One to six. */
const oneToSix = (attack: readonly number[], defence: readonly number[]): Problem['holds'] => {
  const sum = (values: readonly number[], list: readonly number[]): number => list.reduce((n, i) => n + values[i]!, 0);
  return (targets, attackers) => sum(attack, attackers) * 6 >= sum(defence, targets);
};

describe('hand-made fronts', () => {
  it('spends a weak unit on one target so that the others can be attacked', () => {
    // 3 against 20 is too little, so 0 cannot take on both; 1 has to leave the third target for the second.
    const problem: Problem = {
      targets: 3,
      near: [[0, 1], [1, 2], [2], [2]],
      holds: oneToSix([3, 2, 5, 8], [10, 10, 7]),
    };
    expect(solve(problem)).toEqual({ lead: [0, 1, 2], battle: [0, 1, 2, 2] });
    expect(optionsOf(problem, openGrouping(problem), 1)).toEqual([1]);
    expect(mergesOf(problem, openGrouping(problem))).toEqual([]);
  });

  it('lets the one in the middle attack both its targets at once, where nobody else can', () => {
    const problem: Problem = { targets: 2, near: [[0, 1]], holds: oneToSix([4], [12, 12]) };
    expect(solve(problem)).toEqual({ lead: [0, 0], battle: [0] });
    expect(mergesOf(problem, openGrouping(problem))).toEqual([[0, 1]]);
    expect(optionsOf(problem, openGrouping(problem), 0)).toEqual([0, 1]);
  });

  it('finds none where one that is near a single target keeps it from being joined', () => {
    // 1 must attack target 0, which it is too weak for; 0 is needed there and at target 1.
    const problem: Problem = { targets: 2, near: [[0, 1], [0]], holds: oneToSix([4, 1], [12, 12]) };
    expect(solve(problem)).toBeUndefined();
    expect(isFeasible(problem)).toBe(false);
    expect(optionsOf(problem, openGrouping(problem), 0)).toEqual([]);
    expect(mergesOf(problem, openGrouping(problem))).toEqual([]);
  });

  it('finds none where nobody is near a target', () => {
    expect(isFeasible({ targets: 2, near: [[0]], holds: () => true })).toBe(false);
  });

  it('calls on a second hex where all from the first come across a river', () => {
    const across = [true, false, false];
    const holds: Problem['holds'] = (targets, attackers) =>
      attackers.length * 6 >= targets.length * 6 * (attackers.every(a => across[a]) ? 2 : 1);
    const near = [[0], [0, 1], [1]];
    expect(solve({ targets: 2, near, holds })?.battle).toEqual([0, 0, 1]);
    expect(optionsOf({ targets: 2, near, holds }, openGrouping({ targets: 2, near, holds }), 1)).toEqual([0]);
  });

  it('joins a target to one with air support, which alone makes the attack possible', () => {
    const holds: Problem['holds'] = targets => targets.includes(1);
    const problem: Problem = { targets: 2, near: [[0], [0, 1], [0, 1]], holds, aids: [1] };
    expect(solve(problem)).toBeUndefined();
    expect(
      solve({
        ...problem,
        near: [
          [0, 1],
          [0, 1],
        ],
      }),
    ).toEqual({ lead: [0, 0], battle: [0, 0] });
  });

  it('joins no further target to a merge that nobody could attack', () => {
    const problem: Problem = { targets: 3, near: [[0, 1], [1, 2], [0], [2]], holds: () => true };
    const partial = { ...openGrouping(problem), lead: [0, 0, 2] };
    // 2 is near target 0 only and would have nothing to attack.
    expect(isFeasible(problem, partial)).toBe(false);
    expect(mergesOf(problem, openGrouping(problem))).toEqual([]);
  });
});

describe('a floor that throws', () => {
  it('leaves no answer behind', () => {
    const will = { isBroken: true };
    const holds = (): boolean => {
      if (will.isBroken) throw new Error('broken');
      return true;
    };
    const problem: Problem = { targets: 2, near: [[0, 1], [0], [1]], holds };
    const open = openGrouping(problem);
    expect(() => isFeasible(problem, open)).toThrow('broken');
    will.isBroken = false;
    expect(isFeasible(problem, open)).toBe(true);
  });
});

describe('a chain of 25 targets', () => {
  // Attacker a stands between the targets a and a + 1 and can hold one of them, not two: the chain is as tight as can be.
  const chain = (attackers: number): Problem => ({
    targets: 25,
    near: Array.from({ length: attackers }, (_, a) => [a, a + 1].filter(t => t < 25)),
    holds: (targets, list) => targets.length <= list.length,
    // To see it from one end to the other takes more looks than there are for a question.
    budget: { ...BUDGET, list: 200_000 },
  });

  it('is held by 25 in one way', () => {
    const problem = chain(25);
    expect(solve(problem)?.battle).toEqual(problem.near.map((_, a) => a));
    for (const a of problem.near.keys()) expect(optionsOf(problem, openGrouping(problem), a)).toEqual([a]);
    expect(mergesOf(problem, openGrouping(problem))).toEqual([]);
  });

  it('is not held by 24', () => {
    expect(solve(chain(24))).toBeUndefined();
  });

  it('assigns the rest of a chain in the other direction once one is assigned', () => {
    const loose = chain(25);
    const problem: Problem = { ...loose, near: [...loose.near, [0]] };
    const partial = { ...openGrouping(problem), battle: problem.near.map((_, a) => (a === 12 ? 13 : -1)) };
    expect(solve(problem, partial)?.battle.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, a) => a + 1));
    expect(optionsOf(problem, partial, 3)).toEqual([4]);
  });
});

describe('long fronts', () => {
  const rng = random('long fronts');
  const fronts = Array.from({ length: 60 }, () => frontProblem(rng, { attackers: 60, targets: 35 }, { weak: 0 }));
  const solvable = fronts.filter(problem => isFeasible(problem));

  it('answers the same whatever was asked before', () => {
    expect(solvable.length).toBeGreaterThan(20);
    for (const problem of solvable) {
      const open = openGrouping(problem);
      const first = solve(problem);
      for (const a of problem.near.keys()) optionsOf(problem, open, a);
      expect(solve(problem, open)).toEqual(first);
      expect(solve({ ...problem })).toEqual(first);
    }
  });

  it('leads by its offers to a whole legal grouping, however they are taken', () => {
    for (const problem of solvable) {
      let partial = openGrouping(problem);
      for (const a of problem.near.keys()) {
        const pairs = rng() < 0.1 ? mergesOf(problem, partial) : [];
        const [low, high] = pairs[Math.floor(rng() * pairs.length)] ?? [];
        if (low !== undefined) partial = { ...partial, lead: partial.lead.map(lead => (lead === high ? low : lead)) };
        const options = optionsOf(problem, partial, a);
        const taken = options[Math.floor(rng() * options.length)];
        expect(taken).toBeDefined();
        partial = { ...partial, battle: partial.battle.with(a, taken ?? -1) };
      }
      const whole = solve(problem, partial);
      expect(whole && faults(problem, whole)).toEqual([]);
    }
  });

  it('needs few looks at the floor', () => {
    for (const problem of fronts) {
      let looks = 0;
      const holds: Problem['holds'] = (targets, attackers) => {
        looks++;
        return problem.holds(targets, attackers);
      };
      solve({ ...problem, holds });
      expect(looks).toBeLessThan(500);
    }
  });
});
