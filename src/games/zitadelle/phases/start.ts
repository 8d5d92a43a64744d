/** The phases before the first turn, in which every game begins. They are loaded by themselves: see opening.ts. */
import { courseOf } from '../../../kit/course.ts';
import type { Phases } from '../../../kit/flow.ts';
import { BOARD } from '../pieces.ts';
import { COLUMNS, type State } from '../state.ts';
import { model } from './choices.ts';
import { setUp } from './setUp.ts';

export const START_PHASES: Phases<State> = { 'set-up': setUp, model };

export const START_COURSE = courseOf(BOARD, START_PHASES, COLUMNS.draft, '12.0');
