/** The phases by name, and the part of the contract that follows from them. */
import { type Course, courseOf } from '../../kit/course.ts';
import type { Phases } from '../../kit/flow.ts';
import { BOARD } from './data/map.ts';
import { arrival } from './phases/arrival.ts';
import { battle } from './phases/battle.ts';
import { combat, declare, resolve } from './phases/combat.ts';
import { losses } from './phases/losses.ts';
import { move } from './phases/move.ts';
import { support } from './phases/support.ts';
import { turn } from './phases/turn.ts';
import { COLUMNS, type State } from './state.ts';

export const PHASES: Phases<State> = { turn, arrival, move, combat, declare, resolve, battle, support, losses };

export const COURSE: Course<State> = courseOf(BOARD, PHASES, COLUMNS.draft, '2.2');
