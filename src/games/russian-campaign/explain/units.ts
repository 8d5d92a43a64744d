/** Reasons about units and fields that several phases share. */
import type { Refusal } from '../../../kit/game.ts';
import { SIDE } from '../pieces.ts';
import { isOnMap, type State } from '../state.ts';

export const missing = (field: string, rule: string): Refusal => ({ rule, code: 'field-missing', about: { field } });

/** The unit is named, one's own, and on the map. */
export function whyNotUnit(s: State, side: number, u: number | undefined, rule: string): Refusal | undefined {
  return (
    whyNotOwn(side, u, rule) ?? (isOnMap(s, u!) ? undefined : { rule: '2.2.2', code: 'not-on-map', about: { unit: u } })
  );
}

export function whyNotOwn(side: number, u: number | undefined, rule: string): Refusal | undefined {
  if (u === undefined) return missing('unit', rule);
  return SIDE[u] === side ? undefined : { rule: '2.1.2', code: 'not-your-unit', about: { unit: u } };
}
