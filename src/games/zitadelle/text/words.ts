/** The contract's words, made from one language's book. */
import { wordsOf } from '../../../kit/words.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';
import { ASSAULT_PROMPTS } from './promptAssault.ts';
import { FIRE_PROMPTS } from './promptFire.ts';
import { MOVE_PROMPTS } from './promptMove.ts';
import { START_PROMPTS } from './promptStart.ts';
import { REFUSAL_TELLERS } from './refusal.ts';
import { FIRST_SPEECH } from './wordsFirst.ts';

export const wordsFrom = wordsOf<State, Book>({
  ...FIRST_SPEECH,
  phases: PHASES,
  prompts: [...START_PROMPTS, ...FIRE_PROMPTS, ...ASSAULT_PROMPTS, ...MOVE_PROMPTS],
  refusals: REFUSAL_TELLERS,
});
