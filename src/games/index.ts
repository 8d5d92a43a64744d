/**
 * The registry: every game by id. Each part is loaded on demand, so that a page has only the game it plays, in its
 * language, and no bot before one has to decide. Hidden games are for learning and tests.
 */
import type { GameCard, Story } from '../kit/card.ts';
import type { Provenance } from '../kit/edition.ts';
import type { Advice, AnyGame, AnyWords, BaseState, Lang, Scenes, WholeGame } from '../kit/game.ts';
import type { Lesson } from '../kit/lesson.ts';
import type { AnyOpening } from '../kit/opening.ts';
import type { StateShape } from '../kit/shape.ts';

export interface GameEntry {
  readonly id: string;
  readonly hidden?: true;
  /** Everything needed for play. */
  rules(): Promise<AnyGame>;
  /** What it takes until the first turn begins, where all of it is much. */
  opening?(): Promise<AnyOpening>;
  /** Its words, in each language. */
  readonly words: Readonly<Record<Lang, () => Promise<AnyWords>>>;
  /** The same but for why something is refused, where that is much; with an opening, enough for what that covers. */
  readonly firstWords?: GameEntry['words'];
  /** The advice for bots. */
  advice(): Promise<Advice>;
  /** Reads positions from outside and checks any position. */
  scenes(): Promise<Scenes>;
  /** All of these together, for commands and tests. */
  load(): Promise<WholeGame>;
  /** Its story, for the page about it. */
  story?(): Promise<Story>;
  /** Where its data come from. */
  edition?(): Promise<readonly Provenance[]>;
  /** The shape of its states; without it no file of the game may begin from a given position. */
  shape?(): Promise<StateShape<BaseState>>;
  /** The guided first game, if there is one. */
  lesson?(): Promise<Lesson>;
}

export interface ListedGame extends GameEntry {
  /** What is shown of it before it is loaded. */
  card(): Promise<GameCard>;
  shape(): Promise<StateShape<BaseState>>;
}

export const GAMES: readonly ListedGame[] = [
  {
    id: 'sixth-army',
    card: async () => (await import('./sixth-army/card.ts')).CARD,
    rules: async () => (await import('./sixth-army/game.ts')).game,
    words: {
      ja: async () => (await import('./sixth-army/text/ja.ts')).ja,
      en: async () => (await import('./sixth-army/text/en.ts')).en,
    },
    firstWords: {
      ja: async () => (await import('./sixth-army/text/jaFirst.ts')).jaFirst,
      en: async () => (await import('./sixth-army/text/enFirst.ts')).enFirst,
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
    card: async () => (await import('./russian-campaign/card.ts')).CARD,
    rules: async () => (await import('./russian-campaign/game.ts')).game,
    opening: async () => (await import('./russian-campaign/opening.ts')).opening,
    words: {
      ja: async () => (await import('./russian-campaign/text/ja.ts')).ja,
      en: async () => (await import('./russian-campaign/text/en.ts')).en,
    },
    firstWords: {
      ja: async () => (await import('./russian-campaign/text/jaFirst.ts')).jaFirst,
      en: async () => (await import('./russian-campaign/text/enFirst.ts')).enFirst,
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
    card: async () => (await import('./zitadelle/card.ts')).CARD,
    rules: async () => (await import('./zitadelle/game.ts')).game,
    opening: async () => (await import('./zitadelle/opening.ts')).opening,
    words: {
      ja: async () => (await import('./zitadelle/text/ja.ts')).ja,
      en: async () => (await import('./zitadelle/text/en.ts')).en,
    },
    firstWords: {
      ja: async () => (await import('./zitadelle/text/jaFirst.ts')).jaFirst,
      en: async () => (await import('./zitadelle/text/enFirst.ts')).enFirst,
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
    id: 'red-god-of-war',
    card: async () => (await import('./red-god-of-war/card.ts')).CARD,
    hidden: true,
    rules: async () => (await import('./red-god-of-war/game.ts')).game,
    opening: async () => (await import('./red-god-of-war/opening.ts')).opening,
    words: {
      ja: async () => (await import('./red-god-of-war/text/ja.ts')).ja,
      en: async () => (await import('./red-god-of-war/text/en.ts')).en,
    },
    firstWords: {
      ja: async () => (await import('./red-god-of-war/text/jaFirst.ts')).jaFirst,
      en: async () => (await import('./red-god-of-war/text/enFirst.ts')).enFirst,
    },
    advice: async () => (await import('./red-god-of-war/advice.ts')).advice,
    scenes: async () => (await import('./red-god-of-war/scenes.ts')).scenes,
    load: async () => (await import('./red-god-of-war/whole.ts')).game,
    story: async () => (await import('./red-god-of-war/story.ts')).STORY,
    edition: async () => (await import('./red-god-of-war/edition.ts')).EDITION,
    shape: async () => (await import('./red-god-of-war/shape.ts')).shape,
    lesson: async () => (await import('./red-god-of-war/lesson/lesson.ts')).lesson,
  },
  {
    id: 'sample',
    card: async () => (await import('./sample/card.ts')).CARD,
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
    edition: async () => (await import('./sample/edition.ts')).EDITION,
    shape: async () => (await import('./sample/shape.ts')).shape,
    lesson: async () => (await import('./sample/lesson/lesson.ts')).lesson,
  },
];
