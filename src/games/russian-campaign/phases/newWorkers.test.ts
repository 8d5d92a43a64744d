import { expect, it } from 'vitest';
import { acts, can, refused, type Said } from '../../../kit/trial.ts';
import { arriving, begun, CALM } from '../testingArrivals.ts';

const place = (hex: string): Said => ({ type: 'place', unit: 'W-4a', hex });

/** Kursk (X13) is empty and Axis when the Soviet turn of November 1941 begins; an army stands three hexes off. */
const november = () =>
  begun({
    turn: 4,
    active: 'soviet',
    weather: 'clear',
    owner: { X13: 'axis' },
    units: { ...CALM, ...arriving('W-4a'), '8A': 'X10' },
  });

it('Q5 a worker goes to a city that was Soviet when the turn began', () =>
  expect([can(november(), place('AA10')), can(november(), place('X13'))]).toEqual([true, false]));

it('Q5 when a city is taken, it is too late for that turn', () => {
  const placed = acts(november(), place('AA10'), { type: 'end-workers' });
  const taken = acts(placed, { type: 'move', unit: '8A', hex: 'X13' });
  expect(refused(taken, place('X13')).code).toBe('not-now');
});
