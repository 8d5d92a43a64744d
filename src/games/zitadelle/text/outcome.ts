/** 12.3 How the game ended: by its level. */
import type { Tellers } from '../../../kit/teller.ts';
import { VICTORY_LEVELS } from '../data/tables.ts';
import type { Book } from './parts.ts';

export const levelName = (book: Book, code: unknown): string | undefined =>
  VICTORY_LEVELS.find(level => level.code === code)?.[book.lang];

export const OUTCOME_TELLERS: Tellers<Book, keyof Book['outcomes']> = Object.fromEntries(
  VICTORY_LEVELS.map(level => [level.code, book => ({ key: 'level', values: { level: level[book.lang] } })]),
);
