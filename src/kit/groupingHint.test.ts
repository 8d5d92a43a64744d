import { expect, it } from 'vitest';
import { openGrouping, type Problem } from './grouping.ts';
import { cutFront, fieldOf } from './groupingField.ts';
import { hintsOf } from './groupingHint.ts';
import { witnessOf } from './groupingWitness.ts';
import { headOf } from './list.ts';

const problem: Problem = { targets: 3, near: [[0, 1, 2], [1, 2], [0]], holds: () => true };

it('keeps a battle of several targets as one fight, with all that attack there', () => {
  const field = fieldOf(problem, headOf(cutFront(problem).pieces), openGrouping(problem));
  const known = witnessOf(problem, [
    { targets: [0], attackers: [2] },
    { targets: [1, 2], attackers: [0, 1] },
  ]);
  if (!field) throw new Error('nothing is decided yet');
  const { at, of } = hintsOf(field, known);
  expect(at.map(fight => fight?.choice.targets)).toEqual([[0], [1, 2], [1, 2]]);
  expect(of.map(fight => fight?.choice.targets)).toEqual([[1, 2], [1, 2], [0]]);
  expect(at.map(fight => fight?.attackers)).toEqual([[2], [0, 1], [0, 1]]);
  expect(at[1]).toBe(at[2]);
});
