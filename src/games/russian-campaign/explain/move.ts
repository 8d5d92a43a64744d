/** 8 Why a unit cannot go to a hex: the nearest rule that stands in the way. */
import type { Action, Frame, Refusal } from '../../../kit/game.ts';
import { reach } from '../../../kit/reach.ts';
import { isMovement, type SurplusFrame } from '../frames.ts';
import { barsOn, whyNotEnd } from '../phases/movement.ts';
import { BOARD, HEXES, LAND_SIDES } from '../pieces.ts';
import { isBound, walksOf } from '../rules/legs.ts';
import { type Going, goingOf, type Leg, legOf, STRAITS, spotsOf } from '../rules/movement.ts';
import { isShort, keepsOrders } from '../rules/orders.ts';
import type { State } from '../state.ts';
import { stackFull, whyNotEnter, whyNotMover } from './mover.ts';
import { whyNotRail } from './rail.ts';
import { whyNotSea } from './sea.ts';
import { missing, whyNotUnit } from './units.ts';
import { whyNotAlong } from './way.ts';

export function explainMove(s: State, f: Frame, a: Action): Refusal | undefined {
  if (!isMovement(f)) return undefined;
  const go = goingOf(s, f);
  const bound = whyBound(go, a);
  if (bound) return bound;
  for (const bar of barsOn(go)) {
    const barred = bar(a);
    if (barred) return barred;
  }
  if (a.type === 'move') return whyNotMove(go, a);
  if (a.type === 'rail') return whyNotRail(go, a);
  if (a.type === 'end-movement') return whyNotEnd(go);
  return whyNotSea(go, a);
}

/** 3.3.2, 6.2 The unit on the move comes first. */
function whyBound(go: Going, a: Action): Refusal | undefined {
  const { mover } = go.f;
  if (!isBound(go) || (a.type === 'move' && a.unit === mover)) return undefined;
  return { rule: isShort(go, mover) ? '3.3.2' : '6.2', code: 'must-go-on', about: { unit: mover } };
}

function whyNotMove(go: Going, { unit, hex, hexes }: Action): Refusal | undefined {
  const { s, f } = go;
  const refusal = whyNotUnit(s, f.side, unit, '8.1.1') ?? whyNotMover(go, unit!);
  if (refusal || unit === undefined) return refusal;
  if (hex === undefined) return missing('hex', '8.1.1');
  const end = whyNotEnter(go, unit, hex);
  if (!end && hexes && walksOf(go, unit).includes(hex)) return whyNotAlong(go, legOf(go, unit), hexes, hex);
  return end ?? whyNotReach(go, legOf(go, unit), hex);
}

/** Lifts one rule after the other; the one without which the hex could be reached is the reason. */
function whyNotReach(go: Going, leg: Leg, hex: number): Refusal {
  const about = { unit: leg.unit, hex };
  if (spotsOf(go, leg).some(spot => spot.hex === hex))
    return keepsOrders(go, leg, hex) ? stackFull(hex) : { rule: '3.3.2', code: 'orders', about };
  if (isOverWater(leg.from, hex)) return { rule: '8.2.2', code: 'water-side', about };
  if (go.g.ezoc[hex] && STRAITS.some(strait => strait.to === hex && reaches(go, leg, strait.from)))
    return { rule: '8.2.2', code: 'strait-zoc', about };
  const noZoc = { ...go, g: { ...go.g, ezoc: NOTHING, unions: [] } };
  if (reaches(noZoc, leg, hex)) {
    const direct = go.g.ezoc[hex] && go.g.ezoc[leg.from] && leg.spent === 0;
    return direct ? { rule: '8.2.3', code: 'zoc-to-zoc', about } : { rule: '7.2', code: 'zoc-stop', about };
  }
  if (reaches({ ...go, easy: true }, leg, hex)) return { rule: '8.2.1', code: 'terrain-stop', about };
  if (reaches({ ...noZoc, easy: true }, leg, hex)) return { rule: '7.2', code: 'zoc-stop', about };
  const { from, spent, limit } = leg;
  if (reach(BOARD, from, { costs: LAND_SIDES, limit, spent, block: go.g.enemy }).costOf(hex) >= 0)
    return { rule: '8.2.2', code: 'strait-stop', about };
  return { rule: '8.1.2', code: 'too-far', about: { ...about, allowance: limit, left: limit - spent } };
}

const NOTHING = new Uint8Array(HEXES);

const reaches = (go: Going, leg: Leg, hex: number): boolean =>
  hex === leg.from || spotsOf(go, leg).some(spot => spot.hex === hex);

/** 8.2.2 Neighbours with nothing but water between. */
function isOverWater(from: number, to: number): boolean {
  for (let e = from * 6; e < from * 6 + 6; e++) if (BOARD.next[e] === to) return LAND_SIDES[e]! < 0;
  return false;
}

/** 6.2 Only units of a hex that is too full go. */
export function explainSurplus(s: State, f: SurplusFrame, { type, unit }: Action): Refusal | undefined {
  if (type !== 'remove') return undefined;
  return whyNotUnit(s, f.side, unit, '6.2') ?? { rule: '6.2', code: 'not-surplus', about: { unit } };
}
