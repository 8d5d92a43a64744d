import { expect, test } from 'vitest';
import { didYouMean, nearest } from './near.ts';

const UNITS = ['57PzK/6Pz/11', '57PzK/6Pz/114', '48PzK/336', 'Rum/1/2', '62A'];

test.each<[string, string, string[]]>([
  ['a part of a compound name', '336', ['48PzK/336']],
  ['a part that several share', '6Pz', ['57PzK/6Pz/11', '57PzK/6Pz/114']],
  ['other case', '48pzk/336', ['48PzK/336']],
  ['a letter too few', '48PzK/33', ['48PzK/336']],
  ['two letters swapped', '48PKz/336', ['48PzK/336']],
  ['nothing close', 'Panzer', []],
  ['nothing at all', '', []],
  ['a novel', 'x'.repeat(100_000), []],
])('%s', (_name, given, hints) => {
  expect(nearest(UNITS, given)).toEqual(hints);
});

test('hints are a half sentence, or nothing', () => {
  expect(didYouMean(UNITS, '6Pz')).toBe('; did you mean 57PzK/6Pz/11 or 57PzK/6Pz/114?');
  expect(didYouMean(UNITS, 'Panzer')).toBe('');
});
