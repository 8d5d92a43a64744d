/** The game in English; `ja.ts` has the same entries in Japanese. */
import type { Words } from '../../../kit/game.ts';
import type { State } from '../state.ts';
import { EN_CHOICES } from './enChoices.ts';
import { EN_EVENTS } from './enEvents.ts';
import { EN_NOUNS, EN_SMALL } from './enNouns.ts';
import { EN_PROMPTS } from './enPrompts.ts';
import { EN_REFUSALS } from './enRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

export const EN: Book = {
  lang: 'en',
  ...EN_NOUNS,
  events: EN_EVENTS,
  choices: EN_CHOICES,
  prompts: EN_PROMPTS,
  refusals: EN_REFUSALS,
  small: EN_SMALL,
};

export const en: Words<State> = wordsFrom(EN);
