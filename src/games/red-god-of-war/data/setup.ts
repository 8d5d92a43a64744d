/**
 * 13.0, 13.3 Where units begin and arrive. Zones are in zones.ts, the places of headquarters in commands.ts, and each unit
 * names its own way into the game (`entry`).
 */
import { FRIENDLY_EDGES } from './control.ts';
import { apart, EDGES } from './grid.ts';
import { SIDES, type SideName } from './sides.ts';
import type { UnitSpec } from './unit.ts';
import { UNITS } from './units.ts';
import { setupArea } from './zones.ts';

/** 13.12 */
export const SETUP_ORDER: readonly SideName[] = ['soviet', 'german'];

/** 13.3 The XXX Corps and 12th Panzer Division enter within ten hexes of 0129. */
export const SMOLENSK = { hex: '0129', range: 10 } as const;

/**
 * 9.11, 13.3 Edge hexes where German reinforcements may enter, if these are under German control then. Soviet ones are
 * placed with a headquarters (9.12).
 */
export const ENTRY_HEXES: Readonly<Record<'smolensk' | 'south', readonly string[]>> = {
  smolensk: [...new Set(FRIENDLY_EDGES.german.flatMap(edge => EDGES[edge]))].filter(
    hex => apart(hex, SMOLENSK.hex) <= SMOLENSK.range,
  ),
  south: EDGES.south,
};

/** Where a unit may begin; empty if it arrives later. */
export function startHexes(u: UnitSpec): readonly string[] {
  if (u.entry.kind === 'hex') return [u.entry.hex];
  return u.entry.kind === 'zone' && u.command !== undefined ? setupArea(u.command) : [];
}

export interface Arrival {
  readonly turn: number;
  readonly side: SideName;
  readonly units: readonly string[];
}

/** 13.3 The reinforcements in order; 9.15 any of them may come later. */
export const ARRIVALS: readonly Arrival[] = SIDES.flatMap(side => {
  const coming = UNITS.flatMap(u => (u.side === side && u.entry.kind === 'turn' ? [{ u, turn: u.entry.turn }] : []));
  const turns = [...new Set(coming.map(({ turn }) => turn))];
  return turns.map(turn => ({ turn, side, units: coming.filter(c => c.turn === turn).map(({ u }) => u.name) }));
});
