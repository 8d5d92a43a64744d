/** Shorthand for the moves of the lesson. The player has the Axis; Soviet moves are marked. */
import type { LessonMove } from '../../../kit/lesson.ts';

export const SOVIET = 'soviet';

export const press = (type: string): LessonMove => ({ type });
export const stuka = (unit: string, hex: string): LessonMove => ({ type: 'stuka', unit, hex });
export const assign = (unit: string, hex: string): LessonMove => ({ type: 'assign', unit, hex });
export const lose = (unit: string): LessonMove => ({ type: 'lose', unit });
export const fight = (hex: string, die: number): LessonMove => ({ type: 'fight', hex, rolls: [die] });
/** The attacker moves every retreating unit (9.7.1). */
export const retreat = (unit: string, hex: string): LessonMove => ({ type: 'retreat', unit, hex });

/** Several units to one hex, in any order. */
export const move = (hex: string, ...units: readonly string[]): readonly LessonMove[] =>
  units.map(unit => ({ type: 'move', unit, hex }));
