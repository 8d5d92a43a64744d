/**
 * The Soviet defence belts, each a chain from west to east: two of forts, then trenches. Works are not terrain: they
 * are added to the hex's own (8.3.1). The rulebook has the fort 2120 and the trench 2040; the rest follows the front of
 * 4 July.
 */
import type { Source } from '../../../kit/board.ts';
import { words } from './grid.ts';

export interface Belt {
  readonly id: string;
  readonly kind: 'fort' | 'trench';
  readonly hexes: readonly string[];
}

export const NORTH_FIRST: Belt = {
  id: 'north-1',
  kind: 'fort',
  hexes: words(`0142 0242 0342 0442 0543 0642 0743 0842 0943 1043 1143 1243 1343 1443 1544 1643 1744 1843 1944 2044 2144
    2244 2344 2444 2545 2645 2746 2845 2946 2947 3047 3148 3248 3349 3449 3550`),
};
export const NORTH_SECOND: Belt = {
  id: 'north-2',
  kind: 'fort',
  hexes: words(`0140 0239 0340 0439 0540 0640 0740 0840 0940 1040 1140 1240 1340 1440 1541 1640 1741 1841 1941 2041 2142
    2241 2342 2442 2542 2642 2743 2843 2944 3044 3145 3245 3345 3346 3446 3547 3647`),
};
const NORTH_THIRD: Belt = {
  id: 'north-3',
  kind: 'trench',
  hexes: words(`0137 0236 0337 0437 0537 0637 0737 0837 0938 1037 1138 1238 1338 1438 1539 1638 1739 1839 1940 2040 2140
    2240 2340 2440 2540 2640 2741 2841 2941 3041 3142 3242 3343 3443 3543`),
};
const NORTH_FOURTH: Belt = {
  id: 'north-4',
  kind: 'trench',
  hexes: words(`0632 0733 0833 0933 1033 1133 1233 1334 1434 1535 1634 1735 1835 1936 2035 2136 2235 2336 2436 2536 2636
    2736`),
};

export const SOUTH_FIRST: Belt = {
  id: 'south-1',
  kind: 'fort',
  hexes: words(`0116 0215 0316 0415 0516 0615 0716 0816 0917 1017 1118 1218 1319 1418 1518 1618 1718 1817 1917 2016 2116
    2215 2316 2415 2515 2614 2613 2713 2812 2811 2810 2910 2909 2908 3007 3006 3106 3205 3204 3304 3303 3402 3401`),
};
export const SOUTH_SECOND: Belt = {
  id: 'south-2',
  kind: 'fort',
  hexes: words(`0121 0220 0321 0421 0521 0621 0722 0821 0922 1021 1122 1221 1321 1421 1521 1620 1721 1820 1920 2020 2120
    2220 2321 2420 2521 2520 2619 2719 2818 2918 2917 3016 3015 3115 3114 3213 3212 3312 3311 3310 3309 3408 3407 3507
    3506 3605 3604 3704 3703 3802 3801`),
};
export const SOUTH_THIRD: Belt = {
  id: 'south-3',
  kind: 'trench',
  hexes: words(`1025 1125 1225 1325 1425 1525 1625 1725 1824 1924 2024 2125 2126 2226 2326 2426 2526 2625 2725 2825 2925
    3024 3124 3123 3222 3221 3321 3420 3419 3418 3518 3517 3616 3615 3614 3613 3713 3712 3711 3810 3809`),
};

export const BELTS: readonly Belt[] = [
  NORTH_FIRST,
  NORTH_SECOND,
  NORTH_THIRD,
  NORTH_FOURTH,
  SOUTH_FIRST,
  SOUTH_SECOND,
  SOUTH_THIRD,
];

const hexesOf = (kind: Belt['kind']): readonly string[] => BELTS.filter(b => b.kind === kind).flatMap(b => b.hexes);

/** 6.5.2, 7.4.3, 8.3.3 Forts, with minefields around them. */
export const FORTS: readonly string[] = hexesOf('fort');
/** 7.4.3, 8.3.1 */
export const TRENCHES: readonly string[] = hexesOf('trench');

export const workSource = (hex: string): Source => (PRINTED_WORKS.includes(hex) ? 'rulebook' : 'reconstructed');

const PRINTED_WORKS: readonly string[] = ['2120', '2040'];
