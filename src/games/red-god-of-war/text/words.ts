/** The contract's words, made from one language's book. */
import { wordsOf } from '../../../kit/words.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';
import { PROMPTS } from './prompt.ts';
import { START_PROMPTS } from './promptStart.ts';
import { FIRST_SPEECH } from './wordsFirst.ts';

export const wordsFrom = wordsOf<State, Book>({
  ...FIRST_SPEECH,
  phases: PHASES,
  prompts: [...START_PROMPTS, ...PROMPTS],
});
