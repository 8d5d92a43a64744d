/** The phases by name, and what the contract asks of them. */
import { type Course, courseOf } from '../../kit/course.ts';
import type { Phases } from '../../kit/flow.ts';
import { BOARD } from './data/map.ts';
import { battle, combat } from './phases/combat.ts';
import { move } from './phases/move.ts';
import { retreat } from './phases/retreat.ts';
import { turn } from './phases/turn.ts';
import { COLUMNS, type State } from './state.ts';

export const PHASES: Phases<State> = { turn, move, combat, battle, retreat };

export const COURSE: Course<State> = courseOf(BOARD, PHASES, COLUMNS.draft, '2.2');
