/**
 * The map (2.3) assembled for the kit. Improved positions are not here: they are no terrain (zones.ts). Bridges follow from
 * roads and rivers (roads.ts), control at the start from the front (control.ts).
 */
import type { MapData, Source } from '../../../kit/board.ts';
import { ALL_HEXES, LAYOUT, specOf, words } from './grid.ts';
import { PLACES } from './places.ts';
import { sidesOf } from './rivers.ts';
import { chainsOf } from './roads.ts';
import { TERRAIN } from './terrain.ts';

/** 9.11, 9.16, 11.1, 13.13, 13.15, 13.23, 13.3 Hexes that the rulebook names. */
export const RULEBOOK_HEXES: readonly string[] = words(`
  1507 2916 2205 2206 1011 1012 2122 2221 2222 2211 1618 1118 2214 0129 2827 2624 1214 1311`);

export const MAP_SOURCE: Source = 'reconstructed';

export const MAP: MapData = {
  ...LAYOUT,
  hexes: ALL_HEXES.map(specOf),
  terrain: TERRAIN,
  sides: { river: sidesOf('river'), creek: sidesOf('creek') },
  links: { highway: chainsOf('highway'), road: chainsOf('road'), rail: chainsOf('rail') },
  places: PLACES,
};
