/** The parts that prompts are made of. */
import type { Line } from '../../../kit/phrase.ts';
import { asking } from '../../../kit/words.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';

export type Asked = Line<keyof Book['prompts']>;

export const asks = asking<State, Book>();
