import { expect, it } from 'vitest';
import { position } from './testing.ts';

it('6.6.1 a unit that is to come has a step left', () => {
  const { game, s } = position({ turn: 2, units: { '5GTK/20G': { box: 'reinforcements' }, '3Pz/3': '2318' } });
  const text = JSON.stringify(game.position?.(s));
  expect(game.scene(JSON.parse(text)).ok).toBe(true);
  const lost = text.replace('"box":"reinforcements"', '"box":"reinforcements","step":0');
  const error = '6.6.1 a unit is to come that has no step left';
  expect([lost === text, game.scene(JSON.parse(lost))]).toEqual([false, { ok: false, error }]);
});
