/** The guided first game: one blue player turn from a position, with every die and draw written down. */
import type { Lesson } from '../../../kit/lesson.ts';
import { BATTLE } from './battle.ts';
import { MOVEMENT } from './movement.ts';

export const lesson: Lesson = {
  scenario: 'dawn',
  options: {},
  role: 'blue',
  position: {
    units: {
      B1: { hex: '0203', chit: 1 },
      B2: { hex: '0204', chit: 0 },
      R1: { hex: '0403', chit: 0 },
      R2: { hex: '0605', chit: 2 },
    },
    cards: { 'barrage-1': 'blue', 'rally-1': 'blue', 'smoke-1': 'red' },
  },
  steps: [...MOVEMENT, ...BATTLE],
};
