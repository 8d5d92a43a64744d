/** 9.1-9.3 Whom an order reaches, and what may be ordered. */
import type { Traced } from '../../../kit/trace.ts';
import { AXIS, CORPS_HQ, COUNT, FORMATION, HQ_SIDE, HQS, IS_GERMAN, IS_WHITE, SIDE } from '../pieces.ts';
import { isOnMap, type State } from '../state.ts';
import { recoveryCost, supplyNet } from './logistics.ts';

/** 9.2 A formation's coloured units; 9.3 the Axis corps order reaches every German unit, assault guns included. */
export const isOrdered = (card: number, u: number): boolean =>
  card === CORPS_HQ ? SIDE[u] === AXIS && IS_GERMAN[u]! : FORMATION[u] === card && !IS_WHITE[u];

export function orderedUnits(s: State, card: number): number[] {
  const out: number[] = [];
  for (let u = 0; u < COUNT; u++) if (isOnMap(s, u) && isOrdered(card, u)) out.push(u);
  return out;
}

/** 9.2 Once a turn each; B1 lets the corps order be given once a game, from turn 2. */
export const isHqReady = (s: State, card: number): boolean =>
  !s.hqUsed[card] && !(card === CORPS_HQ && s.options.corpsOnce && (s.turn < 2 || s.corpsOrders > 0));

/** Orders a side can give: a ready headquarters with a unit it can activate, now or after recovery. */
export function possibleOrders(s: State, side: number): number[] {
  const out: number[] = [];
  let net: Traced | undefined;
  for (let card = 0; card < HQS; card++) {
    if (HQ_SIDE[card] !== side || !isHqReady(s, card)) continue;
    const units = orderedUnits(s, card);
    if (units.some(u => !s.exhausted[u])) out.push(card);
    else if (units.length > 0 && s.lp[side]! > 0) {
      net ??= supplyNet(s, side);
      if (affordable(s, net, units).length > 0) out.push(card);
    }
  }
  return out;
}

/** Exhausted units among these that the side can pay for. */
export const affordable = (s: State, net: Traced, units: readonly number[]): number[] =>
  units.filter(u => s.exhausted[u] && recoveryCost(net, s.place[u]!) <= s.lp[SIDE[u]!]!);
