import { expect, it } from 'vitest';
import { seededDice } from '../../../kit/dice.ts';
import { game } from '../game.ts';
import { act, at } from '../testing.ts';
import { points } from './victory.ts';

it('6.1 three points for the town, held by whoever entered it last', () => {
  const s = at({ units: { B1: '0303', R1: '0601' } });
  expect([points(s, 'blue'), points(s, 'red')]).toEqual([0, 3]);
  const taken = act(s, 'blue', { type: 'move', unit: 'B1', hex: '0403' });
  expect([points(taken, 'blue'), points(taken, 'red')]).toEqual([3, 0]);
});

it('6.1 after the last turn the higher total wins', () => {
  const s = at({ turn: 5, phase: 'combat', active: 'red', holder: 'blue', units: { B1: '0101', R1: '0605' } });
  const { state } = game.apply(s, 'red', { type: 'end-phase' }, seededDice(1));
  expect(game.active(state)).toEqual([]);
  expect(game.outcome(state)).toEqual({ winner: 'blue', rule: '6.1', code: 'points' });
});

it('6.2 a side without units loses at once, whatever the points', () => {
  const s = at({ phase: 'combat', units: { B1: '0602', B2: '0502', R1: '0601' } });
  const ready = ['B1', 'B2'].reduce(
    (d, unit) => act(d, 'blue', { type: 'add-unit', unit }),
    act(s, 'blue', { type: 'declare-target', hex: '0601' }),
  );
  const end = act(ready, 'blue', { type: 'resolve' }, [6]);
  expect(game.outcome(end)).toEqual({ winner: 'blue', rule: '6.2', code: 'annihilation' });
});
