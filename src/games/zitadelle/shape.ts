/** The columns of a state and the fields of every frame, with all that they can be: for states that come from outside. */
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
  rowOf,
  type StateShape,
  SWITCH,
} from '../../kit/shape.ts';
import { TURNS } from './data/calendar.ts';
import { BOXES as CHIT_BOXES, CHITS } from './data/chits.ts';
import { ASSAULT_RESULTS, VICTORY_LEVELS } from './data/tables.ts';
import { VP_HEXES } from './data/victory.ts';
import type * as F from './frames.ts';
import { switchesOf } from './options.ts';
import { AIR_UNITS, COMMAND_COUNT, COMPANIES, COUNT, FULL, HEXES, START_MORALE } from './pieces.ts';
import { sequenceOf } from './sequence.ts';
import { unfit } from './start.ts';
import { BOXES, type Ending, OVER, type State, type Switches } from './state.ts';

type Step<P extends string> = F.ActedFrame & { readonly phase: P };
type Sided<P extends string> = F.SideFrame & { readonly phase: P };

type AnyFrame =
  | F.TurnFrame
  | F.SetupFrame
  | Sided<'model'>
  | Step<'order' | 'assault' | 'recovery'>
  | F.AirFrame
  | F.FireFrame
  | F.TargetFrame
  | F.DiveFrame
  | F.DeclareFrame
  | F.ResolveFrame
  | F.BattleFrame
  | F.RetreatFrame
  | F.SurplusFrame
  | F.AdvanceFrame
  | F.MovementFrame;

const side = int(0, 1);
const hex = int(0, HEXES - 1);
const hexes = distinct(HEXES, hex);
const unit = int(0, COUNT - 1);
const units = distinct(COUNT, unit);
const noneOrUnit = int(-1, COUNT - 1);
const noneOrHex = int(-1, HEXES - 1);
const step = { side, acted: FLAG };
const target = { side, unit, units };
/** Half points; mines may cost more than a unit has. */
const points = int(0, 100);

const frame = frames<AnyFrame>({
  turn: { at: int(0, sequenceOf(false).length) },
  'set-up': step,
  model: { side },
  order: step,
  assault: step,
  recovery: step,
  air: step,
  fire: { side, defensive: SWITCH, acted: FLAG },
  target,
  'bomb-target': target,
  dive: { side, units },
  declare: {
    side,
    able: units,
    hexes,
    leads: list(HEXES, hex),
    units,
    battles: list(COUNT, noneOrHex),
    support: list(COUNT, record<F.Support>({ unit, hex })),
  },
  resolve: { side, battles: list(HEXES, record<F.Battle>({ hexes, units, support: units })) },
  battle: {
    side,
    hexes,
    attackers: units,
    defenders: units,
    support: units,
    stage: int(0, 7),
    result: oneOf('', ...ASSAULT_RESULTS),
    left: hexes,
    back: units,
  },
  retreat: { side, units, free: units, further: noneOrUnit, start: noneOrHex },
  surplus: { side },
  advance: { side, hexes, units, acted: FLAG },
  movement: { side, mover: noneOrUnit, spent: points, broke: FLAG, lame: points, acted: FLAG },
});

const ending = record<Ending>({
  rule: oneOf('12.3'),
  code: oneOf(...VICTORY_LEVELS.map(({ code }) => code)),
  points: int(-1000, 1000),
});

export const shape: StateShape<State> = {
  columns: record<State>({
    turn: int(1, TURNS),
    flow: list(8, frame),
    options: record<Switches>({
      streams: SWITCH,
      overflow: SWITCH,
      chits: SWITCH,
      splits: SWITCH,
      disruption: SWITCH,
      moveFirst: SWITCH,
      pushOn: SWITCH,
      recovery: SWITCH,
    }),
    place: row(
      COUNT,
      either(hex, either(oneOf(...Object.keys(BOXES).map(Number)), int(OVER - COMMAND_COUNT + 1, OVER))),
    ),
    steps: rowOf(FULL.map(most => int(0, most))),
    disrupted: row(COUNT, FLAG),
    done: row(COUNT, FLAG),
    routed: row(COUNT, FLAG),
    morale: rowOf(START_MORALE.map(most => int(1, most))),
    pm: row(COMMAND_COUNT, int(0, AIR_UNITS.length)),
    held: row(VP_HEXES.length + 1, FLAG),
    attached: row(COMPANIES.length, noneOrUnit),
    chits: either(row(0, unit), row(CHIT_BOXES.length, int(0, CHITS.length - 1))),
    known: either(row(0, FLAG), row(CHIT_BOXES.length, FLAG)),
    model: int(-1, 1),
    movesFirst: FLAG,
    arrived: row(COMMAND_COUNT, int(0, COUNT)),
    winner: int(-1, 1),
    ending: either(oneOf(null), ending),
  }),
  settled: options => ({ options: switchesOf(options) }),
  unfit,
};
