/** The registry: every game by id with its card; the rest is loaded when asked for. Hidden games are for learning and tests. */
import type { GameCard } from '../kit/card.ts';
import type { AnyGame, BaseState } from '../kit/game.ts';
import type { Lesson } from '../kit/lesson.ts';
import type { StateShape } from '../kit/shape.ts';
import { CARD as russianCampaign } from './russian-campaign/card.ts';
import { CARD as sample } from './sample/card.ts';
import { CARD as sixthArmy } from './sixth-army/card.ts';
import { CARD as zitadelle } from './zitadelle/card.ts';

export interface GameEntry {
  readonly id: string;
  readonly hidden?: true;
  /** The whole game, with what bots and the page about it ask for. */
  load(): Promise<AnyGame>;
  /** All that people need to play it, where that is less. */
  rules?(): Promise<AnyGame>;
  /** What a state looks like; without it no file of the game may begin from a given position. */
  shape?(): Promise<StateShape<BaseState>>;
  /** The guided first game, where there is one. */
  lesson?(): Promise<Lesson>;
}

export interface ListedGame extends GameEntry {
  readonly card: GameCard;
  shape(): Promise<StateShape<BaseState>>;
}

export const GAMES: readonly ListedGame[] = [
  {
    id: 'sixth-army',
    card: sixthArmy,
    load: async () => (await import('./sixth-army/whole.ts')).game,
    rules: async () => (await import('./sixth-army/game.ts')).game,
    shape: async () => (await import('./sixth-army/shape.ts')).shape,
    lesson: async () => (await import('./sixth-army/lesson/lesson.ts')).lesson,
  },
  {
    id: 'russian-campaign',
    card: russianCampaign,
    load: async () => (await import('./russian-campaign/whole.ts')).game,
    rules: async () => (await import('./russian-campaign/game.ts')).game,
    shape: async () => (await import('./russian-campaign/shape.ts')).shape,
    lesson: async () => (await import('./russian-campaign/lesson/lesson.ts')).lesson,
  },
  {
    id: 'zitadelle',
    card: zitadelle,
    load: async () => (await import('./zitadelle/whole.ts')).game,
    rules: async () => (await import('./zitadelle/game.ts')).game,
    shape: async () => (await import('./zitadelle/shape.ts')).shape,
    lesson: async () => (await import('./zitadelle/lesson/lesson.ts')).lesson,
  },
  {
    id: 'sample',
    card: sample,
    hidden: true,
    load: async () => (await import('./sample/game.ts')).game,
    shape: async () => (await import('./sample/shape.ts')).shape,
  },
];
