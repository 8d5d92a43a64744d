/** What may be chosen now, for questions that count or list it. */
import type { Choice } from '../../../kit/game.ts';
import type { Side } from '../../../kit/sides.ts';
import { roleOf } from '../pieces.ts';
import { COURSE } from '../sequence.ts';
import type { State } from '../state.ts';

export const choicesOf = (s: State, side: Side): readonly Choice[] => COURSE.legal(s, roleOf(side));
