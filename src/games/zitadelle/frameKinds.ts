/** The fields of the frames of the flow stack, for files and scenes. */
import { frameKind } from '../../kit/frameKind.ts';
import { count, fieldsOfKinds, listOf, MARK, orNone, printed, setOf, sideAmong, TOGGLE, word } from '../../kit/kind.ts';
import { ASSAULT_RESULTS } from './data/tables.ts';
import { SIDES } from './data/unit.ts';
import type * as F from './frames.ts';
import { COUNT, HEXES } from './pieces.ts';

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

const MOST_STEPS = 20;
const side = sideAmong(SIDES);
const hex = printed('hexes', HEXES);
const hexes = setOf(hex, HEXES);
const unit = printed('units', COUNT);
const units = setOf(unit, COUNT);
const step = { side, acted: MARK };
const target = { side, unit, units };
/** Half points; mines may cost more than a unit has. */
const points = count(0, 100);

export const FRAME = frameKind<AnyFrame>({
  turn: { at: count(0, MOST_STEPS) },
  'set-up': step,
  model: { side },
  order: step,
  assault: step,
  recovery: step,
  air: step,
  fire: { side, defensive: TOGGLE, acted: MARK },
  target,
  'bomb-target': target,
  dive: { side, units },
  declare: {
    side,
    able: units,
    hexes,
    leads: listOf(hex, HEXES),
    units,
    battles: listOf(orNone(hex), COUNT),
    support: listOf(fieldsOfKinds<F.Support>({ unit, hex }), COUNT),
  },
  resolve: { side, battles: listOf(fieldsOfKinds<F.Battle>({ hexes, units, support: units }), HEXES) },
  battle: {
    side,
    hexes,
    attackers: units,
    defenders: units,
    support: units,
    stage: count(0, 7),
    result: word('', ...ASSAULT_RESULTS),
    left: hexes,
    back: units,
  },
  retreat: { side, units, free: units, further: orNone(unit), start: orNone(hex) },
  surplus: { side },
  advance: { side, hexes, units, acted: MARK },
  movement: { side, mover: orNone(unit), spent: points, broke: MARK, lame: points, acted: MARK },
});
