/** The parts that prompts are made of. */
import type { Choice } from '../../../kit/game.ts';
import type { Line } from '../../../kit/phrase.ts';
import type { Side } from '../../../kit/sides.ts';
import { asking } from '../../../kit/words.ts';
import { roleOf } from '../pieces.ts';
import { COURSE } from '../sequence.ts';
import type { State } from '../state.ts';
import type { Book } from './parts.ts';

export type Asked = Line<keyof Book['prompts']>;

export const asks = asking<State, Book>();

/** What may be chosen now. */
export const choicesOf = (s: State, side: Side): readonly Choice[] => COURSE.legal(s, roleOf(side));
