/**
 * The data compiled for play: the board and one column per printed value, so that rules read `ZOC[u]` and never search.
 * Sides go by number inside the game: 0 German, 1 Soviet. Movement is counted in half points, as roads cost half a one.
 */

import { compileBoard, edgeTable, isPassable, linkBits, sideBits } from '../../kit/board.ts';
import { mapsOf } from '../../kit/bytes.ts';
import { itemAt } from '../../kit/list.ts';
import { bySide, numbering, ofBothSides, type Side, twoSides } from '../../kit/sides.ts';
import { COMMANDS, type Command } from './data/commands.ts';
import { FORTS, TRENCHES } from './data/forts.ts';
import { MAP, sheetOf as sheetOfHex } from './data/map.ts';
import { KINDS, SHEETS, SIDES, type UnitKind, type UnitSpec } from './data/unit.ts';
import { UNITS } from './data/units.ts';

export const GERMAN: Side = 0;
export const SOVIET: Side = 1;
export const { sideNumber, sideOfRole, enemyOf, roleOf } = twoSides(SIDES);

export const BOARD = compileBoard(MAP);
export const HEXES = BOARD.size;

/** A zeroed byte map over the hexes, for use within one question. */
export const hexMap = mapsOf(HEXES);

export const hex = numbering('hex', BOARD.names);

export const NORTH = 0;
export const SOUTH = 1;
/** 2.1 The sheet of each hex. */
export const HEX_SHEET: readonly number[] = BOARD.names.map(name => SHEETS.indexOf(sheetOfHex(name)));

const isKind = (kind: string): readonly boolean[] => {
  const k = BOARD.terrains.indexOf(kind);
  return Array.from(BOARD.terrain, t => t === k);
};
export const IS_HIGH = isKind('high');
export const IS_VILLAGE_HIGH = isKind('village-high');
export const IS_WOODS = isKind('woods');
export const IS_TOWN = isKind('town');

const listed = (names: readonly string[]): readonly boolean[] => {
  const set = new Set(names);
  return BOARD.names.map(name => set.has(name));
};
export const IS_FORT = listed(FORTS);
export const IS_TRENCH = listed(TRENCHES);
/** 7.1.3 Hexes where Soviet non-armoured units need not assault. */
export const isWork = (h: number): boolean => IS_WORK[h] === true;
const IS_WORK: readonly boolean[] = IS_FORT.map((is, h) => is || IS_TRENCH[h] === true || IS_TOWN[h] === true);

const STREAM_BIT = 1 << BOARD.sides.indexOf('stream');
const RIVER_BIT = 1 << BOARD.sides.indexOf('river');
const LAKE_BIT = 1 << BOARD.sides.indexOf('lake');
const ROAD_BIT = 1 << BOARD.links.indexOf('road');
const TRAIL_BIT = 1 << BOARD.links.indexOf('trail');
const hasSide = (from: number, dir: number, bit: number): boolean => (sideBits(BOARD, from * 6 + dir) & bit) !== 0;
const hasLink = (from: number, dir: number, bit: number): boolean => (linkBits(BOARD, from * 6 + dir) & bit) !== 0;
export const isStream = (from: number, dir: number): boolean => hasSide(from, dir, STREAM_BIT);
export const isRiver = (from: number, dir: number): boolean => hasSide(from, dir, RIVER_BIT);
const isLake = (from: number, dir: number): boolean => hasSide(from, dir, LAKE_BIT);
export const isRoad = (from: number, dir: number): boolean => hasLink(from, dir, ROAD_BIT);
export const isTrail = (from: number, dir: number): boolean => hasLink(from, dir, TRAIL_BIT);

/** The hex on the other side of an edge (hex * 6 + direction), -1 beyond the map. */
export const hexAcross = (edge: number): number => BOARD.next[edge]!;
export const neighbour = (h: number, dir: number): number => hexAcross(h * 6 + dir);

