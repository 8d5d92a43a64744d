/**
 * The data compiled for play: the board and one column per printed value, so that rules read `STRENGTH[u]` and never
 * search. Sides go by number inside the game: 0 Axis, 1 Soviet. The board holds lakes and seas, too; units stay on land.
 */

import { compileBoard, edgeTable, isPassable, linkBits, sideBits } from '../../kit/board.ts';
import { mapsOf } from '../../kit/bytes.ts';
import { itemAt } from '../../kit/list.ts';
import { bySide, numbering, type Side, twoSides } from '../../kit/sides.ts';
import { CITIES, cityNamed, PORTS } from './data/cities.ts';
import { MAP } from './data/map.ts';
import { RAIL_EXITS } from './data/rails.ts';
import { COASTS, COUNTRIES, countryOf, EDGES } from './data/regions.ts';
import { MOVERS, moverOf } from './data/tables.ts';
import { SEA_AREAS } from './data/terrain.ts';
import { SIDES, UNIT_TYPES, type UnitSpec } from './data/unit.ts';
import { stackSize, UNITS } from './data/units.ts';
import { NO_BALKANS } from './data/variants.ts';

export const AXIS: Side = 0;
export const SOVIET: Side = 1;
export const { sideNumber, enemyOf, roleOf, sideOfRole } = twoSides(SIDES);

export const BOARD = compileBoard(MAP);
export const HEXES = BOARD.size;

/** A zeroed byte map over the hexes, for use within one question. */
export const hexMap = mapsOf(HEXES);

export const hex = numbering('hex', BOARD.names);

export const CLEAR = BOARD.terrains.indexOf('clear');
export const WOODS = BOARD.terrains.indexOf('woods');
export const MOUNTAIN = BOARD.terrains.indexOf('mountain');
const LAKE = BOARD.terrains.indexOf('lake');
const SEA = BOARD.terrains.indexOf('sea');

export const isLand = (h: number): boolean => BOARD.terrain[h] !== LAKE && BOARD.terrain[h] !== SEA;

const BLOCKED = 1 << BOARD.sides.indexOf('blocked');
const STRAIT = 1 << BOARD.sides.indexOf('strait');
const RAIL = 1 << BOARD.links.indexOf('rail');

const hasSide = (from: number, dir: number, bit: number): boolean => (sideBits(BOARD, from * 6 + dir) & bit) !== 0;
export const isStrait = (from: number, dir: number): boolean => hasSide(from, dir, STRAIT);

const isOpen = (from: number, to: number, dir: number): boolean =>
  isLand(from) && isLand(to) && !hasSide(from, dir, BLOCKED);

/** The hex on the other side of an edge (hex * 6 + direction), -1 beyond the map. */
export const hexAcross = (edge: number): number => BOARD.next[edge]!;
export const neighbour = (h: number, dir: number): number => hexAcross(h * 6 + dir);

/** 8.2.2, 9.7.3, 10.2 Where a unit, a retreat or a supply line may step: land, no water side, but over the strait. */
export const LAND_SIDES = edgeTable(BOARD, (from, to, dir) => (isOpen(from, to, dir) ? 1 : -1));
export const canStepOver = (edge: number): boolean => isPassable(LAND_SIDES, edge);

/** 7.1, 8.2.2 Where a ZOC reaches and an attack is possible: the same, but not over the strait. */
export const ZOC_SIDES = edgeTable(BOARD, (from, to, dir) => (isOpen(from, to, dir) && !isStrait(from, dir) ? 1 : -1));
export const canAttackOver = (edge: number): boolean => isPassable(ZOC_SIDES, edge);

/** 8.3 Along the railway. The causeway to the Crimea leads through a sea hex (data/rails). */
export const RAIL_SIDES = edgeTable(BOARD, (from, _to, dir) => (linkBits(BOARD, from * 6 + dir) & RAIL ? 1 : -1));
export const isRail = (edge: number): boolean => isPassable(RAIL_SIDES, edge);
export const HAS_RAIL: readonly boolean[] = Array.from({ length: HEXES }, (_, h) =>
  [0, 1, 2, 3, 4, 5].some(dir => isRail(h * 6 + dir)),
);
export const RAIL_HEXES: readonly number[] = HAS_RAIL.flatMap((has, h) => (has ? [h] : []));

