/** 13.7 Why a unit cannot try for one hex more. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { HEX_SHEET } from '../pieces.ts';
import { hasRoom, zocFor } from '../rules/ground.ts';
import { type Going, isShunning, isShy, legOf, spotsOf } from '../rules/movement.ts';
import { canMakeRoom } from '../rules/stops.ts';
import { dirTo, isOverLake, missing, whyNoStop } from './units.ts';

/** Of a unit that may move. */
export function whyNotPush(go: Going, { unit = -1, hex }: Action): Refusal | undefined {
  const { s, f } = go;
  if (!s.options.pushOn) return { rule: '13.7.1', code: 'no-push-on' };
  if (unit === f.mover && f.spent > 0) return { rule: '13.7.1', code: 'push-before-move', about: { unit } };
  if (hex === undefined) return missing('hex', '13.7.1');
  return whyNotNext(go, unit, hex) ?? whyNotInto(go, unit, hex);
}

/** Neighbours the rules close to it altogether (8.2.1, 8.2.4, 8.2.6). */
function whyNotNext(go: Going, unit: number, hex: number): Refusal | undefined {
  const about = { unit, hex };
  const from = go.s.place[unit]!;
  if (HEX_SHEET[hex] !== HEX_SHEET[from]) return { rule: '8.2.6', code: 'other-half', about };
  if (dirTo(from, hex) < 0) return { rule: '13.7.1', code: 'push-one-hex', about };
  if (go.front.enemy[hex]) return { rule: '8.2.1', code: 'enemy-there', about };
  return isOverLake(from, hex) ? { rule: '8.2.6', code: 'lake-between', about } : undefined;
}

function whyNotInto(go: Going, unit: number, hex: number): Refusal | undefined {
  const about = { unit, hex };
  const leg = legOf(go, unit);
  if (isShunning(leg) && zocFor(go.front, unit)[hex]) {
    const isDisrupted = isShy(go.s, unit);
    return { rule: isDisrupted ? '13.5.1' : '8.2.4', code: isDisrupted ? 'disrupted-zoc' : 'zoc-to-zoc', about };
  }
  if (spotsOf(go, leg).some(spot => spot.hex === hex)) return { rule: '13.7.1', code: 'within-reach', about };
  if (hasRoom(go.stacks, unit, hex) || canMakeRoom(go, unit, hex)) return undefined;
  return whyNoStop(go.s, unit, hex);
}
