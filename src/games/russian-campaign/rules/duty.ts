/**
 * 9.1.1, 9.2.2 Obligatory combat: every unit in an enemy ZOC attacks, every enemy whose ZOC it stands in is attacked.
 * Also as a problem for the grouping solver, with the values of units and terrain read once.
 */
import { type Engagement, openDeclared, problemNow } from '../../../kit/declare.ts';
import type { Problem } from '../../../kit/grouping.ts';
import { itemAt } from '../../../kit/list.ts';
import { rungOf } from '../../../kit/odds.ts';
import { cacheOfEach } from '../../../kit/partOfEach.ts';
import type { Side } from '../../../kit/sides.ts';
import {
  canAttackOver,
  enemyOf,
  GERMAN_PARATROOP,
  hexAcross,
  hexMap,
  IS_ARTILLERY,
  IS_PARTISAN,
  SIDE,
  UNITS_OF,
} from '../pieces.ts';
import { OVERRAN, placeOf, type State } from '../state.ts';
import { combatSupply } from './combatSupply.ts';
import { isFirstImpulse } from './firstImpulse.ts';
import { type Ground, groundOf, stackAt } from './ground.ts';
import { LOWEST } from './odds.ts';
import { isAcross } from './river.ts';
import {
  attackEffects,
  BEHIND_RIVER,
  groundEffect,
  hasSupport,
  isClose,
  onGround,
  shiftOf,
  strengthAfter,
  strengthsIn,
} from './strength.ts';

export interface Duty {
  /** Enemy hexes that must be attacked, ascending. */
  readonly hexes: readonly number[];
  /** Units that must attack, in sheet order. */
  readonly units: readonly number[];
}

export function dutyOf(s: State, side: Side): Duty {
  const enemy = enemyHexes(s, side);
  const hexes = new Set<number>();
  const units: number[] = [];
  for (const u of UNITS_OF[side]) {
    // 9.11.2 A unit that took part in an automatic victory attacks no more.
    if (placeOf(s, u) < 0 || IS_PARTISAN[u] || s.done[u] === OVERRAN) continue;
    const near = enemiesBeside(placeOf(s, u), enemy);
    if (near.length === 0) continue;
    units.push(u);
    for (const h of near) hexes.add(h);
  }
  return { hexes: [...hexes].sort((a, b) => a - b), units };
}

/** 9.11.3 Units that won automatically and stand in a ZOC of enemies that no unit attacks. */
export function strandedUnits(s: State, side: Side, duty: Duty): number[] {
  const enemy = enemyHexes(s, side);
  return UNITS_OF[side].filter(u => {
    if (placeOf(s, u) < 0 || s.done[u] !== OVERRAN) return false;
    return enemiesBeside(placeOf(s, u), enemy).some(h => !duty.hexes.includes(h));
  });
}

/** 1 where an enemy of the side stands that can fight; partisans do not (11.2.2). */
export function enemyHexes(s: State, side: Side, g: Ground = groundOf(s, side)): Uint8Array {
  // Paratroops among enemies (V3.1) fight, though they control nothing; all others are where `Ground` has them.
  if (SIDE[GERMAN_PARATROOP] === side || placeOf(s, GERMAN_PARATROOP) < 0) return g.enemy;
  const out = hexMap();
  for (const u of UNITS_OF[enemyOf(side)]) {
    const h = placeOf(s, u);
    if (h >= 0 && !IS_PARTISAN[u]) out[h] = 1;
  }
  return out;
}

/** 7.1 Enemy hexes whose ZOC reaches this one. A unit that jumped into an enemy hex faces only that one (V3.1). */
export function enemiesBeside(from: number, enemy: Uint8Array): number[] {
  if (enemy[from]) return [from];
  const out: number[] = [];
  for (let e = from * 6; e < from * 6 + 6; e++) {
    const to = hexAcross(e);
    if (canAttackOver(e) && enemy[to]) out.push(to);
  }
  return out;
}

/** The lists of a duty live as long as its declaration, during which the engagement's inputs do not change. */
const ENGAGEMENTS = cacheOfEach<readonly number[], Engagement>();

export const engagementOf = (s: State, side: Side, impulse: number, duty: Duty): Engagement =>
  ENGAGEMENTS.known(duty.units) ?? ENGAGEMENTS.keep(duty.units, makeEngagement(s, side, impulse, duty));

