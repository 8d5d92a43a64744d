/** The phases before the first turn, in which every scenario begins. They are loaded by themselves: see opening.ts. */
import { courseOf } from '../../../kit/course.ts';
import type { Phases } from '../../../kit/flow.ts';
import { BOARD } from '../pieces.ts';
import { COLUMNS, type State } from '../state.ts';
import { objectives } from './objectives.ts';
import { setUp } from './setUp.ts';
import { whatIf } from './whatIf.ts';

export const START_PHASES: Phases<State> = { objectives, 'set-up': setUp, 'what-if': whatIf };

export const START_COURSE = courseOf(BOARD, START_PHASES, COLUMNS.draft, '5.0');
