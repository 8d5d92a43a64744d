/** The columns of a state and the fields of every frame, with all that they can be: for states that come from outside. */
import type { Frame } from '../../kit/game.ts';
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
import { LAST_TURN } from './card.ts';
import { CRT_RESULTS } from './data/tables.ts';
import { LOGISTICS_MAXIMUM, THUNDER } from './data/units.ts';
import type * as F from './frames.ts';
import { switchesOf } from './options.ts';
import type { ReinforcementFrame } from './phases/reinforcement.ts';
import { ALLOWANCE, COUNT, FORMATION, HEXES, HQS, POOL, SUPPLY } from './pieces.ts';
import { SEQUENCE } from './sequence.ts';
import { unfit } from './start.ts';
import { DEAD, type State, type Switches, TO_ARRIVE, TO_SET_UP } from './state.ts';

type Sided<P extends string> = F.SideFrame & { readonly phase: P };
type Bare<P extends string> = Frame & { readonly phase: P };

type AnyFrame =
  | F.SetupFrame
  | F.TurnFrame
  | ReinforcementFrame
  | Bare<'air-superiority'>
  | Bare<'air-placement'>
  | F.OperationsFrame
  | F.OrderFrame
  | F.ActivateFrame
  | F.ActivationFrame
  | F.MovementFrame
  | F.CombatFrame
  | F.AssembleFrame
  | F.BattleFrame
  | F.PickFrame
  | Sided<'artillery'>
  | F.LossesFrame
  | F.RetreatFrame
  | F.AdvanceFrame
  | Sided<'logistics'>
  | F.RecoveryFrame;

const side = int(0, 1);
const hex = int(0, HEXES - 1);
const unit = int(0, COUNT - 1);
const units = distinct(COUNT, unit);
const card = int(0, HQS - 1);
const pick = { side, units, n: int(1, COUNT) };
/** Half points; a short redeployment counts hexes. */
const spent = int(0, 4 * Math.max(...ALLOWANCE));
const moving = { side, units, mover: int(-1, COUNT - 1), spent, strategic: FLAG, short: FLAG, acted: FLAG };

const frame = frames<AnyFrame>({
  'set-up': { side },
  turn: { at: int(0, SEQUENCE.length) },
  reinforcement: { side, formation: int(-1, Math.max(...FORMATION)), acted: FLAG },
  'air-superiority': {},
  'air-placement': {},
  operations: { side, passes: FLAG },
  'order-recovery': { side, card },
  activate: { side, card, units },
  activation: { side, units, at: int(0, 2) },
  movement: moving,
  redeployment: moving,
  combat: { side, units, targets: units },
  assemble: { side, hex, units },
  battle: {
    side,
    hex,
    attackers: units,
    defenders: units,
    stage: int(0, 7),
    artillery: int(-1, 1),
    result: oneOf('', ...CRT_RESULTS),
    retreated: units,
  },
  'anti-tank': pick,
  shock: pick,
  'air-loss': pick,
  'artillery-loss': pick,
  artillery: { side },
  losses: { side, units, hold: units, steps: int(1, 2), modifier: int(0, 1) },
  retreat: { side, unit, path: list(HEXES, hex), steps: int(1, 2), left: int(0, 2) },
  advance: { side, hex, units, far: FLAG, acted: FLAG },
  logistics: { side },
  recovery: { side, acted: FLAG },
});

export const shape: StateShape<State> = {
  columns: record<State>({
    turn: int(0, LAST_TURN),
    flow: list(8, frame),
    options: record<Switches>({ corpsOnce: SWITCH, naturalHold: SWITCH, sovietHold: SWITCH, noAxisStrategic: SWITCH }),
    place: row(COUNT, either(hex, oneOf(DEAD, TO_SET_UP, TO_ARRIVE))),
    exhausted: row(COUNT, FLAG),
    lp: row(2, int(0, LOGISTICS_MAXIMUM)),
    support: rowOf(POOL.flat().map(most => int(0, most))),
    air: distinct(POOL[0]![0]!, hex),
    hqUsed: row(HQS, FLAG),
    corpsOrders: int(0, LAST_TURN),
    control: row(SUPPLY.length, side),
    crossed: distinct(3, int(1, 3)),
    cup: rowOf([int(0, THUNDER['break-out']), int(0, THUNDER.refused)]),
    winner: int(-1, 1),
  }),
  settled: options => ({ options: switchesOf(options) }),
  unfit,
};
