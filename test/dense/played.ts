/** The games whose columns are looked at: one that is still being made is not, until it is shown to players. */
import { GAMES, type ListedGame } from '../../src/games/index.ts';

export const PLAYED: readonly ListedGame[] = GAMES.filter(({ id, hidden }) => !hidden || id === 'sample');
