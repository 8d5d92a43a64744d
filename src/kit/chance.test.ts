import { expect, it } from 'vitest';
import { certain, chanceReport, sumOfLines } from './chance.ts';

const line = (value: number) => ({ what: 'hill', rule: '5.3', value });

it('what needs no die is certain', () => {
  expect(certain('holds')).toEqual([{ result: 'holds', chance: 1, dice: [] }]);
});

it('a report sums its shifts, and has nobody who is not named', () => {
  expect(chanceReport({ results: [], shifts: [line(2), line(-3)] }, { more: true })).toEqual({
    ...{ attackers: [], defenders: [], results: [], shifts: [line(2), line(-3)], shift: -1, more: true },
  });
  expect(sumOfLines([])).toBe(0);
});
