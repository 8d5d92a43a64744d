/** The English words for the first picture of a table: all except the sentences of refusals. */
import { firstBookOf } from '../../../kit/book.ts';
import type { Words } from '../../../kit/game.ts';
import { WORDS_EN } from '../../../kit/wordsEn.ts';
import type { State } from '../state.ts';
import type { EN_TABLES } from './en.ts';
import { EN_CHOICES } from './enChoices.ts';
import { EN_EVENTS } from './enEvents.ts';
import { EN_NOUNS } from './enNouns.ts';
import { EN_PROMPTS } from './enPrompts.ts';
import { EN_VALUES } from './enValues.ts';
import { wordsFrom } from './words.ts';

export const EN_FIRST = {
  ...EN_NOUNS,
  events: EN_EVENTS,
  choices: EN_CHOICES,
  prompts: EN_PROMPTS,
  values: EN_VALUES,
} as const;

export const enFirst: Words<State> = wordsFrom(firstBookOf<typeof EN_TABLES>('en', WORDS_EN, EN_FIRST));
