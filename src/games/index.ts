/** The registry: every game by id, loaded only when asked for. Hidden games are for learning and tests. */
import type { AnyGame } from '../kit/game.ts';

export interface GameEntry {
  readonly id: string;
  readonly hidden?: true;
  load(): Promise<AnyGame>;
}

export const GAMES: readonly GameEntry[] = [
  { id: 'sixth-army', load: async () => (await import('./sixth-army/game.ts')).game },
  { id: 'sample', hidden: true, load: async () => (await import('./sample/game.ts')).game },
];
