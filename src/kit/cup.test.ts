import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, drawOne } from './cup.ts';
import { everyRoll, noDice, type Roll, recordedDice, scriptedDice, seededDice } from './dice.ts';

const NAMES = ['blank', 'one', 'two'];

/** Chance of each outcome, by its text. */
function chances(act: Parameters<typeof everyRoll<unknown>>[0]): Record<string, number> {
  const out: Record<string, number> = {};
  everyRoll(act, (result, chance) => {
    const key = String(result);
    out[key] = (out[key] ?? 0) + chance;
  });
  return out;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('drawOne', () => {
  it('draws each chit with the same chance', () => {
    const drawn = chances(dice => drawOne([1, 0, 3], dice, '', NAMES));
    expect(drawn).toEqual({ '0': 0.25, '2': 0.75 });
  });

  it.each<[string, number | string, number]>([
    ['the first chit', 0, 0],
    ['the last chit of the first kind', 1, 0],
    ['the first chit of the next kind', 2, 2],
    ['the last chit', 4, 2],
    ['a kind by name', 'two', 2],
  ])('a script may ask for %s', (_name, said, kind) => {
    expect(drawOne([2, 0, 3], scriptedDice([said]), '', NAMES)).toBe(kind);
  });

  it.each(['one', 'three', 5])('a script cannot ask for %j, which is not in the cup', said => {
    expect(() => drawOne([2, 0, 3], scriptedDice([said]), '4.1', NAMES)).toThrow('4.1 asks for one of blank, blank');
  });

  it('a kind without a name goes by its number', () => {
    expect(drawOne([1, 1], scriptedDice(['1']), '', [])).toBe(1);
  });
});

describe('draw', () => {
  it('does not put chits back', () => {
    const drawn = chances(dice => draw([2, 1], 2, dice, '', NAMES));
    expect(Object.keys(drawn).sort()).toEqual(['1,1', '2,0']);
    expect(drawn['1,1']).toBeCloseTo(2 / 3, 12);
    expect(drawn['2,0']).toBeCloseTo(1 / 3, 12);
  });

  it('is one question for each chit, under its rule', () => {
    const rolls: Roll[] = [];
    draw([2, 1, 1], 3, recordedDice(scriptedDice(['two', 'blank', 0]), rolls), '4.1', NAMES);
    expect(rolls.map(roll => [roll.of, roll.value, roll.rule])).toEqual([
      [4, 3, '4.1'],
      [3, 0, '4.1'],
      [2, 0, '4.1'],
    ]);
  });

  it('of none asks nothing', () => {
    expect(draw([2, 1], 0, noDice, '', NAMES)).toEqual([0, 0]);
  });

  it('takes as many as are wanted, no kind beyond its count, and leaves the cup alone', () => {
    const cups = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cups, fc.nat(), fc.integer(), (cup, n, seed) => {
        const many = n % (sum(cup) + 1);
        const drawn = draw(Object.freeze(cup), many, seededDice(seed), '', NAMES);
        expect(sum(drawn)).toBe(many);
        expect(drawn).toHaveLength(cup.length);
        for (const [kind, count] of drawn.entries()) expect(count).toBeLessThanOrEqual(cup[kind]!);
      }),
    );
  });
});

it('an empty cup throws', () => {
  expect(() => drawOne([0, 0], seededDice(1), '4.1', [])).toThrow('empty');
  expect(() => draw([1], 2, seededDice(1), '4.1', [])).toThrow('empty');
});
