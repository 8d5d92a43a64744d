/**
 * 第6軍救出作戦, the relief of Sixth Army: table of contents. Sections are those of its rulebook.
 *
 *   3  set-up            phases/setUp, rules/setUp, setup, data/setup
 *   4  victory           rules/enter (thunder lines), phases/turn (last turn)
 *   5  sequence of play  sequence
 *   6  air               phases/air
 *   7  ZOC, 8 stacking   rules/ground
 *   9  operations        phases/operations, phases/orders, rules/orders
 *   10 movement          phases/movement, rules/movement, outOfReach
 *   11 combat            phases/combat, battle, picks, losses, advance; rules/combat, odds, shock, results, retreat, advance
 *   12 support attacks   phases/operations, rules/support
 *   13 end phase         phases/movement, turn, recovery; rules/logistics
 *   14 reinforcements    phases/reinforcement
 */
import type { GameModule } from '../../kit/game.ts';
import { answering } from '../../kit/question.ts';
import { CARD } from './card.ts';
import { depict } from './depict.ts';
import { inspect } from './inspect.ts';
import { NAMES } from './names.ts';
import { switchesOf } from './options.ts';
import { outcomeOf } from './rules/victory.ts';
import { COURSE } from './sequence.ts';
import { firstState } from './setup.ts';
import { SKIN } from './skin.ts';
import type { State } from './state.ts';
import { imagineFrom, type View, viewOf } from './view.ts';

export const game: GameModule<State, View> = answering({
  ...CARD,
  rulesVersion: 1,
  skin: SKIN,
  names: NAMES,
  inspect,
  setup: (_scenario, options, dice) => firstState(switchesOf(options), { dice, emit: () => undefined }),
  ...COURSE,
  view: viewOf,
  seen: event => event,
  imagine: imagineFrom,
  depict,
  outcome: outcomeOf,
});
