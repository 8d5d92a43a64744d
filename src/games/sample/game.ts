/**
 * Crossing at Dawn: the teaching game, small enough to read in one sitting and complete enough to copy. This file is its
 * table of contents; sections are those of its rulebook.
 *
 *   1  units, map, scenarios   data/units, map, scenarios; setup
 *   2  sequence of play        phases/turn, sequence
 *   3  support chits           rules/chits, phases/move (rest)
 *   4  movement                phases/move, rules/movement
 *   5  combat                  phases/combat, battle, losses; rules/duty, odds, losses
 *   6  supply, reinforcements  rules/ground, rules/arrival, phases/arrival
 *   7  cards                   data/cards, rules/cards, phases/arrival, support
 *   8  victory                 rules/victory
 *   9  optional rule           data/map, rules/movement
 */
import type { GameModule } from '../../kit/game.ts';
import { answering } from '../../kit/question.ts';
import { CARD } from './card.ts';
import { depict } from './depict.ts';
import { inspect } from './inspect.ts';
import { NAMES } from './names.ts';
import { outcome } from './rules/victory.ts';
import { COURSE } from './sequence.ts';
import { setup } from './setup.ts';
import { skin } from './skin.ts';
import type { State } from './state.ts';
import { imagine, seen, told, type View, view } from './view.ts';

export const game: GameModule<State, View> = answering({
  ...CARD,
  rulesVersion: 1,
  skin,
  names: NAMES,
  inspect,
  setup,
  ...COURSE,
  view,
  seen,
  told,
  imagine,
  depict,
  outcome,
});
