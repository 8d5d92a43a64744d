/**
 * The German order of battle, corps by corps (13.13), and reinforcements (13.3). The rulebook has the five ladders of
 * infantry divisions (10.3) and the values of Grossdeutschland (5.42); which ladder a division has, and all else, is ours.
 */
import { COMMANDS } from './commands.ts';
import {
  arm,
  division,
  type Entry,
  group,
  headquarters,
  IN_ZONE,
  inHex,
  type Line,
  onTurn,
  told,
  type UnitSpec,
} from './unit.ts';

const HQ = headquarters('XXX', 10);
const NINE = division('9-7/6-7/4-7/2-7');
const EIGHT = division('8-7/5-7/3-7/1-7');
const SEVEN = division('7-7/5-7/2-7/1-7');
const SIX = division('6-7/4-7/2-7');
const FIELD = division('5-7/3-7/1-7', ' LFD');
const CAVALRY = arm('C', 'XX', '4-8/2-8', ' Div');
const INFANTRY = arm('I', 'III', '4-7/2-7');
const STRONG_PANZER = arm('T', 'III', '3-10/1-10');
const PANZER = arm('T', 'III', '2-10/1-10');
const WEAK_PANZER = arm('T', 'III', '1-10');
const BATTALION = arm('T', 'II', '1-10');
const MOTORISED = arm('M', 'III', '3-10/1-10');
/** 5.42 */
const GD_REGIMENT = told(MOTORISED);
const GD_BATTALION = told({ ...BATTALION, suffix: ' Pz' });

const of = (command: string, entry: Entry, lines: readonly Line[]): readonly UnitSpec[] =>
  lines.flatMap(line => group({ side: 'german', command, entry }, line));

/** The headquarters and the units that begin with it. */
function corps(id: string, ...lines: readonly Line[]): readonly UnitSpec[] {
  const { hex = '' } = COMMANDS.find(command => command.id === id) ?? {};
  const hq = group({ side: 'german', command: id, entry: inHex(hex), entrySource: 'reconstructed' }, [HQ, id]);
  return [...hq, ...of(id, IN_ZONE, lines)];
}

const AT_START: readonly UnitSpec[] = [
  ...corps('VI', [SEVEN, '7'], [SIX, '330']),
  ...corps('XLI', [FIELD, '2'], [SEVEN, '86'], [SIX, '246'], [CAVALRY, 'Kav']),
  ...corps(
    'XXIII',
    [SEVEN, '110 206 253'],
    [SIX, '251'],
    [WEAK_PANZER, '14/14', '14Pz'],
    [MOTORISED, '11/14 53/14', '14Pz'],
    [GD_REGIMENT, 'GR/GD', 'GD'],
    [GD_BATTALION, 'GD', 'GD'],
  ),
  ...corps(
    'XXVII',
    [EIGHT, '72'],
    [SEVEN, '87 95 129 254 256'],
    [INFANTRY, '205/52', '52'],
    [INFANTRY, '18/6 37/6', '6'],
  ),
  ...corps(
    'XXXIX',
    [NINE, '78'],
    [EIGHT, '102'],
    [SIX, '337'],
    [PANZER, '31/5', '5Pz'],
    [MOTORISED, '13/5 14/5', '5Pz'],
    [STRONG_PANZER, '33/9', '9Pz'],
    [MOTORISED, '10/9 11/9', '9Pz'],
  ),
  ...corps(
    'XLVI',
    [SIX, '342'],
    [PANZER, '3/2', '2Pz'],
    [MOTORISED, '2/2 304/2', '2Pz'],
    [MOTORISED, '87/36 118/36', '36'],
  ),
  ...corps('IX', [FIELD, '7'], [SEVEN, '252 292'], [BATTALION, '18/18', '18Pz']),
  ...corps('XX', [SIX, '98 183 268'], [SEVEN, '137']),
  ...corps('XII', [SEVEN, '260 263']),
];

/** 13.13 The reserve has no corps; here it bears the one it stands behind. */
const RESERVE: readonly UnitSpec[] = [
  ...of('XLI', inHex('1214'), [
    [{ ...PANZER, suffix: ' Pz' }, '1/1', '1Pz'],
    [{ ...MOTORISED, suffix: ' PG' }, '1/1', '1Pz'],
    [MOTORISED, '113/1', '1Pz'],
  ]),
  ...of('XXIII', inHex('1311'), [[GD_REGIMENT, 'FR/GD', 'GD']]),
];

const THIRTIETH: Entry = { kind: 'turn', turn: 1, at: 'smolensk', phase: 'mech' };

const arriving = (entry: Entry, ...lines: readonly Line[]): readonly UnitSpec[] =>
  lines.flatMap(line => group({ side: 'german', entry }, line));

/** 13.3 */
const REINFORCEMENTS: readonly UnitSpec[] = [
  ...of('XXX', THIRTIETH, [
    [HQ, 'XXX'],
    [PANZER, '27/19', '19Pz'],
    [MOTORISED, '73/19 74/19', '19Pz'],
    [PANZER, '21/20', '20Pz'],
    [MOTORISED, '59/20 112/20', '20Pz'],
  ]),
  ...arriving(onTurn(2, 'smolensk'), [PANZER, '29/12', '12Pz'], [MOTORISED, '5/12 25/12', '12Pz']),
  ...arriving(onTurn(9, 'south'), [INFANTRY, '163/52', '52']),
  ...arriving(onTurn(10, 'south'), [INFANTRY, '181/52', '52']),
  ...arriving(onTurn(12, 'south'), [SEVEN, '258']),
  ...arriving({ kind: 'turn', turn: 12, at: 'south', event: 'breakthrough' }, [SEVEN, '267']),
];

export const GERMAN_UNITS: readonly UnitSpec[] = [...AT_START, ...RESERVE, ...REINFORCEMENTS];
