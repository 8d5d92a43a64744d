/** Reasons that several phases share. */
import { dirTo } from '../../../kit/board.ts';
import type { Refusal } from '../../../kit/game.ts';
import { BOARD, FORMATION, IS_WHITE, isDon, SIDE } from '../pieces.ts';
import { type Ground, STACK_LIMIT } from '../rules/ground.ts';
import { isOnMap, type State } from '../state.ts';

export const missing = (field: string, rule: string): Refusal => ({ rule, code: 'field-missing', about: { field } });

/** The unit is named, one's own, and on the map. */
export function whyNotUnit(s: State, side: number, u: number | undefined, rule: string): Refusal | undefined {
  if (u === undefined) return missing('unit', rule);
  if (SIDE[u] !== side) return { rule: '2.2.1', code: 'not-your-unit', about: { unit: u } };
  return isOnMap(s, u) ? undefined : { rule: '2.1', code: 'not-on-map', about: { unit: u } };
}

/** 8.0, 8.1, 8.3 Why a unit cannot end in a hex. */
export function whyNotStand(g: Ground, u: number, hex: number): Refusal | undefined {
  if (g.enemy[hex]) return { rule: '8.3', code: 'enemy-there', about: { hex } };
  if (g.own[hex]! >= STACK_LIMIT) return { rule: '8.0', code: 'stack-full', about: { hex } };
  const strange = !IS_WHITE[u] && g.colour[hex] !== 0 && g.colour[hex] !== FORMATION[u]! + 1;
  return strange ? { rule: '8.1', code: 'stack-formation', about: { hex, unit: u } } : undefined;
}

/** 10.2 Neighbours with the Don between. */
export function isOverDon(from: number, to: number): boolean {
  const dir = dirTo(BOARD, from, to);
  return dir >= 0 && isDon(from, dir);
}
