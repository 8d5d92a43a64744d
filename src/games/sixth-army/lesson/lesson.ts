/** The guided first game: turn 1 of the rulebook's example of play (E1 to E9), with the player as the Axis. */
import type { Lesson } from '../../../kit/lesson.ts';
import { AFTERWARDS } from './afterwards.ts';
import { CORPS_ORDER } from './corpsOrder.ts';
import { FIRST_BLOW } from './firstBlow.ts';
import { FLANKS } from './flanks.ts';
import { OPENING } from './opening.ts';
import { SUPPORT } from './support.ts';
import { THREE_BATTLES } from './threeBattles.ts';

export const lesson: Lesson = {
  scenario: 'winter-storm',
  options: {},
  role: 'axis',
  steps: [...OPENING, ...SUPPORT, ...FIRST_BLOW, ...FLANKS, ...CORPS_ORDER, ...THREE_BATTLES, ...AFTERWARDS],
};
