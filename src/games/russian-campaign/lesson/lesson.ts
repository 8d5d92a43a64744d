/** The guided first game: the Axis player turn of May/June 1941 in the campaign, from the ready set-ups. */
import type { Lesson } from '../../../kit/lesson.ts';
import { AFTERWARDS } from './afterwards.ts';
import { BATTLES } from './battles.ts';
import { MARCH } from './march.ts';
import { OPENING } from './opening.ts';
import { SECOND_IMPULSE } from './secondImpulse.ts';

export const lesson: Lesson = {
  scenario: 'campaign',
  options: {},
  role: 'axis',
  steps: [...OPENING, ...MARCH, ...BATTLES, ...SECOND_IMPULSE, ...AFTERWARDS],
};
