/**
 * The data compiled for play: the board, and one column per printed value. Sides go by number: 0 German, 1 Soviet.
 * Commands (corps and armies) are the cards of actions. Movement is counted in half points, as roads cost half a one in
 * strategic movement (4.2).
 */

import { compileBoard, dirTo, hexDistance } from '../../kit/board.ts';
import { headOf, itemAt } from '../../kit/list.ts';
import { bySide, numbering, type Side, twoSides } from '../../kit/sides.ts';
import { COMMANDS } from './data/commands.ts';
import { FORMATIONS } from './data/formations.ts';
import { MAP } from './data/map.ts';
import { SIDES } from './data/sides.ts';
import {
  INFANTRY_TYPES,
  isLarge,
  MECH_TYPES,
  REPLACED_TYPES,
  SECOND_MOVE_TYPES,
  type Step,
  TANK_TYPES,
  type UnitSpec,
  type UnitType,
} from './data/unit.ts';
import { UNITS } from './data/units.ts';

export const GERMAN: Side = 0;
export const SOVIET: Side = 1;
export const { sideNumber, sideOfRole, enemyOf, roleOf } = twoSides(SIDES);

export const BOARD = compileBoard(MAP);
export const HEXES = BOARD.size;
export const hexNumber = numbering('hex', BOARD.names);
export const hexNumbers = (names: readonly string[]): readonly number[] => names.map(hexNumber);
export const apart = (a: number, b: number): number => hexDistance(BOARD, a, b);
export const isBeside = (a: number, b: number): boolean => dirTo(BOARD, a, b) >= 0;

/** The hexes around each hex. */
const AROUND: readonly (readonly number[])[] = BOARD.names.map((_, h) =>
  Array.from(BOARD.next.subarray(h * 6, h * 6 + 6)).filter(next => next >= 0),
);
export const neighboursOf = (hex: number): readonly number[] => AROUND[hex] ?? [];

export const COUNT = UNITS.length;
export const COMMAND_COUNT = COMMANDS.length;
export const COMMAND_IDS: readonly string[] = COMMANDS.map(({ id }) => id);
export const commandNumber = numbering('command', COMMAND_IDS);
export const unitNumber = numbering(
  'unit',
  UNITS.map(({ name }) => name),
);

const SIDE: readonly Side[] = UNITS.map(({ side }) => sideNumber(side));
const COMMAND_SIDE: readonly Side[] = COMMANDS.map(({ side }) => sideNumber(side));
const UNITS_BY_SIDE = bySide(SIDE);
const COMMANDS_BY_SIDE = bySide(COMMAND_SIDE);
export const ALL_UNITS: readonly number[] = UNITS.map((_, unit) => unit);

export const sideOf = (unit: number): Side => SIDE[unit] ?? GERMAN;
export const unitsBy = (side: Side): readonly number[] => UNITS_BY_SIDE[side];
export const sideOfCommand = (card: number): Side => COMMAND_SIDE[card] ?? GERMAN;
export const commandsBy = (side: Side): readonly number[] => COMMANDS_BY_SIDE[side];

/** The headquarters of each command, and the command of each headquarters. */
const HQ: readonly number[] = COMMANDS.map(({ hq }) => unitNumber(hq));
export const HQ_UNITS: readonly number[] = HQ;
export const hqOf = (card: number): number => HQ[card] ?? 0;
const COMMAND_OF_HQ: readonly number[] = UNITS.map((_, unit) => HQ.indexOf(unit));
/** The command that a unit is the headquarters of, or -1. */
export const commandOfHq = (unit: number): number => COMMAND_OF_HQ[unit] ?? -1;
/** 2.1 */
export const rangeOf = (card: number): number => specOf(hqOf(card)).range ?? 0;

/** Of a number that is no unit, the first one: questions from outside may name any. */
export const specOf = (unit: number): UnitSpec => UNITS[unit] ?? headOf(UNITS);

const isType = (types: readonly UnitType[]): readonly boolean[] => UNITS.map(({ type }) => types.includes(type));
const MECH = isType(MECH_TYPES);
const TANK = isType(TANK_TYPES);
const INFANTRY = isType(INFANTRY_TYPES);
const LATE = isType(SECOND_MOVE_TYPES);
const REPLACED = isType(REPLACED_TYPES);
const SKI = isType(['S']);
const HQS = isType(['H']);