/** 5.2.6, 6.2.2, 7.8.3, 8.2.6 Where ZOC, fire, assault, retreat and movement pass: all sides except full lakes. */
export const OPEN_SIDES = edgeTable(BOARD, (from, _to, dir) => (isLake(from, dir) ? -1 : 1));
export const isOpen = (edge: number): boolean => isPassable(OPEN_SIDES, edge);

export const COMMAND_COUNT = COMMANDS.length;
export const commandSpec = (command: number): Command => itemAt(COMMANDS, command);
export const COMMAND_SIDE: readonly Side[] = COMMANDS.map(c => sideNumber(c.side));
export const COMMAND_SHEET: readonly number[] = COMMANDS.map(c => SHEETS.indexOf(c.sheet));
export const START_MORALE: readonly number[] = COMMANDS.map(c => c.morale);
export const startMorale = (command: number): number => itemAt(START_MORALE, command);

export const COUNT = UNITS.length;
export const unitSpec = (u: number): UnitSpec => itemAt(UNITS, u);
const having = (test: (u: UnitSpec) => boolean): readonly boolean[] => UNITS.map(test);
const among = (...kinds: readonly UnitKind[]): readonly boolean[] => having(u => kinds.includes(u.kind));

export const SIDE: readonly Side[] = UNITS.map(u => sideNumber(u.side));
export const sideOf = (u: number): Side => SIDE[u]!;
export const SHEET: readonly number[] = UNITS.map(u => SHEETS.indexOf(u.sheet));
export const sheetOf = (u: number): number => SHEET[u]!;
/** Place in `COMMANDS`; -1 for air units. */
export const COMMAND: readonly number[] = UNITS.map(u => COMMANDS.findIndex(c => c.id === u.command));
export const commandOf = (u: number): number => COMMAND[u]!;
/** Place in `KINDS`. */
export const KIND: readonly number[] = UNITS.map(u => KINDS.indexOf(u.kind));

export const IS_AIR = having(u => u.size === 'air');
export const IS_DIVE = among('dive-bomber');
export const IS_LEVEL = among('level-bomber');
export const IS_ARTILLERY = having(u => u.shift !== undefined);
export const IS_ENGINEER = among('engineer');
export const IS_COMPANY = among('tiger-company');
export const IS_PANTHER = among('panther');
export const IS_ELEFANT = among('elefant');
export const IS_TIGER = among('tiger');
/** 8.5.1 Rokossovsky's reserve. */
export const IS_RESERVE = having(u => u.entry.kind === 'zone' && u.entry.zone === 'RR');
/** 2.3 Armoured units; all other combat units are non-armoured. */
export const IS_ARMOUR = among(
  'panzer',
  'ss-panzer',
  'tiger',
  'panther',
  'panzer-battalion',
  'elefant',
  'assault-gun',
  'assault-howitzer',
  'tank',
  'guards-tank',
);
/** 2.3 */
export const IS_FOOT = among('infantry', 'jaeger', 'rifle', 'guards-rifle', 'guards-airborne');
/** Units that fight, move and are lost: all but air units, artillery, engineers and Tiger companies. */
export const IS_TROOP = having(u => u.size !== 'air' && u.size !== 'I' && u.shift === undefined);
/** 2.3 Non-armoured units, the only ones that can be assaulted (7.1.5). */
export const IS_SOFT: readonly boolean[] = IS_TROOP.map((is, u) => is && !IS_ARMOUR[u]);
export const isSoft = (u: number): boolean => IS_SOFT[u] === true;
/** 5.2.1 Units with a ZOC: not German battalions and companies, artillery or aircraft. */
export const HAS_ZOC = having(u => (u.size === 'III' || u.size === 'X') && u.shift === undefined);
/** 5.1.1, 5.1.5 The space a unit takes in a hex, in thirds of a unit; none for those exempt by 5.1.4 and 5.1.6. */
export const ROOM: readonly number[] = UNITS.map((u, i) => (!IS_TROOP[i] ? 0 : u.size === 'II' ? 1 : 3));
export const roomOf = (u: number): number => ROOM[u]!;
/** 5.1.2 Division or corps, by number; -1 for none. */
const PARENTS = [...new Set(UNITS.map(u => (u.parent ? `${u.command} ${u.parent}` : '')))].filter(Boolean);
export const PARENT: readonly number[] = UNITS.map(u => PARENTS.indexOf(`${u.command} ${u.parent}`));
export const parentOf = (u: number): number => PARENT[u]!;
export const IS_BRIGADE = having(u => u.size === 'X');

