/** What is fetched when it is needed: games by id, and the pages that only some visits open. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { GAMES, type GameEntry } from '../../games/index.ts';
import type { GameCard, Story } from '../../kit/card.ts';
import type { Provenance } from '../../kit/edition.ts';
import type { AnyGame, AnyWords } from '../../kit/game.ts';
import { type Growing, growing } from '../../kit/growing.ts';
import type { Lesson } from '../../kit/lesson.ts';
import { type Shelf, shelfOf } from '../text/shelf.ts';

export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

const WAITING = { state: 'waiting' } as const;

/** Runs `load` again whenever `key` changes; an answer that comes too late is let go. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [kept, keep] = useState<{ readonly key: string; readonly loaded: Loaded<T> }>({ key, loaded: WAITING });
  // The key stands for what is loaded.
  useEffect(() => {
    let isWanted = true;
    const answer = (loaded: Loaded<T>): void => {
      if (isWanted) keep({ key, loaded });
    };
    load().then(
      value => answer({ state: 'here', value }),
      error => answer({ state: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return kept.key === key ? kept.loaded : WAITING;
}

const games = new Map<string, Promise<AnyGame>>();

/** Undefined where no game has the id. A failed fetch is tried again the next time. */
export async function gameById(id: string): Promise<AnyGame | undefined> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) return undefined;
  const game = games.get(id) ?? withWords(firstOf(entry), wordsOf(id));
  games.set(id, game);
  return game.catch(error => {
    games.delete(id);
    throw error;
  });
}

const openings = new Map<string, Growing>();

/** All rules, or those of its opening where a game has one. */
async function firstOf(entry: GameEntry): Promise<AnyGame> {
  const first = await entry.opening?.();
  if (!first) return entry.rules();
  const rules = growing(first, () => entry.rules(), signal<AnyGame>(first));
  openings.set(entry.id, rules);
  return rules.game;
}

export const allRules = async (id: string): Promise<AnyGame | undefined> => GAMES.find(game => game.id === id)?.rules();

/** What a game that was loaded still lacks, where it is more than its opening. */
export interface Rest {
  /** Whether a view can be shown with what is here. */
  covers(view: unknown): boolean;
  /** Resolves when all rules are here, and all words. */
  fetch(): Promise<unknown>;
}

export function restOf(id: string): Rest {
  const [rules, words] = [openings.get(id), wordsOf(id)];
  return {
    covers: view => rules?.covers(view) ?? true,
    fetch: () => Promise.all([rules?.grow(), words.whole()]),
  };
}

const shelves = new Map<string, Shelf<AnyWords>>();

/** What a game says. */
export function wordsOf(id: string): Shelf<AnyWords> {
  const known = shelves.get(id);
  if (known) return known;
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  const shelf = shelfOf(entry.words, entry.firstWords);
  shelves.set(id, shelf);
  return shelf;
}

/** A part of the app together with the words that it needs; they are fetched at the same time. */
export async function withWords<T>(part: Promise<T>, ...needed: readonly Shelf<unknown>[]): Promise<T> {
  await Promise.all(needed.map(shelf => shelf.open()));
  return part;
}

const cards = new Map<string, GameCard>();

/** A part of the app together with what is known of all games without loading them: it may ask for any card. */
export async function withCards<T>(part: Promise<T>): Promise<T> {
  const fetched = await Promise.all(GAMES.map(async ({ id, card }) => [id, await card()] as const));
  for (const [id, card] of fetched) cards.set(id, card);
  return part;
}

/** Undefined where no game has the id. The cards must have been fetched. */
export const cardOf = (id: string): GameCard | undefined => cards.get(id);

/** Those of the games that everybody may play. */
export const shownCards = (): readonly GameCard[] =>
  GAMES.flatMap(({ id, hidden }) => (hidden ? [] : (cardOf(id) ?? [])));

export const isGame = (id: string): boolean => GAMES.some(game => game.id === id);

export const hasLesson = (id: string): boolean => GAMES.some(game => game.id === id && game.lesson !== undefined);

export const lessonOf = async (id: string): Promise<Lesson | undefined> =>
  GAMES.find(game => game.id === id)?.lesson?.();

/** What only a page about the game shows. */
export interface Exhibit {
  readonly story: Story | undefined;
  readonly game: AnyGame;
  readonly edition: readonly Provenance[];
}

export const useExhibit = (id: string): Loaded<Exhibit | undefined> => useLoaded(() => exhibitOf(id), `exhibit ${id}`);

async function exhibitOf(id: string): Promise<Exhibit | undefined> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) return undefined;
  // Its map is all that is shown of the game itself.
  const map = entry.opening?.() ?? entry.rules();
  const [game, story, edition = []] = await Promise.all([map, entry.story?.(), entry.edition?.()]);
  return { game, story, edition };
}

export const useGame = (id: string): Loaded<AnyGame | undefined> => useLoaded(() => gameById(id), id);
