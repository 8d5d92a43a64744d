/** Rulebooks as tests read them: parsed, with their tables as plain text, beside the index of the game's sections. */
import { existsSync, readFileSync } from 'node:fs';
import {
  type Block,
  type Book,
  blockLines,
  inlineText,
  parseBook,
  type Section,
  sectionsOf,
} from '../src/client/rules/parse.ts';
import type { Lang } from '../src/kit/game.ts';

const folder = (game: string): URL => new URL(`../src/games/${game}/`, import.meta.url);
const read = (game: string, path: string): string => readFileSync(new URL(path, folder(game)), 'utf8');

export const hasBook = (game: string): boolean => existsSync(new URL('rulebook/', folder(game)));

export const bookOf = (game: string, lang: Lang): Book => parseBook(read(game, `rulebook/${lang}.md`));

/** The lines of rules.csv: section and status first. */
export const indexOf = (game: string): string[][] =>
  read(game, 'rules.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map(line => line.split(','));

export function sectionOf(book: Book, id: string): Section {
  const found = sectionsOf(book).find(section => section.id === id);
  if (!found) throw new Error(`${book.title} has no section ${id}`);
  return found;
}

export const textOf = (section: Section): string => section.blocks.flatMap(blockLines).join('\n');

type Table = Extract<Block, { kind: 'table' }>;
const isTable = (block: Block): block is Table => block.kind === 'table';
const cellsOf = (table: Table): string[][] => [table.head, ...table.rows].map(row => row.map(inlineText));

export const tablesOf = (section: Section): string[][][] => section.blocks.filter(isTable).map(cellsOf);

/** The body of a section's only table, without its first column. */
export const bodyOf = (section: Section): string[][] => (tablesOf(section)[0] ?? []).slice(1).map(row => row.slice(1));
