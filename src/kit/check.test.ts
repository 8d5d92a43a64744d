import { expect, it } from 'vitest';
import { sharedHexes, violations } from './check.ts';

it('what does not hold is told with its rule', () =>
  expect(
    violations(must => {
      must(true, '4.0', 'never told');
      must(false, '5.1', 'too many units');
    }),
  ).toEqual([{ rule: '5.1', message: 'too many units' }]));

it('hexes with units of both sides are found; units off the map and those that do not count are ignored', () => {
  const side = [0, 1, 1, 0];
  expect(sharedHexes([5, 5, -1, -1], side)).toEqual([5]);
  expect(sharedHexes([5, 6, 6, 7], side)).toEqual([]);
  expect(sharedHexes([5, 5, 6, 6], side, unit => unit !== 1)).toEqual([6]);
});
