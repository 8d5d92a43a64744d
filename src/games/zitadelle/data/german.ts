/**
 * The German order of battle, corps by corps; guns and engineers last. The rulebook prints some counters (2.2.2); the
 * others are the historical units with values scaled on those.
 */
import { words } from './grid.ts';
import { arm, ENGINEER, group, gun, type Line, onTurn, orModel, type Sheet, type UnitSpec, zone } from './unit.ts';

const INFANTRY = arm('infantry', 'III', '1-*-3/1-*-1');
const STORM = arm('infantry', 'III', '2-*-4/1-*-2');
const JAEGER = arm('jaeger', 'II', '0-*-2');
const MOTORISED = arm('motorised', 'III', '2-*-4/1-*-2');
const GRENADIER = arm('panzergrenadier', 'III', '2-1-4/1-1-2');
const GD_GRENADIER = arm('panzergrenadier', 'III', '2-2-5/1-2-3');
const SS_GRENADIER = arm('ss-panzergrenadier', 'III', '2-2-6/1-2-3');
const SS_PANZER = arm('ss-panzer', 'III', '9-5-3/4-3-2');
const BATTALION = arm('panzer-battalion', 'II', '3-3-1');
const PANTHER = arm('panther', 'II', '6-4-2/3-4-1');
const TIGER = arm('tiger', 'II', '5-5-2');
const ELEFANT = arm('elefant', 'II', '6-5-1');
const ASSAULT_GUN = arm('assault-gun', 'II', '2-4-1');
const ASSAULT_HOWITZER = arm('assault-howitzer', 'II', '3-3-1');

const panzer = (values: string) => arm('panzer', 'III', values);

/** 2.2.1, 2.2.2 */
const PRINTED: ReadonlySet<string> = new Set(
  words(`11Pz/15 LAH/1Pz 47PzK/505 10PzB/51 10PG/11 656PJ/654 23AK/189 656PJ/216 20Pz/112 DR/DF GD/Fus 78St/215 GvM/9
    PzPi813 Arko35 Wf55 sWf2`),
);
const PRINTED_ENTRY: ReadonlySet<string> = new Set(words('11Pz/15 Arko35 sWf2'));

const corps = (command: string, sheet: Sheet, lines: readonly Line[]): readonly UnitSpec[] =>
  lines.flatMap(line => group({ side: 'german', command, sheet, printed: PRINTED, printedEntry: PRINTED_ENTRY }, line));

const NORTH: readonly UnitSpec[] = [
  ...corps('23AK', 'north', [
    [STORM, '78St', zone('A'), '14 195 215'],
    [INFANTRY, '216', zone('A'), '348 396 398'],
    [INFANTRY, '383', zone('A'), '531 532 533'],
    [INFANTRY, '36', onTurn(6, 'G2'), '87 118 165'],
    [ASSAULT_GUN, '', zone('A'), '185 189'],
    [JAEGER, 'Jg', zone('A'), '8 13'],
  ]),
  ...corps('41PzK', 'north', [
    [panzer('5-3-2/2-3-1'), '18Pz', orModel(2, 'G1', 'B'), '18'],
    [GRENADIER, '18Pz', orModel(2, 'G1', 'B'), '52'],
    [GRENADIER, '18Pz', zone('B'), '101'],
    [INFANTRY, '86', zone('B'), '167 184 216'],
    [INFANTRY, '292', zone('B'), '507 508 509'],
    [BATTALION, '10PG', onTurn(6, 'G1'), '11'],
    [MOTORISED, '10PG', onTurn(6, 'G1'), '20 41'],
    [ELEFANT, '656PJ', zone('B'), '653 654'],
    [ASSAULT_HOWITZER, '656PJ', zone('B'), '216'],
    [ASSAULT_GUN, '', zone('B'), '177 244'],
  ]),
  ...corps('47PzK', 'north', [
    [panzer('6-3-3/3-3-1'), '2Pz', orModel(2, 'G1', 'C'), '3'],
    [GRENADIER, '2Pz', orModel(2, 'G1', 'C'), '2 304'],
    [panzer('6-3-2/3-3-1'), '9Pz', orModel(2, 'G1', 'C'), '33'],
    [GRENADIER, '9Pz', orModel(2, 'G1', 'C'), '10 11'],
    [panzer('5-3-2/2-3-1'), '20Pz', zone('C'), '21'],
    [GRENADIER, '20Pz', zone('C'), '59 112'],
    [panzer('6-3-3/3-3-1'), '4Pz', orModel(4, 'G1', 'C'), '35'],
    [GRENADIER, '4Pz', orModel(4, 'G1', 'C'), '12 33'],
    [panzer('5-3-2/3-3-1'), '12Pz', orModel(6, 'G1', 'C'), '29'],
    [GRENADIER, '12Pz', orModel(6, 'G1', 'C'), '5 25'],
    [INFANTRY, '6', zone('C'), '18 37 58'],
    [TIGER, '', zone('C'), '505'],
    [ASSAULT_GUN, '', zone('C'), '245 904'],
  ]),
  ...corps('46PzK', 'north', [
    [INFANTRY, '7', zone('D'), '19 61 62'],
    [INFANTRY, '31', zone('D'), '12 17 82'],
    [INFANTRY, '102', zone('D'), '84 232 233'],
    [INFANTRY, '258', zone('D'), '458 478 479'],
    [JAEGER, 'GvM', zone('D'), '9 10 11'],
    [ASSAULT_GUN, '', zone('D'), '909'],
  ]),
  ...corps('20AK', 'north', [
    [INFANTRY, '137', zone('E'), '447 448 449'],
    [INFANTRY, '251', zone('E'), '451 459 471'],
  ]),
];

