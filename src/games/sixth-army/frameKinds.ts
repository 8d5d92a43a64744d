/** The fields of the frames of the flow stack, for files and scenes. */
import { frameKind } from '../../kit/frameKind.ts';
import type { Frame } from '../../kit/game.ts';
import { among, count, listOf, MARK, orNone, printed, setOf, sideAmong, word } from '../../kit/kind.ts';
import { SIDES } from './data/sides.ts';
import { CRT_RESULTS } from './data/tables.ts';
import type * as F from './frames.ts';
import type { ReinforcementFrame } from './phases/reinforcement.ts';
import { ALLOWANCE, COUNT, FORMATION, formationId, HEXES, HQS } from './pieces.ts';

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

const MOST_STEPS = 20;
const side = sideAmong(SIDES);
const hex = printed('hexes', HEXES);
const unit = printed('units', COUNT);
const units = setOf(unit, COUNT);
const card = printed('cards', HQS);
const formation = orNone(among(Array.from({ length: Math.max(...FORMATION) + 1 }, (_, f) => formationId(f))));
const pick = { side, units, n: count(1, COUNT) };
/** Half points; a short redeployment counts hexes. */
const spent = count(0, 4 * Math.max(...ALLOWANCE));
const moving = { side, units, mover: orNone(unit), spent, strategic: MARK, short: MARK, acted: MARK };

export const FRAME = frameKind<AnyFrame>({
  'set-up': { side },
  turn: { at: count(0, MOST_STEPS) },
  reinforcement: { side, formation, acted: MARK },
  'air-superiority': {},
  'air-placement': {},
  operations: { side, passes: count(0, 1) },
  'order-recovery': { side, card },
  activate: { side, card, units },
  activation: { side, units, at: count(0, 2) },
  movement: moving,
  redeployment: moving,
  combat: { side, units, targets: units },
  assemble: { side, hex, units },
  battle: {
    side,
    hex,
    attackers: units,
    defenders: units,
    stage: count(0, 7),
    artillery: orNone(side),
    result: word('', ...CRT_RESULTS),
    retreated: units,
  },
  'anti-tank': pick,
  shock: pick,
  'air-loss': pick,
  'artillery-loss': pick,
  artillery: { side },
  losses: { side, units, hold: units, steps: count(1, 2), modifier: count(0, 1) },
  retreat: { side, unit, path: listOf(hex, HEXES), steps: count(1, 2), left: count(0, 2) },
  advance: { side, hex, units, far: MARK, acted: MARK },
  logistics: { side },
  recovery: { side, acted: MARK },
});
