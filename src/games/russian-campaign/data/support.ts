/** Resources of each side: rail, sea, aircraft and guns, supply, special units. Numbers of the rulebook. */
import type { SeaArea } from './terrain.ts';
import type { SideName } from './unit.ts';

/** 8.3.1 Units that may move by rail in a turn, not counting reinforcements and replacements (8.3.2). */
export const RAIL_CAPACITY: Readonly<Record<SideName, { readonly usual: number; readonly snow: number }>> = {
  axis: { usual: 6, snow: 3 },
  soviet: { usual: 5, snow: 5 },
};

export type SeaMove = 'port' | 'arrival' | 'landing' | 'evacuation';

export interface SeaChart {
  readonly area: SeaArea;
  readonly rule: string;
  readonly sides: readonly SideName[];
  /** The highest die that succeeds, by kind of voyage; a missing kind is not allowed. */
  readonly success: Readonly<Partial<Record<SeaMove, number>>>;
  /** The die is reduced by one for each of these that the moving side controls. */
  readonly cities: readonly string[];
}

/** 8.4.4, 8.4.6 In the Baltic an evacuation to a port counts as a move to a port. */
export const SEA: Readonly<Record<SeaArea, SeaChart>> = {
  black: {
    area: 'black',
    rule: '8.4.4',
    sides: ['axis', 'soviet'],
    success: { port: 3, arrival: 3, landing: 3, evacuation: 3 },
    cities: ['Odessa', 'Sevastopol', 'Rostov'],
  },
  baltic: {
    area: 'baltic',
    rule: '8.4.6',
    sides: ['axis'],
    success: { port: 4, arrival: 4, evacuation: 3 },
    cities: ['Leningrad'],
  },
};

/** 8.4.3, 8.4.8 Units by sea per turn, side and area; landings per game and side. */
export const SEA_CAPACITY = 1;
export const LANDINGS = 2;

/** 9.9.1, 9.10.1 Rungs on the odds ladder. */
export const SUPPORT_SHIFT = 3;
/** 9.9.3, 9.9.4 Hexes from an army group's headquarters, whatever lies between. */
export const STUKA_RANGE = 8;
/** 9.10.1 Hexes from Stavka. */
export const ARTILLERY_RANGE = 5;

/** 9.9.7 Stukas by year: in clear weather, in mud of either kind, in snow. */
export const STUKAS: Readonly<Record<number, readonly [clear: number, mud: number, snow: number]>> = {
  1941: [3, 1, 0],
  1942: [2, 1, 0],
  1943: [1, 0, 0],
  1944: [0, 0, 0],
  1945: [0, 0, 0],
};

/** 9.10.2 Soviet artillery in clear turns, for the whole year. */
export const ARTILLERY: Readonly<Record<number, number>> = { 1941: 0, 1942: 0, 1943: 1, 1944: 2, 1945: 2 };

/** 10.2.1, 10.2.3 Length of a supply line. */
export const SUPPLY_REACH = { usual: 8, snow: 4 } as const;

/** 10.3 Snow turns of the two winters, and how far from an own city the Axis (except Finns) fight at full strength. */
export const WINTERS = [
  { turns: [4, 5, 6], reach: 1 },
  { turns: [10, 11, 12], reach: 2 },
] as const;

/** 11.1.3 Hexes from Stavka; in snow, in the first impulse. */
export const DROP_RANGE = 8;
/** 11.2.3, 11.2.4 Partisans may not be within so many hexes of an SS unit. */
export const SS_SWEEP = 5;
/** 11.3.1 The number of Soviet units in Hungary that makes it give up. */
export const HUNGARY_FALLS = 5;
