/** For tests: the app's words, loaded in both languages, so that a test may use either. */
import { type AnyWords, LANGS, type WholeGame } from '../../kit/game.ts';
import { lang } from '../app/settings.ts';
import type { Shelf } from './shelf.ts';
import { LATER, SHELL, TABLE } from './shelves.ts';

await Promise.all([SHELL, TABLE, LATER].flatMap(shelf => [shelf.open(), ...LANGS.map(tongue => shelf.in(tongue))]));

/** The words of a game that was loaded whole. */
export const wordsIn = ({ words }: Pick<WholeGame, 'words'>): Shelf<AnyWords> => ({
  now: () => words[lang.value],
  in: async tongue => words[tongue],
  open: async () => undefined,
  whole: async () => undefined,
});
