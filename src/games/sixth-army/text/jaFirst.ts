/** The Japanese words for the first picture of a table: all except the sentences of refusals. */
import { firstBookOf, type Same } from '../../../kit/book.ts';
import type { Words } from '../../../kit/game.ts';
import { WORDS_JA } from '../../../kit/wordsJa.ts';
import type { State } from '../state.ts';
import type { EN_TABLES } from './en.ts';
import { JA_CHOICES } from './jaChoices.ts';
import { JA_EVENTS } from './jaEvents.ts';
import { JA_NOUNS } from './jaNouns.ts';
import { JA_PROMPTS } from './jaPrompts.ts';
import { JA_VALUES } from './jaValues.ts';
import { wordsFrom } from './words.ts';

export const JA_FIRST: Omit<Same<typeof EN_TABLES>, 'refusals'> = {
  ...JA_NOUNS,
  events: JA_EVENTS,
  choices: JA_CHOICES,
  prompts: JA_PROMPTS,
  values: JA_VALUES,
};

export const jaFirst: Words<State> = wordsFrom(firstBookOf<typeof EN_TABLES>('ja', WORDS_JA, JA_FIRST));
