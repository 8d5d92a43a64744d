/** The app's own words: what every page says, what the table says, and what only some visits hear. */
import type { PageWords } from '../game/text/en.ts';
import type { Catalogue } from './en.ts';
import type { LaterWords } from './later/en.ts';
import { shelfOf } from './shelf.ts';

export const SHELL = shelfOf<Catalogue>({
  ja: async () => (await import('./ja.ts')).ja,
  en: async () => (await import('./en.ts')).en,
});

export const TABLE = shelfOf<PageWords>({
  ja: async () => (await import('../game/text/ja.ts')).ja,
  en: async () => (await import('../game/text/en.ts')).en,
});

export const LATER = shelfOf<LaterWords>({
  ja: async () => (await import('./later/ja.ts')).ja,
  en: async () => (await import('./later/en.ts')).en,
});