const SOUTH: readonly UnitSpec[] = [
  ...corps('52AK', 'south', [
    [INFANTRY, '57', zone('J'), '179 199 217'],
    [INFANTRY, '255', zone('J'), '455 465 475'],
    [INFANTRY, '332', zone('J'), '676 677 678'],
  ]),
  ...corps('48PzK', 'south', [
    [panzer('6-3-3/3-3-1'), '3Pz', zone('F'), '6'],
    [GRENADIER, '3Pz', zone('F'), '3 394'],
    [panzer('7-3-3/4-3-1'), '11Pz', zone('F'), '15'],
    [GRENADIER, '11Pz', zone('F'), '110 111'],
    [panzer('9-5-4/5-4-2'), 'GD', zone('F'), 'Pz'],
    [PANTHER, 'GD', zone('F'), '3'],
    [GD_GRENADIER, 'GD', zone('F'), 'PG'],
    [MOTORISED, 'GD', zone('F'), 'Fus'],
    [PANTHER, '10PzB', zone('F'), '51 52'],
    [INFANTRY, '167', zone('F'), '315 331 339'],
    [ASSAULT_GUN, '', zone('F'), '911'],
  ]),
  ...corps('2SSPzK', 'south', [
    [SS_PANZER, 'LAH', zone('G'), '1Pz'],
    [SS_GRENADIER, 'LAH', zone('G'), '1 2'],
    [SS_PANZER, 'DR', zone('G'), '2Pz'],
    [SS_GRENADIER, 'DR', zone('G'), 'D DF'],
    [SS_PANZER, 'TOT', zone('G'), '3Pz'],
    [SS_GRENADIER, 'TOT', zone('G'), 'T TE'],
  ]),
  ...corps('3PzK', 'south', [
    [panzer('7-3-3/4-3-1'), '6Pz', zone('H'), '11'],
    [GRENADIER, '6Pz', zone('H'), '4 114'],
    [panzer('7-3-3/4-3-1'), '7Pz', zone('H'), '25'],
    [GRENADIER, '7Pz', zone('H'), '6 7'],
    [panzer('6-3-2/3-3-1'), '19Pz', zone('H'), '27'],
    [GRENADIER, '19Pz', zone('H'), '73 74'],
    [INFANTRY, '168', zone('H'), '417 429 442'],
    [INFANTRY, '198', onTurn(5, 'G3'), '305 308 326'],
    [TIGER, '', zone('H'), '503'],
    [ASSAULT_GUN, '', zone('H'), '228'],
  ]),
  ...corps('11AK', 'south', [
    [INFANTRY, '106', zone('I'), '239 240 241'],
    [INFANTRY, '320', zone('I'), '585 586 587'],
    [ASSAULT_GUN, '', zone('I'), '905 393'],
  ]),
];

/** 10.1.1, 10.2.1 Fourteen guns and two companies of engineers, all for the first turn. */
const SUPPORT: readonly UnitSpec[] = [
  ...corps('23AK', 'north', [
    [gun('artillery', 3), '', zone('A'), '112'],
    [gun('rocket', 2), '', zone('A'), '51'],
  ]),
  ...corps('41PzK', 'north', [
    [gun('artillery', 4), '', zone('B'), '35'],
    [gun('rocket', 2), '', zone('B'), '53'],
  ]),
  ...corps('47PzK', 'north', [
    [gun('heavy-rocket', 4), '', zone('C'), '2'],
    [gun('artillery', 3), '', zone('C'), '130'],
  ]),
  ...corps('46PzK', 'north', [[gun('artillery', 2), '', zone('D'), '101']]),
  ...corps('48PzK', 'south', [
    [gun('artillery', 3), '', zone('F'), '132'],
    [gun('artillery', 2), '', zone('F'), '70'],
  ]),
  ...corps('2SSPzK', 'south', [
    [gun('rocket', 2), '', zone('G'), '55 1Lehr'],
    [gun('artillery', 3), '', zone('G'), '122'],
  ]),
  ...corps('3PzK', 'south', [[gun('rocket', 2), '', zone('H'), '54']]),
  ...corps('11AK', 'south', [[gun('rocket', 2), '', zone('I'), '52']]),
  ...corps('23AK', 'north', [[ENGINEER, '', zone('A'), '813']]),
  ...corps('41PzK', 'north', [[ENGINEER, '', zone('B'), '811']]),
];

export const GERMAN_UNITS: readonly UnitSpec[] = [...NORTH, ...SOUTH, ...SUPPORT];
