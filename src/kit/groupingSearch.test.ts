import { expect, it } from 'vitest';
import { openGrouping, type Problem } from './grouping.ts';
import { cutFront, fieldOf } from './groupingField.ts';
import { searchField } from './groupingSearch.ts';
import { witnessOf } from './groupingWitness.ts';
import { headOf } from './list.ts';

const ATTACK = [3, 3, 3, 2, 2, 2, 1, 1, 2, 3];
const DEFENCE = [4, 1, 4, 3, 2, 3];
const sum = (values: readonly number[], some: readonly number[]): number =>
  some.reduce((total, i) => total + (values[i] ?? 0), 0);

it('takes attackers for a broken battle from where they are not missed', () => {
  const problem: Problem = {
    targets: DEFENCE.length,
    near: [[0, 1, 3], [0, 5], [0, 1, 2], [0, 4], [3], [2], [1, 2, 4], [3, 4, 5], [0, 1, 2, 4, 5], [1]],
    holds: (targets, attackers) => sum(ATTACK, attackers) >= sum(DEFENCE, targets),
  };
  const known = witnessOf(problem, [
    { targets: [0], attackers: [3, 8] },
    { targets: [1], attackers: [9] },
    { targets: [2], attackers: [2, 5] },
    { targets: [3], attackers: [0, 4] },
    { targets: [4], attackers: [6, 7] },
    { targets: [5], attackers: [1] },
  ]);
  // 6 is now bound to target 2, so target 4 needs 3, and target 0 somebody instead: not 2, whom target 2 would miss.
  const open = openGrouping(problem);
  const field = fieldOf(problem, headOf(cutFront(problem).pieces), { ...open, battle: open.battle.with(6, 2) });
  const found = field && searchField(field, 1000, { spent: 0 }, known);
  expect(found).toContainEqual({ targets: [2], attackers: [2, 5, 6] });
  expect(found).toContainEqual({ targets: [0], attackers: [0, 8] });
});
