/**
 * The map (2.2) assembled for the kit. Its grid is the whole rectangle, so that rivers reach the sea and distances
 * count across it (9.9.4); units stay on `LAND`. Sides separate two land hexes, links run through hexes.
 */
import type { HexSpec, MapData, Source } from '../../../kit/board.ts';
import { CITIES } from './cities.ts';
import { colOf, rowOf, words } from './grid.ts';
import { RAILS } from './rails.ts';
import { RIVERS } from './rivers.ts';
import { ALL_HEXES, hexesOfTerrain } from './terrain.ts';

/** 7.1, 8.2.2 All-water sides: no movement, ZOC, attack, retreat or supply across them. */
export const BLOCKED_SIDES: readonly string[] = words(`C29-D29 C29-D28 G24-G25 G24-H24 F17-F18 B15-C16 B3-B4 C2-C3 B5-C6
  C5-C6 E5-E6 E6-F5 FF27-FF28 II21-JJ21 KK19-KK20 JJ17-KK18`);

/** 8.2.2 The Kerch Strait: neither ZOC nor attack across it, but movement, retreat and supply. */
export const STRAIT = 'KK20-KK21';

/** Hexes and sides that the rulebook itself states; the other blocked sides are public. */
export const RULEBOOK_HEXES: readonly string[] = words('KK19 KK20 KK21 II21 JJ21 PP13 K3 BB15 CC15');
export const RULEBOOK_SIDES: Readonly<Record<string, 'blocked' | 'strait'>> = {
  'KK20-KK21': 'strait',
  'KK19-KK20': 'blocked',
  'II21-JJ21': 'blocked',
};

export const MAP_SOURCE: Source = 'public';

const HEXES: readonly HexSpec[] = ALL_HEXES.map(name => ({ name, col: colOf(name), row: rowOf(name) }));

export const MAP: MapData = {
  orientation: 'pointy',
  push: 'odd',
  hexes: HEXES,
  terrain: {
    clear: [],
    woods: hexesOfTerrain('woods'),
    mountain: hexesOfTerrain('mountain'),
    swamp: hexesOfTerrain('swamp'),
    lake: hexesOfTerrain('lake'),
    sea: hexesOfTerrain('sea'),
  },
  sides: { blocked: BLOCKED_SIDES, strait: [STRAIT] },
  links: { rail: RAILS, river: RIVERS.map(r => r.hexes) },
  places: CITIES,
};
