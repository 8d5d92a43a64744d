/** 12.6.3, 12.7.5 Why a unit cannot be taken from the replacement pool: it is not in it. */
import type { Why } from '../../../kit/why.ts';
import { POOL, type State } from '../state.ts';
import { whyOffMap } from './whereabouts.ts';

/** `taken` have been replaced in this phase. */
export function whyNotInPool(s: State, taken: readonly number[], u: number, rule: string): Why {
  if (s.place[u] === POOL) return undefined;
  if (taken.includes(u)) return { rule, code: 'already-taken', about: { unit: u } };
  return whyOffMap(s, u) ?? { rule, code: 'not-lost', about: { unit: u } };
}
