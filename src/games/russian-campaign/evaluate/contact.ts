/** The expected value of the battles that a side would have to fight from its current hexes (9.1.1). */
import { rungOf } from '../../../kit/odds.ts';
import type { Side } from '../../../kit/sides.ts';
import { BOARD, enemyOf, hexMap, IS_PARTISAN, UNITS_OF, WOODS } from '../pieces.ts';
import { hasSupport, onGround, shiftOf, strengthsIn } from '../rules/strength.ts';
import { OVERRAN, placeOf, type State } from '../state.ts';
import { clashWorth } from './clash.ts';
import { besideOf } from './terrain.ts';
import { unitWorth } from './worth.ts';

/** The strength of one side in a hex that is attacked. */
interface Stand {
  attack: number;
  attackWorth: number;
  attackLeast: number;
  defence: number;
  worth: number;
  least: number;
}

export function contactWorth(s: State, side: Side, impulse: number): number {
  const stands = standsOf(s, side, impulse);
  if (stands.size === 0) return 0;
  const own = zoneOf(s, side);
  let sum = 0;
  for (const [h, stand] of stands) {
    const rung = rungOf(Math.max(1, Math.round(stand.attack)), stand.defence) + shiftAt(s, side, h);
    const attack = { all: stand.attackWorth, least: stand.attackLeast };
    sum += clashWorth(rung, attack, { all: stand.worth, least: stand.least }, trappedAt(own, h));
  }
  return sum;
}

export const shiftAt = (s: State, side: Side, h: number): number => shiftOf(side, hasSupport(s, side, h), 0);

/** 9.7.2 Share of the retreat hexes that a side's units and ZOC close; 9.8.4 there is no retreat out of woods. */
export function trappedAt(zone: Uint8Array, h: number): number {
  if (BOARD.terrain[h] === WOODS) return 0;
  let [open, ways] = [0, 0];
  for (const to of besideOf(h)) {
    ways++;
    if (!zone[to]) open++;
  }
  if (open === 0) return 1;
  return open * 3 <= ways ? 0.1 : 0;
}

/** 1 where a side's units stand or have a ZOC. */
export function zoneOf(s: State, side: Side): Uint8Array {
  const zone = hexMap();
  for (const u of UNITS_OF[side]) {
    const h = placeOf(s, u);
    if (h < 0 || IS_PARTISAN[u]) continue;
    zone[h] = 1;
    for (const to of besideOf(h)) zone[to] = 1;
  }
  return zone;
}

/** Every enemy hex next to a unit of the side; a unit that could attack several counts in equal shares. */
function standsOf(s: State, side: Side, impulse: number): Map<number, Stand> {
  const strength = strengthsIn(s, impulse);
  const defenders = hexMap();
  for (const u of UNITS_OF[enemyOf(side)]) if (placeOf(s, u) >= 0 && !IS_PARTISAN[u]) defenders[placeOf(s, u)] = 1;
  const stands = new Map<number, Stand>();
  for (const u of UNITS_OF[side]) {
    const from = placeOf(s, u);
    if (from < 0 || IS_PARTISAN[u] || s.done[u] === OVERRAN) continue;
    const near = besideOf(from).filter(h => defenders[h]);
    for (const h of near) {
      const stand = stands.get(h) ?? newStand();
      stands.set(h, stand);
      stand.attack += strength(u) / near.length;
      stand.attackWorth += unitWorth(u) / near.length;
      stand.attackLeast = Math.min(stand.attackLeast, unitWorth(u));
    }
  }
  if (stands.size === 0) return stands;
  for (const u of UNITS_OF[enemyOf(side)]) {
    const stand = placeOf(s, u) >= 0 ? stands.get(placeOf(s, u)) : undefined;
    if (!stand || IS_PARTISAN[u]) continue;
    stand.defence += onGround(placeOf(s, u), strength(u));
    stand.worth += unitWorth(u);
    stand.least = Math.min(stand.least, unitWorth(u));
  }
  for (const stand of stands.values()) stand.defence = Math.max(1, stand.defence);
  return stands;
}

const newStand = (): Stand => ({
  attack: 0,
  attackWorth: 0,
  attackLeast: Number.POSITIVE_INFINITY,
  defence: 0,
  worth: 0,
  least: Number.POSITIVE_INFINITY,
});
