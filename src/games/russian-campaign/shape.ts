/** The columns of a state and the fields of every frame, with all that they can be: for states that come from outside. */
import type { DeclaredBattle } from '../../kit/declare.ts';
import {
  distinct,
  either,
  FLAG,
  frames,
  int,
  list,
  oneOf,
  optional,
  record,
  row,
  type StateShape,
  SWITCH,
} from '../../kit/shape.ts';
import { LAST_TURN, yearOf } from './data/calendar.ts';
import { ENDS } from './data/scenarios.ts';
import { SPECIAL_REINFORCEMENTS } from './data/schedule.ts';
import { CRT_RESULTS, WEATHERS } from './data/tables.ts';
import { VARIANTS } from './data/variants.ts';
import type * as F from './frames.ts';
import { switchesOf, WEATHER_RULES } from './options.ts';
import { ALLOWANCE, COUNT, HEXES, SEAS } from './pieces.ts';
import { CHOICES, FIRST_YEAR, LAST_YEAR, YEARS } from './rules/objectives.ts';
import { SCENARIOS } from './scenarios.ts';
import { SEQUENCE } from './sequence.ts';
import { unfit } from './start.ts';
import { AGAIN, BOXES, LANDED, type State, type Switches } from './state.ts';

type Step<P extends string> = F.ImpulseFrame & { readonly phase: P };

type AnyFrame =
  | F.TurnFrame
  | F.ObjectivesFrame
  | F.SetupFrame
  | Step<'weather' | 'begin' | 'sweep' | 'combat' | 'rail-possession' | 'minimum' | 'supply'>
  | F.WhatIfFrame
  | F.WorkersFrame
  | F.SovietReplacementFrame
  | F.AxisReplacementFrame
  | F.ConversionFrame
  | F.MovementFrame
  | F.SurplusFrame
  | F.OverrunFrame
  | F.SurrenderFrame
  | F.DeclareFrame
  | F.ResolveFrame
  | F.BattleFrame
  | F.GiveGroundFrame
  | F.LossFrame
  | F.RetreatFrame
  | F.RemnantFrame
  | (F.PartisanFrame & { readonly impulse?: number });

const side = int(0, 1);
const impulse = int(1, 2);
const hex = int(0, HEXES - 1);
const hexes = distinct(HEXES, hex);
const unit = int(0, COUNT - 1);
const units = distinct(COUNT, unit);
const noneOrUnit = int(-1, COUNT - 1);
const noneOrHex = int(-1, HEXES - 1);
const turn = int(0, LAST_TURN);
/** A year of the game, or 0 for none. */
const year = either(int(yearOf(0), LAST_YEAR), oneOf(0));
const step = { side, impulse };
/** 5.0, 12.5, 13.1, S4.0, V3 How games end. */
const endRule = oneOf(
  '5.1',
  '5.2',
  '5.3',
  '5.4',
  '12.5',
  '13.1',
  'V3.3',
  'V3.4',
  'V3.5',
  'V3.6',
  ...ENDS.map(({ rule }) => rule),
);
const endCode = oneOf(
  'all-cities',
  'dictator',
  'nobody',
  'too-few-cities',
  'withdrawal',
  'objectives',
  'siberia',
  'no-victory',
  'berlin',
  'points',
  'equal-points',
);
const fallen = list(COUNT, record<F.Fallen>({ unit, hex }));

const frame = frames<AnyFrame>({
  turn: { at: int(0, SEQUENCE.length) },
  objectives: { side, year: int(FIRST_YEAR, LAST_YEAR) },
  'set-up': { side, acted: FLAG },
  weather: step,
  begin: step,
  sweep: step,
  combat: step,
  'rail-possession': step,
  minimum: step,
  supply: step,
  'what-if': { side, variant: int(0, VARIANTS.length - 1) },
  workers: { side, acted: FLAG },
  'soviet-replacement': {
    side,
    points: int(0, 200),
    units,
    sent: noneOrUnit,
    returning: FLAG,
    returned: noneOrUnit,
    acted: FLAG,
  },
  'axis-replacement': { side, impulse, units, acted: FLAG },
  conversion: { side, units },
  movement: { side, impulse, mover: noneOrUnit, spent: int(0, 2 * Math.max(...ALLOWANCE)), acted: FLAG },
  surplus: { side },
  overrun: { side, impulse, hex, units },
  surrender: step,
  declare: { side, impulse, hexes, leads: list(HEXES, hex), units, battles: list(COUNT, noneOrHex) },
  resolve: { side, impulse, battles: list(HEXES, record<DeclaredBattle>({ hexes, units })) },
  battle: {
    side,
    impulse,
    hexes,
    attackers: units,
    defenders: units,
    stage: int(0, 7),
    die: int(0, 6),
    result: oneOf('', ...CRT_RESULTS),
    fallen,
  },
  'give-ground': { side },
  loss: { side, units },
  retreat: { side, units },
  remnant: { side, fallen },
  partisans: { side, impulse: optional(impulse), units, acted: FLAG },
});

export const shape: StateShape<State> = {
  columns: record<State>({
    turn,
    flow: list(8, frame),
    scenario: oneOf(...SCENARIOS.map(({ id }) => id)),
    options: record<Switches>({
      cityAssault: SWITCH,
      offMapRail: SWITCH,
      suddenDeath: SWITCH,
      ssEquipment: SWITCH,
      armourLimits: SWITCH,
      factories: SWITCH,
      weather: oneOf(...WEATHER_RULES),
      axisFirst: SWITCH,
      artilleryCorps: SWITCH,
      seaTransport: SWITCH,
      whatIfs: SWITCH,
    }),
    place: row(COUNT, either(hex, oneOf(...Object.keys(BOXES).map(Number)))),
    done: row(COUNT, int(0, LANDED)),
    held: row(COUNT, FLAG),
    fresh: row(COUNT, FLAG),
    landed: row(COUNT, int(-1, LAST_TURN)),
    owner: row(HEXES, side),
    rail: row(HEXES, side),
    weather: row(2, int(0, WEATHERS.length - 1)),
    railed: row(2, int(0, COUNT)),
    sailed: row(2 * SEAS, int(0, COUNT)),
    landings: row(2, int(0, COUNT)),
    seaLost: row(2, FLAG),
    stukas: list(COUNT, record<State['stukas'][number]>({ unit, hex })),
    guns: distinct(HEXES, hex),
    gunsUsed: int(0, 2),
    due: row(SPECIAL_REINFORCEMENTS.length, int(0, LAST_TURN + 1)),
    replaced: year,
    stavkaYear: year,
    archangelLost: FLAG,
    fallen: row(3, FLAG),
    withdrawn: int(0, COUNT),
    chosen: row(VARIANTS.length, int(0, 2)),
    neutral: FLAG,
    siberia: int(0, 2),
    objectives: row(2 * YEARS, int(-1, CHOICES - 1)),
    revealed: year,
    via: row(COUNT, int(0, AGAIN)),
    rebuilt: list(HEXES, hex),
    staffs: int(-1, LAST_TURN),
    winner: int(-1, 2),
    ending: either(oneOf(null), record<NonNullable<State['ending']>>({ rule: endRule, code: endCode })),
  }),
  settled: (options, scenario = 'campaign') => ({ scenario, options: switchesOf(options) }),
  unfit,
};
