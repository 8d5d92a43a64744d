/** 8.1-8.3 Rows about marches and trains, and about who can move at all. */
import { act, acts, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { boxed } from '../testingArrivals.ts';
import { axis, END, move, type Row, rail, soviet } from './row.ts';

/** A unit in a box, and an enemy where it would go. */
const boxedAxis = (box: string, name: string): Trial => axis({ Hitler: 'E32', '8A': 'H20', ...boxed(box, name) });
const boxedSoviet = (box: string, name: string): Trial => soviet({ Stalin: 'U3', '24Pz': 'R12', ...boxed(box, name) });
const ENEMY = 'the enemy holds the hex';

/** 2.2.2 Where a unit is, if not on the map. */
const BOXES: readonly Row[] = [
  ['9.6.2 in-pool', ENEMY, () => boxedAxis('replacement-pool', '1Inf'), move('1Inf', 'H20')],
  ['9.6.2 gone-for-good', ENEMY, () => boxedAxis('out-of-game', '1Inf'), move('1Inf', 'H20')],
  ['3.0 to-set-up', ENEMY, () => boxedAxis('set-up', '1Inf'), move('1Inf', 'H20')],
  ['12.1.1 comes-later', ENEMY, () => boxedAxis('order-of-battle', '34Inf'), move('34Inf', 'H20')],
  ['12.4 comes-by-event', ENEMY, () => boxedSoviet('order-of-battle', '14A'), move('14A', 'R12')],
  ['12.8.1 comes-by-conversion', ENEMY, () => boxedAxis('order-of-battle', '11PzGr'), move('11PzGr', 'H20')],
  ['12.1.2 to-arrive', ENEMY, () => boxedAxis('arriving', '1Inf'), move('1Inf', 'H20')],
  ['11.1.2 in-paratroop-box', ENEMY, () => boxedSoviet('paratroops', 'Para5'), move('Para5', 'R12')],
  ['12.5 is-withdrawn', ENEMY, () => boxedAxis('withdrawn', '24Pz'), move('24Pz', 'H20')],
  ['V3.4 in-siberia', ENEMY, () => boxedSoviet('siberia', '11A'), move('11A', 'R12')],
  ['9.12.1 remnant-later', ENEMY, () => boxedAxis('remnants', 'RemInf-1'), move('RemInf-1', 'H20')],
  ['8.4.3 beyond-map', ENEMY, () => boxedAxis('at-sea', '1Inf'), move('1Inf', 'H20')],
  ['13.4 worker-sheltered', 'workers never move', () => boxedSoviet('evacuated-factories', 'W-4a'), move('W-4a', 'R8')],
  ['11.2.4 in-hiding', 'partisans never move', () => boxedSoviet('underground', 'Par1'), move('Par1', 'R8')],
];

const ringed = (name: string, more = {}): Trial =>
  soviet({ Stalin: 'U3', Tk1: 'U4', [name]: 'R11', '24Pz': 'R12' }, { impulse: 2, ...more });
const steppe = (units: string): Trial => axis(`${units}, Hitler@E32`);

const MOVERS: readonly Row[] = [
  ['2.1.2 not-your-unit', 'the hex is too far', () => steppe('1Inf@DD12, 8A@FF20'), move('8A', 'A10')],
  ['12.7.2 never-moves', 'it began in an enemy ZOC', () => ringed('W-4a'), move('W-4a', 'R10')],
  ['11.2.2 never-moves', 'the hex is too far', () => soviet('Par1@O22, Stalin@U3'), move('Par1', 'A10')],
  ['8.5.2 hq-first-impulse', ENEMY, () => steppe('HQ-C@DD14, 1Inf@DD15, 8A@DD13'), move('HQ-C', 'DD13')],
  [
    '8.6.2 dictator-second-impulse',
    'it began in an enemy ZOC',
    () => axis('Hitler@DD14, 41Pz@E33, 8A@DD13', { impulse: 2 }),
    move('Hitler', 'DD15'),
  ],
  ['8.2.4 no-allowance', 'it began in an enemy ZOC', () => ringed('8A', { weather: 'snow' }), move('8A', 'R10')],
  ['8.4.3 landed-this-turn', 'it began in an enemy ZOC', () => ringed('Tk9', { landed: ['Tk9'] }), move('Tk9', 'R10')],
  ['8.2.3 held', 'the hex is too far', () => ringed('Tk9'), move('Tk9', 'A10')],
  [
    '8.3.4 has-railed',
    'the hex is too far',
    () => act(axis('1Inf@E32, 2Inf@A33'), rail('1Inf', 'L26')),
    move('1Inf', 'A10'),
  ],
  [
    '8.4.1 has-sailed',
    'the enemy holds the hex',
    () => act(soviet({ Stalin: 'U3', Tk9: 'JJ23', '24Pz': 'II13' }), { type: 'sail', unit: 'Tk9', hex: 'II15' }, [1]),
    move('Tk9', 'II13'),
  ],
  [
    '9.11.2 has-overrun',
    'the hex is too far',
    () => act(steppe('24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16'), { type: 'automatic-victory', hex: 'X16' }),
    move('24Pz', 'A10'),
  ],
  [
    '11.1.3 has-landed',
    'the hex is too far',
    () =>
      act(
        soviet(
          { Stalin: 'U2', Hitler: 'E32', Stavka: 'R9', ...boxed('paratroops', 'Para5') },
          { turn: 5, weather: 'snow' },
        ),
        { type: 'drop', unit: 'Para5', hex: 'R17' },
      ),
    move('Para5', 'A10'),
  ],
  [
    '7.2 stopped-zoc',
    'the hex is too far',
    () => act(steppe('1Inf@DD14, 8A@DD11'), move('1Inf', 'DD12')),
    move('1Inf', 'A10'),
  ],
  [
    '8.2.1 stopped-terrain',
    'the hex is too far',
    () => act(steppe('41Pz@Q24, 1Inf@E33'), move('41Pz', 'Q23')),
    move('41Pz', 'A10'),
  ],
  [
    '8.1.3 already-moved',
    'the hex is too far',
    () => acts(steppe('1Inf@DD12, 2Inf@DD14'), move('1Inf', 'DD11'), move('2Inf', 'DD15')),
    move('1Inf', 'A10'),
  ],
];

const june = (units: string, options = {}): Trial => position({ units: `${units}, Hitler@E32` }, options);
const full = (hex: string): string => ['1Inf', '2Inf', '3Pz'].map(name => `${name}@${hex}`).join(', ');

const MARCHES: readonly Row[] = [
  ['8.1.2 same-hex', 'it is in an enemy ZOC', () => steppe('1Inf@DD12, 8A@DD11'), move('1Inf', 'DD12')],
  ['8.2.2 no-land', 'the hex is too far', () => steppe('1Inf@DD12'), move('1Inf', 'JJ20')],
  ['6.0 enemy-there', 'the hex is too far', () => steppe('1Inf@DD12, 8A@A10'), move('1Inf', 'A10')],
  ['9.12.2 remnant-zoc', 'the hex is too far', () => steppe('RemPzGr-1@DD14, 8A@H20'), move('RemPzGr-1', 'H21')],
  [
    'V3.1 neutral-land',
    'the hex is too far',
    () => soviet({ Stalin: 'U3', Tk9: 'U4' }, { neutral: 1 }),
    move('Tk9', 'X26'),
  ],
  ['3.3.2 wrong-district', 'the hex is too far', () => june('24Pz@M33, 8A@M22'), move('24Pz', 'M23')],
  ['3.3.4 spared-city', 'the hex is too far', () => june('24Pz@M33'), move('24Pz', 'O21')],
  ['3.3.5 spared-city', 'the hex is too far', () => june('24Pz@M33', { 'city-assault': true }), move('24Pz', 'G18')],
  ['3.3.2 orders', 'woods end the move there', () => june('41Pz@I25, 8A@H20'), move('41Pz', 'J24')],
  [
    '6.1 stack-full',
    'it lies in an enemy ZOC',
    () => axis(`${full('DD12')}, 41Pz@DD14, 8A@DD11`, { impulse: 2 }),
    move('41Pz', 'DD12'),
  ],
  ['8.2.2 water-side', 'the hex lies in an enemy ZOC', () => steppe('1Inf@KK19, 8A@LL19'), move('1Inf', 'KK20')],
  ['8.2.2 strait-zoc', 'a unit stops in a ZOC', () => steppe('41Pz@KK21, 8A@LL19'), move('41Pz', 'KK20')],
  ['8.2.2 strait-stop', 'there is a ZOC beyond', () => steppe('41Pz@KK21, 8A@NN18'), move('41Pz', 'LL19')],
  [
    '8.2.3 zoc-to-zoc',
    'a unit stops in a ZOC',
    () => steppe('1Inf@DD12, 8A@DD11, 11A@BB13, 3A@FF13, 4A@DD15'),
    move('1Inf', 'CC12'),
  ],
  [
    '7.2 zoc-stop',
    'the hex lies in a ZOC, too',
    () => steppe('41Pz@DD14, 8A@DD11, 11A@BB12, 3A@FF12'),
    move('41Pz', 'DD10'),
  ],
  ['8.2.1 terrain-stop', 'an enemy is near', () => steppe('41Pz@Q24, 8A@S18'), move('41Pz', 'Q22')],
  ['8.1.2 too-far', 'the way leads through woods', () => steppe('1Inf@DD12'), move('1Inf', 'M24')],
  [
    '8.1.2 no-way',
    'it leads through an enemy ZOC',
    () => steppe('41Pz@DD14, 8A@DD11'),
    { ...move('41Pz', 'DD10'), hexes: ['DD12', 'DD10'] },
  ],
  [
    '3.3.2 must-go-on',
    'the other has the same orders',
    () => act(june('41Pz@H23, 1Inf@H27, 8A@H20'), move('41Pz', 'H22')),
    move('1Inf', 'H30'),
  ],
  [
    '6.2 must-go-on',
    'nobody else has moved',
    () => act(soviet('8A@DD12, 11A@DD12, Tk9@DD13, Tk1@M3', { impulse: 2 }), move('Tk9', 'DD12')),
    END,
  ],
  [
    '6.2 stack-too-high',
    'somebody waits to arrive',
    () =>
      act(
        axis({
          '1Inf': 'DD12',
          '2Inf': 'DD12',
          '10Inf': 'DD12',
          '41Pz': 'DD14',
          '8A': 'DD11',
          ...boxed('arriving', '27Inf'),
        }),
        move('41Pz', 'DD12'),
      ),
    END,
  ],
  ['3.3.2 orders-first', 'somebody waits to arrive', () => june('41Pz@H23, 8A@H20'), END],
];

const RIDES: readonly Row[] = [
  [
    '8.3.3 rail-second-impulse',
    'it began in an enemy ZOC',
    () => axis('41Pz@L26, 8A@L25', { impulse: 2 }),
    rail('41Pz', 'L28'),
  ],
  [
    '8.3.4 rail-after-march',
    'no railway runs there',
    () => act(axis('1Inf@E32, 2Inf@A33'), move('1Inf', 'F31')),
    rail('1Inf', 'L26'),
  ],
  [
    '8.3.1 rail-capacity',
    'no railway runs there',
    () => axis('1Inf@F30, 2Inf@A33', { railed: { axis: 6 } }),
    rail('1Inf', 'L26'),
  ],
  ['8.3.4 no-rail', 'an enemy ZOC lies there', () => axis('1Inf@E32, 8A@G29, Hitler@A33'), rail('1Inf', 'F30')],
  ['8.3.4 rail-from-zoc', 'the line is cut', () => axis('1Inf@L26, 8A@L25, 11A@G27'), rail('1Inf', 'H23')],
  [
    '8.3.4 rail-into-zoc',
    'the hex is full',
    () => axis(`1Inf@L28, 8A@L25, ${['2Inf', '10Inf', '26Inf'].map(name => `${name}@L26`).join(', ')}`),
    rail('1Inf', 'L26'),
  ],
  ['8.3.6 rail-not-possessed', 'it is an enemy city', () => axis('1Inf@L26, 2Inf@L27'), rail('1Inf', 'O24')],
  ['8.3.6 rail-cut', 'the hex is free', () => axis('1Inf@L28, 2Inf@L30, 8A@L25, 11A@G27'), rail('1Inf', 'H23')],
];

export const MARCH_ROWS: readonly Row[] = [...BOXES, ...MOVERS, ...MARCHES, ...RIDES];
