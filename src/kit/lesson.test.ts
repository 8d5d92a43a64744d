import { describe, expect, it } from 'vitest';
import { type Lesson, lengthOf, planOf, rollsAt, startOf, stepAt, wanted } from './lesson.ts';

const NAMES = { units: ['A', 'B'], hexes: ['0101', '0102'], cards: ['hq'] };
const WORDS = { ja: '文', en: 'text' };
const READ = { title: WORDS, text: WORDS };

const lesson: Lesson = {
  scenario: 'dawn',
  options: {},
  role: 'blue',
  steps: [
    READ,
    {
      ...READ,
      moves: [
        [
          { type: 'move', unit: 'A', hex: '0102' },
          { type: 'move', unit: 'B', hex: '0102' },
        ],
        { type: 'end', rolls: [4] },
      ],
    },
    { ...READ, moves: [{ type: 'order', card: 'hq', by: 'red' }] },
    READ,
  ],
};

const plan = (() => {
  const made = planOf({ names: NAMES }, lesson);
  if (!made.ok) throw new Error(made.error);
  return made.value;
})();

const A = { type: 'move', unit: 0, hex: 1 };
const B = { type: 'move', unit: 1, hex: 1 };
const END = { type: 'end' };

describe('a plan', () => {
  it('counts the moves before each step', () => {
    expect([0, 1, 2, 3, 4].map(step => startOf(plan, step))).toEqual([0, 0, 3, 4, 4]);
    expect(lengthOf(plan)).toBe(4);
  });

  it('finds the step of an action, and the last one when all is played', () => {
    expect([0, 2, 3, 4].map(n => stepAt(plan, n))).toEqual([1, 1, 2, 3]);
  });

  it('has the dice of every move', () => {
    expect([1, 2, 3, 4, 5].map(n => rollsAt(plan, n))).toEqual([[], [], [4], [], []]);
  });

  it('says which name of which step is unknown', () => {
    const steps = [READ, { ...READ, moves: [{ type: 'move', unit: 'C' }] }];
    const made = planOf({ names: NAMES }, { ...lesson, steps });
    expect(made).toEqual({ ok: false, error: 'step 2: unknown unit "C"' });
  });
});

describe('what is wanted', () => {
  const actions = (...played: { readonly type: string }[]): unknown[] => wanted(plan, played).map(move => move.action);

  it('is any of a group, less those that were played', () => {
    expect(actions()).toEqual([A, B]);
    expect(actions(B)).toEqual([A]);
  });

  it('is the next group only when the one before is complete', () => {
    expect(actions(B, A)).toEqual([END]);
  });

  it('may be the other side’s, and nothing at the end', () => {
    expect(wanted(plan, [A, B, END])).toMatchObject([{ role: 'red', action: { type: 'order', card: 0 } }]);
    expect(actions(A, B, END, { type: 'order' })).toEqual([]);
  });
});
