/**
 * A book: all that a game says in one language, as tables of sentences and words by id. English lists the keys, Japanese
 * has the same. What every game says (`wordsEn.ts`, `wordsJa.ts`) is in every book; a game adds its own tables and entries,
 * and may put the common ones otherwise. Each language comes by itself: no book needs the other one.
 */
import type { Lang } from './game.ts';
import type { Texts } from './phrase.ts';
import type { WORDS_EN } from './wordsEn.ts';

export type Table = Readonly<Record<string, string>>;
export type Tables = Readonly<Record<string, Table>>;

type Keys<T, P> = P extends keyof T ? keyof T[P] & string : never;

/** The same tables and keys in another language. */
export type Same<T> = { readonly [P in keyof T]: Texts<Keys<T, P>> };

/** What is common to all games, and what the tables of a game add to it. */
export type BookOf<T> = { readonly lang: Lang } & {
  readonly [P in keyof T | keyof typeof WORDS_EN]: Texts<Keys<T, P> | Keys<typeof WORDS_EN, P>>;
};

/** What can be relied on in every book. */
export type Book = BookOf<{ readonly prompts: Texts<'by-itself'>; readonly phases: Table }>;

export function bookOf<T extends Tables>(lang: Lang, common: Same<typeof WORDS_EN>, own: T): BookOf<T>;
export function bookOf(lang: Lang, common: Tables, own: Tables): object {
  return joined(lang, common, own);
}

/** The same with the reasons of refusals still to come: until then they are told as every game tells them. */
export function firstBookOf<T extends Tables>(
  lang: Lang,
  common: Same<typeof WORDS_EN>,
  own: Omit<Same<T>, 'refusals'>,
): BookOf<T>;
export function firstBookOf(lang: Lang, common: Tables, own: Tables): object {
  return joined(lang, common, own);
}

function joined(lang: Lang, common: Tables, own: Tables): object {
  const parts = [...new Set([...Object.keys(common), ...Object.keys(own)])];
  return { lang, ...Object.fromEntries(parts.map(part => [part, { ...common[part], ...own[part] }])) };
}
