/** 9.9, 9.10, 11.1, 12.1, 12.5 Rows about arrivals, paratroops, withdrawals and support. */
import type { Json } from '../../../kit/game.ts';
import { act, acts, type Said, type Trial } from '../../../kit/trial.ts';
import { arriving, boxed, CALM } from '../testingArrivals.ts';
import { axis, END, move, type Row, soviet } from './row.ts';

const grey = (units: Record<string, Json>, more: Record<string, Json> = {}, options = {}): Trial =>
  axis({ ...CALM, ...units }, { turn: 2, ...more }, options);
const red = (units: Record<string, Json>, more: Record<string, Json> = {}, options = {}): Trial =>
  grey(units, { active: 'soviet', ...more }, options);
const arrive = (unit: string, hex: string): Said => ({ type: 'arrive', unit, hex });
const relieve = (unit: string, hex: string): Said => ({ type: 'relieve', unit, hex });

const ARRIVALS: readonly Row[] = [
  [
    '12.1.2 on-map',
    'units of its nation come elsewhere',
    () => grey({ '1Inf': 'H29', '2Inf': 'H28' }),
    arrive('1Inf', 'L26'),
  ],
  [
    '12.7.4 worker-city',
    'it is no place of arrival',
    () => red({ ...arriving('W-4a'), '8A': 'R10' }),
    arrive('W-4a', 'X13'),
  ],
  [
    '12.3.3 no-entry',
    'the enemy holds the hex',
    () => grey({ ...arriving('27Inf'), '8A': 'L26' }),
    arrive('27Inf', 'L26'),
  ],
  ['6.0 enemy-there', 'the city has room', () => red({ ...arriving('20A'), '24Pz': 'X1' }), arrive('20A', 'X1')],
  [
    '12.2 city-lost',
    'the city is full',
    () => red({ ...arriving('20A'), '8A': 'X5' }, { owner: { R9: 'axis' } }),
    arrive('20A', 'R9'),
  ],
  ['12.2 city-open', 'the edge has room', () => red(arriving('20A')), arrive('20A', 'X1')],
  [
    '6.1 stack-full',
    'the city is lost',
    () => red({ ...arriving('20A'), '8A': 'U2', '11A': 'U2', '24Pz': 'U3' }, { impulse: 2, owner: { R9: 'axis' } }),
    arrive('20A', 'U2'),
  ],
  [
    '12.7.1 city-used',
    'the city is no edge',
    () =>
      act(red({ 'W-Moscow': 'R9', ...arriving('8A', '11A') }, { 'replaced-units': ['8A', '11A'] }), arrive('8A', 'R9')),
    arrive('11A', 'R9'),
  ],
  ['9.12.3 not-replaced', 'there is no remnant', () => grey(arriving('27Inf')), relieve('27Inf', 'P14')],
  [
    '9.12.3 no-remnant-there',
    'the enemy holds the hex',
    () => grey({ ...arriving('1Inf'), '8A': 'P14' }, { 'replaced-units': ['1Inf'] }),
    relieve('1Inf', 'P14'),
  ],
  ['12.1.1 arrivals-first', 'others may still move', () => grey({ ...arriving('27Inf'), '1Inf': 'H29' }), END],
];

const snow = (units: Record<string, Json> = {}, more: Record<string, Json> = {}): Trial =>
  red({ ...boxed('paratroops', 'Para5'), Stavka: 'R9', ...units }, { turn: 5, weather: 'snow', ...more });
const drop = (hex: string, unit = 'Para5'): Said => ({ type: 'drop', unit, hex });
const hold = (unit: string): Said => ({ type: 'hold', unit });
const air = (units: Record<string, Json>, more: Record<string, Json> = {}): Trial =>
  grey(
    { ...boxed('paratroops', '11FJ'), 'HQ-C': 'O20', ...units },
    { adopted: ['no-balkans'], ...more },
    { 'what-ifs': true },
  );

