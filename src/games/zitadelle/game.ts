/**
 * ツィタデレ, Zitadelle: Duel for Kursk: table of contents. Sections are those of its rulebook.
 *
 *   3  set-up               opening, setup, phases/setUp, rules/setUp, rules/deploy
 *   4  sequence of play     sequence, phases/turn
 *   5  stacking, ZOC        rules/ground, rules/surplus
 *   6  anti-tank fire       phases/fire, rules/fire
 *   7  assault              phases/declare, resolve, battle, retreat, advance; rules/duty, odds, lossCheck, retreat
 *   8  movement             phases/movement, rules/movement, stops, costs
 *   9  air                  phases/air, phases/dive, rules/air
 *   10 special units        rules/support; 10.3 phases/movement
 *   11 reinforcements       rules/entry, arrival; 11.2 phases/choices
 *   12 victory              rules/victory, lines, control
 *   13 options              rules/splits, tigers, pushOn, arrival; view for the chits
 */
import type { GameModule } from '../../kit/game.ts';
import { answering } from '../../kit/question.ts';
import { depict } from './depict.ts';
import { inspect } from './inspect.ts';
import { PARTS } from './opening.ts';
import { COURSE } from './sequence.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const game: GameModule<State, View> = answering({ ...PARTS, ...COURSE, inspect, depict });