/** 6.6 Steps at the start. */
export const FULL: readonly number[] = UNITS.map((u, i) => (!IS_TROOP[i] ? 0 : u.back ? 2 : 1));
export const fullSteps = (u: number): number => FULL[u]!;
/** Printed values by steps, all 0 for an eliminated unit. */
const printed = (value: 'at' | 'armour' | 'combat'): readonly number[] =>
  [0, 1, 2].flatMap(steps =>
    UNITS.map(({ front, back = front }, u) =>
      steps === 0 || steps > fullSteps(u) ? 0 : (steps < fullSteps(u) ? back : front)[value],
    ),
  );
const AT = printed('at');
const ARMOUR = printed('armour');
const COMBAT = printed('combat');
export const printedAt = (u: number, steps: number): number => AT[steps * COUNT + u]!;
export const printedArmour = (u: number, steps: number): number => ARMOUR[steps * COUNT + u]!;
export const printedCombat = (u: number, steps: number): number => COMBAT[steps * COUNT + u]!;
/** 7.4.8 Columns of an artillery unit. */
export const SHIFT: readonly number[] = UNITS.map(u => u.shift ?? 0);

const listOf = (test: readonly boolean[]): readonly number[] => test.flatMap((is, u) => (is ? [u] : []));
/** Units of each side, in sheet order. */
export const UNITS_OF = bySide(SIDE);
/** The same without aircraft, artillery, engineers and companies. */
export const TROOPS_OF = ofBothSides(side => UNITS_OF[side].filter(u => IS_TROOP[u]));
export const AIR_UNITS = listOf(IS_AIR);
export const COMPANIES = listOf(IS_COMPANY);
export const GUNS = listOf(IS_ARTILLERY);
export const ENGINEERS = listOf(IS_ENGINEER);

export const unit = numbering(
  'unit',
  UNITS.map(u => u.name),
);

/** 13.4 The two battalions of each regiment, by regiment. */
export const BATTALIONS: ReadonlyMap<number, readonly number[]> = new Map(
  UNITS.flatMap((spec, u): [number, number[]][] => {
    const halves = UNITS.flatMap(({ entry }, v) => (entry.kind === 'split' && entry.of === spec.name ? [v] : []));
    return halves.length > 0 ? [[u, halves]] : [];
  }),
);
/** 13.4 The regiment of each battalion, -1 for other units. */
export const REGIMENT: readonly number[] = UNITS.map(({ entry }) =>
  entry.kind === 'split' ? UNITS.findIndex(u => u.name === entry.of) : -1,
);
export const regimentOf = (u: number): number => REGIMENT[u]!;
/** 13.4.5 The Tiger battalion of each company, in the order of `COMPANIES`. */
export const COMPANY_OF: readonly number[] = COMPANIES.map(k => {
  const { entry } = unitSpec(k);
  return entry.kind === 'company' ? UNITS.findIndex(u => u.name === entry.of) : -1;
});

/** 7.4.7 The three units of a whole division: its regiments, and the tank battalion of 10PG. */
export const DIVISIONS: readonly (readonly number[])[] = PARENTS.flatMap((_, parent) => {
  const own = UNITS_OF[GERMAN].filter(u => PARENT[u] === parent && regimentOf(u) < 0);
  const regiments = own.filter(u => unitSpec(u).size === 'III' && IS_TROOP[u]);
  if (regiments.length < 2) return [];
  return [regiments.length > 2 ? regiments : own.filter(u => IS_TROOP[u])];
}).filter(division => division.length === 3);
