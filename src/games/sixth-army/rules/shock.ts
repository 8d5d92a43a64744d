/** 11.7 Shock: how many enemy units are exhausted before the odds are counted. Exhausted units have none. */
import { IS_ARMOUR, SHOCK } from '../pieces.ts';
import type { State } from '../state.ts';

/** Half hits of the units still on their front side: red 2, white 1. */
const halfHits = (s: State, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + (s.exhausted[u] ? 0 : SHOCK[u]!), 0);

/** Two white dots make one hit; an odd one is lost to the attacker. */
export const attackHits = (s: State, attackers: readonly number[]): number => Math.floor(halfHits(s, attackers) / 2);

/** An odd white dot counts in full for the defender. */
export const defenceHits = (s: State, defenders: readonly number[]): number => Math.ceil(halfHits(s, defenders) / 2);

export const fresh = (s: State, units: readonly number[]): number[] => units.filter(u => !s.exhausted[u]);

/** Axis armour an anti-tank marker can hit. */
export const armourIn = (s: State, units: readonly number[]): number[] => fresh(s, units).filter(u => IS_ARMOUR[u]);
