/** Games read soundly in both languages, whatever happens: questions, choices, log lines, refusals of wild guesses. */
import { expect, it } from 'vitest';
import type { Options } from '../../../kit/game.ts';
import { walk, walkFaults } from '../../../kit/textWalk.ts';
import { PHASES } from '../sequence.ts';
import { game } from '../whole.ts';
import { unsound } from './testing.ts';

/** Ready-made set-ups, proposed assaults and short phases. */
const HASTE = {
  'historical-set-up': 0.5,
  'end-movement': 0.12,
  'end-fire': 0.12,
  'end-air': 0.12,
  propose: 0.12,
  commit: 0.12,
};
const WAY = { scenario: 'zitadelle', actions: 800, haste: HASTE, pause: 3 };

const options = (on: boolean): Options => Object.fromEntries(game.options.map(o => [o.id, on]));

it.each([
  { options: options(false), seed: 1 },
  { options: options(true), seed: 2 },
])('a game reads soundly (seed $seed)', one => {
  expect(walkFaults(game, walk(game, PHASES, { ...WAY, ...one }), unsound)).toEqual([]);
});
