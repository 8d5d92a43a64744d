/** The game with what only bots and the page about it ask for; a table of people does without. */
import type { GameModule } from '../../kit/game.ts';
import { EDITION } from './edition.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { game as rules } from './game.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const game: GameModule<State, View> = { ...rules, edition: EDITION, evaluate };
