/** 9.12 Remnants: what is left of German and Guards units that fell in defence, two hexes behind the lines. */
import { hexDistance } from '../../../kit/board.ts';
import type { UnitType } from '../data/unit.ts';
import { UNITS } from '../data/units.ts';
import type { Fallen } from '../frames.ts';
import { ALLOWANCE, BOARD, IS_REMNANT, SIDE, UNITS_OF, WOODS } from '../pieces.ts';
import { SPARE, type State } from '../state.ts';
import { type Ground, groundOf, hasRoom } from './ground.ts';
import { closedTo } from './neutral.ts';
import { isRooted, openNeighbours } from './retreat.ts';

/** Staffs, dictators and what is a remnant already leave nothing. */
const NEVER: readonly UnitType[] = ['headquarters', 'dictator', 'worker', 'partisan', 'paratroop'];
const MOBILE: readonly UnitType[] = ['armour', 'mechanized'];

/** 9.12.1 The Guards, the German army and the SS, but not the Luftwaffe, whose paratroops are. */
export function leavesRemnant(u: number): boolean {
  const { nation, service, type } = UNITS[u]!;
  if (IS_REMNANT[u] || NEVER.includes(type)) return false;
  return service === 'guards' || service === 'ss' || (nation === 'german' && service === 'army');
}

/** 9.12.1, Q8 Of its own service, no faster than it was; all but armour and mechanized units leave infantry. */
function isRemnantOf(remnant: number, u: number): boolean {
  const [left, lost] = [UNITS[remnant]!, UNITS[u]!];
  if (left.service !== lost.service || SIDE[remnant] !== SIDE[u] || ALLOWANCE[remnant]! > ALLOWANCE[u]!) return false;
  return left.type === 'infantry' || MOBILE.includes(lost.type);
}

/** A remnant that may appear, and the hexes for it. */
export interface Rally {
  readonly unit: number;
  readonly hexes: readonly number[];
}

/** One of each sort still in stock, with every hex that one of the fallen can be followed to. */
export function ralliesOf(s: State, fallen: readonly Fallen[]): Rally[] {
  const able = fallen.filter(x => leavesRemnant(x.unit) && BOARD.terrain[x.hex] !== WOODS && !isRooted(s, x.unit));
  if (able.length === 0) return [];
  const side = SIDE[able[0]!.unit]!;
  const g = groundOf(s, side);
  return sortsInStock(s, side).flatMap(unit => {
    const origins = able.filter(x => isRemnantOf(unit, x.unit)).map(x => x.hex);
    const hexes = [...new Set(origins.flatMap(h => rallyHexes(s, g, h, unit)))].sort((a, b) => a - b);
    return hexes.length > 0 ? [{ unit, hexes }] : [];
  });
}

/** The first of each sort that is not in play: one is as good as the other. */
function sortsInStock(s: State, side: number): number[] {
  const seen = new Set<string>();
  return UNITS_OF[side]!.filter(u => {
    if (!IS_REMNANT[u] || s.place[u] !== SPARE) return false;
    const sort = `${UNITS[u]!.service} ${UNITS[u]!.type}`;
    if (seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
}

/** 9.12.1 Two hexes of retreat away. */
function rallyHexes(s: State, g: Ground, from: number, remnant: number): number[] {
  const out: number[] = [];
  const rear = { g, closed: closedTo(s, remnant) };
  for (const middle of openNeighbours(rear, from))
    for (const h of openNeighbours(rear, middle))
      if (hexDistance(BOARD, from, h) === 2 && hasRoom(g, remnant, h)) out.push(h);
  return out;
}
