/** 3 The first state: all units in their boxes, the Soviets to set up first. */
import { type Io, push, run } from '../../kit/flow.ts';
import { UNITS } from './data/units.ts';
import type { SetupFrame, TurnFrame } from './frames.ts';
import { AXIS, SOVIET } from './pieces.ts';
import { PHASES } from './sequence.ts';
import { COLUMNS, type State, type Switches, TO_ARRIVE, TO_SET_UP } from './state.ts';

/** The box that each unit begins in. */
export const HOMES: readonly number[] = UNITS.map(u => (u.turn === 1 ? TO_SET_UP : TO_ARRIVE));

export function firstState(switches: Switches, io: Io): State {
  const d = COLUMNS.empty({ options: switches, turn: 0, place: HOMES });
  const turn: TurnFrame = { phase: 'turn', at: 0 };
  push(d, turn);
  for (const side of [AXIS, SOVIET]) {
    const frame: SetupFrame = { phase: 'set-up', side };
    push(d, frame);
  }
  run(PHASES, d, io);
  return d;
}
