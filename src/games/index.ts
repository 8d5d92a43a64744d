/** The registry: every game by id, loaded only when asked for. Hidden games are for learning and tests. */
import type { AnyGame } from '../kit/game.ts';
import type { Lesson } from '../kit/lesson.ts';

export interface GameEntry {
  readonly id: string;
  readonly hidden?: true;
  load(): Promise<AnyGame>;
  /** The guided first game, where there is one. */
  lesson?(): Promise<Lesson>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'sixth-army',
    load: async () => (await import('./sixth-army/game.ts')).game,
    lesson: async () => (await import('./sixth-army/lesson/lesson.ts')).lesson,
  },
  {
    id: 'russian-campaign',
    load: async () => (await import('./russian-campaign/game.ts')).game,
    lesson: async () => (await import('./russian-campaign/lesson/lesson.ts')).lesson,
  },
  { id: 'sample', hidden: true, load: async () => (await import('./sample/game.ts')).game },
];
