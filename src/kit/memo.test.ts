import { expect, it } from 'vitest';
import { makeMemo, recall, remember } from './memo.ts';

it('knows nothing at first', () => {
  expect(recall(makeMemo<object, number>(), {})).toBeUndefined();
});

it('recalls what was last remembered, by identity', () => {
  const memo = makeMemo<object, number>();
  const key = { a: 1 };
  expect(remember(memo, key, 5)).toBe(5);
  expect(recall(memo, key)).toBe(5);
  expect(recall(memo, { a: 1 })).toBeUndefined();
  expect(remember(memo, key, 0)).toBe(0);
  expect(recall(memo, key)).toBe(0);
});

it('forgets the older of two keys for the next', () => {
  const memo = makeMemo<object, string>();
  const [one, two, three] = [{}, {}, {}];
  remember(memo, one, 'one');
  remember(memo, two, 'two');
  expect([recall(memo, one), recall(memo, two)]).toEqual(['one', 'two']);
  remember(memo, three, 'three');
  expect([recall(memo, one), recall(memo, two), recall(memo, three)]).toEqual([undefined, 'two', 'three']);
});

it('keeps the newer of two answers to one question', () => {
  const memo = makeMemo<object, string>();
  const [one, two] = [{}, {}];
  remember(memo, one, 'first');
  remember(memo, two, 'two');
  remember(memo, one, 'second');
  expect(recall(memo, one)).toBe('second');
  remember(memo, one, 'third');
  expect([recall(memo, one), recall(memo, two)]).toEqual(['third', 'two']);
});

it('is its own: two memos do not share', () => {
  const key = {};
  const [one, two] = [makeMemo<object, number>(), makeMemo<object, number>()];
  remember(one, key, 1);
  expect(recall(two, key)).toBeUndefined();
});
