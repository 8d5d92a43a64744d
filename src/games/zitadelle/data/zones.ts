/**
 * 3.1 Where units are set up, and 11.1.1 where reinforcements arrive. The rulebook gives the letters 41PzK B, 47PzK C,
 * 48PzK F, 6GA A and the reserve RR; the other letters and all hexes follow the front of 4 July.
 */
import type { Source } from '../../../kit/board.ts';
import { NORTH_FIRST, NORTH_SECOND, SOUTH_FIRST, SOUTH_SECOND, SOUTH_THIRD } from './forts.ts';
import { block, colOf, ROWS, rowOf, type Sheet, sheetOf, stretch, words } from './grid.ts';
import type { SideName } from './unit.ts';

export const ZONE_SOURCE: Source = 'reconstructed';

export interface Zone {
  readonly id: string;
  readonly side: SideName;
  readonly sheet: Sheet;
  readonly commands: readonly string[];
  /** 3.2.2 The coloured strip: each hex must be occupied by units of the zone, or be in their ZOC. */
  readonly hexes: readonly string[];
  /** Further hexes where its units may be placed. */
  readonly behind: readonly string[];
}

const german = (id: string, command: string, hexes: string, behind: string): Zone => {
  const strip = words(hexes);
  return {
    id,
    side: 'german',
    sheet: sheetOf(strip[0] ?? ''),
    commands: [command],
    hexes: strip,
    behind: words(behind),
  };
};

/** The strip along the front, and the row behind it: every hex of the German side that touches the strip. */
const GERMAN_ZONES: readonly Zone[] = [
  german(
    'A',
    '23AK',
    '2445 2546 2646 2747 2846 2847 2948 3048 3149 3249 3350 3450',
    '2346 2446 2547 2647 2748 2848 2949 3049 3150 3250',
  ),
  german('B', '41PzK', '1844 1945 2045 2145 2245 2345', '1845 1946 2046 2146 2246 2346'),
  german('C', '47PzK', '1244 1344 1444 1545 1644 1745', '1145 1245 1345 1445 1546 1645 1746 1845'),
  german('D', '46PzK', '0443 0544 0643 0744 0843 0944 1044 1144', '0344 0444 0545 0644 0745 0844 0945 1045 1145'),
  german('E', '20AK', '0143 0243 0343', '0144 0244 0344'),
  german('F', '48PzK', '1217 1318 1417 1517 1617 1717 1816 1916', '1216 1317 1416 1516 1616 1716 1815 1915'),
  german('G', '2SSPzK', '2015 2115 2214 2315 2414', '1915 2014 2114 2213 2314 2413'),
  german(
    'H',
    '3PzK',
    '2514 2513 2612 2712 2711 2710 2809 2808 2807',
    '2412 2413 2512 2609 2610 2611 2707 2708 2709 2806',
  ),
  german('I', '11AK', '2907 2906 3005 3105 3104 3203 3202 3302 3301', '2805 2806 2905 3003 3004 3102 3103 3201'),
  german(
    'J',
    '52AK',
    '0115 0214 0315 0414 0515 0614 0715 0815 0916 1016 1117',
    '0114 0213 0314 0413 0514 0613 0714 0814 0915 1015 1116 1216',
  ),
];

const soviet = (
  id: string,
  commands: readonly string[],
  hexes: readonly string[],
  behind: readonly string[],
): Zone => ({
  id,
  side: 'soviet',
  sheet: sheetOf(hexes[0] ?? behind[0] ?? ''),
  commands,
  hexes,
  behind,
});

/** Both belts of forts, and nothing between or behind them. */
const forts = (id: string, command: string, ...belts: readonly (readonly string[])[]): Zone =>
  soviet(id, [command], belts.flat(), []);

/** A stretch of the third belt, and all hexes north of it. */
const trenches = (id: string, command: string, belt: readonly string[]): Zone =>
  soviet(id, [command], belt, northOf(belt));

