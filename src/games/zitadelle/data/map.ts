/** The two sheets (2.1) assembled for the kit. Forts and trenches are not here: they are not terrain (forts.ts). */
import type { MapData, Source } from '../../../kit/board.ts';
import { ALL_HEXES, SHEETS, type Sheet, sheetOf, specOf, words } from './grid.ts';
import { PLACES } from './places.ts';
import { LAKE_SIDES, RIVER_SIDES, STREAM_SIDES } from './rivers.ts';
import { chainsOf } from './roads.ts';
import { TERRAIN } from './terrain.ts';

export { sheetOf } from './grid.ts';

/** Hexes that the rulebook mentions. */
export const RULEBOOK_HEXES: readonly string[] = words('2040 2611 2120 2121 2219 1919 0303 0202');

export const MAP_SOURCE: Source = 'reconstructed';

const SHEET_NAMES: Readonly<Record<Sheet, { readonly ja: string; readonly en: string }>> = {
  north: { ja: '北部', en: 'North' },
  south: { ja: '南部', en: 'South' },
};

export const MAP: MapData = {
  orientation: 'flat',
  push: 'odd',
  hexes: ALL_HEXES.map(specOf),
  terrain: TERRAIN,
  sides: { stream: STREAM_SIDES, river: RIVER_SIDES, lake: LAKE_SIDES },
  links: { road: chainsOf('road'), trail: chainsOf('trail'), rail: chainsOf('rail') },
  places: PLACES,
  sheets: SHEETS.map(id => ({ id, ...SHEET_NAMES[id], hexes: ALL_HEXES.filter(name => sheetOf(name) === id) })),
};
