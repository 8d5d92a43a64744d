/** Whole games read soundly in both languages: questions, choices, log lines, refusals of wild guesses. */
import { expect, it } from 'vitest';
import { walk, walkFaults } from '../../../kit/textWalk.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { unsound } from './testing.ts';

it.each([1, 2, 3, 4, 5, 6])('whole games read soundly (seed %i)', seed => {
  const options = Object.fromEntries(game.options.map(o => [o.id, seed % 2 === 0]));
  const heard = walk(game, PHASES, { scenario: 'winter-storm', options, seed, actions: 50_000, pause: 1 });
  expect(heard.over).toBe(true);
  expect(walkFaults(game, heard, unsound)).toEqual([]);
});
