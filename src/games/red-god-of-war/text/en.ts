/** The game in English; `ja.ts` has the same entries in Japanese. */
import { bookOf } from '../../../kit/book.ts';
import type { Words } from '../../../kit/game.ts';
import { WORDS_EN } from '../../../kit/wordsEn.ts';
import type { State } from '../state.ts';
import { EN_FIRST } from './enFirst.ts';
import { EN_REFUSALS } from './enRefusals.ts';
import type { Book } from './parts.ts';
import { wordsFrom } from './words.ts';

export const EN_TABLES = { ...EN_FIRST, refusals: EN_REFUSALS } as const;

export const EN: Book = bookOf('en', WORDS_EN, EN_TABLES);

export const en: Words<State> = wordsFrom(EN);
