/** 13.0 The first state: units in a ready-made order, the Soviets about to change theirs (13.12). */
import type { Dice } from '../../kit/dice.ts';
import { push, run } from '../../kit/flow.ts';
import type { Options } from '../../kit/game.ts';
import { FIRST_SUPPLY, SCENARIOS } from './data/scenarios.ts';
import { SETUP_ORDER } from './data/setup.ts';
import { SIDES } from './data/sides.ts';
import type { SetUpFrame, TurnFrame } from './frames.ts';
import { switchesOf } from './options.ts';
import { START_PHASES } from './phases/start.ts';
import { ALL_UNITS, isNameless, sideNumber } from './pieces.ts';
import { firstHex } from './rules/setUp.ts';
import { COLUMNS, COMING, POOL, type State } from './state.ts';

/** What options and scenario fix for the whole game. */
export const settledBy = (options: Options, scenario?: string): Pick<State, 'options' | 'scenario'> => ({
  options: switchesOf(options),
  scenario: Math.max(
    0,
    SCENARIOS.findIndex(({ id }) => id === scenario),
  ),
});

function firstPlace(unit: number): number {
  const hex = firstHex(unit);
  return hex >= 0 ? hex : isNameless(unit) ? POOL : COMING;
}

export function setup(scenario: string, options: Options, dice: Dice): State {
  const d = COLUMNS.empty({
    ...settledBy(options, scenario),
    place: ALL_UNITS.map(firstPlace),
    // 13.11, 13.21
    supply: SIDES.map(side => FIRST_SUPPLY[side]),
  });
  const turn: TurnFrame = { phase: 'turn', at: 0 };
  push(d, turn);
  // The last one pushed is the first one played.
  for (const side of [...SETUP_ORDER].reverse()) {
    const frame: SetUpFrame = { phase: 'set-up', side: sideNumber(side), put: [] };
    push(d, frame);
  }
  run(START_PHASES, d, { dice, emit: () => undefined });
  return d;
}