/** Everything is obligatory: no unit or hex is free to stay out. */
function makeEngagement(s: State, side: Side, impulse: number, { hexes, units }: Duty): Engagement {
  const enemy = enemyHexes(s, side);
  const m = musterOf(s, side, impulse, { hexes, units });
  const terms = {
    holds: (targets: readonly number[], attackers: readonly number[]) => rungIn(m, targets, attackers) >= LOWEST,
    aids: hexes.flatMap((_, t) => (m.helped[t] ? [t] : [])),
    kinds: units.map(
      (u, a) => ((placeOf(s, u) * 16 + attackIn(m, a)) * 16 + m.tightly[a]!) * 2 + (IS_ARTILLERY[u] ? 1 : 0),
    ),
  };
  return {
    units,
    near: units.map(u => {
      const near = enemiesBeside(placeOf(s, u), enemy).filter(h => hexes.includes(h));
      return near.sort((a, b) => a - b);
    }),
    bound: units.map(() => true),
    hexes,
    owed: hexes.map(() => true),
    terms: () => terms,
  };
}

/** The grouping problem of a duty. */
export function problemOf(s: State, side: Side, impulse: number, duty: Duty): Problem {
  const e = engagementOf(s, side, impulse, duty);
  return problemNow(e, openDeclared(e));
}

/** The values that rules/odds computes line by line, by number of target and attacker. */
export const attackIn = (m: Muster, attacker: number): number => m.attack[attacker]!;
export const defenceIn = (m: Muster, target: number): number => m.defence[target]!;

export interface Muster {
  readonly side: Side;
  readonly units: readonly number[];
  readonly attack: readonly number[];
  /** 13.3 Against a city or woods. */
  readonly tightly: readonly number[];
  readonly defence: readonly number[];
  /** 9.8.1 The same, doubled by terrain where that applies. */
  readonly onGround: readonly number[];
  readonly isClose: readonly boolean[];
  /** 9.9, 9.10 Whether Stukas or guns support the attack there. */
  readonly helped: readonly boolean[];
  /** 9.8.2 By attacker and target, unless terrain doubles anyway (9.1.3); empty if rivers do not count. */
  readonly across: readonly (readonly boolean[])[];
}

export function musterOf(s: State, side: Side, impulse: number, { hexes, units }: Duty): Muster {
  const isSupplied = combatSupply(s, impulse);
  const strength = strengthsIn(s, impulse);
  const sum = (h: number): number => stackAt(s, enemyOf(side), h).reduce((n, u) => n + strength(u), 0);
  const defence = hexes.map(sum);
  const isPlain = hexes.map(h => !groundEffect(h));
  return {
    side,
    units,
    attack: units.map(strength),
    tightly: units.map(u => strengthAfter(u, attackEffects(u, isSupplied(u), s.options.armourLimits))),
    defence,
    onGround: defence.map((n, t) => onGround(itemAt(hexes, t), n)),
    isClose: hexes.map(isClose),
    helped: hexes.map(h => hasSupport(s, side, h)),
    across: isFirstImpulse(s, side, impulse)
      ? []
      : units.map(u => hexes.map((h, t) => itemAt(isPlain, t) && isAcross(placeOf(s, u), h))),
  };
}

/** The rung of a battle after all shifts; the same as `oddsOf(...).final`. */
export function rungIn(m: Muster, targets: readonly number[], attackers: readonly number[]): number {
  let isTight = false;
  let isHelped = false;
  let defence = 0;
  for (const t of targets) {
    if (m.isClose[t]) isTight = true;
    if (m.helped[t]) isHelped = true;
    const isBehind = m.across.length > 0 && attackers.every(a => m.across[a]![t]);
    defence += isBehind ? BEHIND_RIVER.of(defenceIn(m, t)) : m.onGround[t]!;
  }
  let attack = 0;
  let corps = 0;
  for (const a of attackers) {
    attack += isTight ? m.tightly[a]! : attackIn(m, a);
    if (IS_ARTILLERY[m.units[a]!]) corps++;
  }
  return rungOf(attack, defence) + shiftOf(m.side, isHelped, corps);
}
