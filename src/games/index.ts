/**
 * The registry: every game by id with its card; the rest is loaded part by part when it is asked for, so that a page has
 * only the language it speaks, and no bot before one is to decide. Hidden games are for learning and tests.
 */
import type { GameCard, Story } from '../kit/card.ts';
import type { Provenance } from '../kit/edition.ts';
import type { Advice, AnyGame, AnyWords, BaseState, Lang, Scenes, WholeGame } from '../kit/game.ts';
import type { Lesson } from '../kit/lesson.ts';
import type { StateShape } from '../kit/shape.ts';
import { CARD as russianCampaign } from './russian-campaign/card.ts';
import { CARD as sample } from './sample/card.ts';
import { CARD as sixthArmy } from './sixth-army/card.ts';
import { CARD as zitadelle } from './zitadelle/card.ts';

export interface GameEntry {
  readonly id: string;
  readonly hidden?: true;
  /** All it takes to play. */
  rules(): Promise<AnyGame>;
  /** What it says, in each language. */
  readonly words: Readonly<Record<Lang, () => Promise<AnyWords>>>;
  /** What bots ask of it. */
  advice(): Promise<Advice>;
  /** What reads a position from outside and checks any. */
  scenes(): Promise<Scenes>;
  /** All of these together, for commands and tests. */
  load(): Promise<WholeGame>;
  /** Its story, for the page about it. */
  story?(): Promise<Story>;
  /** Where its data come from. */
  edition?(): Promise<readonly Provenance[]>;
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
    rules: async () => (await import('./sixth-army/game.ts')).game,
    words: {
      ja: async () => (await import('./sixth-army/text/ja.ts')).ja,
      en: async () => (await import('./sixth-army/text/en.ts')).en,
    },
    advice: async () => (await import('./sixth-army/advice.ts')).advice,
    scenes: async () => (await import('./sixth-army/scenes.ts')).scenes,
    load: async () => (await import('./sixth-army/whole.ts')).game,
    story: async () => (await import('./sixth-army/story.ts')).STORY,
    edition: async () => (await import('./sixth-army/edition.ts')).EDITION,
    shape: async () => (await import('./sixth-army/shape.ts')).shape,
    lesson: async () => (await import('./sixth-army/lesson/lesson.ts')).lesson,
  },
  {
    id: 'russian-campaign',
    card: russianCampaign,
    rules: async () => (await import('./russian-campaign/game.ts')).game,
    words: {
      ja: async () => (await import('./russian-campaign/text/ja.ts')).ja,
      en: async () => (await import('./russian-campaign/text/en.ts')).en,
    },
    advice: async () => (await import('./russian-campaign/advice.ts')).advice,
    scenes: async () => (await import('./russian-campaign/scenes.ts')).scenes,
    load: async () => (await import('./russian-campaign/whole.ts')).game,
    story: async () => (await import('./russian-campaign/story.ts')).STORY,
    edition: async () => (await import('./russian-campaign/edition.ts')).EDITION,
    shape: async () => (await import('./russian-campaign/shape.ts')).shape,
    lesson: async () => (await import('./russian-campaign/lesson/lesson.ts')).lesson,
  },
  {
    id: 'zitadelle',
    card: zitadelle,
    rules: async () => (await import('./zitadelle/game.ts')).game,
    words: {
      ja: async () => (await import('./zitadelle/text/ja.ts')).ja,
      en: async () => (await import('./zitadelle/text/en.ts')).en,
    },
    advice: async () => (await import('./zitadelle/advice.ts')).advice,
    scenes: async () => (await import('./zitadelle/scenes.ts')).scenes,
    load: async () => (await import('./zitadelle/whole.ts')).game,
    story: async () => (await import('./zitadelle/story.ts')).STORY,
    edition: async () => (await import('./zitadelle/edition.ts')).EDITION,
    shape: async () => (await import('./zitadelle/shape.ts')).shape,
    lesson: async () => (await import('./zitadelle/lesson/lesson.ts')).lesson,
  },
  {
    id: 'sample',
    card: sample,
    hidden: true,
    rules: async () => (await import('./sample/game.ts')).game,
    words: {
      ja: async () => (await import('./sample/text/ja.ts')).ja,
      en: async () => (await import('./sample/text/en.ts')).en,
    },
    advice: async () => (await import('./sample/advice.ts')).advice,
    scenes: async () => (await import('./sample/scenes.ts')).scenes,
    load: async () => (await import('./sample/whole.ts')).game,
    story: async () => (await import('./sample/story.ts')).STORY,
    shape: async () => (await import('./sample/shape.ts')).shape,
  },
];
