/** Bots by level. Their code is loaded when the first of them is to decide. */
import type { Mind, Player } from '../kit/player.ts';

const LEVELS = ['random', 'greedy'] as const;

const called = (level: (typeof LEVELS)[number]): Player => ({
  open(game, role) {
    let mind: Mind | undefined;
    return {
      async choose(view, means) {
        const { PLAYERS: all } = await import('../ai/players.ts');
        mind ??= all[level]?.open(game, role);
        if (!mind) throw new Error(`no player ${level}`);
        return mind.choose(view, means);
      },
      close: () => mind?.close?.(),
    };
  },
});

export const PLAYERS: Readonly<Record<string, Player>> = Object.fromEntries(
  LEVELS.map(level => [level, called(level)]),
);
