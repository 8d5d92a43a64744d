/** What bots aim for: points first, then strength, then distance to the town. */

import { hexDistance } from '../../kit/board.ts';
import type { Role } from '../../kit/game.ts';
import { BOTH_SIDES, type Side } from '../../kit/sides.ts';
import { BOARD, TOWN } from './data/map.ts';
import { roleOf } from './pieces.ts';
import { handOf } from './rules/cards.ts';
import { chitBonus } from './rules/chits.ts';
import { isSupplied } from './rules/ground.ts';
import { printedStrength } from './rules/odds.ts';
import { outcome, points } from './rules/victory.ts';
import { placeOf, type State, unitsOf } from './state.ts';

const WIN = 1000;
const POINT = 10;
const CARD_WORTH = 1.5;

export function evaluate(s: State, role: Role): number {
  const end = outcome(s);
  if (end) return end.winner === undefined ? 0 : end.winner === role ? WIN : -WIN;
  return BOTH_SIDES.reduce<number>((total, side) => total + (roleOf(side) === role ? 1 : -1) * worth(s, side), 0);
}

const worth = (s: State, side: Side): number =>
  POINT * points(s, side) +
  CARD_WORTH * handOf(s, side).length +
  unitsOf(s, side).reduce((total, unit) => total + unitWorth(s, unit), 0);

const unitWorth = (s: State, unit: number): number =>
  2 * printedStrength(s, unit) +
  chitBonus(s, unit) -
  hexDistance(BOARD, placeOf(s, unit), TOWN) -
  (isSupplied(s, unit) ? 0 : 1);
