/** The contract's words, made from one language's book. */
import { wordsOf } from '../../../kit/words.ts';
import { outcome } from '../rules/victory.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';
import { PROMPTS } from './prompt.ts';
import { CHOICE_TELLERS, EVENT_TELLERS } from './tellers.ts';
import { spell, TONGUE } from './tongue.ts';
import { lineText, unitValues } from './values.ts';

export const wordsFrom = wordsOf<State, Book>({
  ...{ phases: PHASES, tongue: TONGUE, spell, outcome },
  ...{ prompts: PROMPTS, events: EVENT_TELLERS, choices: CHOICE_TELLERS },
  ...{ values: unitValues, line: lineText },
});
