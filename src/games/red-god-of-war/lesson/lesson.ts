/** The guided first game: the first two Soviet impulses of turn 1, from the ready set-up with three units moved. */
import type { Lesson } from '../../../kit/lesson.ts';
import { AFTERWARDS } from './afterwards.ts';
import { BATTLE } from './battle.ts';
import { BELYI } from './belyi.ts';
import { CUP } from './cup.ts';
import { MOVEMENT } from './movement.ts';
import { OPENING } from './opening.ts';
import { PURSUIT } from './pursuit.ts';

export const lesson: Lesson = {
  scenario: 'mars',
  options: {},
  role: 'soviet',
  steps: [...OPENING, ...CUP, ...MOVEMENT, ...BATTLE, ...PURSUIT, ...BELYI, ...AFTERWARDS],
};
