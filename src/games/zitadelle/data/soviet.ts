/**
 * The Soviet order of battle, army by army. The rulebook prints some counters (2.2.2), the reserve of 8.5.1 and two
 * arrivals (13.3.5, 13.3.6); the others are the historical units with the values of their kind.
 */
import { words } from './grid.ts';
import { arm, type Entry, group, type Line, onTurn, type Sheet, type UnitSpec, zone } from './unit.ts';

const RIFLE = arm('rifle', 'III', '1-*-2/0-*-1');
const GUARDS_RIFLE = arm('guards-rifle', 'III', '1-*-3/0-*-2');
/** The 71st Guards Division: an example of play gives 2 for one of its regiments. */
const WEAK_GUARDS_RIFLE = arm('guards-rifle', 'III', '1-*-2/0-*-1');
const GUARDS_AIRBORNE = arm('guards-airborne', 'III', '0-*-3/0-*-2');
const TANK = arm('tank', 'X', '4-4-2');
const GUARDS_TANK = arm('guards-tank', 'X', '4-4-2/2-4-1');
const MOTOR_RIFLE = arm('motor-rifle', 'X', '2-*-3/1-*-2');
const GUARDS_MOTOR_RIFLE = arm('guards-motor-rifle', 'X', '2-*-4/1-*-2');
const MECHANISED = arm('mechanised', 'X', '2-2-4/1-2-2');
const GUARDS_MECHANISED = arm('guards-mechanised', 'X', '2-2-5/1-2-3');

/** 2.2.1, 2.2.2 The Churchills of 18TK/181 and the KVs of 29TK/32 have the values of any tank brigade. */
const PRINTED: ReadonlySet<string> = new Set(
  words(`51GR/154G 19TK/202 2GTK/26G 29TK/32 18TK/181 6TK/6 2GTK/4Gb 3MK/1 5GMK/10G 8R/151 52GR/153G 4GV/15G`),
);

const RESERVE = zone('RR');
const GUARDS_OF_TURN_5 = onTurn(5, 'S4');
const TANKS_OF_TURN_7 = onTurn(7, 'S4');
const MECHANISED_OF_TURN_7 = onTurn(7, 'S5');
const PRINTED_ENTRIES: readonly Entry[] = [RESERVE, GUARDS_OF_TURN_5, TANKS_OF_TURN_7, MECHANISED_OF_TURN_7];
const PRINTED_ENTRY: ReadonlySet<string> = new Set(['51GR/154G']);

const army = (command: string, sheet: Sheet, lines: readonly Line[]): readonly UnitSpec[] =>
  lines.flatMap(line => {
    const known = PRINTED_ENTRIES.includes(line[2]);
    const units = group({ side: 'soviet', command, sheet, printed: PRINTED, printedEntry: PRINTED_ENTRY }, line);
    return known ? units.map(u => ({ ...u, entrySource: 'rulebook' as const })) : units;
  });

/** A tank corps: three tank brigades and a motorised one. */
const tankCorps = (parent: string, entry: Entry, tanks: string, motor: string): readonly Line[] => [
  [TANK, parent, entry, tanks],
  [MOTOR_RIFLE, parent, entry, motor],
];
const guardsTankCorps = (parent: string, entry: Entry, tanks: string, motor: string): readonly Line[] => [
  [GUARDS_TANK, parent, entry, tanks],
  [GUARDS_MOTOR_RIFLE, parent, entry, motor],
];

const NORTH: readonly UnitSpec[] = [
  ...army('13A', 'north', [
    [RIFLE, '8R', zone('F'), '151 229 310'],
    [RIFLE, '15R', zone('F'), '47 321 676'],
    [RIFLE, '74R', zone('F'), '78 109 360'],
    [RIFLE, '81R', zone('F'), '410 467 519'],
    [RIFLE, '148R', zone('F'), '496 507 654'],
    [RIFLE, '307R', zone('F'), '1019 1021 1023'],
    [GUARDS_RIFLE, '6GR', RESERVE, '4G 10G 25G'],
    [GUARDS_RIFLE, '70GR', RESERVE, '203G 205G 207G'],
    [GUARDS_RIFLE, '75GR', RESERVE, '212G 231G 241G'],
    [GUARDS_AIRBORNE, '2GV', onTurn(3, 'S2'), '4G 5G 7G'],
    [GUARDS_AIRBORNE, '3GV', onTurn(2, 'S2'), '2G 8G 10G'],
    [GUARDS_AIRBORNE, '4GV', onTurn(2, 'S2'), '9G 12G 15G'],
    [TANK, '', zone('F'), '129'],
  ]),
  ...army('70A', 'north', [
    [RIFLE, '102R', zone('G'), '16 30 40'],
    [RIFLE, '106R', zone('G'), '43 188 236'],
    [RIFLE, '132R', zone('G'), '498 605 712'],
    [RIFLE, '140R', zone('G'), '96 258 283'],
    [RIFLE, '162R', zone('G'), '194 209 224'],
    [RIFLE, '175R', zone('G'), '277 278 282'],
    [RIFLE, '211R', zone('G'), '887 894 896'],
    [RIFLE, '280R', zone('G'), '1031 1033 1035'],
  ]),
  ...army('48A', 'north', [
    [RIFLE, '16R', zone('H'), '156 167 249'],
    [RIFLE, '143R', zone('H'), '487 635 800'],
    [RIFLE, '202R', zone('H'), '645 682 1317'],
    [RIFLE, '399R', zone('H'), '1343 1345 1348'],
  ]),
  ...army('2TA', 'north', [
    ...tankCorps('3TK', RESERVE, '50 51 103', '57'),
    ...tankCorps('16TK', RESERVE, '107 109 164', '15'),
    ...tankCorps('19TK', RESERVE, '79 101 202', '26'),
    [GUARDS_TANK, '', zone('RR2'), '11G'],
    ...tankCorps('9TK', onTurn(3, 'S1'), '23 95 108', '8'),
  ]),
];

