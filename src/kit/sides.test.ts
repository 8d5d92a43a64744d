import { expect, it } from 'vitest';
import { bySide, numbering, twoSides } from './sides.ts';

const { sideNumber, sideOfRole, enemyOf, roleOf } = twoSides(['axis', 'soviet'] as const);

it('sides go by number inside and by role outside', () => {
  expect([sideNumber('axis'), sideNumber('soviet')]).toEqual([0, 1]);
  expect([0, 1].map(roleOf)).toEqual(['axis', 'soviet']);
  expect([0, 1].map(enemyOf)).toEqual([1, 0]);
});

it('a text that is no role has no side', () => {
  expect(['axis', 'soviet', 'observer', ''].map(sideOfRole)).toEqual([0, 1, -1, -1]);
});

it('a column is told apart by side, in its order', () => {
  expect(bySide([1, 0, 0, 1, 2])).toEqual([
    [1, 2],
    [0, 3],
  ]);
});

it('a name has its number, or is a slip of the pen', () => {
  const hex = numbering('hex', ['0101', '0102']);
  expect(hex('0102')).toBe(1);
  expect(() => hex('9999')).toThrow('no hex 9999');
});
