import { expect, it } from 'vitest';
import { compileBoard, hexDistance, rectangle } from '../../kit/board.ts';
import { STRAINS, strainsOf } from './strains.ts';

const board = compileBoard(rectangle(30, 30, 'pointy', 'odd'));
const alone = (hex: number) => ({ hexes: [hex] });

it('battles side by side differ in hue and in dashes', () => {
  const line = [0, 6, 12, 18, 24].map(alone);
  const near = [3, 4, 5, 33, 34].map(alone);
  expect(new Set(strainsOf(board, near)).size).toBe(5);
  expect(strainsOf(board, line)).toHaveLength(5);
  expect(new Set(STRAINS.map(s => s.dash)).size).toBe(STRAINS.length);
});

it('a battle keeps its own when one far away is gone', () => {
  const [a, b, c] = [alone(2), alone(15), alone(28 + 30 * 20)];
  expect(hexDistance(board, 2, 15)).toBeGreaterThan(4);
  expect(strainsOf(board, [a, b, c])[2]).toBe(strainsOf(board, [b, c])[1]);
});

it('has one for each, however many lie together', () =>
  expect(strainsOf(board, [0, 1, 2, 3, 30, 31, 32, 33].map(alone))).toHaveLength(8));
