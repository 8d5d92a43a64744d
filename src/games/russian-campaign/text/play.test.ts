/** Games read soundly in both languages, whatever happens: questions, choices, log lines, refusals of wild guesses. */
import { expect, it } from 'vitest';
import { walk, walkFaults } from '../../../kit/textWalk.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { unsound } from './testing.ts';

/** Ready-made set-ups and short impulses. */
const WAY = { haste: { 'historical-set-up': 1, 'end-movement': 0.12 }, pause: 4 };
const ALL = Object.fromEntries(game.options.map(o => [o.id, o.values.at(-1) ?? o.initial]));

it.each([
  { scenario: 'campaign', seed: 1, actions: 220 },
  { scenario: 'campaign', options: ALL, seed: 2, actions: 220 },
  { scenario: 'blau-high-tide', seed: 3, actions: 160 },
  { scenario: 'uranus-citadel', options: ALL, seed: 4, actions: 160 },
  { scenario: 'kursk-citadel', seed: 5, actions: 160 },
  { scenario: 'bagration-berlin', options: { 'sudden-death': true }, seed: 6, actions: 160 },
])('$scenario reads soundly (seed $seed)', one => {
  expect(walkFaults(game, walk(game, PHASES, { ...WAY, ...one }), unsound)).toEqual([]);
});
