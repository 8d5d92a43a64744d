/** The contract's words before the first turn, made from one language's book; words.ts has those of all phases. */
import { type Speech, wordsOf } from '../../../kit/words.ts';
import { START_PHASES } from '../phases/start.ts';
import { outcome } from '../rules/victory.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';
import { START_PROMPTS } from './promptStart.ts';
import { CHOICE_TELLERS, EVENT_TELLERS } from './tellers.ts';
import { spell, TONGUE } from './tongue.ts';
import { lineText, unitValues } from './values.ts';

export const FIRST_SPEECH: Speech<State, Book> = {
  ...{ phases: START_PHASES, tongue: TONGUE, spell, outcome },
  ...{ prompts: START_PROMPTS, events: EVENT_TELLERS, choices: CHOICE_TELLERS },
  ...{ values: unitValues, line: lineText },
};

export const firstWordsFrom = wordsOf(FIRST_SPEECH);