const JUMPS: readonly Row[] = [
  ['11.1.2 no-paratroop', 'it could be brought on', () => red(arriving('20A')), hold('20A')],
  [
    '11.1.5 box-once',
    'it could be brought on',
    () => acts(act(soviet({ ...CALM, Stavka: 'U3', Para5: 'JJ23' }), { type: 'evacuate', unit: 'Para5' }, [1]), END),
    hold('Para5'),
  ],
  [
    '11.1.2 holding-first-impulse',
    'the hex is no entry',
    () => red(boxed('paratroops', 'Para5'), { turn: 4, impulse: 2 }),
    arrive('Para5', 'X13'),
  ],
  ['V3.1 by-air-only', 'the hex is no entry', () => air({}), arrive('11FJ', 'L26')],
  ['11.1.1 not-in-holding', 'the hex is too far from Stavka', () => snow({ Para5: 'U4' }), drop('A10')],
  [
    '11.1.1 drop-first-impulse',
    'it is not snowing',
    () => snow({}, { impulse: 2, weather: 'clear', turn: 7 }),
    drop('R17'),
  ],
  [
    '11.1.3 drop-weather',
    'Stavka is lost',
    () => snow({ Stavka: { box: 'replacement-pool' }, '8A': 'U4' }, { weather: 'clear', turn: 7 }),
    drop('R17'),
  ],
  [
    '11.1.3 no-headquarters',
    'there are woods',
    () => snow({ Stavka: { box: 'replacement-pool' }, '8A': 'U4' }),
    drop('Q12'),
  ],
  ['11.1.3 drop-terrain', 'it is out of range', () => snow(), drop('O21')],
  ['11.1.3 drop-range', 'an enemy ZOC lies there', () => snow({ '24Pz': 'R19' }), drop('R18')],
  ['11.1.3 drop-zoc', 'the hex is full', () => snow({ '24Pz': 'P13', '8A': 'P12', '11A': 'P12' }), drop('P12')],
  [
    'V3.1 already-moved',
    'the hex is too far',
    () =>
      act(grey({ 'HQ-C': 'O20', '11FJ': 'E33' }, { adopted: ['no-balkans'] }, { 'what-ifs': true }), {
        type: 'leave-map',
        unit: '11FJ',
      }),
    drop('A10', '11FJ'),
  ],
];

const may = (units: Record<string, Json>, more: Record<string, Json> = {}, options = {}): Trial =>
  axis({ ...CALM, ...units }, { turn: 19, ...more }, options);
const withdraw = (unit: string, ...hexes: string[]): Said => ({
  type: 'withdraw',
  unit,
  ...(hexes.length > 0 && { hexes }),
});

const WITHDRAWALS: readonly Row[] = [
  [
    '12.5 no-withdrawal',
    'it is no panzer corps',
    () => may({ '1Inf': 'E34' }, { turn: 18, weather: 'mud' }),
    withdraw('1Inf'),
  ],
  ['12.5 no-panzer-corps', 'it has no way out', () => may({ '24Pz': 'E34', '1Inf': 'X16' }), withdraw('1Inf')],
  [
    '12.5 no-corps',
    'it has a way out',
    () => may({ 'RemInf-1': 'E34', '1Inf': 'E34' }, { turn: 24 }),
    withdraw('RemInf-1'),
  ],
  [
    '12.5 no-way-out',
    'the SS go first',
    () => may({ '24Pz': 'X16', '1SSPz': 'E34', '2SSPz': 'F33' }),
    withdraw('24Pz'),
  ],
  ['12.5 ss-first', 'it has a way out', () => may({ '24Pz': 'E34', '1SSPz': 'E34', '2SSPz': 'F33' }), withdraw('24Pz')],
  [
    '12.5 no-way-out-by',
    'the last hex is on no edge',
    () => may({ '24Pz': 'H28', '46Pz': 'G33' }),
    withdraw('24Pz', 'H29', 'H30'),
  ],
  [
    '12.5 kept-for-withdrawal',
    'the hex is too far',
    () => may({ '24Pz': 'E34', '1SSPz': 'F33' }),
    move('1SSPz', 'A10'),
  ],
  [
    'V3.3 withdrawal-first',
    'others may still move',
    () => may({ '24Pz': 'E34', '1Inf': 'H29' }, { turn: 7, adopted: ['italy-out'] }, { 'what-ifs': true }),
    END,
  ],
  [
    '12.5 stays-on-map',
    'it has a way out',
    () => may({ '1Inf': 'E34', '24Pz': 'E34' }),
    { type: 'leave-map', unit: '1Inf' },
  ],
];

