/** What programs ask of the game beyond what a page shows. */
import type { Answers } from '../../kit/game.ts';
import { eachAsked } from '../../kit/question.ts';
import type { State } from './state.ts';
import { travelsOf } from './travels.ts';

export const answers: Answers<State> = eachAsked({ travels: travelsOf });
