import { expect, test } from 'vitest';
import { mapsOf, unite } from './bytes.ts';
import { asked } from './question.ts';

test('a borrowed map is zeroed, though its last user wrote to it', () => {
  const borrow = mapsOf(4);
  const use = asked(() => {
    const map = borrow();
    expect([...map]).toEqual([0, 0, 0, 0]);
    map.fill(9);
  });
  for (let i = 0; i < 5; i++) use();
});

test('a borrowed map is left alone until the question is answered, and lent again by the next', () => {
  const borrow = mapsOf(4);
  const first = asked(() => {
    const map = borrow().fill(1);
    for (let i = 0; i < 1000; i++) asked(() => borrow().fill(2))();
    expect([...map]).toEqual([1, 1, 1, 1]);
    return map;
  })();
  const lent = asked(() => Array.from({ length: 1001 }, borrow))();
  expect(lent.length).toBe(new Set(lent).size);
  expect(asked(() => Array.from({ length: 256 }, borrow))()).toContain(first);
});

test('a union has what either map has, also where it replaces one of them', () => {
  const [one, two] = [Uint8Array.of(0, 1, 0, 1), Uint8Array.of(0, 0, 1, 1)];
  expect([...unite(new Uint8Array(4).fill(9), one, two)]).toEqual([0, 1, 1, 1]);
  expect(unite(one, one, two)).toBe(one);
  expect([...one]).toEqual([0, 1, 1, 1]);
});
