/** 11.7 Shock: how many enemy units are exhausted before the odds are computed. Exhausted units have none. */
import { itemAt, withAll } from '../../../kit/list.ts';
import type { Why } from '../../../kit/why.ts';
import { isBattle, type PickFrame } from '../frames.ts';
import { backOf, frontOf, IS_ARMOUR, SHOCK, SIDE } from '../pieces.ts';
import type { State } from '../state.ts';

/** Half hits of the fresh units: red 2, white 1. */
const halfHits = (s: State, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + (s.exhausted[u] ? 0 : itemAt(SHOCK, u)), 0);

/** Two white dots make one hit; an odd one is lost for the attacker. */
export const attackHits = (s: State, attackers: readonly number[]): number => Math.floor(halfHits(s, attackers) / 2);

/** An odd white dot counts in full for the defender. */
export const defenceHits = (s: State, defenders: readonly number[]): number => Math.ceil(halfHits(s, defenders) / 2);

export const fresh = (s: State, units: readonly number[]): number[] => units.filter(u => !s.exhausted[u]);
export const tired = (s: State, units: readonly number[]): number[] => units.filter(u => s.exhausted[u]);

/** Axis armour that an anti-tank marker can hit. */
export const armourIn = (s: State, units: readonly number[]): number[] => fresh(s, units).filter(u => IS_ARMOUR[u]);

/** The two sides of a shock. */
export interface Shocking {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
}

/** The position after shock, if each side exhausts the enemy units that lose most by it. */
export function afterShock(s: State, { attackers, defenders }: Shocking): State {
  const struck = [
    ...worst(fresh(s, defenders), attackHits(s, attackers)),
    ...worst(fresh(s, attackers), defenceHits(s, defenders)),
  ];
  return struck.length === 0 ? s : { ...s, exhausted: withAll(s.exhausted, struck, 1) };
}

const lossOf = (u: number): number => frontOf(u) - backOf(u);
const worst = (units: number[], n: number): readonly number[] =>
  n >= units.length ? units : units.sort((a, b) => lossOf(b) - lossOf(a)).slice(0, n);

/** 11.7, 12.2, 12.3 Why a unit cannot take a hit: it is already exhausted, or the hit is for others. */
export function whyNotStruck(s: State, { units }: PickFrame, u: number, rule: string): Why {
  const isSpent = s.exhausted[u] && peers(s, units).includes(u);
  return { rule, code: isSpent ? 'exhausted-already' : 'not-hit', about: { unit: u, units } };
}

/** All units that the hit may concern, exhausted ones included: a side of the battle, or the units of a hex. */
function peers(s: State, units: readonly number[]): readonly number[] {
  const first = units[0] ?? -1;
  const battle = s.flow.find(isBattle);
  if (battle) return battle.attackers.includes(first) ? battle.attackers : battle.defenders;
  return s.place.flatMap((h, u) => (h === s.place[first] && SIDE[u] === SIDE[first] ? [u] : []));
}
