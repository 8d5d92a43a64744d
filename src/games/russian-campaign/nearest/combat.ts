/** 6.2, 9.2-9.12 Rows about battles and what follows them. */
import type { Json } from '../../../kit/game.ts';
import { act, acts, type Said, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { combatOf, fight } from '../testingCombat.ts';
import { END, type Row } from './row.ts';

const strike = (hex: string): Said => ({ type: 'automatic-victory', hex });
const join = (unit: string): Said => ({ type: 'join', unit });
const leave = (unit: string): Said => ({ type: 'leave', unit });
const moving = (units: string, more: Record<string, Json> = {}, options = {}): Trial =>
  position({ turn: 2, units: `${units}, Hitler@E32, Stalin@U2`, ...more }, options);
const TEN = '24Pz@X17, 39Pz@X17, 5Inf@W17, 6Inf@W17, Tk3@X16, 1Inf@E33, 46Pz@KK21, 27A@KK20';
const chosen = (...units: string[]): Trial => acts(moving(TEN), strike('X16'), ...units.map(join));

const OVERRUNS: readonly Row[] = [
  ['9.11 overrun-is-axis', 'there is no enemy', () => moving('1Gd@X17, 6Inf@Z17', { active: 'soviet' }), strike('X16')],
  ['9.11.1 no-enemy', 'nobody is beside', () => moving(TEN), strike('A10')],
  ['8.2.2 attack-over-strait', 'the odds would be low', () => moving('46Pz@KK21, 27A@KK20'), strike('KK20')],
  ['7.1 attack-over-water', 'the odds would be low', () => moving('46Pz@KK19, 27A@KK20'), strike('KK20')],
  [
    '11.2.2 partisans-do-not-fight',
    'the odds would be low',
    () => moving('Par1@X17, 21A@U3, 6Inf@X16', { turn: 13, active: 'soviet' }, { 'artillery-corps': true }),
    strike('X16'),
  ],
  ['9.11.1 nobody-beside', 'the odds would be low', () => moving('24Pz@X17, 3A@H20'), strike('H20')],
  [
    'V1 needs-artillery',
    'the odds are low',
    () => moving('1Gd@X17, RemInf-1@X16', { turn: 13, active: 'soviet' }, { 'artillery-corps': true }),
    strike('X16'),
  ],
  ['9.11.1 odds-too-low', 'nobody else is beside', () => moving('24Pz@X17, 3A@X16'), strike('X16')],
  [
    '9.11.1 nobody-takes-part',
    'the odds are low',
    () => acts(moving('24Pz@X17, 39Pz@X17, 41Pz@W17, 46Pz@W17, 47Pz@W16, Tk3@X16'), strike('X16')),
    { type: 'resolve' },
  ],
  ['9.11.1 already-chosen', 'it cannot be spared', () => chosen(), join('24Pz')],
  ['9.11.1 not-beside', 'it is an own unit', () => chosen(), join('1Inf')],
  ['9.11.1 indispensable', 'others take part', () => chosen(), leave('24Pz')],
  ['9.11.1 not-chosen', 'it is far away', () => chosen(), leave('1Inf')],
];

const assign = (unit: string, hex: string): Said => ({ type: 'assign', unit, hex });
const join2 = (...hexes: string[]): Said => ({ type: 'merge', hexes });
const PAIR = '24Pz@X17, 39Pz@X17, 41Pz@X17, 27A@X16, 21A@W17, 6Inf@E33, 46Pz@KK21, 22A@KK20';
const pair = (...said: Said[]): Trial => acts(combatOf({ units: PAIR }), ...said);

const DECLARED: readonly Row[] = [
  ['2.1.2 not-your-unit', 'it has an enemy', () => pair(), assign('27A', 'X16')],
  ['9.1.1 does-not-attack', 'the hex is far away', () => pair(), assign('6Inf', 'X16')],
  ['8.2.2 attack-over-strait', 'it has no other enemy', () => pair(), assign('46Pz', 'KK20')],
  ['9.1.1 no-enemy', 'the unit is assigned', () => pair(assign('24Pz', 'X16')), assign('24Pz', 'A10')],
  [
    '9.1.1 not-attacked',
    'the unit is assigned',
    () => acts(combatOf({ units: `${PAIR}, 3A@H20` }), assign('24Pz', 'X16')),
    assign('24Pz', 'H20'),
  ],
  [
    '9.2.2 not-beside',
    'the unit is assigned',
    () => acts(combatOf({ units: `${PAIR}, 47Pz@DD20, 3A@DD19` }), assign('24Pz', 'X16')),
    assign('24Pz', 'DD19'),
  ],
  ['9.4 already-assigned', 'it is beside', () => pair(assign('24Pz', 'X16')), assign('24Pz', 'W17')],
  [
    'V3.1 fights-where-it-jumped',
    'the hex is beside it',
    () => combatOf({ units: '11FJ@X20, 27A@X20, 21A@X19, 24Pz@X18' }),
    assign('11FJ', 'X19'),
  ],
  [
    '9.5 below-lowest-odds',
    'another enemy would be left',
    () =>
      combatOf({
        units: '17Inf@W17, SSRes@X17, 24Pz@Y18, 39Pz@Y18, 41Pz@Y18, 3A@W16, 10A@W16, 8A@X16, 5A@X16, 27A@Y17',
      }),
    join2('W16', 'X16'),
  ],
  ['9.1.1 no-enemy', 'the other hex is attacked', () => pair(), join2('A10', 'X16')],
];

const lose = (unit: string): Said => ({ type: 'lose', unit });
const retreat = (unit: string, hex: string): Said => ({ type: 'retreat', unit, hex });

const SURRENDER = '13Inf@X17, 1Gd@X16, 2Gd@X16, 39A@W17, 59A@W17, 24Pz@DD20, 21A@DD19, 6Inf@E33';
const battles = (): Trial =>
  act(combatOf({ units: '24Pz@X17, 27A@X16, 21A@W17, 39Pz@DD20, 22A@DD19' }), { type: 'merge', hexes: ['W17', 'X16'] });
const even = (die: number): Trial => fight({ units: '24Pz@X17, 6Inf@X17, 27A@X16, 5A@X16, Tk3@X15' }, [die]);

const RESULTS: readonly Row[] = [
  ['9.5 others-must-go', 'it has an enemy', () => combatOf({ units: SURRENDER }), { type: 'surrender', unit: '24Pz' }],
  [
    '9.1.1 does-not-attack',
    'others must go',
    () => combatOf({ units: SURRENDER }),
    { type: 'surrender', unit: '6Inf' },
  ],
  [
    '9.4 no-battle-there',
    'no enemy is there',
    () => acts(battles(), { type: 'propose' }, { type: 'commit' }),
    { type: 'fight', hex: 'X15' },
  ],
  ['9.6.2 not-in-battle', 'it is an own unit', () => even(1), lose('HQ-N')],
  [
    '6.2 not-surplus',
    'it is an own unit',
    () =>
      act(
        position({
          turn: 7,
          impulse: 2,
          units: `${['1Inf', '2Inf', '10Inf', '26Inf', '28Inf'].map(name => `${name}@DD12`).join(', ')}, 8A@DD11, HQ-N@E33`,
        }),
        END,
      ),
    { type: 'remove', unit: 'HQ-N' },
  ],
];

const driven = (units: string, rest: object = {}): Trial => fight({ units, ...rest }, [6]);
/** 3A can go to W16 alone, where there is room for one army; 10A to W16 or by V16, which is full, to U17. */
const robbed = (): Trial => {
  const units =
    '24Pz@X17, 39Pz@X17, 41Pz@X14, 56Pz@Z16, 46Pz@V18, 47Pz@U15, 3A@X16, 10A@W17, 22A@W16, 21A@V16, 27A@V16';
  return act(
    acts(combatOf({ units }), { type: 'merge', hexes: ['W17', 'X16'] }, { type: 'propose' }),
    { type: 'commit' },
    [6],
  );
};

const RETREATS: readonly Row[] = [
  ['9.7.1 does-not-retreat', 'it stands in woods', () => driven('6Inf@X17, 27A@X16, 21A@S14'), retreat('21A', 'S15')],
  [
    '9.8.4 held-by-woods',
    'the hex is free',
    () => fight({ units: '6Inf@S14, 5Inf@T13, 27A@S13, 21A@S13' }, [3]),
    retreat('6Inf', 'S15'),
  ],
  [
    '12.7.2 worker-lost',
    'the hex is free',
    () => fight({ units: '24Pz@Z15, 21A@AA15, W-Kharkov@AA15, 39Pz@Z15' }, [6]),
    retreat('W-Kharkov', 'BB15'),
  ],
  [
    '8.4.3 landed-lost',
    'the hex is free',
    () => fight({ units: '6Inf@HH18, 5Inf@HH18, 27A@HH17, 21A@HH17', landed: ['6Inf'] }, [3]),
    retreat('6Inf', 'HH19'),
  ],
  [
    '9.6.2 one-or-two-hexes',
    'the enemy holds the hex',
    () => driven('6Inf@X17, 27A@X16, 47Pz@X13'),
    retreat('27A', 'X13'),
  ],
  ['9.7.2 retreat-water', 'it is beside', () => driven('24Pz@LL19, 27A@KK20'), retreat('27A', 'JJ20')],
  ['9.7.2 enemy-there', 'an enemy ZOC lies there', () => driven('6Inf@X17, 27A@X16, 47Pz@Z16'), retreat('27A', 'X17')],
  ['9.7.2 retreat-into-zoc', 'the hex has room', () => driven('6Inf@X17, 27A@X16, 47Pz@Z16'), retreat('27A', 'Y16')],
  [
    '9.7.2 retreat-to-friends',
    'the hex is full',
    () =>
      act(
        act(combatOf({ units: '6Inf@X17, 27A@X16, 47Pz@Z16, 3A@Y16, 10A@Y16' }), { type: 'commit' }),
        { type: 'fight', hex: 'X16' },
        [6],
      ),
    retreat('27A', 'Y16'),
  ],
  ['9.7.4 no-room', 'a way leads there', () => driven('6Inf@X17, 27A@X16, 3A@X15, 10A@X15'), retreat('27A', 'X15')],
  ['9.7.1 costs-another', 'a way leads there', () => robbed(), retreat('10A', 'W16')],
  ['9.7.2 no-way-back', 'the hex has room', () => driven('6Inf@X17, 13Inf@Y16, 27A@X16'), retreat('27A', 'X14')],
  [
    '9.7.1 no-way',
    'a ZOC lies on it',
    () => driven('6Inf@X17, 27A@X16, 47Pz@Z16'),
    { ...retreat('27A', 'X14'), hexes: ['W16', 'X14'] },
  ],
];

const STOCK = Object.fromEntries(
  ['RemInf-1', 'RemInf-2', 'RemPzGr-1', 'RemSSInf-1'].map(name => [name, { box: 'remnants' }]),
);
const fallen = (more: Record<string, Json> = {}): Trial =>
  act(
    position({
      phase: 'combat',
      turn: 8,
      active: 'soviet',
      units: { 'HQ-N': 'E33', Stavka: 'U3', ...STOCK, '6Inf': 'X16', '1Gd': 'X17', '22A': 'X17', ...more },
    }),
    { type: 'commit' },
    [6],
  );
const rally = (unit: string, hex: string): Said => ({ type: 'remnant', unit, hex });

const REMNANTS: readonly Row[] = [
  ['9.12.1 no-remnant', 'the hex is too near', () => fallen(), rally('HQ-N', 'X15')],
  ['9.12.1 remnant-in-play', 'the hex is too near', () => fallen({ 'RemInf-2': 'P27' }), rally('RemInf-2', 'X15')],
  ['9.12.1 not-its-remnant', 'the hex is too near', () => fallen(), rally('RemSSInf-1', 'X15')],
  ['9.12.1 other-remnant', 'the hex is too near', () => fallen(), rally('RemInf-2', 'X15')],
  [
    '9.12.1 two-hexes-back',
    'the hex is full',
    () => fallen({ '1Inf': 'X15', '2Inf': 'X15', '10Inf': 'X15' }),
    rally('RemInf-1', 'X15'),
  ],
];

export const COMBAT_ROWS: readonly Row[] = [...OVERRUNS, ...DECLARED, ...RESULTS, ...RETREATS, ...REMNANTS];
