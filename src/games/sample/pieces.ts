/** Sides and units by number, as rules and columns use them. */
import { bySide, numbering, type Side, twoSides } from '../../kit/sides.ts';
import { CARD_NAMES } from './data/cards.ts';
import { SIDES, UNITS } from './data/units.ts';

export const BLUE: Side = 0;
export const RED: Side = 1;

const { sideNumber, ...sides } = twoSides(SIDES);
export const { sideOfRole, enemyOf, roleOf } = sides;

export const COUNT = UNITS.length;
export const CARDS = CARD_NAMES.length;

const SIDE: readonly Side[] = UNITS.map(({ side }) => sideNumber(side));
const UNITS_BY_SIDE = bySide(SIDE);

export const sideOf = (unit: number): Side => SIDE[unit] ?? BLUE;
export const allowanceOf = (unit: number): number => UNITS[unit]?.allowance ?? 0;
export const unitsBy = (side: Side): readonly number[] => UNITS_BY_SIDE[side];
export const unitNumber = numbering(
  'unit',
  UNITS.map(({ name }) => name),
);
