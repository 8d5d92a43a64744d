/** The app's own words: those of every page, those of the table, and those that only some visits need. */
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
