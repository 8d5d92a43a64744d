/** Printed names of what actions and events refer to. */
import type { Names } from '../../kit/game.ts';
import { CARD_NAMES } from './data/cards.ts';
import { BOARD } from './data/map.ts';
import { UNITS } from './data/units.ts';

export const NAMES: Names = { units: UNITS.map(unit => unit.name), hexes: BOARD.names, cards: CARD_NAMES };
