/** What panel and page share: the book in the reader's language, the open section, and the search. */
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Lang } from '../../kit/game.ts';
import { goTo, makeRoute } from '../app/router.ts';
import { lang as langNow } from '../app/settings.ts';
import { type Library, library } from './book.ts';
import { currentRule, openRule, type Place } from './open.ts';
import { type Book, nearestSection } from './parse.ts';
import { type Hit, search } from './search.ts';
import { type RulesText, rulesText } from './text.ts';

export interface ReaderSpec {
  readonly gameId: string;
  /** Where books are loaded from; by default the server. */
  readonly library?: Library | undefined;
  /** A page follows the address bar, a panel only its own history. */
  readonly by: 'address' | 'trail';
}

export type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'ready'; readonly gameId: string; readonly book: Book };

export interface Reader {
  readonly gameId: string;
  readonly lang: Lang;
  readonly text: RulesText;
  readonly loading: Loading;
  /** The open place, if it is in this game, and the section of this book that contains it. */
  readonly place: Place | undefined;
  readonly section: string | undefined;
  readonly query: Signal<string>;
  /** Undefined if there is no search. */
  readonly hits: readonly Hit[] | undefined;
  ask(query: string): void;
  open(section: string): void;
  addressOf(section: string): string;
  again(): void;
}

export function useReader({ gameId, library: from = library, by }: ReaderSpec): Reader {
  const lang = langNow.value;
  const loading = useSignal<Loading>({ state: 'loading' });
  const tries = useSignal(0);
  const query = useSignal('');
  const isSearching = useSignal(false);
  useBook(loading, from, [gameId, lang, tries.value]);
  // A rule opened from anywhere replaces the search results.
  useSignalEffect(() => {
    if (currentRule.value) isSearching.value = false;
  });
  const now = ofGame(loading.value, gameId);
  const here = currentRule.value?.gameId === gameId ? currentRule.value : undefined;
  const book = now.state === 'ready' ? now.book : undefined;
  return {
    gameId,
    lang,
    text: rulesText(),
    loading: now,
    place: here,
    section: book && here ? nearestSection(book, here.section)?.id : undefined,
    query,
    hits: book && isSearching.value && query.value.trim() !== '' ? search(book, query.value) : undefined,
    ask(typed) {
      query.value = typed;
      isSearching.value = true;
    },
    open(section) {
      if (by === 'trail' || here?.section === section) openRule(gameId, section);
      else goTo({ page: 'rules', game: gameId, section });
    },
    addressOf: section => makeRoute({ page: 'rules', game: gameId, section }),
    again: () => tries.value++,
  };
}

/** After a change of language the old book stays until the new one is loaded; that of another game does not. */
const ofGame = (loading: Loading, gameId: string): Loading =>
  loading.state === 'ready' && loading.gameId !== gameId ? { state: 'loading' } : loading;

/** Loads the book when game or language change; an outdated answer is dropped. */
function useBook(loading: Signal<Loading>, from: Library, asked: readonly [string, Lang, number]): void {
  const [gameId, lang, tries] = asked;
  useEffect(() => {
    let isWanted = true;
    const put = (next: Loading): void => {
      if (isWanted) loading.value = next;
    };
    from.book(gameId, lang).then(
      book => put({ state: 'ready', gameId, book }),
      () => put({ state: 'missing' }),
    );
    return () => {
      isWanted = false;
    };
  }, [loading, from, gameId, lang, tries]);
}
