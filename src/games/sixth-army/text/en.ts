/** The game in English; `ja.ts` has the same entries in Japanese. */
import { bookOf } from '../../../kit/book.ts';
import type { Words } from '../../../kit/game.ts';
import { WORDS_EN } from '../../../kit/wordsEn.ts';
import type { State } from '../state.ts';
import { EN_CHOICES } from './enChoices.ts';
import { EN_EVENTS } from './enEvents.ts';
import { EN_NOUNS } from './enNouns.ts';
import { EN_PROMPTS } from './enPrompts.ts';
import { EN_REFUSALS } from './enRefusals.ts';
import { EN_VALUES } from './enValues.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

export const EN_TABLES = {
  ...EN_NOUNS,
  events: EN_EVENTS,
  choices: EN_CHOICES,
  prompts: EN_PROMPTS,
  refusals: EN_REFUSALS,
  values: EN_VALUES,
} as const;

export const EN: Book = bookOf('en', WORDS_EN, EN_TABLES);

export const en: Words<State> = wordsFrom(EN);
