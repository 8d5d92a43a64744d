import { expect, it } from 'vitest';
import { act, acts, eventsOf } from '../../../kit/trial.ts';
import { combat, fight, position } from '../testing.ts';

it('8.1 the town belongs to the side that entered it last', () => {
  const t = act(position({ units: 'B1@0303, B2@0101, R1@0601' }), { type: 'move', unit: 'B1', hex: '0403' });
  expect(eventsOf(t, 'town-taken')).toEqual([{ type: 'town-taken', rule: '8.1', role: 'blue' }]);
  expect(t.s).toMatchObject({ holder: 0 });
});

it.each([
  ['blue', {}, { winner: 'blue', rule: '8.1', code: 'points' }],
  ['red', {}, { winner: 'red', rule: '8.1', code: 'points' }],
  ['blue', { B2: { box: 'lost' }, B3: { box: 'lost' }, B4: { box: 'lost' } }, { rule: '8.1', code: 'draw' }],
])(
  '8.1 after the last turn three points for the town and one for each loss decide: %s, %j',
  (holder, lost, outcome) => {
    const units = { B1: { hex: '0101' }, R1: { hex: '0605' }, ...lost };
    const last = position({ turn: 5, phase: 'move', active: 'red', holder, units });
    const t = act(last, { type: 'end-phase' });
    expect(t.game.outcome(t.s)).toEqual(outcome);
  },
);

it('8.2 a side without units on the map loses at once, whatever the points', () => {
  const t = fight(combat('B1@0501, B2@0502, R2@0601*'), '0601', 6);
  expect(acts(t).game.outcome(t.s)).toEqual({ winner: 'blue', rule: '8.2', code: 'annihilation' });
});

it('8.1 nobody has won while the game goes on', () => {
  const t = position({ units: 'B1@0101, R1@0605' });
  expect(t.game.outcome(t.s)).toBeUndefined();
});