const SOUTH: readonly UnitSpec[] = [
  ...army('6GA', 'south', [
    [GUARDS_RIFLE, '51GR', zone('A'), '154G 156G 158G'],
    [GUARDS_RIFLE, '52GR', zone('A'), '151G 153G 155G'],
    [GUARDS_RIFLE, '67GR', zone('A'), '196G 199G 201G'],
    [GUARDS_RIFLE, '89GR', zone('A'), '267G 270G 273G'],
    [GUARDS_RIFLE, '90GR', zone('A'), '268G 272G 274G'],
    [WEAK_GUARDS_RIFLE, '71GR', zone('A'), '210G 213G 219G'],
    [RIFLE, '375R', zone('A'), '1241 1243 1245'],
    [TANK, '', zone('A'), '96'],
  ]),
  ...army('7GA', 'south', [
    [GUARDS_RIFLE, '15GR', zone('B'), '44G 47G 50G'],
    [GUARDS_RIFLE, '36GR', zone('B'), '104G 106G 108G'],
    [GUARDS_RIFLE, '72GR', zone('B'), '222G 224G 229G'],
    [GUARDS_RIFLE, '73GR', zone('B'), '209G 211G 214G'],
    [GUARDS_RIFLE, '78GR', zone('B'), '223G 225G 228G'],
    [GUARDS_RIFLE, '81GR', zone('B'), '233G 235G 238G'],
    [RIFLE, '213R', zone('B'), '585 702 793'],
    [GUARDS_TANK, '', zone('B'), '27G'],
    [TANK, '', zone('B'), '201'],
  ]),
  ...army('40A', 'south', [
    [RIFLE, '161R', zone('C'), '565 569 575'],
    [RIFLE, '184R', zone('C'), '262 294 297'],
    [RIFLE, '206R', zone('C'), '722 737 748'],
    [RIFLE, '237R', zone('C'), '835 838 841'],
    [RIFLE, '309R', zone('C'), '955 957 959'],
    [TANK, '', zone('C'), '86 192'],
  ]),
  ...army('69A', 'south', [
    [RIFLE, '107R', zone('E'), '504 516 522'],
    [RIFLE, '111R', zone('E'), '399 468 532'],
    [RIFLE, '183R', zone('E'), '227 285 295'],
    [RIFLE, '270R', zone('E'), '973 975 977'],
    [RIFLE, '305R', zone('E'), '1000 1002 1004'],
    [GUARDS_RIFLE, '92GR', onTurn(3, 'S5'), '276G 280G 282G'],
    [GUARDS_RIFLE, '93GR', onTurn(2, 'S4'), '278G 281G 285G'],
    [GUARDS_RIFLE, '94GR', onTurn(3, 'S5'), '283G 286G 288G'],
  ]),
  ...army('1TA', 'south', [
    [MECHANISED, '3MK', zone('D'), '1 3 10'],
    [GUARDS_TANK, '3MK', zone('D'), '1G'],
    [TANK, '3MK', zone('D'), '49'],
    ...tankCorps('6TK', zone('D'), '22 112 200', '6'),
    [TANK, '31TK', zone('D'), '100 237 242'],
    ...guardsTankCorps('5GTK', onTurn(2, 'S3'), '20G 21G 22G', '6G'),
  ]),
  ...army('5GTA', 'south', [
    ...guardsTankCorps('2GTK', onTurn(2, 'S4'), '4G 25G 26G', '4Gb'),
    ...tankCorps('2TK', onTurn(4, 'S4'), '26 99 169', '58'),
    ...tankCorps('18TK', TANKS_OF_TURN_7, '110 170 181', '32'),
    ...tankCorps('29TK', TANKS_OF_TURN_7, '25 31 32', '53'),
    [GUARDS_MECHANISED, '5GMK', MECHANISED_OF_TURN_7, '10G 11G 12G'],
    [GUARDS_TANK, '5GMK', MECHANISED_OF_TURN_7, '24G'],
  ]),
  ...army('5GA', 'south', [
    [GUARDS_RIFLE, '13GR', GUARDS_OF_TURN_5, '34G 39G 42G'],
    [GUARDS_AIRBORNE, '9GV', GUARDS_OF_TURN_5, '23G 26G 28G'],
    [GUARDS_RIFLE, '66GR', onTurn(5, 'S3'), '145G 193G 195G'],
    [GUARDS_AIRBORNE, '6GV', onTurn(5, 'S3'), '14G 17G 20G'],
    [GUARDS_RIFLE, '42GR', onTurn(6, 'S4'), '127G 132G 136G'],
    [GUARDS_RIFLE, '95GR', onTurn(6, 'S3'), '284G 287G 290G'],
    [GUARDS_RIFLE, '97GR', onTurn(6, 'S3'), '289G 292G 294G'],
    ...tankCorps('10TK', onTurn(4, 'S3'), '178 183 186', '11'),
  ]),
];

export const SOVIET_UNITS: readonly UnitSpec[] = [...NORTH, ...SOUTH];