/** Cities and oil fields by number, as in data/cities; -1 for a hex without one. */
export const CITY_HEX: readonly number[] = CITIES.map(c => hex(c.hex));
export const cityHex = (name: string): number => hex(cityNamed(name).hex);
export const CITY_AT: readonly number[] = BOARD.names.map(name => CITIES.findIndex(c => c.hex === name));
export const hexOfCity = (city: number): number => CITY_HEX[city]!;
export const citySpec = (city: number): (typeof CITIES)[number] => itemAt(CITIES, city);
export const cityAt = (h: number): number => CITY_AT[h]!;
export const IS_MAJOR: readonly boolean[] = CITIES.map(c => c.kind === 'major');
export const IS_OIL: readonly boolean[] = CITIES.map(c => c.kind === 'oil');
/** True for a major or minor city, which oil fields are not (2.2.3). */
export const isCity = (h: number): boolean => cityAt(h) >= 0 && !IS_OIL[cityAt(h)];

export const COUNTRY: readonly number[] = BOARD.names.map(name => COUNTRIES.indexOf(countryOf(name)));
export const USSR = COUNTRIES.indexOf('ussr');
export const inUssr = (h: number): boolean => COUNTRY[h] === USSR;

/** Land hexes at the edges. */
export const WEST_EDGE: readonly number[] = EDGES.west.map(hex);
export const EAST_EDGE: readonly number[] = EDGES.east.map(hex);
/** Where railways leave the map. */
export const EXITS = RAIL_EXITS.map(exit => ({ hex: hex(exit.hex), edge: exit.edge, side: sideNumber(exit.side) }));

export const SEAS = SEA_AREAS.length;
/** Ports and coasts by sea area, in the order of data/terrain. */
export const PORT_HEXES: readonly (readonly number[])[] = SEA_AREAS.map(area =>
  PORTS.filter(p => p.sea === area).map(p => hex(CITIES.find(c => c.en === p.city)?.hex ?? '')),
);
export const COAST_HEXES: readonly (readonly number[])[] = SEA_AREAS.map(area => COASTS[area].map(hex));
export const seaArea = (area: number): (typeof SEA_AREAS)[number] => itemAt(SEA_AREAS, area);
export const portHexes = (area: number): readonly number[] => itemAt(PORT_HEXES, area);
export const coastHexes = (area: number): readonly number[] => itemAt(COAST_HEXES, area);

export const COUNT = UNITS.length;
export const unitSpec = (u: number): UnitSpec => itemAt(UNITS, u);
export const SIDE: readonly Side[] = UNITS.map(u => sideNumber(u.side));
export const sideOf = (u: number): Side => SIDE[u]!;
export const STRENGTH: readonly number[] = UNITS.map(u => u.strength);
export const printedStrength = (u: number): number => STRENGTH[u]!;
export const ALLOWANCE: readonly number[] = UNITS.map(u => u.allowance);
export const printedAllowance = (u: number): number => ALLOWANCE[u]!;
/** Place in `UNIT_TYPES`; use `isType`. */
export const TYPE: readonly number[] = UNITS.map(u => UNIT_TYPES.indexOf(u.type));
/** Row of the movement chart (8.2.4). */
export const MOVER: readonly number[] = UNITS.map(u => MOVERS.indexOf(moverOf(u)));
/** 6.1 The space a unit takes in a hex: 0 none, 1 a corps, 2 an army. */
export const SIZE: readonly number[] = UNITS.map(u => ({ none: 0, corps: 1, army: 2 })[stackSize(u)]);
export const sizeOf = (u: number): number => SIZE[u]!;

const having = (test: (u: UnitSpec) => boolean): readonly boolean[] => UNITS.map(test);
export const IS_PARTISAN = having(u => u.type === 'partisan');
export const IS_WORKER = having(u => u.type === 'worker');
export const IS_HQ = having(u => u.type === 'headquarters');
export const IS_DICTATOR = having(u => u.type === 'dictator');
/** 13.3 Panzer and tank units. */
export const IS_ARMOUR = having(u => u.type === 'armour' || u.type === 'luftwaffe-armour');
/** V1 */
export const IS_ARTILLERY = having(u => u.type === 'artillery');
export const IS_SS = having(u => u.service === 'ss');
export const IS_GUARDS = having(u => u.service === 'guards');
export const IS_REMNANT = having(u => u.entry.kind === 'remnant');

/** Units of each side, in sheet order. */
export const UNITS_OF = bySide(SIDE);

export const unit = numbering(
  'unit',
  UNITS.map(spec => spec.name),
);

export const HITLER = unit('Hitler');
export const STALIN = unit('Stalin');
export const STAVKA = UNITS.findIndex(u => u.side === 'soviet' && u.type === 'headquarters');
/** V3.1 */
export const GERMAN_PARATROOP = unit(NO_BALKANS.paratroop);
export const PARTISANS: readonly number[] = IS_PARTISAN.flatMap((is, u) => (is ? [u] : []));
