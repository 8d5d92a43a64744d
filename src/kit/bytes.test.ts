import { expect, test } from 'vitest';
import { mapsOf } from './bytes.ts';
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
