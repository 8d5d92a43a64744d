import { expect, it } from 'vitest';
import { act, acts, eventsOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

it('6.1 the town belongs to whoever entered it last', () => {
  const t = act(position({ units: 'B1@0303, B2@0101, R1@0601' }), { type: 'move', unit: 'B1', hex: '0403' });
  expect(eventsOf(t, 'town-taken')).toEqual([{ type: 'town-taken', rule: '6.1', role: 'blue' }]);
});

it.each([
  ['blue', { winner: 'blue', rule: '6.1', code: 'points' }],
  ['red', { winner: 'red', rule: '6.1', code: 'points' }],
])('6.1 after the last turn three points for the town decide: %s holds it', (holder, outcome) => {
  const last = position({ turn: 5, phase: 'combat', active: 'red', holder, units: 'B1@0101, R1@0605' });
  const t = act(last, { type: 'end-phase' });
  expect(t.game.outcome(t.s)).toEqual(outcome);
});

it('6.2 a side without units loses at once, whatever the points', () => {
  const built = acts(
    position({ phase: 'combat', units: 'B1@0602, B2@0502, R1@0601' }),
    { type: 'declare-target', hex: '0601' },
    { type: 'add-unit', unit: 'B1' },
    { type: 'add-unit', unit: 'B2' },
  );
  const t = act(built, { type: 'resolve' }, [6]);
  expect(t.game.outcome(t.s)).toEqual({ winner: 'blue', rule: '6.2', code: 'annihilation' });
});
