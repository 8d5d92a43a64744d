/** All parts of the game, for commands and tests; a page loads them one by one. */
import type { WholeModule } from '../../kit/game.ts';
import { advice } from './advice.ts';
import { answers } from './answers.ts';
import { EDITION } from './edition.ts';
import { game as rules } from './game.ts';
import { scenes } from './scenes.ts';
import type { State } from './state.ts';
import { en } from './text/en.ts';
import { ja } from './text/ja.ts';
import type { View } from './view.ts';

export const game: WholeModule<State, View> = {
  ...rules,
  ...advice,
  ...scenes,
  answers,
  words: { ja, en },
  edition: EDITION,
};
