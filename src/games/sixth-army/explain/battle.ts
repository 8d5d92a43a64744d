/** 11.7-11.12, 12 Why a choice inside a battle is refused. */
import { dirTo, hexDistance } from '../../../kit/board.ts';
import type { Frame, Refusal } from '../../../kit/game.ts';
import type { AdvanceFrame, LossesFrame, PickFrame, RetreatFrame } from '../frames.ts';
import { BOARD, IS_ARMOUR, SIDE } from '../pieces.ts';
import { groundOf } from '../rules/ground.ts';
import type { State } from '../state.ts';
import { isOverDon, missing, whyNotStand } from './common.ts';
import type { Asked } from './explain.ts';

/** 11.7, 12.2 Only the units that may be hit. */
export function whyNotPick({ f, a }: Asked): Refusal | undefined {
  const rule = f.phase === 'air-loss' ? '12.2' : f.phase === 'artillery-loss' ? '12.3' : '11.7';
  if (a.unit === undefined) return missing('unit', rule);
  if (!isPick(f) || f.units.includes(a.unit)) return undefined;
  const armour = f.phase === 'anti-tank' && SIDE[a.unit] !== f.side && !IS_ARMOUR[a.unit];
  return { rule, code: armour ? 'not-armour' : 'not-a-target', about: { unit: a.unit } };
}

const isPick = (f: Frame): f is PickFrame => 'n' in f && 'units' in f;

export function whyNotBattle({ s, f, a }: Asked): Refusal | undefined {
  if (isAdvance(f)) return whyNotAdvance(s, f, a.unit, a.hex);
  if (a.unit === undefined) return missing('unit', '11.9');
  if (isLosses(f)) {
    if (!f.units.includes(a.unit)) return { rule: '11.9', code: 'not-to-decide', about: { unit: a.unit } };
    return a.hex === undefined ? missing('hex', '11.11') : whyNotRetreat(s, f.side, [s.place[a.unit]!], a.hex);
  }
  if (!isRetreat(f)) return undefined;
  if (a.unit !== f.unit) return { rule: '11.11', code: 'other-retreats', about: { unit: f.unit } };
  return a.hex === undefined ? missing('hex', '11.11') : whyNotRetreat(s, f.side, f.path, a.hex);
}

const isAdvance = (f: Frame): f is AdvanceFrame => f.phase === 'advance';
const isLosses = (f: Frame): f is LossesFrame => f.phase === 'losses';
const isRetreat = (f: Frame): f is RetreatFrame => f.phase === 'retreat';

/** 11.11 The four bars to a retreat, then its direction and length. */
function whyNotRetreat(s: State, side: number, path: readonly number[], hex: number): Refusal {
  const from = path[path.length - 1]!;
  const g = groundOf(s, side);
  const about = { hex };
  if (isOverDon(from, hex)) return { rule: '11.11', code: 'retreat-don', about };
  if (dirTo(BOARD, from, hex) < 0) return { rule: '11.11', code: 'retreat-far', about };
  if (g.enemy[hex]) return { rule: '8.3', code: 'enemy-there', about };
  if (g.ezoc[hex]) return { rule: '11.11', code: 'retreat-ezoc', about };
  const away = hexDistance(BOARD, path[0]!, hex) === path.length;
  return { rule: '11.11', code: away ? 'retreat-stuck' : 'retreat-back', about };
}

/** 11.12 Into the emptied hex first, a second hex only after a retreat. */
function whyNotAdvance(
  s: State,
  f: AdvanceFrame,
  unit: number | undefined,
  hex: number | undefined,
): Refusal | undefined {
  if (unit === undefined) return missing('unit', '11.12');
  if (!f.units.includes(unit)) return { rule: '11.12', code: 'not-advancing', about: { unit } };
  if (hex === undefined) return missing('hex', '11.12');
  if (hex !== f.hex && !f.far) return { rule: '11.12', code: 'advance-one', about: { hex: f.hex } };
  if (hex !== f.hex && dirTo(BOARD, f.hex, hex) < 0)
    return { rule: '11.12', code: 'advance-far', about: { hex: f.hex } };
  if (isOverDon(f.hex, hex)) return { rule: '10.2', code: 'don', about: { unit, hex } };
  return whyNotStand(groundOf(s, f.side), unit, hex);
}
