/** Shorthand for the moves of the lesson. The player has the Soviets; German moves are marked. */
import type { Script } from '../../../kit/dice.ts';
import type { LessonMove } from '../../../kit/lesson.ts';

type Dice = readonly Script[];

const GERMAN = 'german';

export const press = (type: string, ...rolls: Dice): LessonMove => rolling({ type }, rolls);
export const to = (type: string, unit: string, hex: string): LessonMove => ({ type, unit, hex });
export const at = (type: string, hex: string, ...rolls: Dice): LessonMove => rolling({ type, hex }, rolls);
export const feed = (card: string): LessonMove => ({ type: 'feed', card });
export const putIn = (...cards: readonly string[]): LessonMove => ({ type: 'put-chits', cards });
/** Draws the chit of a command. */
export const draw = (card: string): LessonMove => press('draw', card);

export const byGermans = (move: LessonMove): LessonMove => ({ ...move, by: GERMAN });

/** Several units to one hex, in any order. */
export const all = (type: string, hex: string, ...units: readonly string[]): readonly LessonMove[] =>
  units.map(unit => to(type, unit, hex));

const rolling = (move: LessonMove, rolls: Dice): LessonMove => (rolls.length > 0 ? { ...move, rolls } : move);
