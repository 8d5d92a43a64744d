import { describe, expect, it } from 'vitest';
import { random } from './dice.ts';
import { battlesOf, faults, groupingOf, openGrouping, type Problem } from './grouping.ts';
import { allGroupings, smallProblem } from './groupingSamples.ts';

const problem: Problem = {
  targets: 3,
  near: [[0, 1], [0, 1], [1, 2], [2]],
  holds: (targets, attackers) => attackers.length >= targets.length,
};

describe('a grouping', () => {
  it('is the same by columns and by battles', () => {
    const grouping = { lead: [0, 0, 2], battle: [0, 0, 2, 2] };
    const battles = [
      { targets: [0, 1], attackers: [0, 1] },
      { targets: [2], attackers: [2, 3] },
    ];
    expect(battlesOf(grouping)).toEqual(battles);
    expect(groupingOf(problem, battles)).toEqual(grouping);
  });

  it('may name a battle by any of its targets', () => {
    expect(battlesOf({ lead: [0, 0, 2], battle: [1, 0, -1, -1] })[0]).toEqual({ targets: [0, 1], attackers: [0, 1] });
  });
});

describe('the faults of a grouping', () => {
  it('are none when it is whole and legal', () => {
    expect(faults(problem, { lead: [0, 0, 2], battle: [0, 1, 2, 2] })).toEqual([]);
  });

  it('are all that is still to do when nothing is decided', () => {
    expect(faults(problem, openGrouping(problem))).toEqual([
      ...[0, 1, 2, 3].map(attacker => ({ code: 'idle', attacker })),
      ...[0, 1, 2].map(target => ({ code: 'unattacked', target })),
    ]);
  });

  it('name the attacker that is not near all targets of its battle, and which', () => {
    expect(faults(problem, { lead: [0, 0, 2], battle: [0, 0, 0, 2] })).toEqual([
      { code: 'not-near', attacker: 2, target: 0, far: [0] },
    ]);
  });

  it('name the battle that is too weak', () => {
    expect(faults(problem, { lead: [0, 0, 2], battle: [0, -1, 2, 2] })).toEqual([
      { code: 'idle', attacker: 1 },
      { code: 'too-weak', target: 0 },
    ]);
  });

  it('are none for exactly the groupings that are legal', () => {
    const rng = random('faults');
    for (let i = 0; i < 300; i++) {
      const small = smallProblem(rng, 'river');
      const whole = new Set(allGroupings(small).map(grouping => JSON.stringify(grouping)));
      for (let k = 0; k < 20; k++) {
        const lead = [0, 1, 2, 3].slice(0, small.targets).map(t => (rng() < 0.3 ? 0 : t));
        const battle = small.near.map(near => lead[near[Math.floor(rng() * near.length)]!]!);
        expect(faults(small, { lead, battle }).length === 0).toBe(whole.has(JSON.stringify({ lead, battle })));
      }
    }
  });
});
