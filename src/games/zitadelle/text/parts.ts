/** What both languages share: the tables of sentences and words in a book. English defines the keys. */
import type { BookOf } from '../../../kit/book.ts';
import type { Tellers } from '../../../kit/teller.ts';
import type { EN_TABLES } from './en.ts';

export type Book = BookOf<typeof EN_TABLES>;
export type EventKey = keyof Book['events'];

/** Chooses the log line of an event and fills it. */
export type EventTellers = Tellers<Book, EventKey>;
