/** The phase before the first turn, in which every game begins. It is loaded by itself: see opening.ts. */
import { courseOf } from '../../../kit/course.ts';
import type { Phases } from '../../../kit/flow.ts';
import { BOARD } from '../pieces.ts';
import { COLUMNS, type State } from '../state.ts';
import { setUp } from './setUp.ts';

export const START_PHASES: Phases<State> = { 'set-up': setUp };

export const START_COURSE = courseOf(BOARD, START_PHASES, COLUMNS.draft, '13.0');
