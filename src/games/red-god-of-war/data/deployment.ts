/**
 * A ready-made set-up of both sides, for players who want to start at once. It is our own: the rulebook gives areas only
 * (13.13, 13.14). The Soviets mass where they attacked: around Belyi, on the Luchesa and the Molodoi Tud, and above all on
 * the Vazuza. The Germans hold the line with infantry and keep their mechanised divisions whole behind it.
 */
import type { SideName } from './sides.ts';
import { UNITS } from './units.ts';

/** Unit names by hex. Those that begin in a given hex, as headquarters do, are not repeated here. */
type Deployment = Readonly<Record<string, string>>;

/** Each group of lines is one corps, from the west. */
const GERMAN_DEPLOYMENT: Deployment = {
  '0320': '330 ID',
  '0518': '7 ID',

  '0716': '2 LFD',
  '0914': 'Kav Div',
  '1011': '86 ID',
  '1012': '246 ID',

  '1107': '251 ID',
  '1205': '253 ID',
  '1404': '110 ID',
  '1603': '206 ID',
  '1209': 'GR/GD, GD Pz',
  '1406': '14/14, 11/14, 53/14',

  '1803': '256 ID',
  '1904': '87 ID',
  '2004': '129 ID',
  '2105': '254 ID',
  '2205': '72 ID',
  '2306': '95 ID, 205/52',
  '2206': '18/6, 37/6',

  '2307': '102 ID',
  '2409': '337 ID',
  '2410': '31/5, 13/5, 14/5',
  '2511': '78 ID',
  '2310': '33/9, 10/9, 11/9',

  '2612': '87/36, 118/36',
  '2813': '342 ID',
  '2714': '3/2, 2/2, 304/2',

  '2915': '7 LFD',
  '3015': '252 ID',
  '3017': '292 ID',
  '2916': '18/18',

  '3120': '183 ID',
  '3121': '98 ID',
  '3122': '137 ID',
  '3124': '268 ID',

  '3127': '260 ID',
  '3029': '263 ID',
};

/** Each group of lines is one army, from the west; the Third Tank Army is last. */
const SOVIET_DEPLOYMENT: Deployment = {
  '0219': '74 RB',
  '0417': '78 RB',
  '0616': '93 RD',
  '0814': '134 RD',
  '0813': '1 MC, 65/1, 234 RD, 47 MB',
  '0812': '262 RD, 48 MB',
  '0912': '17G RD, 150 RD, 154 TB',
  '1010': '75 RB, 91 RB',

  '1009': '3 MC, 49/3, 185 RD, 104 TB, 39 TR',
  '1008': '238 RD',
  '1007': '155 RD',
  '1106': '362 RD, 114 RB',

  '1105': '186 RD, 46 MB',
  '1204': '101 RB, 136 RB',
  '1304': '158 RD',
  '1403': '135 RD, 28 TB, 32 TB',
  '1503': '348 RD, 373 RD, 81 TB',
  '1602': '178 RD, 29 TB',
  '1703': '117 RB',

  '1903': '16G RD, 380 RD, 10 TB',
  '2003': '220 RD, 369 RD',
  '2104': '359 RD, 375 RD, 49 SkiB',
  '2204': '215 RD, 274 RD, 196 TB',
  '2103': '52 RD, 130 RB',

  '2305': '354 RD, 371 RD',
  '2405': '118 RD, 139 RD',
  '2406': '20G RD, 336 RD',
  '2407': '88 RD, 239 RD',
  '2506': '133 RD, 246 RD',

  '2408': '42G RD, 326 RD, 148 RB, 150 RB',
  '2509': '247 RD, 331 RD, 48 SkiB',
  '2510': '1G MRD, 243 RD, 20 TB, 25 TB',
  '2610': '26G RD, 251 RD, 11 TB, 31 TB',
  '2609': '5 TC, 5/5, 6 TC, 6/6, 80 TB, 240 TB',
  '2508': '2G CC, 93 TB, 145 TB, 255 TB',
  '2608': '17 TB, 18 TB',

  '2611': '3G MRD, 415 RD, 175 TB',
  '2712': '82 RD, 40 RB',
  '2812': '312 RD, 35 RB, 49 RB',

  '2913': '379 RD',
  '2914': '30G RD, 112 TB',
  '3014': '29G RD, 352 RD, 153 TB, 161 TB',
  '3115': '19 RD',
  '3116': '78 RD, 144 RD, 120 TB',
  '3117': '194 RD, 186 TB',
  '3118': '108 RD',

  '3119': '50 RD',
  '3220': '222 RD',
  '3221': '5G RD, 213 TB',
  '3222': '17G(b) RD, 110 RD, 248 TB, 256 TB',
  '3223': '113 RD',
  '3224': '160 RD',
  '3226': '53 RD',
  '3129': '1G CC',
  '3322': '9 TC, 8/9, 10 TC, 11/10',

  '3625': '12 TC, 13/12, 48G RD, 179 TB',
  '3624': '3 TC, 57/3, 15 TC, 52/15',
  '3725': '7 RD, 249 RD',
  '3626': '399 RD',
};

const fixed = (side: SideName): readonly (readonly [name: string, hex: string])[] =>
  UNITS.flatMap(u => (u.side === side && u.entry.kind === 'hex' ? [[u.name, u.entry.hex] as const] : []));

const byUnit = (side: SideName, deployment: Deployment): ReadonlyMap<string, string> =>
  new Map([
    ...fixed(side),
    ...Object.entries(deployment).flatMap(([hex, list]) => list.split(', ').map(name => [name, hex] as const)),
  ]);

/** The hex of each unit that is on the map at the start, by name. */
export const SETUPS: Readonly<Record<SideName, ReadonlyMap<string, string>>> = {
  german: byUnit('german', GERMAN_DEPLOYMENT),
  soviet: byUnit('soviet', SOVIET_DEPLOYMENT),
};
