/** The words around a lesson; its content belongs to the game. Components that read them follow the language. */
import type { LaterWords } from '../text/later/en.ts';
import { LATER } from '../text/shelves.ts';

export type LessonWords = LaterWords['lesson'];

export const say = (): LessonWords => LATER.now().lesson;
