/** The railways as lines between cities and edges: those open to a side (8.3.6), and those between cities (11.2.1). */

import type { Side } from '../../../kit/sides.ts';
import { CAUSEWAY } from '../data/rails.ts';
import { EXITS, HEXES, hex, hexMap, isCity, isRail, neighbour, RAIL_HEXES } from '../pieces.ts';
import type { State } from '../state.ts';
import { controller } from './control.ts';
import { type Ground, presence } from './ground.ts';
import { isClosed } from './neutral.ts';

/** A sea hex: trains may pass it, but never stop there. */
export const BRIDGE = hex(CAUSEWAY);

/** Neighbours along the railway. */
export const RAIL_NEXT: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].flatMap(dir => (isRail(h * 6 + dir) ? [neighbour(h, dir)] : [])),
);
export const railsFrom = (h: number): readonly number[] => RAIL_NEXT[h]!;

/** Cities on a railway, as a list and as a map. */
const RAIL_CITIES: readonly number[] = RAIL_HEXES.filter(isCity);
export const RAIL_CITY = Uint8Array.from({ length: HEXES }, (_, h) => +(RAIL_NEXT[h]!.length > 0 && isCity(h)));
export const isRailCity = (h: number): boolean => RAIL_CITY[h] === 1;

/** Rail hexes a line may use, whoever possesses them. */
export function openRail(s: Pick<State, 'place' | 'owner' | 'neutral'>, side: Side, g: Ground): Uint8Array {
  const out = hexMap();
  const { enemy, ezoc } = g;
  for (const h of RAIL_HEXES) if (!enemy[h] && !ezoc[h] && !isClosed(s, h)) out[h] = 1;
  // An own city in an enemy ZOC is still an end of lines; as every city is an end, no line needs to pass it.
  const who = presence(s);
  for (const h of RAIL_CITIES) out[h] = +(!enemy[h] && !isClosed(s, h) && controller(s, h, who) === side);
  return out;
}

/** Open cities, and open exits of the own edge. */
export function sourcesOf(side: Side, open: Uint8Array): number[] {
  const out: number[] = [];
  for (const h of RAIL_CITIES) if (open[h]) out.push(h);
  for (const exit of EXITS) if (exit.side === side && open[exit.hex]) out.push(exit.hex);
  return out;
}

/** Reduces a railway to what lies between two of its cities. Every loop contains a city, which `rail` must include. */
export function keepBetween(rail: Uint8Array, cities: Uint8Array): void {
  cutBranches(rail, cities);
  const seen = hexMap();
  for (const first of RAIL_HEXES) {
    if (!rail[first] || cities[first] || seen[first]) continue;
    const line = [first];
    seen[first] = 1;
    let [city, isBetween] = [-1, false];
    for (const h of line) {
      for (const to of railsFrom(h)) {
        if (!rail[to]) continue;
        if (cities[to]) {
          isBetween ||= city >= 0 && city !== to;
          city = to;
        } else if (!seen[to]) {
          seen[to] = 1;
          line.push(to);
        }
      }
    }
    // A loop without branches that is joined to one city.
    if (!isBetween) for (const h of line) rail[h] = 0;
  }
}

/** Repeatedly removes dead ends, beginning at certain hexes. */
export function cutBranches(joined: Uint8Array, ends: Uint8Array, tips = RAIL_HEXES): void {
  for (const tip of tips) {
    for (let h = tip; h >= 0 && joined[h] && !ends[h]; ) {
      const on = onlyWay(joined, h);
      if (on === FORK) break;
      joined[h] = 0;
      h = on;
    }
  }
}

const FORK = -2;

/** The only hex where a line continues, -1 at its end, `FORK` if there are several. */
function onlyWay(joined: Uint8Array, h: number): number {
  let on = -1;
  for (const to of railsFrom(h)) {
    if (!joined[to]) continue;
    if (on >= 0) return FORK;
    on = to;
  }
  return on;
}
