import { expect, it } from 'vitest';
import type { Script } from '../../../kit/dice.ts';
import { turnOf } from '../data/calendar.ts';
import { AXIS } from '../pieces.ts';
import { stateOf, work } from '../testing.ts';
import { weatherOf } from './weather.ts';

const turn = (year: number, month: number, rolls: readonly Script[] = [], weather = 'table') =>
  work(stateOf({ turn: turnOf(year, month), units: '' }, { weather }), 'weather', AXIS, rolls, 1);
const both = (...args: Parameters<typeof turn>) => [1, 2].map(impulse => weatherOf(turn(...args).s, impulse)).join();

it.each([
  [5, 'clear'],
  [7, 'clear'],
  [1, 'snow'],
])('4.0 month %i has no die: %s', (month, weather) => expect(both(1942, month)).toBe(`${weather},${weather}`));

it.each([
  [3, 1, 'clear'],
  [3, 6, 'snow'],
  [9, 2, 'clear'],
  [9, 5, 'mud'],
  [11, 2, 'light-mud'],
  [11, 4, 'snow'],
])('4.0 month %i, die %i: %s for both impulses', (month, die, weather) =>
  expect(both(1942, month, [die])).toBe(`${weather},${weather}`),
);

it('4.0 the log tells the die', () =>
  expect(turn(1941, 9, [3]).events).toEqual([{ type: 'weather', rule: '4.0', die: 3, weather: 'light-mud' }]));

it.each([
  [1941, 9, 'light-mud'],
  [1941, 11, 'snow'],
  [1942, 9, 'clear'],
  [1944, 3, 'snow'],
  [1945, 3, 'clear'],
])('13.5 %i, month %i was %s: no die', (year, month, weather) =>
  expect(both(year, month, [], 'historical')).toBe(`${weather},${weather}`),
);

it('13.5 says nothing of the months that are sure', () => expect(both(1943, 1, [], 'historical')).toBe('snow,snow'));

it('13.6 the second impulse has its own die', () => {
  const first = turn(1941, 11, [1], 'per-impulse');
  expect(weatherOf(first.s, 1)).toBe('light-mud');
  const second = work(first.s, 'weather', AXIS, [6], 2);
  expect([1, 2].map(impulse => weatherOf(second.s, impulse))).toEqual(['light-mud', 'snow']);
  expect(second.events).toEqual([{ type: 'weather', rule: '13.6', die: 6, impulse: 2, weather: 'snow' }]);
});

it('13.6 months that are sure have no die in either impulse', () => {
  const { s, events } = work(turn(1942, 5, [], 'per-impulse').s, 'weather', AXIS, [], 2);
  expect([weatherOf(s, 2), events]).toEqual(['clear', []]);
});

it('4.0 without 13.6 nothing is rolled in the second impulse', () =>
  expect(work(turn(1941, 9, [1]).s, 'weather', AXIS, [], 2).events).toEqual([]));