const FRONT = { '24Pz': 'X17', '27A': 'X16', 'HQ-C': 'X20' };
const stuka = (unit: string, hex: string): Said => ({ type: 'stuka', unit, hex });
const guns = (hex: string, unit = 'Stavka'): Said => ({ type: 'artillery', unit, hex });
const late = (units: Record<string, Json> = {}, more: Record<string, Json> = {}, options = {}): Trial =>
  red({ ...FRONT, '21A': 'X15', Stavka: 'X14', ...units }, { turn: 19, ...more }, options);

const SUPPORT: readonly Row[] = [
  [
    '9.9.1 stukas-are-axis',
    'it is the second impulse',
    () => red({ ...FRONT, Stavka: 'X14' }, { impulse: 2 }),
    stuka('HQ-C', 'X16'),
  ],
  ['9.9.5 first-impulse-only', 'there is no enemy', () => grey(FRONT, { impulse: 2 }), stuka('HQ-C', 'X15')],
  ['9.9.7 no-stukas', 'there is no enemy', () => grey(FRONT, { turn: 23, weather: 'snow' }), stuka('HQ-C', 'X15')],
  [
    '9.9.7 stukas-used',
    'the headquarters is used',
    () => act(grey({ ...FRONT, '21A': 'W16' }, { turn: 13 }), stuka('HQ-C', 'X16')),
    stuka('HQ-C', 'W16'),
  ],
  ['9.9.3 not-headquarters', 'there is no enemy', () => grey(FRONT), stuka('24Pz', 'X15')],
  ['9.9.3 headquarters-used', 'there is no enemy', () => act(grey(FRONT), stuka('HQ-C', 'X16')), stuka('HQ-C', 'X15')],
  [
    '9.9.2 stuka-there',
    'it is out of range',
    () => act(grey({ ...FRONT, 'HQ-S': 'E33' }), stuka('HQ-C', 'X16')),
    stuka('HQ-S', 'X16'),
  ],
  ['9.9.3 no-enemy', 'it is out of range', () => grey(FRONT), stuka('HQ-C', 'A10')],
  ['9.9.3 out-of-range', 'nobody attacks there', () => grey({ ...FRONT, '8A': 'H20' }), stuka('HQ-C', 'H20')],
  [
    '9.9.3 no-stuka-to-recall',
    'it is no headquarters',
    () => act(grey(FRONT), stuka('HQ-C', 'X16')),
    { type: 'recall-stuka', unit: '24Pz' },
  ],
  [
    '9.11.1 stuka-spent',
    'the headquarters has a Stuka',
    () =>
      acts(grey({ '24Pz': 'X17', '46Pz': 'X17', Tk3: 'X16', 'HQ-C': 'X20' }), stuka('HQ-C', 'X16'), {
        type: 'automatic-victory',
        hex: 'X16',
      }),
    { type: 'recall-stuka', unit: 'HQ-C' },
  ],
  [
    '9.10.1 guns-are-soviet',
    'it is the second impulse',
    () => grey({ ...FRONT, '1Inf': 'H29' }, { impulse: 2 }),
    guns('X17'),
  ],
  [
    'V1 corps-instead',
    'it is the second impulse',
    () => late({}, { impulse: 2 }, { 'artillery-corps': true }),
    guns('X17'),
  ],
  ['9.10.1 first-impulse-only', 'there is no enemy', () => late({}, { impulse: 2 }), guns('X13')],
  ['9.10.2 no-guns', 'it is not clear', () => late({}, { turn: 6, weather: 'mud' }), guns('X17')],
  ['9.10.2 guns-need-clear', 'they are used up', () => late({}, { weather: 'mud', gunsUsed: 2 }), guns('X17')],
  ['9.10.2 guns-used', 'there is no enemy', () => late({}, { gunsUsed: 2 }), guns('X13')],
  ['9.10.1 not-stavka', 'there is no enemy', () => late(), guns('X13', '21A')],
  ['9.10.1 guns-there', 'one of them is enough', () => act(late(), guns('X17')), guns('X17')],
  ['9.10.1 no-guns-to-recall', 'the enemy is there', () => late(), { type: 'recall-artillery', hex: 'X17' }],
];

export const ARRIVAL_ROWS: readonly Row[] = [...ARRIVALS, ...JUMPS, ...WITHDRAWALS, ...SUPPORT];
