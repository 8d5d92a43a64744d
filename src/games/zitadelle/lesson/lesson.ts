/** The guided first game: the worked example of the rulebook (E1), and a whole German player turn around it. */
import type { Lesson } from '../../../kit/lesson.ts';
import { AFTERWARDS } from './afterwards.ts';
import { ASSAULT } from './assault.ts';
import { BOMBERS } from './bombers.ts';
import { FIRE } from './fire.ts';
import { MOVEMENT } from './movement.ts';
import { OPENING } from './opening.ts';
import { POSITION } from './position.ts';

export const lesson: Lesson = {
  scenario: 'zitadelle',
  options: {},
  role: 'german',
  position: POSITION,
  steps: [...OPENING, ...BOMBERS, ...FIRE, ...ASSAULT, ...MOVEMENT, ...AFTERWARDS],
};
