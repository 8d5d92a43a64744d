/** Shorthand for the moves of the lesson. The player has the Germans; Soviet moves are marked. */
import type { Script } from '../../../kit/dice.ts';
import type { LessonMove } from '../../../kit/lesson.ts';

type Dice = readonly Script[];

const SOVIET = 'soviet';

export const press = (type: string, ...rolls: Dice): LessonMove => rolling({ type }, rolls);
export const raid = (unit: string, card: string): LessonMove => ({ type: 'raid', unit, card });
export const to = (type: string, unit: string, hex: string, ...rolls: Dice): LessonMove =>
  rolling({ type, unit, hex }, rolls);
export const fight = (hex: string, ...rolls: Dice): LessonMove => rolling({ type: 'fight', hex }, rolls);

export const bySoviets = (move: LessonMove): LessonMove => ({ ...move, by: SOVIET });

/** Several units to one hex, in any order. */
export const all = (type: string, hex: string, ...units: readonly string[]): readonly LessonMove[] =>
  units.map(unit => to(type, unit, hex));

const rolling = (move: LessonMove, rolls: Dice): LessonMove => (rolls.length > 0 ? { ...move, rolls } : move);
