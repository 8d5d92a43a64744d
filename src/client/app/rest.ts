/** The rest of a game whose opening was loaded first: its other rules, and its other words. */
import type { Growing } from '../../kit/growing.ts';
import type { Shelf } from '../text/shelf.ts';

export interface Rest {
  /** Whether a view can be shown with what is loaded. */
  covers(view: unknown): boolean;
  /** Resolves when all rules and all words are loaded. */
  fetch(): Promise<unknown>;
}

export interface RestParts {
  /** Undefined if all rules came at once. */
  readonly rules: Pick<Growing, 'covers' | 'grow'> | undefined;
  readonly words: Pick<Shelf<unknown>, 'whole'>;
  /** Loads the rules, so that growing takes no time. */
  load(): Promise<unknown>;
}

/** Rules and words are loaded at the same time, but the game grows last: a later position needs both to be shown. */
export const restFrom = ({ rules, words, load }: RestParts): Rest => ({
  covers: view => rules?.covers(view) ?? true,
  async fetch() {
    await Promise.all([load(), words.whole()]);
    await rules?.grow();
  },
});
