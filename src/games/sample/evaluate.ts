/** What bots aim at: points first, then force, then nearness to the town. */
import { hexDistance } from '../../kit/board.ts';
import type { Role } from '../../kit/game.ts';
import { BOARD, TOWN } from './data/map.ts';
import { SIDES, type Side, UNITS } from './data/units.ts';
import { chitBonus } from './rules/chits.ts';
import { outcome, points } from './rules/victory.ts';
import { type State, unitsOf } from './state.ts';

const WIN = 1000;
const POINT = 10;

export function evaluate(s: State, role: Role): number {
  const end = outcome(s);
  if (end) return end.winner === undefined ? 0 : end.winner === role ? WIN : -WIN;
  return SIDES.reduce((total, side) => total + (side === role ? 1 : -1) * worth(s, side), 0);
}

const worth = (s: State, side: Side): number =>
  unitsOf(s, side).reduce((total, unit) => total + unitWorth(s, unit), POINT * points(s, side));

const unitWorth = (s: State, unit: number): number =>
  UNITS[unit]!.strength + chitBonus(s, unit) - hexDistance(BOARD, s.place[unit]!, TOWN);
