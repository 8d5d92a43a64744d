/**
 * The data compiled for play: the board and one column per printed value, so that rules read `ALLOWANCE[u]` and never
 * search. Sides go by number inside the game: 0 Axis, 1 Soviet.
 */

import { compileBoard, edgeTable, isPassable, linkBits, sideBits } from '../../kit/board.ts';
import { mapsOf } from '../../kit/bytes.ts';
import { itemAt } from '../../kit/list.ts';
import { type BySide, bySide, numbering, ofBothSides, type Side, twoSides } from '../../kit/sides.ts';
import { isSouthOfStartLine, MAP, NORTH_EDGE, SOUTH_EDGE, SUPPLY_HEXES, thunderLevel } from './data/map.ts';
import { SIDES } from './data/sides.ts';
import { FORMATIONS, SUPPORT, UNITS, type UnitSpec } from './data/units.ts';

export const AXIS: Side = 0;
export const SOVIET: Side = 1;
export const { sideNumber, enemyOf, roleOf, sideOfRole } = twoSides(SIDES);

export const BOARD = compileBoard(MAP);
export const HEXES = BOARD.size;

/** A zeroed byte map over the hexes, for use within one question. */
export const hexMap = mapsOf(HEXES);

export const hex = numbering('hex', BOARD.names);

const DON = 1 << BOARD.sides.indexOf('don');
const RIVER = 1 << BOARD.sides.indexOf('river');
const ROAD = 1 << BOARD.links.indexOf('road');

const sidesAt = (from: number, dir: number): number => sideBits(BOARD, from * 6 + dir);
const linksAt = (from: number, dir: number): number => linkBits(BOARD, from * 6 + dir);
export const isDon = (from: number, dir: number): boolean => (sidesAt(from, dir) & DON) !== 0;
export const isRiver = (from: number, dir: number): boolean => (sidesAt(from, dir) & RIVER) !== 0;

/** The hex on the other side of an edge (hex * 6 + direction), -1 beyond the map. */
export const hexAcross = (edge: number): number => BOARD.next[edge]!;

/** 10.2 Movement in half points: clear or town 2, over a river 2 more, along a road 1, the Don never. */
export const MOVE_COSTS = edgeTable(BOARD, (from, _to, dir) => {
  if (isDon(from, dir)) return -1;
  if (linksAt(from, dir) & ROAD) return 1;
  return isRiver(from, dir) ? 4 : 2;
});

/** 1 for every hexside except the Don: for ZOC (7.0), attacks, retreats and supply lines. */
export const OPEN_SIDES = edgeTable(BOARD, (from, _to, dir) => (isDon(from, dir) ? -1 : 1));
export const isOpen = (edge: number): boolean => isPassable(OPEN_SIDES, edge);

/** 13.2.4 Lines of communication run along roads and rail. */
export const ROUTE_SIDES = edgeTable(BOARD, (from, _to, dir) => (linksAt(from, dir) ? 1 : -1));

/** 13.3.1 Where each side's lines end. */
export const EDGES: BySide<readonly number[]> = [SOUTH_EDGE.map(hex), NORTH_EDGE.map(hex)];

export const SUPPLY = SUPPLY_HEXES.map(s => ({ hex: hex(s.hex), side: sideNumber(s.role), dice: s.dice }));
/** Place in SUPPLY of each hex, or -1. */
export const SUPPLY_AT: readonly number[] = BOARD.names.map(name => SUPPLY_HEXES.findIndex(s => s.hex === name));

/** 4.1-4.3 The last thunder line that each hex lies beyond. */
export const THUNDER_LEVEL: readonly number[] = BOARD.names.map(thunderLevel);
export const thunderLevelAt = (h: number): number => THUNDER_LEVEL[h]!;
export const SOUTH_OF_START: readonly number[] = BOARD.names.flatMap((name, h) =>
  isSouthOfStartLine(name) ? [h] : [],
);

export const COUNT = UNITS.length;
export const unitSpec = (u: number): UnitSpec => itemAt(UNITS, u);
export const SIDE: readonly Side[] = UNITS.map(u => sideNumber(u.side));
export const sideOf = (u: number): Side => SIDE[u]!;
const FRONT: readonly number[] = UNITS.map(u => u.front);
const BACK: readonly number[] = UNITS.map(u => u.back);
export const ALLOWANCE: readonly number[] = UNITS.map(u => u.allowance);
/** Strength of a fresh unit and of an exhausted one. */
export const frontOf = (u: number): number => FRONT[u]!;
export const backOf = (u: number): number => BACK[u]!;
export const allowanceOf = (u: number): number => ALLOWANCE[u]!;
export const IS_WHITE: readonly boolean[] = UNITS.map(u => u.white);
export const IS_GERMAN: readonly boolean[] = UNITS.map(u => u.nation === 'german');
/** 11.7 Only the panzer symbol counts as armour for an anti-tank marker. */
export const IS_ARMOUR: readonly boolean[] = UNITS.map(u => u.type === 'panzer');
/** 11.7 Shock in half hits: a red dot 2, a white one 1. */
export const SHOCK: readonly number[] = UNITS.map(u => (u.shock === 'red' ? 2 : u.shock === 'white' ? 1 : 0));

/** Division or corps by number; white rifle divisions and independent units have numbers of their own. */
const FORMATION_IDS: readonly string[] = [...new Set([...FORMATIONS.map(f => f.id), ...UNITS.map(u => u.formation)])];
export const FORMATION: readonly number[] = UNITS.map(u => FORMATION_IDS.indexOf(u.formation));
export const formationOf = (u: number): number => FORMATION[u]!;
export const formationId = (f: number): string => FORMATION_IDS[f] ?? '';

/** Units of each side, in sheet order. */
export const UNITS_OF = bySide(SIDE);

/** Headquarters come first among both formations and cards. */
export const HQS = FORMATIONS.length;
export const HQ_SIDE: readonly Side[] = FORMATIONS.map(f => sideNumber(f.side));
export const CORPS_HQ = FORMATIONS.findIndex(f => f.id === '57PzK');

export const SUPPORT_KINDS = ['air', 'artillery', 'anti-tank'] as const;
export const AIR = 0;
export const ARTILLERY = 1;
export const ANTI_TANK = 2;
export const CARDS: readonly string[] = [...FORMATIONS.map(f => f.id), ...SUPPORT_KINDS];
export const cardOfSupport = (kind: number): number => HQS + kind;
export const supportOfCard = (card: number): number => card - HQS;

/** 3.1, 3.2 Support markers owned, by side and kind. */
export const POOL: BySide<readonly number[]> = ofBothSides(side =>
  SUPPORT_KINDS.map(kind => SUPPORT[SIDES[side]][kind]),
);

export const unit = numbering(
  'unit',
  UNITS.map(spec => spec.name),
);
