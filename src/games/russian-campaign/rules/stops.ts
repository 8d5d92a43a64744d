/** 7.2, 8.2.1, 8.5.3, 8.6.3 What ends a move on entering a hex: an enemy ZOC, and terrain by the type of unit. */

import { terrainAt } from '../../../kit/board.ts';
import { itemAt, valueIn } from '../../../kit/list.ts';
import { SWAMP_FREEZES, TERRAIN_EFFECTS, WEATHERS } from '../data/tables.ts';
import { UNIT_TYPES } from '../data/unit.ts';
import { BOARD, HEXES, TYPE } from '../pieces.ts';
import type { State } from '../state.ts';
import type { Ground } from './ground.ts';

/** 8.2.1, 8.5.3, 8.6.3 Terrain that ends a move, by unit type, in ordinary weather and with frozen swamps. */
const HOLDING: readonly (readonly string[])[] = [false, true].map(frozen =>
  UNIT_TYPES.map(type => {
    const holding = TERRAIN_EFFECTS.filter(t => t.on === 'hex' && t.passing && !t.passing.includes(type));
    return holding
      .map(t => t.kind)
      .filter(kind => !(frozen && kind === 'swamp'))
      .join();
  }),
);

/** One map for all types that the same terrain stops, so that few have to be combined with ZOCs. */
const STOP_MAPS: ReadonlyMap<string, Uint8Array> = new Map(
  HOLDING.flat().map(kinds => [
    kinds,
    Uint8Array.from({ length: HEXES }, (_, h) => (kinds.split(',').includes(terrainAt(BOARD, h)) ? 1 : 0)),
  ]),
);
/** By unit, in ordinary weather and with frozen swamps. */
const [ORDINARY_STOPS = [], FROZEN_STOPS = []] = HOLDING.map(types =>
  TYPE.map(type => valueIn(STOP_MAPS, itemAt(types, type))),
);
const FREEZING = WEATHERS.indexOf(SWAMP_FREEZES);

export const terrainStops = (s: State, u: number, impulse: number): Uint8Array =>
  (s.weather[impulse - 1] === FREEZING ? FROZEN_STOPS : ORDINARY_STOPS)[u]!;

/** The section that ends a unit's move in a hex. */
export function stopRule(
  s: State,
  { ezoc }: Ground,
  { unit, impulse }: { readonly unit: number; readonly impulse: number },
  h: number,
): string | undefined {
  if (ezoc[h]) return '7.2';
  return terrainStops(s, unit, impulse)[h] ? '8.2.1' : undefined;
}
