/** Bots by level. Their code is fetched when the first of them is to decide. */
import type { Player } from '../kit/player.ts';

const LEVELS = ['random', 'greedy'] as const;

const called = (level: (typeof LEVELS)[number]): Player => ({
  async choose(...asked) {
    const { PLAYERS: all } = await import('../ai/players.ts');
    return all[level]!.choose(...asked);
  },
});

export const PLAYERS: Readonly<Record<string, Player>> = Object.fromEntries(
  LEVELS.map(level => [level, called(level)]),
);
