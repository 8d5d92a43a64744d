import { expect, it } from 'vitest';
import { aside } from './nameLayer.ts';

const name = { x: 100, y: 100, width: 60, height: 14 };
const counter = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

it('a name stays where no counter is', () => {
  expect(aside(name, [])).toEqual({ x: 0, y: 0 });
  expect(aside(name, [counter(100, 40), counter(160, 100), counter(100, 114)])).toEqual({ x: 0, y: 0 });
});

it('a name gets clear of a counter by the shortest way', () => {
  expect(aside(name, [counter(100, 46)])).toEqual({ x: 0, y: 8 });
  expect(aside(name, [counter(154, 80)])).toEqual({ x: -8, y: 0 });
});

it('between two counters it finds the gap', () => {
  const { x, y } = aside(name, [counter(100, 50), counter(100, 126)]);
  expect([x, y]).toEqual([0, 12]);
});

it('a name that finds no room stays, under what covers it', () => {
  const crowd = [20, 80, 140].flatMap(x => [0, 60, 120, 180].map(y => counter(x, y)));
  expect(aside(name, crowd)).toEqual({ x: 0, y: 0 });
});
