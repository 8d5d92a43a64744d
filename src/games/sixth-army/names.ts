/** Printed names, and the shorter or longer spellings that are accepted as well. */
import type { Names } from '../../kit/game.ts';
import { UNITS } from './data/units.ts';
import { BOARD, CARDS } from './pieces.ts';

/** `57PzK/228` for 228, and `I/11` for 6Pz/I/11 where no other unit has that id. */
function aliases(): Record<string, string> {
  const out: Record<string, string> = {};
  for (const u of UNITS) {
    out[`${u.formation}/${u.id}`] = u.name;
    if (UNITS.filter(o => o.id === u.id).length === 1) out[u.id] = u.name;
  }
  return out;
}

export const NAMES: Names = {
  units: UNITS.map(u => u.name),
  hexes: BOARD.names,
  cards: CARDS,
  aliases: aliases(),
};