/** 2.1 */
export const isMech = (unit: number): boolean => MECH[unit] === true;
export const isTank = (unit: number): boolean => TANK[unit] === true;
export const isInfantry = (unit: number): boolean => INFANTRY[unit] === true;
/** 3.23 */
export const movesLate = (unit: number): boolean => LATE[unit] === true;
/** 9.21 */
export const isReplaced = (unit: number): boolean => REPLACED[unit] === true;
export const isSki = (unit: number): boolean => SKI[unit] === true;
export const isHq = (unit: number): boolean => HQS[unit] === true;

/** 13.14 The army that a Soviet unit begins in; -1 for one that joins an army later, and for Germans (7.22). */
export const FIRST_ARMY: readonly number[] = UNITS.map(({ side, command }) =>
  side === 'soviet' && command !== undefined ? commandNumber(command) : -1,
);

const MOST_STEPS = Math.max(...UNITS.map(({ steps }) => steps.length));
const byStep = (value: (step: Step, spec: UnitSpec, lost: number) => number): Int16Array =>
  Int16Array.from(
    UNITS.flatMap(spec =>
      Array.from({ length: MOST_STEPS }, (_, lost) => {
        const step = spec.steps[lost];
        return step ? value(step, spec, lost) : 0;
      }),
    ),
  );
const ATTACK = byStep(step => step.attack);
const DEFENCE = byStep(step => step.defence);
const ALLOWANCE = byStep(step => step.allowance);
const NO_WEIGHT = 0;
const SMALL = 1;
const LARGE = 2;
/** 4.61 What a unit counts for in its ZOC: 2 make one. Battalions and headquarters count nothing. */
const WEIGHT = byStep((step, spec, lost) => {
  if (isLarge(spec, lost)) return LARGE;
  return spec.type !== 'H' && (step.size === 'X' || step.size === 'III') ? SMALL : NO_WEIGHT;
});

/** How many steps a unit has at full strength. */
export const stepsOf = (unit: number): number => specOf(unit).steps.length;
export const FULL: readonly number[] = UNITS.map(({ steps }) => steps.length);

export const printedAttack = (unit: number, lost: number): number => ATTACK[unit * MOST_STEPS + lost] ?? 0;
export const printedDefence = (unit: number, lost: number): number => DEFENCE[unit * MOST_STEPS + lost] ?? 0;
export const printedAllowance = (unit: number, lost: number): number => ALLOWANCE[unit * MOST_STEPS + lost] ?? 0;
export const weightOf = (unit: number, lost: number): number => WEIGHT[unit * MOST_STEPS + lost] ?? 0;
/** 4.3, 5.1 A division or corps. */
export const isLargeNow = (unit: number, lost: number): boolean => weightOf(unit, lost) === LARGE;
export const ZOC_WEIGHT = 2;

/** 5.4, 5.5 Formations by number: their needed units, and all of them. */
export interface FormationUnits {
  readonly side: Side;
  readonly needed: readonly number[];
  readonly units: readonly number[];
}
export const FORMATION_UNITS: readonly FormationUnits[] = FORMATIONS.map(({ side, units, optional }) => ({
  side: sideNumber(side),
  needed: units.map(unitNumber),
  units: [...units, ...optional].map(unitNumber),
}));
const FORMATION: readonly number[] = ALL_UNITS.map(unit =>
  FORMATION_UNITS.findIndex(({ units }) => units.includes(unit)),
);
/** The formation of a unit, or -1. */
export const formationOf = (unit: number): number => FORMATION[unit] ?? -1;
export const formationUnits = (formation: number): FormationUnits => itemAt(FORMATION_UNITS, formation);

/** 5.5 The corps of a Soviet brigade, or -1. */
const CORPS: readonly number[] = ALL_UNITS.map(unit => {
  const { side, needed = [] } = FORMATION_UNITS[formationOf(unit)] ?? { side: GERMAN };
  return side === SOVIET && needed[1] === unit ? (needed[0] ?? -1) : -1;
});
export const corpsOf = (unit: number): number => CORPS[unit] ?? -1;

/** 10.4 Nameless regiments. */
export const isNameless = (unit: number): boolean => specOf(unit).entry.kind === 'breakdown';
export const NAMELESS: readonly number[] = ALL_UNITS.filter(isNameless);
