/** 3.0, 11.2, 12.6-12.8, 13.1, 13.4, S2.0, V3 Rows about set-up, choices before the turns, and replacements. */
import { noDice } from '../../../kit/dice.ts';
import type { Json, Options } from '../../../kit/game.ts';
import { act, acts, type Said, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { begun, boxed, CALM, coming, pooled } from '../testingArrivals.ts';
import { game } from '../whole.ts';
import type { Row } from './row.ts';

const READY_MADE: Said = { type: 'historical-set-up' };
const READY: Said = { type: 'ready' };
const place = (unit: string, hex: string): Said => ({ type: 'place', unit, hex });
const take = (unit: string): Said => ({ type: 'take-back', unit });
const first = (scenario = 'campaign', options: Options = {}): Trial => ({
  game,
  s: game.setup(scenario, options, noDice),
  events: [],
});
const second = (scenario = 'campaign'): Trial => acts(first(scenario), READY_MADE, READY);
const march = (): Trial =>
  act(acts(first('campaign', { 'what-ifs': true }), READY_MADE, READY), { type: 'adopt', n: 0 });

const SET_UP: readonly Row[] = [
  ['2.1.2 not-your-unit', 'it is set up later', () => first(), place('24Pz', 'H20')],
  ['3.2 already-set-up', 'it is not its district', () => act(first(), READY_MADE), place('8A', 'R9')],
  ['3.2 printed-hex', 'it stands elsewhere', () => first(), place('Stalin', 'H20')],
  ['12.1.1 comes-later', 'the city is not its own', () => first(), place('16A', 'R9')],
  [
    'V3.1 held-back',
    'the hex is far from Poland',
    () => act(march(), { type: 'hold-back', unit: '11FJ' }),
    place('11FJ', 'X27'),
  ],
  ['V3.1 not-off-map', 'it is to be set up', () => march(), { type: 'hold-back', unit: '24Pz' }],
  ['3.2 not-set-up-area', 'the hex is full', () => first(), place('8A', 'K22')],
  ['S2.0 wrong-side-of-line', 'a worker is there already', () => first('kursk-berlin'), place('W-5a', 'AA15')],
  ['S2.2 finns-only', 'the hex is on the own side', () => second('blau-berlin'), place('24Pz', 'A10')],
  ['S2.1 worker-there', 'Stalin is there, too', () => first('kursk-berlin'), place('W-5a', 'R9')],
  ['3.3.1 beside-enemy', 'the hex is of its area', () => second(), place('41Pz', 'I22')],
  ['V3.1 on-border', 'the hex is of its area', () => march(), place('Rom1', 'X27')],
  [
    '6.1 stack-full',
    'the hex is of its district',
    () => acts(first(), place('8A', 'H20'), place('11A', 'H20')),
    place('Tk1', 'H20'),
  ],
  ['S2.1 quota-full', 'the hex is across the line', () => act(first('kursk-berlin'), READY_MADE), place('4A', 'AA15')],
  ['S2.1 quota-short', 'the line may be open', () => acts(first('kursk-berlin'), READY_MADE, take('8A')), READY],
  ['3.2 units-left', 'others are set up', () => acts(first(), READY_MADE, take('8A')), READY],
  [
    'S2.1 line-open',
    'all are set up',
    () => acts(first('kursk-berlin'), READY_MADE, take('37A'), take('43A'), place('37A', 'U4'), place('43A', 'U4')),
    READY,
  ],
  ['3.2 not-placed', 'it is to be set up', () => first(), take('8A')],
];

const yearly = (units: Record<string, Json>, more: Record<string, Json> = {}): Trial =>
  begun({ turn: 7, active: 'axis', ...more, units: { ...CALM, '28Inf': 'H29', ...pooled('1Inf'), ...units } });
const WORKERS = { 'W-Moscow': 'R9', 'W-Leningrad': 'E11', 'W-Kharkov': 'AA15' };
const soviets = (
  units: Record<string, Json>,
  more: Record<string, Json> = {},
  options: Options = {},
  rolls: number[] = [],
): Trial => begun({ turn: 3, active: 'soviet', ...more, units: { ...CALM, ...WORKERS, ...units } }, { options, rolls });
const war = (units: Record<string, Json>, more: Record<string, Json> = {}): Trial =>
  soviets(
    units,
    { turn: 5, weather: 'snow', adopted: ['no-balkans', 'siberia', 'japan'], ...more },
    { 'what-ifs': true },
    [1],
  );
const replace = (unit: string): Said => ({ type: 'replace', unit });
const send = (unit: string): Said => ({ type: 'send', unit });
const back = (unit: string): Said => ({ type: 'return', unit });
const END: Said = { type: 'end-replacement' };

const REPLACEMENTS: readonly Row[] = [
  ['12.6.3 not-lost', 'it is never replaced', () => yearly({ '1Cav': 'H28' }), replace('1Cav')],
  ['12.6.3 already-taken', 'its share is used up', () => act(yearly(pooled('2Inf')), replace('1Inf')), replace('1Inf')],
  [
    '12.6.4 never-replaced',
    'its capital is lost',
    () => yearly(pooled('1Cav', 'Rom1'), { owner: { E32: 'soviet' } }),
    replace('1Cav'),
  ],
  ['12.6.2 staff-second-impulse', 'others may be taken', () => yearly(pooled('HQ-N')), replace('HQ-N')],
  ['12.6.5 no-italians', 'others may be taken', () => yearly(pooled('Ita3'), { turn: 13 }), replace('Ita3')],
  [
    '12.6.3 capital-lost',
    'there is no oil',
    () => yearly({ ...pooled('24Pz', 'Rom1'), Hitler: 'H28' }, { owner: { E32: 'soviet' } }),
    replace('24Pz'),
  ],
  ['12.6.4 share-used', 'it is in the pool', () => act(yearly(pooled('2Inf')), replace('1Inf')), replace('2Inf')],
  ['12.6.3 not-taken', 'it is in the pool', () => yearly(pooled('2Inf')), take('2Inf')],
  ['12.7.3 never-replaced', 'points are short', () => soviets(pooled('Para5', '8A'), { turn: 1 }), replace('Para5')],
  [
    '12.7.10 stavka-limit',
    'others may be taken',
    () => soviets(pooled('Stavka', '8A'), { stavkaYear: 1941 }),
    replace('Stavka'),
  ],
  [
    '12.7.5 tank-limit',
    'points are short',
    () => act(soviets(pooled('Tk1', 'Tk2', 'Cav1')), replace('Tk1')),
    replace('Tk2'),
  ],
  [
    '12.7.5 guards-limit',
    'points are short',
    () => act(soviets(pooled('1GdCav', '2GdCav', 'Cav1')), replace('1GdCav')),
    replace('2GdCav'),
  ],
  ['12.7.5 points-short', 'it is in the pool', () => act(soviets(pooled('8A', '4A')), replace('8A')), replace('4A')],
  ['V3.4 siberia-closed', 'it has not been replaced', () => soviets(pooled('8A')), send('8A')],
  [
    'V3.4 one-to-siberia',
    'it has not been replaced',
    () => acts(war(pooled('8A', 'Cav1')), replace('8A'), send('8A')),
    send('Cav1'),
  ],
  ['V3.4 replaced-only', 'it is in the pool', () => war(pooled('8A', 'Cav1')), send('8A')],
  [
    'V3.4 not-in-siberia',
    'one has come back',
    () => act(war(boxed('siberia', '12A', '11A'), { siberia: 2 }), back('12A')),
    back('8A'),
  ],
  [
    'V3.4 already-taken',
    'one a turn comes back',
    () => act(war(boxed('siberia', '12A', '11A'), { siberia: 2 }), back('12A')),
    back('12A'),
  ],
  [
    'V3.4 one-from-siberia',
    'it is in Siberia',
    () => act(war(boxed('siberia', '12A', '11A'), { siberia: 2 }), back('12A')),
    back('11A'),
  ],
  ['V3.4 siberia-stays', 'it is in Siberia', () => war({ ...boxed('siberia', '12A'), ...pooled('8A') }), back('12A')],
  ['V3.4 siberia-first', 'points are left', () => war(pooled('8A', 'Cav1')), END],
  [
    'V3.4 return-first',
    'points are left',
    () => war({ ...boxed('siberia', '12A'), ...pooled('8A') }, { siberia: 2 }),
    END,
  ],
];

const november = (units: Record<string, Json> = {}, more: Record<string, Json> = {}, options: Options = {}): Trial =>
  soviets({ ...coming('W-4a'), ...pooled('8A'), ...units }, { turn: 4, weather: 'snow', ...more }, options);
const shelter = (unit: string): Said => ({ type: 'shelter', unit });
const EVACUATE = { factories: true };
const july = (units: Record<string, Json>): Trial =>
  begun({
    turn: 14,
    active: 'axis',
    replaced: 1943,
    units: { ...CALM, '24Pz': 'H29', ...coming('11PzGr'), ...pooled('11Inf'), ...units },
  });
const partisans = (units: string, turn = 7): Trial =>
  position({
    turn,
    active: 'soviet',
    impulse: 2,
    phase: 'partisans',
    units: `${units}, Stalin@U2, Hitler@E32`,
    owner: Object.fromEntries(['O24', 'O23', 'O22', 'O21', 'O20'].map(h => [h, 'axis'])),
    rail: Object.fromEntries(['O24', 'O23', 'O22', 'O21', 'O20'].map(h => [h, 'axis'])),
  });

const OTHERS: readonly Row[] = [
  ['12.7.4 no-worker', 'there is a worker already', () => november(), place('8A', 'R9')],
  ['12.7.2 never-moves', 'there is a worker already', () => november(), place('W-Moscow', 'E11')],
  ['12.7.4 no-city', 'an oil field is no city', () => november(), place('W-4a', 'PP13')],
  [
    '12.7.4 not-soviet-city',
    'the Soviets hold it',
    () => november({}, { owner: { L26: 'soviet' } }),
    place('W-4a', 'L26'),
  ],
  ['12.7.4 city-lost', 'it is a Soviet city', () => november({}, { owner: { II8: 'axis' } }), place('W-4a', 'II8')],
  ['12.7.4 worker-there', 'it is in Soviet hands', () => november(), place('W-4a', 'R9')],
  ['12.7.4 workers-first', 'others are placed', () => november(), { type: 'end-workers' }],
  ['13.4 no-shelter', 'it gives no points', () => november({ 'W-Archangel': 'C2' }), shelter('W-Archangel')],
  [
    '13.4 shelter-pointless',
    'two have gone',
    () => acts(november({ 'W-Archangel': 'C2' }, {}, EVACUATE), shelter('W-4a'), shelter('W-Kharkov')),
    shelter('W-Archangel'),
  ],
  [
    '13.4 shelter-full',
    'it is on the map',
    () => acts(november({}, {}, EVACUATE), shelter('W-4a'), shelter('W-Kharkov')),
    shelter('W-Leningrad'),
  ],
  [
    '12.8.2 not-like',
    'it is cut off',
    () => july({ '1Inf': 'L26', '2Inf': 'L26', '4Inf': 'OO3' }),
    { type: 'convert', unit: '4Inf' },
  ],
  [
    '12.8.2 cut-off',
    'it is of the right strength',
    () => july({ '1Inf': 'L26', '2Inf': 'L26', '30Inf': 'OO3' }),
    { type: 'convert', unit: '30Inf' },
  ],
  [
    'V3 other-variant',
    'both are variants',
    () => acts(first('campaign', { 'what-ifs': true }), READY_MADE, READY),
    { type: 'adopt', n: 3 },
  ],
  [
    '13.1.2 objective-list',
    'it is on the other side’s list',
    () => first('campaign', { 'sudden-death': true }),
    { type: 'choose-objective', n: 5 },
  ],
  ['11.2.4 not-partisan', 'the hex is watched', () => partisans('Par1@O22, 8A@R9, 24Pz@O25'), place('8A', 'O24')],
  ['11.2.4 comes-later', 'the hex is watched', () => partisans('Par1@O22, 24Pz@O25', 3), place('Par2', 'O24')],
  [
    '11.2.4 partisan-placed',
    'the hex is free',
    () => act(partisans('Par1@O22, Par2@O21'), place('Par1', 'O24')),
    place('Par1', 'O23'),
  ],
  ['11.2.4 already-there', 'the hex is watched', () => partisans('Par1@O22, 24Pz@O23'), place('Par1', 'O22')],
  ['11.2.4 partisan-watched', 'it is on no railway', () => partisans('Par1@O22, 24Pz@N25'), place('Par1', 'N24')],
  ['11.2.1 partisan-place', 'it is a Soviet city', () => partisans('Par1@O22, 24Pz@O25'), place('Par1', 'R9')],
];

export const START_ROWS: readonly Row[] = [...SET_UP, ...REPLACEMENTS, ...OTHERS];
