/** Shorthand for the moves of the lesson. The player has the Axis; Soviet moves are marked. */
import type { LessonMove } from '../../../kit/lesson.ts';

export const SOVIET = 'soviet';

export const WEST = ['6Pz/I/11', '6Pz/4'] as const;
export const EAST = ['6Pz/II/11', '6Pz/114', '6Pz/AA6'] as const;
export const TANKS_23 = ['23Pz/I/201', '23Pz/II/201', '23Pz/AA23'] as const;
export const FOOT_23 = ['23Pz/126', '23Pz/128'] as const;
export const GROUP_A = ['16PG/116', '16PG/60', '228'] as const;
export const GROUP_B = ['16PG/156', '16PG/AA165'] as const;
export const RIFLES_91 = ['503/91', '561/91', '613/91'] as const;

export const press = (type: string): LessonMove => ({ type });
export const group = (hex: string, units: readonly string[]): LessonMove => ({ type: 'battle-group', hex, units });
export const attack = (hex: string): LessonMove => ({ type: 'attack', hex });
export const retreat = (unit: string, hex: string): LessonMove => ({ type: 'retreat', unit, hex, by: SOVIET });

/** Several units to one hex, in any order. */
export const move = (hex: string, units: readonly string[]): readonly LessonMove[] =>
  units.map(unit => ({ type: 'move', unit, hex }));
export const advance = (hex: string, units: readonly string[]): readonly LessonMove[] =>
  units.map(unit => ({ type: 'advance', unit, hex }));

/** No artillery: the die is rolled. */
export const roll = (die: number): LessonMove => ({ type: 'decline', rolls: [die] });
