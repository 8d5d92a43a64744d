/** What bots ask of the game. */
import type { Advice } from '../../kit/game.ts';
import { eachAsked } from '../../kit/question.ts';
import { evaluate } from './evaluate.ts';
import { shortlist } from './plan.ts';
import type { State } from './state.ts';

export const advice: Advice<State> = eachAsked({ evaluate, shortlist });
