/** 1.3, 3.1, 7.1 The first state: units as the scenario says, each on a chit of its own, and two cards for each side. */

import type { Dice } from '../../kit/dice.ts';
import { push, run } from '../../kit/flow.ts';
import type { Options } from '../../kit/game.ts';
import { withAt } from '../../kit/list.ts';
import { BOTH_SIDES } from '../../kit/sides.ts';
import { FIRST_HAND } from './data/cards.ts';
import { hexNumber } from './data/map.ts';
import { scenarioOf } from './data/scenarios.ts';
import type { TurnFrame } from './frames.ts';
import { unitNumber } from './pieces.ts';
import { drawTo } from './rules/cards.ts';
import { drawChit } from './rules/chits.ts';
import { PHASES } from './sequence.ts';
import { COLUMNS, COMING, type State } from './state.ts';

/** What options and scenario fix for the whole game. */
export const settledBy = (options: Options, scenario?: string): Pick<State, 'turns' | 'highWater'> => ({
  turns: scenarioOf(scenario).turns,
  highWater: options.highWater === true,
});

export function setup(scenario: string, options: Options, dice: Dice): State {
  const { places, coming } = scenarioOf(scenario);
  const d = COLUMNS.empty(settledBy(options, scenario));
  for (const [name, hex] of Object.entries(places)) {
    const unit = unitNumber(name);
    d.place = withAt(d.place, unit, hexNumber(hex));
    drawChit(d, unit, dice, '3.1');
  }
  for (const name of coming) d.place = withAt(d.place, unitNumber(name), COMING);
  for (const side of BOTH_SIDES) drawTo(d, side, FIRST_HAND, dice);
  const turn: TurnFrame = { phase: 'turn', at: 0 };
  push(d, turn);
  run(PHASES, d, { dice, emit: () => undefined });
  return d;
}
