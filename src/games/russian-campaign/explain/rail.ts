/** 8.3 Why a unit cannot go by rail. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { along, isWay } from '../../../kit/way.ts';
import { BOARD, HAS_RAIL } from '../pieces.ts';
import { mayStay } from '../rules/legs.ts';
import type { Going } from '../rules/movement.ts';
import { endsAsOrdered } from '../rules/orders.ts';
import { hasTrain, railCapacity, railNet, railWays } from '../rules/rail.ts';
import { namedRoute, railSpec } from '../rules/ride.ts';
import { IDLE, MOVED } from '../state.ts';
import { stackFull, whyNotAble, whyNotEnter, whyNotMover } from './mover.ts';
import { missing, whyNotUnit } from './units.ts';

export function whyNotRail(go: Going, { unit, hex, hexes }: Action): Refusal | undefined {
  const { s, f } = go;
  const refusal = whyNotUnit(s, f.side, unit, '8.3') ?? whyNotEntrain(go, unit!);
  if (refusal || unit === undefined) return refusal;
  const net = railNet(go);
  const from = s.place[unit]!;
  const start = whyNotUse(go, net, from, 'rail-from-zoc');
  if (start) return { ...start, about: { ...start.about, unit } };
  if (hex === undefined) return missing('hex', '8.3');
  const place = whyNotEnter(go, unit, hex) ?? whyNotUse(go, net, hex, 'rail-into-zoc');
  if (place) return place;
  const about = { unit, hex };
  if (!railWays(go, unit).hexes.includes(hex)) return { rule: '8.3.6', code: 'rail-cut', about };
  if (!endsAsOrdered(go, unit, hex)) return { rule: '3.3.2', code: 'orders', about };
  return mayStay(go, unit, hex) && hexes ? whyNotRideBy(go, about, hexes) : stackFull(hex);
}

/** 8.3.4-8.3.6 Why a train does not go to its stop by these hexes. */
function whyNotRideBy(
  go: Going,
  about: { readonly unit: number; readonly hex: number },
  hexes: readonly number[],
): Refusal {
  const { unit, hex } = about;
  const noWay: Refusal = { rule: '8.3.4', code: 'no-way', about };
  if (!isWay(BOARD, hexes, hex) || !namedRoute(go, unit, hex)) return noWay;
  const walked = along(BOARD, go.s.place[unit]!, hexes, railSpec(go));
  if (walked.ok || walked.error.why !== 'blocked') return noWay;
  return whyNotUse(go, railNet(go), walked.error.hex, 'rail-into-zoc') ?? noWay;
}

/** 8.3.1-8.3.4 */
function whyNotEntrain(go: Going, unit: number): Refusal | undefined {
  const { s, f } = go;
  const about = { unit };
  if (f.impulse === 2) return { rule: '8.3.3', code: 'rail-second-impulse', about };
  const unable = whyNotAble(go, unit);
  if (unable) return unable;
  if (s.done[unit] === MOVED) return { rule: '8.3.4', code: 'rail-after-march', about };
  if (s.done[unit] !== IDLE) return whyNotMover(go, unit);
  if (hasTrain(go, unit)) return undefined;
  return { rule: '8.3.1', code: 'rail-capacity', about: { unit, n: railCapacity(s, f.side) } };
}

/** Why a hex is no part of the railway that can be used. */
function whyNotUse(go: Going, net: Uint8Array, hex: number, inZoc: string): Refusal | undefined {
  const { s, f, g } = go;
  const about = { hex };
  if (!HAS_RAIL[hex]) return { rule: '8.3.4', code: 'no-rail', about };
  if (g.ezoc[hex]) return { rule: '8.3.4', code: inZoc, about };
  if (s.rail[hex] !== f.side) return { rule: '8.3.6', code: 'rail-not-possessed', about };
  return net[hex] ? undefined : { rule: '8.3.6', code: 'rail-cut', about };
}
