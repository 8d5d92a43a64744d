/** The fields of the frames of the flow stack, for files and scenes. */
import type { DeclaredBattle } from '../../kit/declare.ts';
import { frameKind } from '../../kit/frameKind.ts';
import {
  among,
  count,
  fieldsOfKinds,
  listOf,
  MARK,
  orAbsent,
  orNone,
  printed,
  setOf,
  sideAmong,
  word,
} from '../../kit/kind.ts';
import { LAST_TURN, yearOf } from './data/calendar.ts';
import { CRT_RESULTS } from './data/tables.ts';
import { SIDES } from './data/unit.ts';
import { VARIANT_IDS } from './data/variants.ts';
import type * as F from './frames.ts';
import { ALLOWANCE, COUNT, HEXES } from './pieces.ts';

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

const MOST_STEPS = 40;
const side = sideAmong(SIDES);
const impulse = count(1, 2);
const hex = printed('hexes', HEXES);
const hexes = setOf(hex, HEXES);
const unit = printed('units', COUNT);
const units = setOf(unit, COUNT);
const noneOrUnit = orNone(unit);
const step = { side, impulse };
const fallen = listOf(fieldsOfKinds<F.Fallen>({ unit, hex }), COUNT);

export const FRAME = frameKind<AnyFrame>({
  turn: { at: count(0, MOST_STEPS) },
  objectives: { side, year: count(yearOf(0) + 1, yearOf(LAST_TURN)) },
  'set-up': { side, acted: MARK },
  weather: step,
  begin: step,
  sweep: step,
  combat: step,
  'rail-possession': step,
  minimum: step,
  supply: step,
  'what-if': { side, variant: among(VARIANT_IDS) },
  workers: { side, acted: MARK },
  'soviet-replacement': {
    side,
    points: count(0, 200),
    units,
    sent: noneOrUnit,
    returning: MARK,
    returned: noneOrUnit,
    acted: MARK,
  },
  'axis-replacement': { side, impulse, units, acted: MARK },
  conversion: { side, units },
  movement: { side, impulse, mover: noneOrUnit, spent: count(0, 2 * Math.max(...ALLOWANCE)), acted: MARK },
  surplus: { side },
  overrun: { side, impulse, hex, units },
  surrender: step,
  declare: { side, impulse, hexes, leads: listOf(hex, HEXES), units, battles: listOf(orNone(hex), COUNT) },
  resolve: { side, impulse, battles: listOf(fieldsOfKinds<DeclaredBattle>({ hexes, units }), HEXES) },
  battle: {
    side,
    impulse,
    hexes,
    attackers: units,
    defenders: units,
    stage: count(0, 7),
    die: count(0, 6),
    result: word('', ...CRT_RESULTS),
    fallen,
  },
  'give-ground': { side },
  loss: { side, units },
  retreat: { side, units },
  remnant: { side, fallen },
  partisans: { side, impulse: orAbsent(impulse), units, acted: MARK },
});
