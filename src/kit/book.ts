/**
 * A book: all texts of a game in one language, as tables of sentences and words by id. English defines the keys,
 * Japanese has the same ones. The texts that all games share (`wordsEn.ts`, `wordsJa.ts`) are in every book; a game
 * adds its own tables and entries and may override the shared ones. Each language is loaded separately: no book needs
 * the other one.
 */
import type { Lang } from './game.ts';
import type { Texts } from './phrase.ts';
import type { WORDS_EN } from './wordsEn.ts';

export type Table = Readonly<Record<string, string>>;
export type Tables = Readonly<Record<string, Table>>;

type Keys<T, P> = P extends keyof T ? keyof T[P] & string : never;

/** The same tables and keys in another language. */
export type Same<T> = { readonly [P in keyof T]: Texts<Keys<T, P>> };

/** The tables that all games share, and what a game's own tables add. */
export type BookOf<T> = { readonly lang: Lang } & {
  readonly [P in keyof T | keyof typeof WORDS_EN]: Texts<Keys<T, P> | Keys<typeof WORDS_EN, P>>;
};

/** The entries that every book has. */
export type Book = BookOf<{ readonly prompts: Texts<'by-itself'>; readonly phases: Table }>;

export function bookOf<T extends Tables>(lang: Lang, common: Same<typeof WORDS_EN>, own: T): BookOf<T>;
export function bookOf(lang: Lang, common: Tables, own: Tables): object {
  return joined(lang, common, own);
}

/** The same without the game's refusal sentences, which are loaded later: until then refusals use the shared ones. */
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
