import { expect, it } from 'vitest';
import { BOTH_SIDES, bySide, numbering, ofBothSides, twoSides } from './sides.ts';

const { sideNumber, sideOfRole, enemyOf, roleOf } = twoSides(['axis', 'soviet'] as const);

it('sides go by number inside and by role outside', () => {
  expect([sideNumber('axis'), sideNumber('soviet')]).toEqual([0, 1]);
  expect(BOTH_SIDES.map(roleOf)).toEqual(['axis', 'soviet']);
  expect(BOTH_SIDES.map(enemyOf)).toEqual([1, 0]);
});

it('a text that is no role has no side', () => {
  expect(['axis', 'soviet', 'observer', ''].map(sideOfRole)).toEqual([0, 1, undefined, undefined]);
});

it('a column is told apart by side, in its order', () => {
  expect(bySide([1, 0, 0, 1])).toEqual([
    [1, 2],
    [0, 3],
  ]);
});

it('a thing of both sides is made once for each', () => {
  expect(ofBothSides(side => [side, enemyOf(side)])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

it('a name has its number, or is a slip of the pen', () => {
  const hex = numbering('hex', ['0101', '0102']);
  expect(hex('0102')).toBe(1);
  expect(() => hex('9999')).toThrow('no hex 9999');
});
