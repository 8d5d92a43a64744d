import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAt,
  ascend,
  dense,
  headOf,
  itemAt,
  lastOf,
  repeated,
  subsets,
  valueIn,
  withAll,
  withEach,
  withMore,
  without,
} from './list.ts';

it.each<[string, number[], number, number[]]>([
  ['in the middle', [1, 2, 3], 2, [1, 3]],
  ['everywhere', [0, 1, 0], 0, [1]],
  ['that is not there', [1, 2], 3, [1, 2]],
  ['from nothing', [], 1, []],
])('without drops an item %s and leaves the list alone', (_name, list, item, expected) => {
  expect(without(Object.freeze(list), item)).toEqual(expected);
});

it('withAll puts a value into rows of a copy', () => {
  expect(withAll(Object.freeze([1, 2, 3, 4]), [1, 3], 0)).toEqual([1, 0, 3, 0]);
});

it('addAt adds to one row in place, one where nothing is said', () => {
  const counts = [1, 2, 3];
  addAt(counts, 1);
  addAt(counts, 2, -3);
  expect(counts).toEqual([1, 3, 0]);
});

describe('ascend', () => {
  it('sorts a few hexes, those at the ends of a word of bits among them', () =>
    expect(ascend([64, 31, 4095, 0, 32, 63, 1])).toEqual([0, 1, 31, 32, 63, 64, 4095]));

  const some = { maxLength: 600 };
  it.each<[string, fc.Arbitrary<number[]>]>([
    ['any whole numbers', fc.array(fc.integer({ min: -40_000, max: 40_000 }), some)],
    ['hexes', fc.uniqueArray(fc.nat(4095), some)],
    ['hexes with repeats, and one beyond', fc.array(fc.nat(4096), some)],
  ])('sorts %s as a comparison would, in place', (_name, lists) => {
    fc.assert(
      fc.property(lists, list => {
        const expected = list.toSorted((a, b) => a - b);
        expect(ascend(list)).toBe(list);
        expect(list).toEqual(expected);
      }),
    );
  });
});

it('a column changes as a copy', () => {
  const column = Object.freeze([3, 4, 5]);
  expect(withEach(column, (value, row) => value * 10 + row)).toEqual([30, 41, 52]);
  expect([withMore(column, 1), withMore(column, 1, -3)]).toEqual([
    [3, 5, 5],
    [3, 1, 5],
  ]);
  expect(dense(column)).toEqual([3, 4, 5]);
  expect(repeated(3, 7)).toEqual([7, 7, 7]);
});

describe('subsets', () => {
  it('counts up in bits', () => {
    expect(subsets([7, 8, 9])).toEqual([[7], [8], [7, 8], [9], [7, 9], [8, 9], [7, 8, 9]]);
    expect(subsets([])).toEqual([]);
  });

  it('are all different, none empty, each in the order of the list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { maxLength: 8 }), list => {
        const all = subsets(list);
        expect(new Set(all.map(String)).size).toBe(2 ** list.length - 1);
        for (const some of all) expect(some).toEqual(list.filter(item => some.includes(item)));
      }),
    );
  });
});

it('what is always there is found, and missed loudly', () => {
  expect([headOf([4, 5]), lastOf([4, 5]), valueIn(new Map([['a', 1]]), 'a')]).toEqual([4, 5, 1]);
  expect(itemAt([4, 5], 1)).toBe(5);
  expect(() => itemAt([4, 5], 2)).toThrow('a list of 2 has nothing in row 2');
  expect(() => headOf([])).toThrow('an empty list has no first item');
  expect(() => lastOf([])).toThrow('an empty list has no last item');
  expect(() => valueIn(new Map<string, number>(), 'a')).toThrow('the map has nothing for a');
});
