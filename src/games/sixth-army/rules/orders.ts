/** 9.1-9.3 Which units an order reaches, and why it cannot be given; 9.2, 13.3 why a unit cannot recover. */

import { itemAt } from '../../../kit/list.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { AXIS, CORPS_HQ, FORMATION, HQ_SIDE, HQS, IS_GERMAN, IS_WHITE, SIDE } from '../pieces.ts';
import { isOnMap, placeOf, pointsOf, type State } from '../state.ts';
import { recoveryCost, supplyNet, WITHOUT_LINE } from './logistics.ts';
import { whyNotOwn } from './own.ts';

/** 9.2 A formation's coloured units; 9.3 the Axis corps order reaches every German unit, assault guns included. */
const isOrdered = (card: number, u: number): boolean =>
  card === CORPS_HQ ? SIDE[u] === AXIS && IS_GERMAN[u] === true : FORMATION[u] === card && !IS_WHITE[u];

/** By headquarters. */
const ORDERED: readonly (readonly number[])[] = HQ_SIDE.map((_, card) =>
  SIDE.flatMap((_, u) => (isOrdered(card, u) ? [u] : [])),
);

export const orderedUnits = (s: State, card: number): number[] => ORDERED[card]?.filter(u => isOnMap(s, u)) ?? [];

export const orderRule = (card: number): string => (card === CORPS_HQ ? '9.3' : '9.2');

const NOT_HQ = bar('9.2', 'not-hq', 'card');
const ENEMY_HQ = bar('9.2', 'enemy-hq', 'card');
const CORPS_ONCE = bar('B1', 'corps-once', 'card');

/** 9.2, 9.3, B1 Why a headquarters cannot give an order: it must have a unit to activate, now or after recovery. */
export function whyNotOrder({ s, side }: Paying, card: number): Why {
  if (card >= HQS) return NOT_HQ;
  if (HQ_SIDE[card] !== side) return ENEMY_HQ;
  const rule = orderRule(card);
  if (s.hqUsed[card]) return { rule, code: 'hq-used', about: { card } };
  if (card === CORPS_HQ && s.options.corpsOnce && (s.turn < 2 || s.corpsOrders > 0)) return CORPS_ONCE;
  const units = orderedUnits(s, card);
  if (units.length === 0) return { rule, code: 'nobody-to-order', about: { card } };
  const canAct = units.some(u => !s.exhausted[u] || canPay(s, side, u));
  return canAct ? undefined : { rule, code: 'no-points', about: { card, lp: pointsOf(s, side) } };
}

/** 9.2 Why an order does not reach a unit: only the ordered formation; independent units only by the corps order. */
export function whyNotOrdered(s: State, card: number, u: number): Why {
  const why = whyNotOwn(s, itemAt(HQ_SIDE, card), u);
  if (why || isOrdered(card, u)) return why;
  const code = IS_WHITE[u] && card !== CORPS_HQ ? 'independent' : 'other-formation';
  return { rule: orderRule(card), code, about: { unit: u, card } };
}

/** Recovery at one moment: the side, the section, and the supply lines that its price depends on. */
export interface Paying {
  readonly s: State;
  readonly side: Side;
  readonly rule: string;
}

export const paying = (s: State, side: Side, rule: string): Paying => ({ s, side, rule });

const priceOf = (s: State, side: Side, u: number): number => recoveryCost(supplyNet(s, side), placeOf(s, u));

/** 13.3.1 Lines matter only to who has a single point left. */
function canPay(s: State, side: Side, u: number): boolean {
  const lp = pointsOf(s, side);
  return lp >= WITHOUT_LINE || (lp > 0 && priceOf(s, side, u) <= lp);
}

/** 9.2, 13.3, 13.3.1 Why an own unit cannot recover: it is fresh, or costs more than the points left. */
export function whyNotRecover({ s, side, rule }: Paying, u: number): Why {
  if (!s.exhausted[u]) return { rule, code: 'not-exhausted', about: { unit: u } };
  if (canPay(s, side, u)) return undefined;
  const cost = priceOf(s, side, u);
  const about = { unit: u, cost, lp: pointsOf(s, side) };
  return { rule: cost > 1 ? '13.3.1' : rule, code: 'no-points', about };
}

/** Why these exhausted units cannot all recover at once. */
export function whyNotRecoverAll({ s, side, rule }: Paying, units: readonly number[]): Why {
  const why = whyNotSeveral(rule, units);
  const lp = pointsOf(s, side);
  if (why || units.length * WITHOUT_LINE <= lp) return why;
  const cost = units.reduce((sum, u) => sum + priceOf(s, side, u), 0);
  return cost <= lp ? undefined : { rule, code: 'no-points', about: { cost, lp } };
}

/** Doing it to all at once is offered only if there are several. */
export function whyNotSeveral(rule: string, units: readonly number[]): Why {
  const [first, second] = units;
  if (first === undefined) return { rule, code: 'none-left' };
  return second === undefined ? { rule, code: 'one-left', about: { unit: first } } : undefined;
}
