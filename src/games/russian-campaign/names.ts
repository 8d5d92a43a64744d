/** Printed names of everything an action or event can refer to. */
import type { Names } from '../../kit/game.ts';
import { UNITS } from './data/units.ts';
import { BOARD } from './pieces.ts';

export const NAMES: Names = { units: UNITS.map(u => u.name), hexes: BOARD.names, cards: [] };
