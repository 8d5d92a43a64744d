/**
 * The Soviet order of battle, army by army (13.14), and reinforcements (13.3). The rulebook has the front of a tank brigade
 * and the attack of a rifle division (8.17); the other values are ours. It lists 114 and 130 as divisions, which were
 * brigades, and two divisions twice: the second counter of each bears a letter.
 */
import { COMMANDS } from './commands.ts';
import { arm, group, headquarters, IN_ZONE, inHex, type Line, onTurn, told, type UnitSpec } from './unit.ts';

const HQ = headquarters('XXXX', 8);
const RIFLE = arm('I', 'XX', '3-4-5/1-2-5', ' RD');
const GUARDS = arm('I', 'XX', '4-5-5/2-3-5', ' RD');
const RIFLE_BRIGADE = arm('I', 'X', '2-2-5/1-1-5', ' RB');
const SKI = arm('S', 'X', '2-2-6/1-1-6', ' SkiB');
const MECH_BRIGADE = arm('M', 'X', '3-3-6/1-2-6', ' MB');
const GUARDS_MOTOR = arm('M', 'XX', '5-5-6/3-3-6', ' MRD');
const CAVALRY = arm('C', 'XXX', '4-4-7/2-2-7', ' CC');
/** 8.17 */
const TANK_BRIGADE = told(arm('T', 'X', '3-4-5/1-2-5', ' TB'));
const TANK_REGIMENT = arm('T', 'III', '2-2-5', ' TR');
const MECH_CORPS = arm('M', 'XXX', '8-8-7/4-4-7', ' MC');
const TANK_CORPS = arm('T', 'XXX', '6-6-7/3-3-7', ' TC');
/** 5.5 The tanks of a mechanised corps, and the infantry of a tank corps. */
const TANKS_OF_CORPS = arm('T', 'X', '3-4-7/1-2-7');
const INFANTRY_OF_CORPS = arm('M', 'X', '3-3-7/1-1-7');

const mechCorps = (id: string, brigade: string): readonly Line[] => [
  [MECH_CORPS, id, `${id} MC`],
  [TANKS_OF_CORPS, brigade, `${id} MC`],
];
const tankCorps = (id: string, brigade: string): readonly Line[] => [
  [TANK_CORPS, id, `${id} TC`],
  [INFANTRY_OF_CORPS, brigade, `${id} TC`],
];

/** The headquarters and the units assigned to it. */
function army(id: string, ...lines: readonly Line[]): readonly UnitSpec[] {
  const { hex = '' } = COMMANDS.find(command => command.id === id) ?? {};
  const side = 'soviet';
  const hq = group({ side, command: id, entry: inHex(hex), entrySource: 'reconstructed' }, [HQ, id]);
  return [...hq, ...lines.flatMap(line => group({ side, command: id, entry: IN_ZONE }, line))];
}

const AT_START: readonly UnitSpec[] = [
  ...army(
    '41A',
    ...mechCorps('1', '65/1'),
    [GUARDS, '17G'],
    [RIFLE, '93 134 150 234 262'],
    [RIFLE_BRIGADE, '74 75 78 91'],
    [MECH_BRIGADE, '47 48'],
    [TANK_BRIGADE, '154'],
  ),
  ...army(
    '22A',
    ...mechCorps('3', '49/3'),
    [RIFLE, '155 185 238 362'],
    [RIFLE_BRIGADE, '114'],
    [TANK_REGIMENT, '39'],
    [TANK_BRIGADE, '104'],
  ),
  ...army(
    '39A',
    [RIFLE, '135 158 178 186 348 373'],
    [RIFLE_BRIGADE, '101 117 136'],
    [MECH_BRIGADE, '46'],
    [TANK_BRIGADE, '28 29 32 81'],
  ),
  ...army(
    '30A',
    [GUARDS, '16G'],
    [RIFLE, '52 215 220 274 359 369 375 380'],
    [RIFLE_BRIGADE, '130'],
    [SKI, '49'],
    [TANK_BRIGADE, '10 196'],
  ),
  ...army('31A', [GUARDS, '20G'], [RIFLE, '88 118 133 139 239 246 336 354 371']),
  ...army(
    '20A',
    ...tankCorps('5', '5/5'),
    ...tankCorps('6', '6/6'),
    [GUARDS_MOTOR, '1G'],
    [CAVALRY, '2G'],
    [GUARDS, '26G 42G'],
    [RIFLE, '243 247 251 326 331'],
    [RIFLE_BRIGADE, '148 150'],
    [SKI, '48'],
    [TANK_BRIGADE, '11 17 18 20 25 31 80 93 145 240 255'],
  ),
  ...army('29A', [GUARDS_MOTOR, '3G'], [RIFLE, '82 312 415'], [RIFLE_BRIGADE, '35 40 49'], [TANK_BRIGADE, '175']),
  ...army('5A', [GUARDS, '29G 30G'], [RIFLE, '19 78 108 144 194 352 379'], [TANK_BRIGADE, '112 120 153 161 186']),
  ...army(
    '33A',
    ...tankCorps('9', '8/9'),
    ...tankCorps('10', '11/10'),
    [CAVALRY, '1G'],
    [GUARDS, '5G 17G(b)'],
    [RIFLE, '50 53 110 113 160 222'],
    [TANK_BRIGADE, '213 248 256'],
  ),
  ...army(
    '3TA',
    ...tankCorps('3', '57/3'),
    ...tankCorps('12', '13/12'),
    ...tankCorps('15', '52/15'),
    [GUARDS, '48G'],
    [RIFLE, '7 249 399'],
    [TANK_BRIGADE, '179'],
  ),
];

/** 9.12, 13.3 Placed with any supplied headquarters, whose army they join. */
const REINFORCEMENTS: readonly UnitSpec[] = [
  ...group({ side: 'soviet', entry: onTurn(2, 'headquarters') }, [RIFLE, '19(b)']),
  ...group({ side: 'soviet', entry: onTurn(3, 'headquarters') }, [TANK_REGIMENT, '215']),
];

export const SOVIET_UNITS: readonly UnitSpec[] = [...AT_START, ...REINFORCEMENTS];
