/** The terrain. Towns and villages are those of places.ts; heights and woods are drawn from memory of the area. */
import { words } from './grid.ts';
import { PLACES, type Town } from './places.ts';

/** The first is the default. */
export const TERRAINS = ['clear', 'village', 'high', 'village-high', 'woods', 'town'] as const;
export type Terrain = (typeof TERRAINS)[number];

const HIGH = words(`
  1337 1539 1538 2041 1941 2441 1643 1240 1039 2242 2340 1137 2443 2844
  2124 2025 1724 1723 1824 2122 2926 2825 2527 2424 2318 2217 2017 3213 3410 3318 2920 2727 1319`);

const WOODS = words(`
  1740 1542 0838 0833 0544 0638 2245 2546 2433 2740 2842 3539
  2119 2018 1423 2615 2619 2823 2625 2916 3308 3407 3307 3605 3707 1011 2622 3414 1421 2517`);

const placesThat = (test: (place: Town) => boolean): readonly string[] => PLACES.filter(test).map(place => place.hex);

/** Every hex that is not clear, by kind. */
export const TERRAIN: Readonly<Record<Terrain, readonly string[]>> = {
  clear: [],
  village: placesThat(place => place.kind === 'village' && !place.high),
  high: HIGH,
  'village-high': placesThat(place => place.high),
  woods: WOODS,
  town: placesThat(place => place.kind === 'town'),
};
