import { describe, expect, it } from 'vitest';
import { random } from './dice.ts';
import type { Problem } from './grouping.ts';
import { allGroupings, FLOORS, smallProblem, withoutAttackers } from './groupingSamples.ts';
import { isFeasible } from './groupingSolve.ts';
import { smallestSurrender } from './groupingSurrender.ts';
import { subsets } from './list.ts';

/** By trying every set of attackers, the smallest first. */
function bruteForce(problem: Problem): { count: number; attackers: number[] } {
  const sets = [[], ...subsets([...problem.near.keys()])];
  const enough = sets.filter(gone => allGroupings(withoutAttackers(problem, gone)).length > 0);
  const count = Math.min(...enough.map(set => set.length));
  const members = new Set(enough.filter(set => set.length === count).flat());
  return { count, attackers: [...members].sort((a, b) => a - b) };
}

describe.each(FLOORS)('against every set of attackers, floor: %s', floor => {
  it('names all members of all smallest sets', () => {
    const rng = random(`surrender ${floor}`);
    const sizes = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const problem = smallProblem(rng, floor);
      const { count, attackers, isExact } = smallestSurrender(problem);
      const truth = bruteForce(problem);
      sizes.add(truth.count);
      if (isExact) expect({ count, attackers }).toEqual(truth);
      else expect(truth.count).toBeGreaterThan(3);
      expect(count).toBeGreaterThanOrEqual(truth.count);
    }
    // Where everything holds, one attacker can take on several targets, and nobody ever has to go.
    if (floor === 'none') expect([...sizes]).toEqual([0]);
    else expect([...sizes]).toEqual(expect.arrayContaining([0, 1, 2]));
  });
});

/** Pairs of attackers that are near one target each, which they may not attack even together. */
const hopeless = (pairs: number): Problem => ({
  targets: pairs,
  near: Array.from({ length: pairs * 2 }, (_, a) => [a >> 1]),
  holds: () => false,
});

describe('surrender', () => {
  it('counts separate pieces of the front each for itself', () => {
    expect(smallestSurrender(hopeless(4))).toEqual({ count: 8, attackers: [0, 1, 2, 3, 4, 5, 6, 7], isExact: true });
  });

  it('is not asked of anybody where a grouping exists', () => {
    const problem: Problem = { targets: 2, near: [[0], [0, 1]], holds: () => true };
    expect(smallestSurrender(problem)).toEqual({ count: 0, attackers: [], isExact: true });
  });

  it('takes out the weak one that keeps a strong one from attacking two targets at once', () => {
    // 0 is too weak for its only target and holds it apart; 1 alone could attack both targets together.
    const problem: Problem = { targets: 2, near: [[0], [0, 1]], holds: (_, attackers) => attackers.includes(1) };
    expect(smallestSurrender(problem)).toEqual({ count: 1, attackers: [0], isExact: true });
  });

  it('sees no trouble where one that is left out of a battle has another to fight', () => {
    // 0 attacks the targets 0 and 1, and 1 goes to target 2: no trouble. 3 would do the same at 3 and 4, but for 4.
    const isStrong = (attacker: number): boolean => attacker === 0 || attacker === 3;
    const problem: Problem = {
      targets: 5,
      near: [[0, 1], [0, 2], [2, 4], [3, 4], [3]],
      holds: (targets, attackers) => attackers.some(isStrong) || `${targets}` === '2',
    };
    expect(smallestSurrender(problem)).toEqual({ count: 1, attackers: [4], isExact: true });
  });

  it('beyond three in one piece still names a set that is enough, with no member to spare', () => {
    const near = Array.from({ length: 12 }, (_, a) => [a >> 1, 6]);
    const problem: Problem = { targets: 7, near, holds: targets => targets.length === 1 && targets[0] === 6 };
    const { count, attackers, isExact } = smallestSurrender(problem);
    expect(isExact).toBe(false);
    expect(count).toBe(12);
    expect(attackers).toHaveLength(12);
    expect(isFeasible(withoutAttackers(problem, attackers))).toBe(true);
  });
});
