/** The game in Japanese; `en.ts` has the same entries in English. */
import { bookOf, type Same } from '../../../kit/book.ts';
import type { Words } from '../../../kit/game.ts';
import { WORDS_JA } from '../../../kit/wordsJa.ts';
import type { State } from '../state.ts';
import type { EN_TABLES } from './en.ts';
import { JA_FIRST } from './jaFirst.ts';
import { JA_REFUSALS } from './jaRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

const JA_TABLES: Same<typeof EN_TABLES> = { ...JA_FIRST, refusals: JA_REFUSALS };

export const JA: Book = bookOf('ja', WORDS_JA, JA_TABLES);

export const ja: Words<State> = wordsFrom(JA);
