import { describe, expect, it } from 'vitest';
import { random } from './dice.ts';
import { battlesOf, faults, type Grouping, openGrouping, type Problem } from './grouping.ts';
import { improve, type Worth } from './groupingImprove.ts';
import { allGroupings, FLOORS, keeps, smallProblem, somePartial } from './groupingSamples.ts';
import { solve } from './groupingSolve.ts';

const worthOf = (whole: Grouping, worth: Worth): number =>
  battlesOf(whole).reduce((sum, { targets, attackers }) => sum + worth(targets, attackers), 0);

/** What is attacked well counts by its value, and not in proportion to who attacks. */
function someWorth(rng: () => number): Worth {
  const value = Array.from({ length: 4 }, () => 1 + Math.floor(rng() * 9));
  const strength = Array.from({ length: 6 }, () => 1 + Math.floor(rng() * 9));
  const sum = (values: readonly number[], list: readonly number[]): number => list.reduce((n, i) => n + values[i]!, 0);
  return (targets, attackers) =>
    sum(value, targets) * Math.min(3, Math.floor(sum(strength, attackers) / (4 * targets.length)));
}

describe.each(FLOORS)('against the best of all groupings, floor: %s', floor => {
  it('ends legal, with all that was decided, never worse, the same every time, and mostly best', () => {
    const rng = random(`improve ${floor}`);
    let asked = 0;
    let best = 0;
    for (let i = 0; i < 1500; i++) {
      const problem = smallProblem(rng, floor);
      const worth = someWorth(rng);
      const partial = rng() < 0.5 ? openGrouping(problem) : somePartial(rng, problem);
      const start = solve(problem, partial);
      if (!start) continue;
      const end = improve(problem, start, worth, partial);
      expect(faults(problem, end)).toEqual([]);
      expect(keeps(end, partial)).toBe(true);
      expect(worthOf(end, worth)).toBeGreaterThanOrEqual(worthOf(start, worth));
      expect(improve({ ...problem }, start, worth, partial)).toEqual(end);
      expect(improve(problem, end, worth, partial)).toEqual(end);
      const kept = allGroupings(problem).filter(whole => keeps(whole, partial));
      asked++;
      if (worthOf(end, worth) >= Math.max(...kept.map(whole => worthOf(whole, worth)))) best++;
    }
    expect(asked).toBeGreaterThan(100);
    expect(best / asked).toBeGreaterThan(0.9);
  });
});

describe('each kind of change', () => {
  const problem = (near: number[][], targets: number): Problem => ({ targets, near, holds: () => true });
  const count =
    (wanted: string): Worth =>
    (targets, attackers) =>
      Number(`${targets}/${attackers}` === wanted);

  it('moves an attacker', () => {
    const front = problem([[0], [0, 1], [1]], 2);
    const end = improve(front, { lead: [0, 1], battle: [0, 0, 1] }, count('1/1,2'));
    expect(end).toEqual({ lead: [0, 1], battle: [0, 1, 1] });
  });

  it('lets two change places', () => {
    const front = problem(
      [
        [0, 1],
        [0, 1],
      ],
      2,
    );
    expect(improve(front, { lead: [0, 1], battle: [0, 1] }, count('1/0')).battle).toEqual([1, 0]);
  });

  it('joins two battles, and removes units that are not next to both', () => {
    const front = problem([[0, 1], [1, 2], [2]], 3);
    const end = improve(front, { lead: [0, 1, 2], battle: [0, 1, 2] }, count('0,1/0'));
    expect(end).toEqual({ lead: [0, 0, 2], battle: [0, 2, 2] });
  });

  it('parts a battle, one attacker or more going with the target', () => {
    const front = problem(
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
      2,
    );
    const end = improve(front, { lead: [0, 0], battle: [0, 0, 0] }, count('1/1,2'));
    expect(end).toEqual({ lead: [0, 1], battle: [0, 1, 1] });
  });

  it('changes nothing that is decided', () => {
    const front = problem(
      [
        [0, 1],
        [0, 1],
      ],
      2,
    );
    const start = { lead: [0, 1], battle: [0, 1] };
    expect(improve(front, start, count('1/0'), start).battle).toEqual([0, 1]);
    const joined = { lead: [0, 0], battle: [0, 0] };
    expect(improve(front, joined, count('0/0'), { lead: [0, 0], battle: [-1, -1] }).lead).toEqual([0, 0]);
  });
});
