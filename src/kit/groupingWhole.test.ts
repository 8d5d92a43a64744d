import { describe, expect, it } from 'vitest';
import { random } from './dice.ts';
import { faults, groupingOf, openGrouping, type Problem } from './grouping.ts';
import { BUDGET } from './groupingBudget.ts';
import { cutFront } from './groupingField.ts';
import { repaired } from './groupingRepair.ts';
import { allGroupings, FLOORS, islandProblem, keeps, smallProblem, somePartial } from './groupingSamples.ts';
import { isFeasible, mergesOf } from './groupingSolve.ts';
import { wholeOf } from './groupingWhole.ts';
import { witnessOf } from './groupingWitness.ts';

describe.each(FLOORS)('against all groupings there are, floor: %s', floor => {
  const rng = random(`whole ${floor}`);
  const problems = Array.from({ length: 600 }, () => {
    const problem = smallProblem(rng, floor);
    return { problem, all: allGroupings(problem), pieces: cutFront(problem).pieces };
  });

  it('takes in what is decided one by one where a search at once is given up', () => {
    for (const { problem, all, pieces } of problems)
      for (const partial of [openGrouping(problem), somePartial(rng, problem), somePartial(rng, problem)]) {
        const found = pieces.map(piece => wholeOf({ ...problem, budget: { ...BUDGET, atOnce: 0 } }, piece, partial));
        const isWhole = found.every(Array.isArray);
        expect(isWhole).toBe(all.some(whole => keeps(whole, partial)));
        if (!isWhole) continue;
        const whole = groupingOf(
          problem,
          found.flatMap(battles => (Array.isArray(battles) ? battles : [])),
        );
        expect(faults(problem, whole)).toEqual([]);
        expect(keeps(whole, partial)).toBe(true);
      }
  });

  it('puts right a whole that is known, whichever it is', () => {
    for (const { problem, all, pieces } of problems)
      for (const piece of pieces) {
        const start = all[Math.floor(rng() * all.length)];
        if (start === undefined || piece.targets.length < 2) continue;
        const known = [witnessOf(problem, pieceOf(problem, start, piece.targets))];
        const [low = 0, high = 0] = [piece.targets[0], piece.targets[1]];
        const partial = { ...openGrouping(problem), lead: openGrouping(problem).lead.with(high, low) };
        const found = repaired(problem, piece, { known, partial, around: [low, high] }, 1000);
        expect(found !== undefined).toBe(all.some(whole => keeps(whole, partial)));
        expect(found).not.toBe('unsure');
        const put = found && found !== 'unsure' && groupingOf(problem, found.battles);
        if (put) expect(put.lead[high]).toBe(low);
      }
  });
});

/** The battles of a grouping that have some of the targets. */
function pieceOf(
  problem: Problem,
  whole: { lead: readonly number[]; battle: readonly number[] },
  targets: readonly number[],
) {
  return [...new Set(targets.map(t => whole.lead[t]!))].map(lead => ({
    targets: targets.filter(t => whole.lead[t] === lead),
    attackers: [...problem.near.keys()].filter(a => whole.lead[whole.battle[a]!] === lead),
  }));
}

describe('islands amidst far more targets', () => {
  it('need few looks at the floor for all that may be joined', () => {
    const rng = random('islands');
    let asked = 0;
    for (let i = 0; i < 12; i++) {
      let looks = 0;
      const island = islandProblem(rng, 6);
      const holds: Problem['holds'] = (targets, attackers) => {
        looks++;
        return island.holds(targets, attackers);
      };
      const problem = { ...island, holds };
      const open = openGrouping(problem);
      if (!isFeasible(problem, open)) continue;
      asked++;
      looks = 0;
      expect(mergesOf(problem, open).length).toBeGreaterThan(100);
      expect(looks).toBeLessThan(BUDGET.list);
    }
    expect(asked).toBeGreaterThan(5);
  });
});
