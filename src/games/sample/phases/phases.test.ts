import { expect, it } from 'vitest';
import { random, seededDice } from '../../../kit/dice.ts';
import { topFrame } from '../../../kit/flow.ts';
import { playout } from '../../../kit/playout.ts';
import { game } from '../game.ts';
import { act, at, refused } from '../testing.ts';

it('2.1 Blue moves, Blue attacks, Red moves, Red attacks', () => {
  let s = at({ units: { B1: '0303', R1: '0403' } });
  const seen: string[] = [];
  for (let i = 0; i < 5; i++) {
    const role = game.active(s)[0]!;
    seen.push(`${s.turn} ${role} ${topFrame(s)?.phase}`);
    s = act(s, role, { type: 'end-phase' });
  }
  expect(seen).toEqual(['1 blue move', '1 blue combat', '1 red move', '1 red combat', '2 blue move']);
});

it('2.1 a combat phase with nobody to attack passes by itself', () => {
  const s = act(at({ units: { B1: '0101', R1: '0605' } }), 'blue', { type: 'end-phase' });
  expect(game.active(s)).toEqual(['red']);
  expect(topFrame(s)?.phase).toBe('move');
});

it('2.1 an action belongs to its phase', () => {
  const s = at({ units: { B1: '0303', R1: '0403' } });
  expect(refused(s, 'blue', { type: 'declare-target', hex: '0403' })).toBe('2.1 wrong-phase');
  expect(refused(s, 'blue', { type: 'move', unit: 'B1' })).toBe('2.1 incomplete');
});

it('2.2 the game ends with the last turn', () => {
  for (let seed = 0; seed < 20; seed++) {
    const dice = seededDice(seed);
    expect(playout(game, game.setup('raid', {}, dice), { dice, next: random(seed) }).state.turn).toBeLessThanOrEqual(3);
  }
});
