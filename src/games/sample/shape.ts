/** The columns of a state and the fields of every frame, with all that they can be: for states that come from outside. */
import { layoutFault } from '../../kit/layout.ts';
import {
  distinct,
  either,
  FLAG,
  frames,
  int,
  list,
  oneOf,
  record,
  row,
  type StateShape,
  SWITCH,
} from '../../kit/shape.ts';
import { BOARD } from './data/map.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { CHIT_SET } from './data/tables.ts';
import { SIDES, UNITS } from './data/units.ts';
import { SEQUENCE } from './phases/turn.ts';
import { type AnyFrame, LOST, NO_CHIT, OFF, type State } from './state.ts';

const COUNT = UNITS.length;
const MOST_TURNS = Math.max(...SCENARIOS.map(({ turns }) => turns));
const side = oneOf(...SIDES);
const hex = int(0, BOARD.size - 1);
const units = distinct(COUNT, int(0, COUNT - 1));

const frame = frames<AnyFrame>({
  turn: { at: int(0, SEQUENCE.length) },
  move: { side },
  combat: { side },
  battle: { side, hex, units },
  retreat: { units },
});

export const shape: StateShape<State> = {
  columns: record<State>({
    turn: int(1, MOST_TURNS),
    flow: list(4, frame),
    turns: int(1, MOST_TURNS),
    highWater: SWITCH,
    holder: side,
    place: row(COUNT, either(hex, oneOf(OFF, LOST))),
    chit: row(COUNT, int(NO_CHIT, CHIT_SET.length - 1)),
    done: row(COUNT, FLAG),
  }),
  settled: (options, scenario = SCENARIOS[0]!.id) => ({
    turns: SCENARIOS.find(({ id }) => id === scenario)!.turns,
    highWater: options.highWater === true,
  }),
  unfit: s => layoutFault(s, { steps: () => SEQUENCE, on: { move: 'move', combat: 'combat' } }),
};
