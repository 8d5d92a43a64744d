/** The prompts before the first turn; prompt.ts has the others. */
import { asking } from '../../../kit/words.ts';
import type { SetUpFrame } from '../frames.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';

const asks = asking<State, Book>();

export const START_PROMPTS = [asks<SetUpFrame>('set-up', () => ({ key: 'set-up' }))];
