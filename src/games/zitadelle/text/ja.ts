/** The game in Japanese; `en.ts` has the same entries in English. */
import type { Words } from '../../../kit/game.ts';
import type { State } from '../state.ts';
import { JA_CHOICES } from './jaChoices.ts';
import { JA_EVENTS } from './jaEvents.ts';
import { JA_NOUNS, JA_SMALL } from './jaNouns.ts';
import { JA_PROMPTS } from './jaPrompts.ts';
import { JA_REFUSALS } from './jaRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

export const JA: Book = {
  lang: 'ja',
  ...JA_NOUNS,
  events: JA_EVENTS,
  choices: JA_CHOICES,
  prompts: JA_PROMPTS,
  refusals: JA_REFUSALS,
  small: JA_SMALL,
};

export const ja: Words<State> = wordsFrom(JA);
