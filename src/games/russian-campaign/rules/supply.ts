/** 10.1, 10.2 Supply: a line to an own city, or to own railway that leads to one or off the own map edge. */
import { pathTo, type Reached, reach } from '../../../kit/reach.ts';
import { ofBothSides, type Side } from '../../../kit/sides.ts';
import { SUPPLY_REACH } from '../data/support.ts';
import { UNITS } from '../data/units.ts';
import {
  BOARD,
  CITY_HEX,
  canStepOver,
  EXITS,
  HEXES,
  hexAcross,
  hexMap,
  IS_OIL,
  IS_PARTISAN,
  LAND_SIDES,
  RAIL_HEXES,
  RAIL_SIDES,
  UNITS_OF,
} from '../pieces.ts';
import { placeOf, type State } from '../state.ts';
import { controller } from './control.ts';
import { type Ground, groundOf, presence } from './ground.ts';
import { isClosed } from './neutral.ts';
import { weatherOf } from './weather.ts';

/** 1 in each hex where a unit of the side has a line; supply is checked in the second impulse. */
export function supplyMap(s: State, side: Side, impulse = 2): Uint8Array {
  const found = flood(s, side, impulse);
  const map = hexMap();
  for (let i = 0; i < found.count; i++) map[found.hexAt(i)] = 1;
  return map;
}

/** 10.1 Units of a side that are lost for lack of supply. */
export function unsupplied(s: State, side: Side): number[] {
  const map = supplyMap(s, side);
  return UNITS_OF[side].filter(u => placeOf(s, u) >= 0 && !map[placeOf(s, u)] && needsSupply(s, u));
}

/** 11.1.4 Soviet paratroops and 11.2 partisans never do; a unit does not in the turn it landed (8.4.3C, Q4). */
export function needsSupply(s: State, u: number): boolean {
  if (IS_PARTISAN[u] || IS_AIRBORNE[u]) return false;
  if (s.landed[u] === s.turn) return false;
  return s.neutral !== 1 || !IS_NEUTRAL[u];
}

const IS_AIRBORNE: readonly boolean[] = UNITS.map(u => u.side === 'soviet' && u.type === 'paratroop');
/** V3.1 While neutral they need no supply, and no line can reach them. */
const IS_NEUTRAL: readonly boolean[] = UNITS.map(u => u.nation === 'romanian' || u.nation === 'hungarian');

/** The line of each unit of a side, from the unit to its source; absent if there is none. */
export function supplyLines(s: State, side: Side): { readonly unit: number; readonly path?: readonly number[] }[] {
  const found = flood(s, side, 2);
  return UNITS_OF[side]
    .filter(u => placeOf(s, u) >= 0)
    .map(unit => {
      const h = placeOf(s, unit);
      return found.costOf(h) < 0 ? { unit } : { unit, path: lineTo(found, h) };
    });
}

function lineTo(found: Reached, h: number): number[] {
  const path = pathTo(found, h).reverse();
  const last = path.at(-1) ?? h;
  const source = found.fromOf(last);
  return source < 0 ? [h] : [...path, source];
}

/** The enemy hexes and ZOCs that cut a unit off: those next to the area it could reach otherwise. */
export function cutOffBy(s: State, side: Side, from: number): number[] {
  const net = netOf(s, side);
  const around = reach(BOARD, from, { costs: LAND_SIDES, limit: limitOf(s, 2), block: net.block, stop: net.stop });
  const out: number[] = [];
  const isNear = (h: number): boolean => {
    for (let e = h * 6; e < h * 6 + 6; e++) if (canStepOver(e) && around.costOf(hexAcross(e)) >= 0) return true;
    return false;
  };
  for (let h = 0; h < HEXES; h++) if (h !== from && (net.stop[h] || net.block[h]) && isNear(h)) out.push(h);
  return out;
}

/** From the sources outward: a line may enter a ZOC to reach a unit there, but not continue. */
function flood(s: State, side: Side, impulse: number): Reached {
  const net = netOf(s, side);
  const { block, stop } = net;
  return reach(BOARD, sourcesOf(s, net), { costs: LAND_SIDES, limit: limitOf(s, impulse), block, stop });
}

/** 10.2.3 */
const limitOf = (s: State, impulse: number): number =>
  weatherOf(s, impulse) === 'snow' ? SUPPLY_REACH.snow : SUPPLY_REACH.usual;

interface Net {
  readonly side: Side;
  /** Own cities. */
  readonly cities: readonly number[];
  /** 10.2.1 Hexes that no line enters: enemy units and cities, and neutral land (V3.1). */
  readonly block: Uint8Array;
  /** Enemy ZOCs; an own unit there changes nothing. */
  readonly stop: Uint8Array;
}

function netOf(s: State, side: Side): Net {
  const g: Ground = groundOf(s, side);
  const who = presence(s);
  const block = hexMap();
  block.set(g.enemy);
  const cities: number[] = [];
  for (const [c, h] of CITY_HEX.entries()) {
    if (IS_OIL[c]) continue;
    if (controller(s, h, who) !== side) block[h] = 1;
    else if (!isClosed(s, h)) cities.push(h);
  }
  if (s.neutral === 1) for (let h = 0; h < HEXES; h++) if (isClosed(s, h)) block[h] = 1;
  return { side, cities, block, stop: g.ezoc };
}

/** 10.2.2 Edges that are sources of supply: the west, or the east and the south. */
const SUPPLY_EXITS = ofBothSides(side =>
  EXITS.filter(exit => exit.side === side && exit.edge !== 'north').map(exit => exit.hex),
);

/** Own cities, and own railway free of the enemy that leads to one of them or off the map. */
function sourcesOf(s: State, { side, cities, block, stop }: Net): readonly number[] {
  const shut = hexMap();
  for (const h of RAIL_HEXES) if (s.rail[h] !== side || block[h] || stop[h]) shut[h] = 1;
  const starts = [...cities, ...SUPPLY_EXITS[side].filter(h => !shut[h])];
  let found = reach(BOARD, starts, { costs: RAIL_SIDES, limit: FAR_BY_RAIL, block: shut });
  // 8.3.7 With the option, a line that leaves the map connects to the others of its edge.
  for (let more = offMap(s, shut, found); more.length > 0; more = offMap(s, shut, found)) {
    starts.push(...more);
    found = reach(BOARD, starts, { costs: RAIL_SIDES, limit: FAR_BY_RAIL, block: shut });
  }
  return Array.from(found.hexes.subarray(0, found.count));
}

const FAR_BY_RAIL = HEXES;

function offMap(s: State, shut: Uint8Array, found: Reached): number[] {
  if (!s.options.offMapRail) return [];
  const isJoined = (h: number): boolean => found.costOf(h) >= 0 && !shut[h];
  return EXITS.flatMap(exit => {
    if (found.costOf(exit.hex) >= 0 || shut[exit.hex]) return [];
    return EXITS.some(other => other.edge === exit.edge && isJoined(other.hex)) ? [exit.hex] : [];
  });
}
