/** What is loaded on demand: games by id, and the pages that only some visits open. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { GAMES, type GameEntry } from '../../games/index.ts';
import type { GameCard, Story } from '../../kit/card.ts';
import type { Provenance } from '../../kit/edition.ts';
import type { AnyGame, AnyWords } from '../../kit/game.ts';
import { type Growing, growing } from '../../kit/growing.ts';
import type { Lesson } from '../../kit/lesson.ts';
import { type Shelf, shelfOf } from '../text/shelf.ts';
import { type Rest, restFrom } from './rest.ts';

export type Loaded<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

const WAITING = { state: 'waiting' } as const;

/** Runs `load` again whenever `key` changes; an answer that is out of date is ignored. */
export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [kept, keep] = useState<{ readonly key: string; readonly loaded: Loaded<T> }>({ key, loaded: WAITING });
  // The key identifies what is loaded.
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

/** Undefined if no game has the id. A failed request is tried again the next time. */
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

/** All rules, or only those of the opening if the game has one. */
async function firstOf(entry: GameEntry): Promise<AnyGame> {
  const first = await entry.opening?.();
  if (!first) return entry.rules();
  const rules = growing(first, () => entry.rules(), signal<AnyGame>(first));
  openings.set(entry.id, rules);
  return rules.game;
}

export const allRules = async (id: string): Promise<AnyGame | undefined> => GAMES.find(game => game.id === id)?.rules();

/** The rest of a loaded game, if only its opening has been loaded. */
export const restOf = (id: string): Rest =>
  restFrom({ rules: openings.get(id), words: wordsOf(id), load: () => allRules(id) });

const shelves = new Map<string, Shelf<AnyWords>>();

/** The words of a game. */
export function wordsOf(id: string): Shelf<AnyWords> {
  const known = shelves.get(id);
  if (known) return known;
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  const shelf = shelfOf(entry.words, entry.firstWords);
  shelves.set(id, shelf);
  return shelf;
}

/** A part of the app together with its words; both are loaded at the same time. */
export async function withWords<T>(part: Promise<T>, ...needed: readonly Shelf<unknown>[]): Promise<T> {
  await Promise.all(needed.map(shelf => shelf.open()));
  return part;
}

const cards = new Map<string, GameCard>();

/** A part of the app together with the cards of all games, as it may ask for any card. */
export async function withCards<T>(part: Promise<T>): Promise<T> {
  const fetched = await Promise.all(GAMES.map(async ({ id, card }) => [id, await card()] as const));
  for (const [id, card] of fetched) cards.set(id, card);
  return part;
}

/** Undefined if no game has the id. The cards must have been loaded. */
export const cardOf = (id: string): GameCard | undefined => cards.get(id);

/** Games that are not hidden. */
export const shownCards = (): readonly GameCard[] =>
  GAMES.flatMap(({ id, hidden }) => (hidden ? [] : (cardOf(id) ?? [])));

export const isGame = (id: string): boolean => GAMES.some(game => game.id === id);

export const hasLesson = (id: string): boolean => GAMES.some(game => game.id === id && game.lesson !== undefined);

export const lessonOf = async (id: string): Promise<Lesson | undefined> =>
  GAMES.find(game => game.id === id)?.lesson?.();

/** What only the page about the game shows. */
export interface Exhibit {
  readonly story: Story | undefined;
  readonly game: AnyGame;
  readonly edition: readonly Provenance[];
}

export const useExhibit = (id: string): Loaded<Exhibit | undefined> => useLoaded(() => exhibitOf(id), `exhibit ${id}`);

async function exhibitOf(id: string): Promise<Exhibit | undefined> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) return undefined;
  // The map is all that is shown of the game itself.
  const map = entry.opening?.() ?? entry.rules();
  const [game, story, edition = []] = await Promise.all([map, entry.story?.(), entry.edition?.()]);
  return { game, story, edition };
}

export const useGame = (id: string): Loaded<AnyGame | undefined> => useLoaded(() => gameById(id), id);
