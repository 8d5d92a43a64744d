import { describe, expect, test } from 'vitest';
import type { Engagement } from './declare.ts';
import type { BaseState } from './game.ts';
import { declaredFault, type Layout, layoutFault } from './layout.ts';

const LAYOUT: Layout<BaseState> = {
  steps: () => [
    { phase: 'move', side: 0 },
    { phase: 'combat', side: 0 },
  ],
  on: { move: 'move', declare: 'combat', charge: ['move', 'ask'], ask: 'move', partisans: 'move' },
  waiting: ['ask'],
  before: ['set-up', 'partisans'],
};

const turn = (at: number, entered: { entered?: 1 } = { entered: 1 }) => ({ phase: 'turn', at, ...entered });
const frame = (phase: string, side = 0) => ({ phase, side, entered: 1 as const });

describe('a position that scene lays out', () => {
  test.each<[string, BaseState['flow'], string | undefined]>([
    ['a step', [turn(1), frame('move')], undefined],
    ['what a step brings', [turn(2), frame('declare')], undefined],
    ['what stands on a step', [turn(1), frame('move'), frame('charge')], undefined],
    ['what stands on something that waits', [turn(1), { phase: 'ask' }, frame('charge')], undefined],
    [
      'what stands on something that should wait',
      [turn(1), frame('ask'), frame('charge')],
      'something has not begun that others stand on',
    ],
    ['what comes before the first turn, and again in one', [turn(1), frame('partisans')], undefined],
    ['the same before the first turn', [turn(0, {}), frame('partisans')], undefined],
    ['before the first turn', [turn(0, {}), { phase: 'set-up' }, frame('set-up')], undefined],
    ['no turn', [frame('move')], 'no turn is being played'],
    ['only the turn', [turn(1)], 'no turn is being played'],
    ['in the middle of something', [turn(2), frame('battle')], 'no game begins in the middle of battle'],
    ['a name of the language', [turn(2), frame('constructor')], 'no game begins in the middle of constructor'],
    ['another step', [turn(2), frame('move')], 'move does not come here'],
    ['a step beyond the turn', [turn(9), frame('move')], 'move does not come here'],
    ['another side', [turn(1), frame('move', 1)], 'the turn is at another step'],
    ['what has not begun', [turn(1, {}), frame('move')], 'something has not begun that others stand on'],
    ['a set-up in a turn', [turn(1), frame('set-up')], 'the first turn has begun already'],
  ])('%s', (_name, flow, fault) => {
    expect(layoutFault({ turn: 1, flow }, LAYOUT)).toBe(fault);
  });
});

describe('a declaration', () => {
  const e: Engagement = {
    units: [1, 2, 3],
    near: [[10], [10, 20], [20]],
    bound: [true, true, false],
    hexes: [10, 20],
    owed: [true, false],
  };
  test.each([
    ['of those who must', { hexes: [10], leads: [10], units: [1, 2], battles: [10, -1] }, undefined],
    ['of all', { hexes: [10, 20], leads: [10, 10], units: [1, 2, 3], battles: [10, 10, 10] }, undefined],
    [
      'of a stranger',
      { hexes: [10], leads: [10], units: [1, 2, 9], battles: [10, -1, -1] },
      'somebody is declared who cannot fight',
    ],
    [
      'without one who must',
      { hexes: [10], leads: [10], units: [1], battles: [10] },
      'somebody is not declared who must fight',
    ],
    [
      'of one who has nobody to fight',
      { hexes: [10], leads: [10], units: [1, 2, 3], battles: [10, -1, -1] },
      'somebody is declared who has nobody to fight',
    ],
    [
      'with a lead that is none',
      { hexes: [10, 20], leads: [20, 20], units: [1, 2], battles: [20, 20] },
      'a battle is not named by its first hex',
    ],
    [
      'against what is far off',
      { hexes: [10, 20], leads: [10, 20], units: [1, 2], battles: [20, 20] },
      'somebody attacks what is not beside him',
    ],
    [
      'with a list too short',
      { hexes: [10], leads: [10], units: [1, 2], battles: [10] },
      'lists of a declaration differ in length',
    ],
  ])('%s', (_name, declared, fault) => {
    expect(declaredFault(e, declared)).toBe(fault);
  });
});
