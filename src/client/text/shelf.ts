/**
 * Words in two languages, loaded in one. A shelf holds those of one part of the app; components that read them follow
 * the language. The language changes only when every shelf in use has been loaded in the new one: the page is never in
 * two languages at once, and a failed load changes nothing. If there are many words, the first ones are loaded
 * separately and all follow.
 */
import { signal } from '@preact/signals';
import type { Lang } from '../../kit/game.ts';
import { lang, setLang } from '../app/settings.ts';

export interface Shelf<T> {
  /** The words in the current language. The shelf must be open. */
  now(): T;
  /** All words in a language, which need not be the current one. */
  in(tongue: Lang): Promise<T>;
  /**
   * Resolves when the first words are loaded in the current language; from then on they are loaded in every other that
   * is chosen.
   */
  open(): Promise<void>;
  /** Resolves when all words are loaded in the current language; from then on all of them are. */
  whole(): Promise<void>;
}

type Loads<T> = Readonly<Record<Lang, () => Promise<T>>>;

interface Fetching {
  has(tongue: Lang): boolean;
  fetch(tongue: Lang): Promise<void>;
}

const inUse = new Set<Fetching>();
let wanted: Lang | undefined;

export function shelfOf<T>(loads: Loads<T>, first: Loads<T> = loads): Shelf<T> {
  const all = storeOf(loads);
  const some = first === loads ? all : storeOf(first);
  /** Components read it, so that they are notified when more words are loaded. */
  const wants = signal<'first' | 'all'>('first');
  const store = (): Store<T> => (wants.peek() === 'all' ? all : some);
  const fetching: Fetching = {
    has: tongue => store().get(tongue) !== undefined,
    async fetch(tongue) {
      await store().read(tongue);
    },
  };
  return {
    now() {
      const words = (wants.value === 'all' ? all.get(lang.value) : undefined) ?? some.get(lang.value);
      if (words === undefined) throw new Error(`words were read in ${lang.value} before they were fetched`);
      return words;
    },
    in: all.read,
    async open() {
      inUse.add(fetching);
      // The language may have been switched meanwhile.
      while (!fetching.has(lang.peek())) await fetching.fetch(lang.peek());
    },
    async whole() {
      while (all.get(lang.peek()) === undefined) await all.read(lang.peek());
      wants.value = 'all';
    },
  };
}

interface Store<T> {
  get(tongue: Lang): T | undefined;
  read(tongue: Lang): Promise<T>;
}

function storeOf<T>(loads: Loads<T>): Store<T> {
  const kept = new Map<Lang, T>();
  return {
    get: tongue => kept.get(tongue),
    async read(tongue) {
      const words = kept.get(tongue) ?? (await loads[tongue]());
      kept.set(tongue, words);
      return words;
    },
  };
}

/** Loads the words in use in a language, then switches to it. The language chosen last wins. */
export async function speak(tongue: Lang): Promise<void> {
  wanted = tongue;
  const missing = (): Fetching[] => [...inUse].filter(shelf => !shelf.has(tongue));
  while (missing().length > 0) await Promise.all(missing().map(shelf => shelf.fetch(tongue)));
  if (wanted === tongue) setLang(tongue);
}
