/** 8.4 Why a unit cannot go by sea. */
import type { Action, Refusal } from '../../../kit/game.ts';
import { SEA_AREAS } from '../data/terrain.ts';
import { AXIS, PORT_HEXES, roleOf } from '../pieces.ts';
import type { Going } from '../rules/movement.ts';
import { endsAsOrdered, ordersOf } from '../rules/orders.ts';
import { BLACK, chartOf, isSeaOpen, landingsLeft, maySail, portsOf, seaAt } from '../rules/sea.ts';
import { MOVED, TO_ARRIVE } from '../state.ts';
import { stackFull, whyNotAble, whyNotEnter, whyNotMover } from './mover.ts';
import { missing, whyNotOwn, whyNotUnit } from './units.ts';

export function whyNotSea(go: Going, a: Action): Refusal | undefined {
  const { unit, hex } = a;
  if (!['sail', 'invade', 'evacuate'].includes(a.type)) return undefined;
  const refusal = whyNotSailor(go, unit) ?? whyNotLeave(go, a.type, unit!);
  if (refusal || unit === undefined) return refusal;
  if (hex === undefined) return a.type === 'evacuate' ? whyNotAway(go, unit) : missing('hex', '8.4.3');
  return whyNotReachBySea(go, a.type, unit, hex);
}

/** 8.4.1 The unit has a move to give up. */
function whyNotSailor(go: Going, unit: number | undefined): Refusal | undefined {
  const { s, f } = go;
  const own = whyNotOwn(f.side, unit, '8.4.1');
  if (own || unit === undefined) return own;
  if (s.place[unit] !== TO_ARRIVE) {
    const absent = whyNotUnit(s, f.side, unit, '8.4.1');
    if (absent) return absent;
  }
  if (maySail(go, unit)) return undefined;
  if (s.done[unit] === MOVED) return { rule: '8.4.1', code: 'sea-after-march', about: { unit } };
  return whyNotAble(go, unit) ?? whyNotMover(go, unit);
}

/** Where the voyage begins. */
function whyNotLeave(go: Going, type: string, unit: number): Refusal | undefined {
  const { s, f } = go;
  const from = s.place[unit]!;
  if (from === TO_ARRIVE)
    return type === 'evacuate' ? { rule: '8.4.3', code: 'not-on-coast', about: { unit } } : undefined;
  const area = seaAt(from);
  if (area < 0) return { rule: '8.4.3', code: 'not-on-coast', about: { unit } };
  const closed = whyNotWater(go, area);
  if (closed || type === 'evacuate') return closed;
  return portsOf(s, f.side, area).includes(from) ? undefined : { rule: '8.4.3', code: 'not-in-port', about: { unit } };
}

/** 8.4.5, 8.4.8, V2, V3.1 Why a side may not use a sea area. */
function whyNotWater({ s, f }: Going, area: number): Refusal | undefined {
  if (isSeaOpen(s, f.side, area)) return undefined;
  const about = { sea: SEA_AREAS[area]! };
  if (!chartOf(area).sides.includes(roleOf(f.side))) return { rule: '8.4.5', code: 'sea-closed', about };
  if (s.neutral === 1 && f.side === AXIS && area === BLACK) return { rule: 'V3.1', code: 'sea-neutral', about };
  if (s.options.seaTransport && area === BLACK && s.seaLost[f.side]) return { rule: 'V2', code: 'sea-lost', about };
  return { rule: '8.4.8', code: 'sea-used', about };
}

/** 8.4.3D Off the map. */
const whyNotAway = (go: Going, unit: number): Refusal | undefined =>
  ordersOf(go, unit) ? { rule: '3.3.2', code: 'orders', about: { unit } } : undefined;

/** Where it ends. */
function whyNotReachBySea(go: Going, type: string, unit: number, hex: number): Refusal | undefined {
  const { s, f } = go;
  const about = { unit, hex };
  const area = seaAt(hex);
  const from = s.place[unit]!;
  if (area < 0) return { rule: '8.4.3', code: 'no-coast', about };
  const water = whyNotWater(go, area);
  if (water) return water;
  if (from >= 0 && seaAt(from) !== area) return { rule: '8.4.2', code: 'other-sea', about };
  const place = type === 'invade' ? whyNotInvade(go, area, hex) : whyNotPort(go, area, hex);
  const refusal = place ?? whyNotEnter(go, unit, hex);
  if (refusal) return refusal;
  if (type === 'evacuate' && portsOf(s, f.side, area).includes(from))
    return { rule: '8.4.3', code: 'from-port', about };
  return endsAsOrdered(go, unit, hex) ? stackFull(hex) : { rule: '3.3.2', code: 'orders', about };
}

/** 8.4.3C */
function whyNotInvade({ s, f }: Going, area: number, hex: number): Refusal | undefined {
  if (chartOf(area).success.landing === undefined) return { rule: '8.4.5', code: 'no-landing', about: { hex } };
  return landingsLeft(s, f.side) > 0 ? undefined : { rule: '8.4.3', code: 'landings-used', about: { hex } };
}

/** 8.4.3A */
function whyNotPort({ s, f }: Going, area: number, hex: number): Refusal | undefined {
  if (!PORT_HEXES[area]!.includes(hex)) return { rule: '8.4.3', code: 'no-port', about: { hex } };
  return portsOf(s, f.side, area).includes(hex) ? undefined : { rule: '8.4.3', code: 'port-not-yours', about: { hex } };
}
