/** Printed names of everything an action or event can refer to: cards are the commands, then the chits of 13.3. */
import type { Names } from '../../kit/game.ts';
import { CHITS } from './data/chits.ts';
import { COMMANDS } from './data/commands.ts';
import { MAP } from './data/map.ts';
import { UNITS } from './data/units.ts';

const HEXES: readonly string[] = MAP.hexes.map(hex => hex.name);

/** `154G` for 51GR/154G, if no other unit has that id and no hex has that name. */
function aliases(): Record<string, string> {
  const hexes = new Set(HEXES);
  const counts = new Map<string, number>();
  for (const { id } of UNITS) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(
    UNITS.filter(u => counts.get(u.id) === 1 && !hexes.has(u.id)).map(u => [u.id, u.name] as const),
  );
}

export const NAMES: Names = {
  units: UNITS.map(u => u.name),
  hexes: HEXES,
  cards: [...COMMANDS.map(c => c.id), ...CHITS.map(c => c.id)],
  aliases: aliases(),
};
