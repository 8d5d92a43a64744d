/** The words around a lesson; what it teaches is the game's own. Components that read them follow the language. */
import type { LaterWords } from '../text/later/en.ts';
import { LATER } from '../text/shelves.ts';

export type LessonWords = LaterWords['lesson'];

export const say = (): LessonWords => LATER.now().lesson;
