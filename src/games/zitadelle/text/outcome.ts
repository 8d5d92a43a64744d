/** 12.3 How the game ended. */
import type { Outcome } from '../../../kit/game.ts';
import { fill } from '../../../kit/phrase.ts';
import { VICTORY_LEVELS } from '../data/tables.ts';
import type { Book } from './parts.ts';
import { role } from './tongue.ts';

export const levelName = (book: Book, code: unknown): string | undefined =>
  VICTORY_LEVELS.find(level => level.code === code)?.[book.lang];

export function outcomeText(book: Book, { winner, code }: Outcome): string {
  const level = levelName(book, code);
  if (level !== undefined) return fill(book.small.level, { level });
  return winner === undefined ? book.small.tied : fill(book.small.won, { role: role(book, winner) });
}
