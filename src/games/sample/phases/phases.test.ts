import { expect, it } from 'vitest';
import { random, seededDice } from '../../../kit/dice.ts';
import { topFrame } from '../../../kit/flow.ts';
import { playout } from '../../../kit/playout.ts';
import { act, active, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const where = (t: Trial): string => `${t.s.turn} ${active(t)} ${topFrame(t.s)?.phase}`;

it('2.1 Blue moves, Blue attacks, Red moves, Red attacks', () => {
  let t = position({ units: 'B1@0303, R1@0403' });
  const course = [where(t)];
  for (let i = 0; i < 4; i++) {
    t = act(t, { type: 'end-phase' });
    course.push(where(t));
  }
  expect(course).toEqual(['1 blue move', '1 blue combat', '1 red move', '1 red combat', '2 blue move']);
});

it('2.1 a combat phase with nobody to attack passes by itself', () => {
  expect(where(act(position({ units: 'B1@0101, R1@0605' }), { type: 'end-phase' }))).toBe('1 red move');
});

it('2.1 an action belongs to a phase and to a side, and names what it needs, no more', () => {
  const t = position({ units: 'B1@0303, R1@0403' });
  expect(refused(t, { type: 'declare-target', hex: '0403' }).code).toBe('not-now');
  expect(refused(t, { type: 'end-phase' }, 'red').code).toBe('not-your-decision');
  expect(refused(t, { type: 'move', unit: 'B1' }).code).toBe('field-missing');
  expect(refused(t, { type: 'end-phase', unit: 'B1' }).code).toBe('extra-field');
});

it('2.2 the game ends with the last turn', () => {
  for (let seed = 0; seed < 20; seed++) {
    const dice = seededDice(seed);
    const { state } = playout(game, game.setup('raid', {}, dice), { dice, next: random(seed) });
    expect(state.turn).toBeLessThanOrEqual(3);
  }
});