/** 8.5.1 The reserve has no strip to hold. */
const RESERVE_HEXES = block([8, 26], [29, 38]);

const first = (from: string, to: string): readonly string[] => stretch(SOUTH_FIRST.hexes, from, to);
const second = (from: string, to: string): readonly string[] => stretch(SOUTH_SECOND.hexes, from, to);
const third = (from: string, to: string): readonly string[] => stretch(SOUTH_THIRD.hexes, from, to);
const northFirst = (from: string, to: string): readonly string[] => stretch(NORTH_FIRST.hexes, from, to);
const northSecond = (from: string, to: string): readonly string[] => stretch(NORTH_SECOND.hexes, from, to);

const SOVIET_ZONES: readonly Zone[] = [
  forts('A', '6GA', first('1218', '2515'), second('1221', '2619')),
  forts('B', '7GA', first('2614', '3401'), second('2719', '3801')),
  forts('C', '40A', first('0116', '1118'), second('0121', '1122')),
  trenches('D', '1TA', third('1025', '2326')),
  trenches('E', '69A', third('2426', '3809')),
  forts('F', '13A', northFirst('1343', '2845'), northSecond('1340', '2843')),
  forts('G', '70A', northFirst('0142', '1243'), northSecond('0140', '1240')),
  forts('H', '48A', northFirst('2946', '3550'), northSecond('2944', '3647')),
  soviet('RR', ['13A', '2TA'], [], RESERVE_HEXES),
  soviet('RR2', ['2TA'], [], RESERVE_HEXES),
];

export const ZONES: readonly Zone[] = [...GERMAN_ZONES, ...SOVIET_ZONES];

export function zoneOf(side: SideName, id: string): Zone {
  const zone = ZONES.find(z => z.side === side && z.id === id);
  if (!zone) throw new Error(`no ${side} zone ${id}`);
  return zone;
}

/** Where a unit of the zone may be set up. */
export const hexesIn = (zone: Zone): readonly string[] => [...zone.hexes, ...zone.behind];

/**
 * 11.2.2 Where four divisions may begin instead of arriving later: their zone, and hexes north of the line outside
 * other zones.
 */
export const MODEL_HEXES: readonly string[] = (() => {
  const own = zoneOf('german', 'C');
  const others = new Set(GERMAN_ZONES.filter(z => z !== own).flatMap(hexesIn));
  const strips = GERMAN_ZONES.filter(z => z.sheet === 'north').flatMap(z => z.hexes);
  const rear = northOf(strips).filter(hex => !others.has(hex) && !own.behind.includes(hex));
  return [...hexesIn(own), ...rear];
})();

/** Hexes of the same sheet north of a chain, in its columns. */
function northOf(chain: readonly string[]): readonly string[] {
  const tops = new Map<number, number>();
  for (const hex of chain) tops.set(colOf(hex), Math.max(tops.get(colOf(hex)) ?? 0, rowOf(hex)));
  const edge = ROWS[sheetOf(chain[0] ?? '')][1];
  return [...tops].flatMap(([col, row]) => (row < edge ? block([col, col], [row + 1, edge]) : []));
}

export interface Area {
  readonly id: string;
  readonly side: SideName;
  readonly sheet: Sheet;
  readonly hexes: readonly string[];
}

const area = (id: string, hexes: readonly string[]): Area => ({
  id,
  side: id.startsWith('G') ? 'german' : 'soviet',
  sheet: sheetOf(hexes[0] ?? ''),
  hexes,
});

/** 11.1.1 Stretches of the map's edge. */
export const AREAS: readonly Area[] = [
  area('G1', block([8, 24], [50, 50])),
  area('G2', block([25, 34], [50, 50])),
  area('G3', block([14, 32], [1, 1])),
  area('S1', block([8, 28], [29, 29])),
  area('S2', block([38, 38], [29, 44])),
  area('S3', block([8, 22], [28, 28])),
  area('S4', block([23, 38], [28, 28])),
  area('S5', block([38, 38], [10, 27])),
];
