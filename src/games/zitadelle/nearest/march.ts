/** 8, 10.3, 11, 13 Rows about movement: which units can move, where, by which way, and arrivals. */
import type { Json, Options } from '../../../kit/game.ts';
import { act, acts, type Said, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { move, moving, sovietsMoving } from '../testingPlay.ts';
import { disrupted, of, type Row, to } from './row.ts';

const ENEMY = 'the enemy holds the hex';
const HALF = 'the hex lies on the other half of the map';
const WEAK = { morale: { '48PzK': 1, '6GA': 1 } };
const END: Said = { type: 'end-movement' };
const by = (unit: string, ...hexes: readonly string[]): Said => ({ ...move(unit, hexes.at(-1) ?? ''), hexes });

type Units = Readonly<Record<string, Json>>;

const on = (options: Options, units: Units | string, more: Readonly<Record<string, Json>> = {}): Trial =>
  position({ turn: 3, units, ...more }, options);

const MOVERS: readonly Row[] = [
  ['2.3 not-your-unit', HALF, () => moving('11Pz/15@0504, 51GR/154G@0508'), move('51GR/154G', '1531')],
  ['2.2 not-on-map', ENEMY, () => moving('11Pz/15@0504, 51GR/154G@0505'), move('11Pz/111', '0505')],
  ['9.1.1 aircraft-move', ENEMY, () => moving('11Pz/15@0504, 51GR/154G@0505'), move('8FgK/DB1', '0505')],
  ['10.1.1 never-moves', ENEMY, () => moving('Arko132@0504, 11Pz/15@0504, 51GR/154G@0505'), move('Arko132', '0505')],
  [
    '11.1.1 enter-instead',
    ENEMY,
    () => moving({ '36/87': { box: 'arriving' }, '383/531': '2550', '8R/151': '2549' }, { turn: 6 }),
    move('36/87', '2549'),
  ],
  [
    '8.1.6 already-moved',
    ENEMY,
    () =>
      acts(moving('11Pz/15@0504, 11Pz/110@0502, 51GR/154G@0507'), move('11Pz/15', '0404'), move('11Pz/110', '0503')),
    move('11Pz/15', '0507'),
  ],
  [
    '8.2.2 stopped-zoc',
    ENEMY,
    () => act(moving('11Pz/110@0504, 51GR/154G@0506'), move('11Pz/110', '0505')),
    move('11Pz/110', '0506'),
  ],
  [
    '13.5.1 disrupted-held',
    ENEMY,
    () => on({ disruption: true }, { '11Pz/110': disrupted('0505'), '51GR/154G': '0506', '11Pz/15': '0202' }),
    move('11Pz/110', '0506'),
  ],
  [
    '8.3.3 mines-halt',
    ENEMY,
    () => act(moving('167/315@2120, 51GR/154G@2017', WEAK), move('167/315', '2019'), [6]),
    move('167/315', '2017'),
  ],
  [
    '10.3.2 engines-out',
    ENEMY,
    () => act(moving('GD/3@0504, 51GR/154G@0505', WEAK), of('start', 'GD/3'), [4]),
    move('GD/3', '0505'),
  ],
  ['10.3.1 needs-no-start', 'it is disrupted', () => moving({ '11Pz/15': disrupted('0504') }), of('start', '11Pz/15')],
  [
    '10.3.2 has-started',
    'it stands in an enemy ZOC',
    () => act(moving('GD/3@0504, 51GR/154G@0505, 11Pz/15@0202'), of('start', 'GD/3'), [1]),
    of('start', 'GD/3'),
  ],
];

const PLACES: readonly Row[] = [
  [
    '8.1.1 same-hex',
    'it cannot leave the ZOC',
    () => moving('167/315@0504, 51GR/154G@0505', WEAK),
    move('167/315', '0504'),
  ],
  ['8.2.6 other-half', 'the enemy is there', () => moving('11Pz/15@0504, 8R/151@1531'), move('11Pz/15', '1531')],
  [
    '8.2.1 enemy-there',
    'it lies in the ZOC of another',
    () => moving('11Pz/15@0504, 51GR/154G@0505, 51GR/156G@0506'),
    move('11Pz/15', '0505'),
  ],
  [
    '8.2.3 breakaway-cost',
    'it is far even without the ZOC',
    () => moving('167/315@0505, 51GR/154G@0506', WEAK),
    move('167/315', '0504'),
  ],
  [
    '8.2.4 zoc-to-zoc',
    'there are no points for it',
    () => moving('167/315@0505, 51GR/154G@0506', WEAK),
    move('167/315', '0405'),
  ],
  [
    '8.2.4 broke-away',
    'a ZOC would stop it on the way',
    () => moving('11Pz/110@0505, 51GR/154G@0506, 52GR/151G@0502'),
    move('11Pz/110', '0503'),
  ],
  [
    '8.2.5 too-far',
    'it would pass an air zone',
    () => sovietsMoving('51GR/154G@0504, 8FgK/DB1@0506', WEAK),
    move('51GR/154G', '0508'),
  ],
  [
    '8.2.8 must-go-on',
    'another stack is too high as well',
    () =>
      acts(
        moving('11Pz/15@0504, 11Pz/110@0504, 11Pz/111@0503, LAH/1@0805, LAH/2@0805, LAH/1Pz@0805'),
        ...['11Pz/15', '11Pz/110', '11Pz/111'].map(unit => move(unit, '0505')),
      ),
    END,
  ],
  [
    '5.1.2 no-stop-formation',
    'the hex is full',
    () =>
      on(
        { disruption: true },
        { '51GR/154G': disrupted('0506'), '51GR/156G': disrupted('0506'), '71GR/219G': '0508', '11Pz/15': '0505' },
        { active: 'soviet' },
      ),
    move('71GR/219G', '0506'),
  ],
  [
    '5.1.3 no-stop-command',
    'the hex is full',
    () =>
      on(
        { disruption: true },
        { '11Pz/15': disrupted('0505'), '11Pz/110': disrupted('0505'), '51GR/154G': '0506', 'LAH/1': '0403' },
      ),
    move('LAH/1', '0505'),
  ],
  ['8.3.3 mines-point', 'it is beside another fort', () => moving('167/315@2120', WEAK), move('167/315', '2219')],
  [
    '8.3.3 mines-stop',
    'the hex beyond is within its points',
    () => moving('11Pz/110@2120', WEAK),
    move('11Pz/110', '2018'),
  ],
  [
    '8.1.1 way-broken',
    'the hex is within reach by another way',
    () => moving('11Pz/15@0504'),
    by('11Pz/15', '0403', '0505'),
  ],
  [
    '13.5.1 disrupted-zoc',
    'a ZOC would stop it on the way',
    () => on({ disruption: true }, { '11Pz/110': disrupted('0503'), '51GR/154G': '0506' }),
    move('11Pz/110', '0505'),
  ],
];

const GATES: readonly Row[] = [
  [
    '11.1.1 already-on-map',
    'the hex is no entry area',
    () => moving({ '36/87': { box: 'arriving' }, '383/531': '2545' }, { turn: 6 }),
    to('enter', '383/531', '0504'),
  ],
  [
    '11.1.1 other-entry',
    ENEMY,
    () => moving({ '36/87': { box: 'arriving' }, '8R/151': '2450' }, { turn: 6 }),
    to('enter', '36/87', '2450'),
  ],
  [
    '8.2.1 enemy-there',
    'there would be no room',
    () => moving({ '36/87': { box: 'arriving' }, '8R/151': '2550' }, { turn: 6 }),
    to('enter', '36/87', '2550'),
  ],
  [
    '8.2.5 entry-cost',
    'the hex is full',
    () =>
      on(
        { disruption: true },
        {
          '95GR/284G': { box: 'arriving' },
          '8FgK/DB1': '1328',
          '95GR/287G': disrupted('1328'),
          '95GR/290G': disrupted('1328'),
        },
        { turn: 6, active: 'soviet', morale: { '5GA': 1 } },
      ),
    to('enter', '95GR/284G', '1328'),
  ],
  [
    '13.3.4 chit-not-drawn',
    'it comes at another area',
    () => on({ chits: true }, { '2GV/7G': { box: 'reinforcements' }, '8R/151': '2040' }, { turn: 2, active: 'soviet' }),
    to('enter', '2GV/7G', '0504'),
  ],
];

const SPLITS = { splits: true };

const OPTIONS: readonly Row[] = [
  [
    '13.4.1 no-splits',
    'it stands in an enemy ZOC',
    () => moving('11Pz/15@0504, 51GR/154G@0505'),
    of('split', '11Pz/15'),
  ],
  [
    '13.4.1 splits-are-german',
    'it is the enemy’s',
    () => on(SPLITS, '6TK/112@0504, 11Pz/15@0303', { active: 'soviet' }),
    of('split', '11Pz/15'),
  ],
  [
    '13.4.2 not-regiment',
    'it stands in an enemy ZOC',
    () => on(SPLITS, '11Pz/110@0504, 51GR/154G@0505'),
    of('split', '11Pz/110'),
  ],
  [
    '13.4.3 regroup-disrupted',
    'it stands in an enemy ZOC',
    () => on(SPLITS, { '11Pz/15': disrupted('0504'), '51GR/154G': '0505', '11Pz/110': '0202' }),
    of('split', '11Pz/15'),
  ],
  [
    '13.4.3 regroup-zoc',
    'the other battalion is there',
    () => on(SPLITS, '11Pz/I-15@0504, 11Pz/II-15@0504, 51GR/154G@0505'),
    of('join', '11Pz/I-15'),
  ],
  [
    '13.4.3 no-battalion',
    'it stands in an enemy ZOC',
    () => on(SPLITS, '11Pz/110@0504, 51GR/154G@0505'),
    of('join', '11Pz/110'),
  ],
  [
    '13.4.3 battalions-apart',
    'it stands in an enemy ZOC',
    () => on(SPLITS, '11Pz/I-15@0504, 11Pz/II-15@0303, 51GR/154G@0505'),
    of('join', '11Pz/I-15'),
  ],
  ['13.4.9 tigers-at-start', 'it is no Tiger battalion', () => on(SPLITS, '11Pz/15@0504'), of('detach', '11Pz/15')],
  ['13.7.1 no-push-on', HALF, () => moving('167/315@0504'), to('push-on', '167/315', '1531')],
  [
    '13.7.1 push-before-move',
    ENEMY,
    () => act(on({ 'push-on': true }, '11Pz/110@0502, 51GR/154G@0505'), move('11Pz/110', '0503')),
    to('push-on', '11Pz/110', '0505'),
  ],
  [
    '13.7.1 push-before-move',
    'its try ended its move',
    () => act(on({ 'push-on': true }, '167/315@2224', WEAK), to('push-on', '167/315', '2124'), [1, 1]),
    to('push-on', '167/315', '2124'),
  ],
  [
    '13.7.1 push-one-hex',
    ENEMY,
    () => on({ 'push-on': true }, '167/315@0504, 51GR/154G@0507'),
    to('push-on', '167/315', '0507'),
  ],
];

export const MARCH_ROWS: readonly Row[] = [...MOVERS, ...PLACES, ...GATES, ...OPTIONS];
