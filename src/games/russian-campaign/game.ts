/**
 * 独ソ戦2, The Russian Campaign: table of contents. Sections are those of its rulebook.
 *
 *   3  set-up              opening, setup, phases/setUp, rules/setUp; 3.3.2-3.3.5 rules/firstImpulse
 *   4  sequence of play    sequence, phases/turn
 *   5  victory, control    rules/victory, rules/control
 *   6  stacking, 7 ZOC     rules/ground, stacking
 *   8  movement            phases/movement, moveTravel, rules/mover, march, stops, shut, rail, sea
 *   9  combat              phases/declare, resolve, battle, …; rules/strength, odds, duty, retreat, overrun, remnants
 *   10 supply              rules/supply, rules/combatSupply
 *   11 special units       rules/paratroops, partisans, nations
 *   12 arrivals and losses rules/arrivals, entry, garrisons, withdrawal, workers, conversion, …Replacement
 *   13 options, S, V       rules/objectives, scenarios, rules/whatIf, siberia, neutral
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
