import { expect, test } from 'vitest';
import { makeRing, RING } from './bytes.ts';

test('a borrowed map is zeroed, though its last user wrote to it', () => {
  const borrow = makeRing(4);
  for (let i = 0; i < 2 * RING; i++) {
    const map = borrow();
    expect([...map]).toEqual([0, 0, 0, 0]);
    map.fill(9);
  }
});

test('a borrowed map is left alone until the ring has gone round', () => {
  const borrow = makeRing(4);
  const first = borrow().fill(1);
  for (let i = 1; i < RING; i++) borrow().fill(2);
  expect([...first]).toEqual([1, 1, 1, 1]);
  expect(borrow()).toBe(first);
});
