/** Rulebooks from the server: each language of a game is loaded once and cached. */
import type { Lang } from '../../kit/game.ts';
import { type Book, parseBook } from './parse.ts';

/** Loads a text file by its address; throws if there is none. */
export type ReadText = (address: string) => Promise<string>;

export interface Library {
  book(gameId: string, lang: Lang): Promise<Book>;
}

export const addressOf = (gameId: string, lang: Lang): string => `./rulebooks/${encodeURIComponent(gameId)}/${lang}.md`;

export function libraryOf(read: ReadText): Library {
  const books = new Map<string, Promise<Book>>();
  return {
    book(gameId, lang) {
      const address = addressOf(gameId, lang);
      const kept = books.get(address);
      if (kept) return kept;
      const book = read(address).then(parseBook);
      books.set(address, book);
      // A failure is not cached: the next request tries again.
      book.catch(() => books.delete(address));
      return book;
    },
  };
}

export const library: Library = libraryOf(async address => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
});
