/** What both languages share: which tables of sentences and words a book has. English lists the keys. */
import type { BookOf } from '../../../kit/book.ts';
import type { EN_TABLES } from './en.ts';

export type Book = BookOf<typeof EN_TABLES>;
