import { expect, it } from 'vitest';
import { game as sample } from '../games/sample/whole.ts';
import type { BaseState, Role, WholeGame } from './game.ts';
import { perft } from './perft.ts';

/**
 * Two turns at most. Whoever is active may pass, roll a die of three (1 ends the game), or move to one of two hexes;
 * on even turns both are active.
 */
const game: WholeGame = {
  ...sample,
  active: s => (s.turn > 2 ? [] : s.turn === 2 ? ['blue', 'red'] : ['blue']),
  legal: (_s: BaseState, _role: Role) => [{ type: 'pass' }, { type: 'roll' }, { type: 'move', unit: 0, open: 'hex' }],
  complete: () => [0, 1].map(hex => ({ type: 'move', unit: 0, hex })),
  apply: (s, _role, a, dice) => {
    const ends = a.type === 'roll' && dice.roll(3, '') === 1;
    return { state: { turn: ends ? 9 : s.turn + 1, flow: [] }, events: [] };
  },
};

it.each<[string, number, number, number]>([
  ['depth 0 is the position itself', 1, 0, 1],
  ['every completion and every face is a node', 1, 1, 6],
  ['all active roles count', 2, 1, 12],
  ['lines that end count no further', 1, 2, 5 * 12],
  ['beyond the end there is nothing', 1, 3, 0],
  ['an ended game has no line', 9, 1, 0],
])('%s', (_name, turn, depth, nodes) => {
  expect(perft(game, { turn, flow: [] }, depth)).toBe(nodes);
});
