/** What both languages share: the tables of sentences and words in a book. English defines the keys. */
import type { BookOf } from '../../../kit/book.ts';
import type { EN_TABLES } from './en.ts';

export type Book = BookOf<typeof EN_TABLES>;
