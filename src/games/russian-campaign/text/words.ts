/** The contract's words, made from one language's book. */
import { wordsOf } from '../../../kit/words.ts';
import { outcomeOf } from '../rules/victory.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import { CHOICE_TELLERS } from './choice.ts';
import { EVENT_TELLERS } from './event.ts';
import { OUTCOME_TELLERS } from './outcome.ts';
import type { Book } from './parts.ts';
import { ARRIVAL_PROMPTS } from './promptArrivals.ts';
import { COMBAT_PROMPTS } from './promptCombat.ts';
import { MOVE_PROMPTS } from './promptMove.ts';
import { START_PROMPTS } from './promptStart.ts';
import { REFUSAL_TELLERS } from './refusal.ts';
import { spell, TONGUE } from './tongue.ts';
import { lineText, stackTotal, unitValues } from './values.ts';

export const wordsFrom = wordsOf<State, Book>({
  phases: PHASES,
  tongue: TONGUE,
  spell,
  prompts: [...START_PROMPTS, ...ARRIVAL_PROMPTS, ...MOVE_PROMPTS, ...COMBAT_PROMPTS],
  events: EVENT_TELLERS,
  choices: CHOICE_TELLERS,
  refusals: REFUSAL_TELLERS,
  outcomes: OUTCOME_TELLERS,
  outcome: outcomeOf,
  values: unitValues,
  total: stackTotal,
  line: lineText,
});
