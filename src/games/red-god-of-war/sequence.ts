/** The phases by name, and the part of the contract that follows from them. */
import { type Course, courseOf } from '../../kit/course.ts';
import type { Phases } from '../../kit/flow.ts';
import { advance, occupy } from './phases/advance.ts';
import { battle, reply } from './phases/battle.ts';
import { chits, draw } from './phases/chits.ts';
import { declare, resolve } from './phases/combat.ts';
import { impulse } from './phases/impulse.ts';
import { losses, retreat, stand } from './phases/losses.ts';
import { move } from './phases/move.ts';
import { rebuild } from './phases/rebuild.ts';
import { back, feed, reinforce, replace, segment, transfer } from './phases/segment.ts';
import { START_PHASES } from './phases/start.ts';
import { turn } from './phases/turn.ts';
import { withdraw } from './phases/withdraw.ts';
import { BOARD } from './pieces.ts';
import { COLUMNS, type State } from './state.ts';

export const PHASES: Phases<State> = {
  ...START_PHASES,
  ...{ turn, segment, return: back, transfer, replace, feed, chits, reinforce, draw },
  ...{ impulse, withdraw, move, declare, resolve, battle, reply, losses, stand, retreat, advance, occupy, rebuild },
};

export const COURSE: Course<State> = courseOf(BOARD, PHASES, COLUMNS.draft, '13.0');
