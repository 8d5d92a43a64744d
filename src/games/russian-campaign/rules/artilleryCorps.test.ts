import { expect, it } from 'vitest';
import { act, hexesFor, type Trial } from '../../../kit/trial.ts';
import { WEATHERS } from '../data/tables.ts';
import { unit } from '../pieces.ts';
import { position, stateOf } from '../testing.ts';
import { CALM } from '../testingArrivals.ts';
import { allowanceOf } from './mover.ts';

const ON = { 'artillery-corps': true };

/** Whether a unit that begins at P24 goes on after entering the woods of P23. */
const passes = (name: string, active: string): boolean => {
  const t: Trial = position({ turn: 19, active, units: { ...CALM, [name]: 'P24' } }, ON);
  return hexesFor(act(t, { type: 'move', unit: name, hex: 'P23' }), 'move', name).length > 0;
};

it.each([
  ['1Art', 'axis', true],
  ['SovArt1', 'soviet', true],
  ['41Pz', 'axis', false],
])('V1 corps of artillery pass woods like infantry: %s of the %s: %s', (name, active, goesOn) => {
  expect(passes(name, active)).toBe(goesOn);
});

it.each([
  ['1Art', '1Inf'],
  ['SovArt1', '8A'],
])('V1 %s has the allowances of %s', (artillery, infantry) => {
  for (const weather of WEATHERS) {
    const s = stateOf({ turn: 19, weather, units: {} }, ON);
    const of = (name: string): number[] => [1, 2].map(impulse => allowanceOf(s, unit(name), impulse));
    expect(of(artillery)).toEqual(of(infantry));
  }
});
