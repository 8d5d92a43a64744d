/**
 * Red God of War: Operation Mars, November 1942. This file is the table of contents; sections are those of the rulebook.
 *
 *   2  components              data/, pieces; control (2.1) rules/control
 *   3  sequence of play        phases/turn, segment, chits, impulse; rules/segment, impulse
 *   4  movement, ZOC           phases/move, moves; rules/costs, movement, travel, mover, ground
 *   5  stacking, integrity     rules/stacking, integrity
 *   6  supply                  rules/supply, initial
 *   7  impulses, activation    rules/chits, activation, impulse
 *   8  combat, overrun         phases/combat, battle, losses, advance; rules/attack, odds, strength, losses, retreat,
 *                              advance, overrun
 *   9  reinforcements          rules/entry, initial; phases/segment
 *  10  headquarters, breakdown rules/support, breakdown; phases/rebuild
 *  11  outside influences      rules/segment, withdrawal; phases/withdraw
 *  12  options                 options; in the rules they change
 *  13  scenarios               opening; data/scenarios, setup; rules/setUp, victory
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
