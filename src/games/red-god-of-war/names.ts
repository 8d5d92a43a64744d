/** Printed names of what actions and events refer to: commands are cards. */
import type { Names } from '../../kit/game.ts';
import { UNITS } from './data/units.ts';
import { BOARD, COMMAND_IDS } from './pieces.ts';

export const NAMES: Names = { units: UNITS.map(unit => unit.name), hexes: BOARD.names, cards: COMMAND_IDS };
