/**
 * 13.0 The set-up hexes of each corps and army, drawn along the front of 25 November 1942. The German ones are improved
 * positions, too (10.2). A unit begins in a set-up hex of its command or up to three hexes behind.
 */
import type { Source } from '../../../kit/board.ts';
import { holderAtStart } from './control.ts';
import { ALL_HEXES, apart, colOf, words } from './grid.ts';
import { SIDES, type SideName } from './sides.ts';

export const ZONE_SOURCE: Source = 'reconstructed';

export interface Zone {
  /** The command whose units begin here. */
  readonly id: string;
  readonly side: SideName;
  /** The hexes marked on the map, from neighbour to neighbour along the front. */
  readonly hexes: readonly string[];
}

const LISTS: Readonly<Record<SideName, string>> = {
  german: `
VI: 0120 0220 0320 0419 0418 0518 0617
XLI: 0717 0716 0815 0915 0914 0913 1012 1011 1111 1110 1109
XXIII: 1108 1107 1206 1205 1305 1404 1504 1603 1704
XXVII: 1803 1904 2004 2105 2205 2306
XXXIX: 2307 2308 2309 2409 2410 2511
XLVI: 2512 2612 2713 2813 2814
IX: 2915 3015 3016 3017 3018
XX: 3019 3120 3121 3122 3123 3124
XII: 3125 3126 3127 3128 3028 3029 3030
`,
  soviet: `
41A: 0119 0219 0319 0318 0417 0517 0616 0615 0715 0814 0813 0812 0912 0911 1010
22A: 1009 1008 1007 1006 1106
39A: 1105 1204 1304 1403 1503 1602 1703 1802
30A: 1903 2003 2104 2204
31A: 2305 2405 2406 2407
20A: 2408 2509 2510 2610
29A: 2611 2712 2812
5A: 2913 2914 3014 3115 3116 3117 3118
33A: 3119 3219 3220 3221 3222 3223 3224 3225 3226 3227 3228 3129 3130
`,
};

/** The zones with marked hexes; the Third Tank Army has a reserve area instead. */
export const ZONES: readonly Zone[] = SIDES.flatMap(side =>
  LISTS[side]
    .trim()
    .split('\n')
    .map(line => {
      const [id = '', hexes = ''] = line.split(':');
      return { id, side, hexes: words(hexes) };
    }),
);

export function zoneOf(id: string): Zone {
  const zone = ZONES.find(one => one.id === id);
  if (!zone) throw new Error(`no zone ${id}`);
  return zone;
}

/**
 * 10.2 The corps of each improved position. A German defender has the shift of the position until a Soviet unit has once
 * entered the hex; in a city it adds nothing.
 */
export const IMPROVED: ReadonlyMap<string, string> = new Map(
  ZONES.filter(zone => zone.side === 'german').flatMap(zone => zone.hexes.map(hex => [hex, zone.id] as const)),
);

/** 13.0 How far behind its set-up hexes a unit may begin. */
export const SETUP_DEPTH = 3;

/** 9.16, 13.14 The Third Tank Army begins around its headquarters, more than two hexes from the German line. */
export const RESERVE_AREA = { command: '3TA', centre: '3625', radius: 3, firstColumn: 34 } as const;

/**
 * 13.0 Where the units of a command may begin: its set-up hexes and those near them, on its own side of the line and not
 * in a set-up hex of another command. All hexes next to the enemy are set-up hexes, so no other one is nearer to him.
 */
export function setupArea(id: string): readonly string[] {
  if (id === RESERVE_AREA.command) return reserveArea();
  const own = zoneOf(id);
  const others = new Set(ZONES.filter(zone => zone !== own).flatMap(zone => zone.hexes));
  const isNear = (hex: string): boolean => own.hexes.some(marked => apart(hex, marked) <= SETUP_DEPTH);
  return ALL_HEXES.filter(hex => holderAtStart(hex) === own.side && !others.has(hex) && isNear(hex));
}

const reserveArea = (): readonly string[] =>
  ALL_HEXES.filter(
    hex => colOf(hex) >= RESERVE_AREA.firstColumn && apart(hex, RESERVE_AREA.centre) <= RESERVE_AREA.radius,
  );
