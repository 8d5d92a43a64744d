/**
 * 4.3, 4.4 Roads and railways as chains of neighbouring hexes, drawn from memory of the region through the towns that the
 * rulebook places. To the rules all roads are alike; a railway alone serves rail movement only.
 */
import type { Source } from '../../../kit/board.ts';
import { RIVER_RUNS, type Water } from './rivers.ts';

export const ROUTE_KINDS = ['highway', 'road', 'rail'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];
/** 4.4 What units march along at the rate of a road. */
export const ROAD_KINDS: readonly RouteKind[] = ['highway', 'road'];

export interface Route {
  readonly kind: RouteKind;
  /** The places it connects, some of them off the map. */
  readonly en: string;
  readonly source: Source;
  readonly hexes: readonly string[];
}

/** Kind, places and hexes. */
const CHAINS = `
highway Moscow–Minsk: 3815 3716 3616 3517 3417 3317 3217 3118 3018 2919 2819 2720 2620 2521 2421 2322 2221 2122 2022
  1923 1823 1723 1623 1524 1424 1324 1224 1125 1024 0925 0825 0726 0626 0627 0528 0428 0329 0229 0129
road Viaz'ma–Sychevka–Rzhev–Staritsa: 2222 2221 2220 2219 2218 2217 2216 2215 2214 2213 2212 2211 2210 2209 2109 2208
  2207 2206 2306 2305 2404 2504 2503 2602 2702 2701
road Gzhatsk–Sychevka: 2916 2815 2715 2614 2514 2413 2313 2312 2211
road Rzhev–Olenino–Belyi: 2206 2106 2006 1906 1806 1707 1606 1507 1508 1408 1409 1310 1210 1211 1112 1012
road Sychevka–Andreevskoe–Vladimirskoe–Belyi: 2211 2112 2113 2013 1914 1814 1715 1615 1515 1414 1314 1213 1113 1012
road Belyi–Bogoliubovo–Dukhovshchina–Smolensk: 1012 1013 1114 1115 1116 1117 1118 1018 1019 0920 0921 0821 0722 0622
  0623 0524 0525 0526 0426 0427 0428
road Highway–Smolensk: 0329 0330
road Vladimirskoe–Kholm–Safonovo–Dorogobuzh–El'nia: 1615 1616 1617 1618 1519 1520 1420 1421 1422 1323 1324 1325 1425
  1426 1427 1428 1329 1330
road Viaz'ma–Yukhnov: 2222 2323 2423 2524 2624 2625 2726 2727 2827 2928 3028 3128 3228
road Rzhev–Zubtsov–Pogoreloe–Shakhovskaya–Volokolamsk: 2206 2307 2406 2507 2606 2707 2807 2907 3007 3108 3208 3308 3408
  3508 3608 3708 3808
road Gzhatsk–Karmanovo–Pogoreloe: 2916 2915 2814 2813 2812 2712 2711 2710 2709 2708 2707
road Nelidovo–Belyi: 0907 0908 0909 0910 0911 1011 1012
road Spas-Demensk–Yukhnov–Medyn: 2930 3029 3129 3228 3227 3327 3426 3526 3525 3624 3724 3823
road Znamenka–Ugra: 2625 2526 2426 2327 2328
road Olenino–Molodoi_Tud: 1507 1506 1505 1604 1603
road Lotoshino–Shakhovskaya: 3405 3406 3407 3308
rail Moscow–Smolensk: 3816 3716 3616 3516 3416 3316 3215 3116 3015 2916 2816 2717 2718 2618 2519 2520 2420 2321 2322
  2222 2123 2023 1924 1823 1723 1623 1523 1423 1324 1224 1124 1024 0925 0825 0726 0727 0627 0528 0529 0429 0330 0230
  0130
rail Viaz'ma–Rzhev–Torzhok: 2222 2221 2220 2219 2218 2217 2216 2215 2214 2213 2212 2211 2210 2209 2109 2208 2207 2206
  2205 2204 2304 2303 2402 2401
rail Rzhev–Olenino–Nelidovo–Velikie_Luki: 2206 2106 2006 1906 1806 1707 1606 1507 1406 1306 1206 1107 1006 0907 0806
  0707 0606 0507 0406 0307 0206 0107
rail Rzhev–Volokolamsk: 2206 2307 2406 2507 2606 2707 2807 2907 3007 3108 3208 3308 3408 3508 3608 3708 3808
rail Viaz'ma–Ugra–Briansk: 2222 2223 2224 2325 2326 2327 2328 2329 2330
rail Viaz'ma–Kaluga: 2222 2322 2422 2522 2622 2723 2822 2923 3023 3124 3224 3325 3425 3526 3626 3627 3728 3828
rail Durovo–Vladimirskoe: 1324 1323 1322 1421 1420 1419 1418 1417 1416 1415 1515
`;

export const ROUTES: readonly Route[] = CHAINS.trim()
  .split(/\n(?! )/)
  .map(entry => {
    const [head = '', hexes = ''] = entry.split(':');
    const [kind = '', en = ''] = head.split(' ');
    return {
      kind: ROUTE_KINDS.find(known => known === kind) ?? 'road',
      en: en.replaceAll('_', ' '),
      source: 'reconstructed',
      hexes: hexes.trim().split(/\s+/),
    };
  });

export const chainsOf = (kind: RouteKind): readonly (readonly string[])[] =>
  ROUTES.filter(route => route.kind === kind).map(route => route.hexes);

/** Steps of a chain as hexsides, written as those of rivers are. */
export const stepsOf = (chain: readonly string[]): readonly string[] =>
  chain.slice(1).map((hex, i) => {
    const before = chain[i] ?? '';
    return before < hex ? `${before}-${hex}` : `${hex}-${before}`;
  });

export interface Bridge {
  readonly side: string;
  readonly over: Water;
  /** Only a bridge with a road lets units cross as if there were no water; one with rails alone serves rail movement. */
  readonly road: boolean;
  readonly rail: boolean;
}

const crossed = (rail: boolean): ReadonlySet<string> =>
  new Set(ROUTES.filter(route => ROAD_KINDS.includes(route.kind) !== rail).flatMap(route => stepsOf(route.hexes)));

/** 4.51 Wherever a road or railway crosses a river or creek. In combat a bridge changes nothing. */
export const BRIDGES: readonly Bridge[] = (() => {
  const [roads, rails] = [crossed(false), crossed(true)];
  const bridge = (side: string, over: Water): Bridge => ({ side, over, road: roads.has(side), rail: rails.has(side) });
  return RIVER_RUNS.flatMap(run => run.sides.map(side => bridge(side, run.kind))).filter(b => b.road || b.rail);
})();
