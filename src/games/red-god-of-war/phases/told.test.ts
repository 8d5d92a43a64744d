/** What is told: events with their section and everything that they say. */
import { expect, it } from 'vitest';
import type { Script } from '../../../kit/dice.ts';
import { act, type Said, type Trial } from '../../../kit/trial.ts';
import { assigned, fight, fighting, moving, position } from '../testing.ts';

const HQS = '20A HQ@3101, XX HQ@0130';
const soviet = (units: string, more = {}): Trial =>
  fighting('20A', `20A HQ@3102, ${units}`, { razvedka: ['20A'], ...more });

/** The last chit of a turn; the next one begins with dice for weather, German supply, OKW and intent. */
const lastChit = (more = {}): Trial =>
  position({ phase: 'draw', units: HQS, chits: { '33A': 'cup' }, turn: 1, ...more });
const feeding = (): Trial => position({ phase: 'feed', active: 'soviet', turn: 2, units: HQS, supply: { soviet: 9 } });

const CORPS = '5 TC@3104, 5/5@3104, 6 TC@3104, 6/6@3104, 11 TB@3104, 205/52@3105';
const hit = (): Trial => fight(soviet(CORPS), '3105', '5 TC, 5/5, 6 TC, 6/6, 11 TB', 2);
const paid = (): Trial => act(hit(), { type: 'lose-step', unit: '11 TB' });
const PAIR = '243 RD@3104, 247 RD@3104, 72 ID@3105';
const pair = (): Trial => assigned(soviet(PAIR), '3105', '243 RD, 247 RD');
const won = (): Trial =>
  fight(soviet('6 TC@3104, 26G RD@3104, 2G CC@3004, 18/18@3105'), '3105', '6 TC, 26G RD, 2G CC', 6);
const NINTH = 'XX HQ@3102, 33/9@3104, 10/9@3104, 11/9@3104, 39 TR@3105';
const REGIMENTS = { 'XX HQ': '3102', '3-7 (1)': '3104', '3-7 (2)': '3104', '78 ID': { box: 'broken-down' } };
const LOST = {
  '20A HQ': { box: 'eliminated' },
  '31A HQ': { box: 'eliminated' },
  ...{ 'XX HQ': '0130', '72 ID': '3302' },
};

/** The action and its rolls, and the events of these types. */
type Row = readonly [title: string, t: () => Trial, said: Said, rolls: readonly Script[], ...told: object[]];

const DRAW = { type: 'draw' };
const NO_HQ = { type: 'no-hq', rule: '7.27', role: 'soviet', card: '33A' };
const DRAWN = { type: 'chit-drawn', rule: '3.2', role: 'soviet', card: '33A', reveals: true };
const OVERRUN = { type: 'overrun', unit: '33/9', hex: '3105', n: 0 };
const OVERRAN = ['33/9', '10/9', '11/9'];

const ROWS: readonly Row[] = [
  [
    '3.1 a turn and its dice',
    lastChit,
    DRAW,
    ['33A', 3, 5, 4, 3],
    ...[DRAWN, NO_HQ, { type: 'turn-begun', rule: '3.0', turn: 2 }],
    { type: 'weather', rule: '11.5', die: 3, modifier: 0, weather: 'frozen' },
    { type: 'supplied', rule: '11.3', role: 'german', n: 5 },
    { type: 'okw', rule: '11.2', die: 4, modifier: 0, box: 2 },
    { type: 'intent', rule: '11.1', die: 3, modifier: 0, box: 4, n: 10 },
  ],
  [
    '11.1 11.2 who is called away',
    () => lastChit({ intent: 6, okw: 5 }),
    DRAW,
    ['33A', 3, 3, 3, 5, 4],
    ...[DRAWN, NO_HQ, { type: 'turn-begun', rule: '3.0', turn: 2 }],
    { type: 'weather', rule: '11.5', die: 3, modifier: 0, weather: 'frozen' },
    { type: 'supplied', rule: '11.3', role: 'german', n: 3 },
    { type: 'okw', rule: '11.2', die: 3, modifier: 0, box: 5 },
    { type: 'hilfe', rule: '11.2', die: 5 },
    { type: 'intent', rule: '11.1', die: 4, modifier: 0, box: 7, n: 7 },
    { type: 'called-away', rule: '11.1', corps: 0, divisions: 1, brigades: 1 },
  ],
  [
    '13.11 the end',
    () => lastChit({ turn: 8 }),
    DRAW,
    ['33A'],
    ...[DRAWN, NO_HQ, { type: 'game-over', rule: '13.11' }],
  ],
  [
    '7.22 a transfer',
    () => position({ phase: 'transfer', turn: 4, units: '20A HQ@3101, 31A HQ@2501, 5 TC@3103, 5/5@3103' }),
    { type: 'transfer', unit: '5 TC', card: '31A' },
    [],
    { type: 'transferred', rule: '7.22', unit: '5 TC', card: '31A' },
  ],
  [
    '10.11 a headquarters that returns',
    () => position({ phase: 'return', active: 'soviet', turn: 5, returns: { '20A': 5, '31A': 5 }, units: LOST }),
    { type: 'return', card: '20A', hex: '2501' },
    [],
    { type: 'returned', rule: '10.11', card: '20A', unit: '20A HQ', hex: '2501' },
  ],
  [
    '9.21 a replacement, and 6.11 the states of supply',
    () => position({ phase: 'replace', turn: 3, units: { 'XX HQ': '0130', '72 ID': { hex: '0129', step: 3 } } }),
    { type: 'replace', unit: '72 ID' },
    [],
    { type: 'replaced', rule: '9.21', unit: '72 ID' },
    { type: 'forced', role: 'soviet', action: { type: 'end-phase' } },
    { type: 'forced', role: 'german', action: { type: 'end-phase' } },
    { type: 'states', rule: '6.11', role: 'german', unsupplied: 0, isolated: 0 },
    { type: 'states', rule: '6.11', role: 'soviet', unsupplied: 0, isolated: 0 },
  ],
  [
    '6.3 combat supply',
    feeding,
    { type: 'feed', card: '20A' },
    [],
    { type: 'fed', rule: '6.3', role: 'soviet', card: '20A' },
  ],
  [
    '6.3 combat supply taken back',
    () => act(feeding(), { type: 'feed', card: '20A' }),
    { type: 'starve', card: '20A' },
    [],
    { type: 'starved', rule: '6.3', role: 'soviet', card: '20A' },
  ],
  [
    '9.12 a reinforcement',
    () =>
      position({
        ...{ phase: 'reinforce', turn: 2, chits: { VI: 'cup' } },
        units: { '20A HQ': '3101', '19(b) RD': { box: 'reinforcements' } },
      }),
    { type: 'reinforce', unit: '19(b) RD', card: '20A' },
    [],
    { type: 'reinforced', rule: '9.12', unit: '19(b) RD', card: '20A', hex: '3101' },
    { type: 'forced', role: 'soviet', action: { type: 'end-phase' } },
  ],
  [
    '9.11 a German one enters',
    () => moving('XX', { 'XX HQ': '0125', 'IX HQ': '0830', '29/12': { box: 'reinforcements' } }, { turn: 2 }),
    { type: 'enter', unit: '29/12', hex: '0127' },
    [],
    { type: 'entered', rule: '9.11', unit: '29/12', hex: '0127' },
  ],
  [
    '7.1 how many chits are in the cup',
    () => act(position({ phase: 'chits', units: HQS, turn: 3 }), { type: 'put-chits', cards: ['XX', 'VI'] }),
    { type: 'put-chits', cards: ['20A'] },
    [],
    { type: 'chits-put', rule: '7.1', role: 'soviet', cards: ['20A'] },
    { type: 'cup-filled', rule: '7.1', german: 2, soviet: 1, reveals: true },
  ],
  [
    '7.2 the units of an impulse',
    () =>
      position({
        ...{ phase: 'draw', chits: { '20A': 'cup', XX: 'cup' }, turn: 2 },
        units: '20A HQ@3101, 243 RD@3102, XX HQ@0130, 72 ID@0129',
      }),
    DRAW,
    ['20A'],
    { type: 'chit-drawn', rule: '3.2', role: 'soviet', card: '20A', reveals: true },
    { type: 'activated', rule: '7.2', role: 'soviet', card: '20A', units: ['20A HQ', '243 RD'], n: 2 },
  ],
  [
    '8.0 an attacker',
    () => soviet(PAIR),
    { type: 'assign', unit: '243 RD', hex: '3105' },
    [],
    { type: 'assign', rule: '8.0', unit: '243 RD', hex: '3105', role: 'soviet' },
  ],
  [
    '8.0 an attacker taken back',
    pair,
    { type: 'unassign', unit: '243 RD' },
    [],
    { type: 'unassign', rule: '8.0', unit: '243 RD' },
  ],
  ['8.0 all taken back', pair, { type: 'clear' }, [], { type: 'clear', rule: '8.0', role: 'soviet' }],
  [
    '10.12 support',
    pair,
    { type: 'support', hex: '3105' },
    [],
    { type: 'support', rule: '10.12', card: '20A', hex: '3105' },
  ],
  [
    '10.15 a point spent',
    () =>
      act(assigned(soviet('243 RD@3104, 87 ID@3105', { supply: { soviet: 1 } }), '3105', '243 RD'), {
        type: 'support',
        hex: '3105',
      }),
    { type: 'spend', hex: '3105' },
    [],
    { type: 'spend', rule: '10.15', role: 'soviet', hex: '3105' },
  ],
  [
    '8.0 what is attacked',
    pair,
    { type: 'commit' },
    [],
    { type: 'commit', rule: '8.0', role: 'soviet', battles: [{ hexes: ['3105'], units: ['243 RD', '247 RD'] }] },
  ],
  [
    '8.15 a battle',
    () => act(pair(), { type: 'commit' }),
    { type: 'fight', hex: '3105' },
    [4],
    {
      ...{ type: 'battle', rule: '8.15', role: 'soviet', hex: '3105', overrun: 0 },
      ...{ units: ['243 RD', '247 RD'], defenders: ['72 ID'] },
      ...{ attack: 6, defence: 8, ratio: '1:2', shifts: [], column: '1:2', die: 4, result: '1/-' },
    },
  ],
  [
    '8.21 losses, those without a choice at once',
    hit,
    { type: 'lose-step', unit: '11 TB' },
    [],
    { type: 'reduced', rule: '8.21', unit: '11 TB' },
    { type: 'forced', role: 'german', action: { type: 'lose-step', unit: '205/52' } },
    { type: 'reduced', rule: '8.21', unit: '205/52' },
  ],
  [
    '8.22 the rest in steps',
    paid,
    { type: 'hold' },
    [],
    { type: 'held', rule: '8.22', role: 'german', hex: '3105', n: 1 },
    { type: 'forced', role: 'german', action: { type: 'lose-step', unit: '205/52' } },
    { type: 'eliminated', rule: '8.21', unit: '205/52', hex: '3105' },
  ],
  [
    '8.3 the rest in hexes',
    paid,
    { type: 'fall-back' },
    [],
    { type: 'falls-back', rule: '8.3', role: 'german', units: ['205/52'], n: 1 },
  ],
  [
    '8.3 a retreat',
    () => act(paid(), { type: 'fall-back' }),
    { type: 'retreat', unit: '205/52', hex: '3106' },
    [],
    { type: 'retreated', rule: '8.3', unit: '205/52', from: '3105', to: '3106' },
  ],
  [
    '8.4 an advance and its way',
    won,
    { type: 'advance', unit: '6 TC', hex: '3107' },
    [],
    { type: 'advanced', rule: '8.4', unit: '6 TC', from: '3104', to: '3107', path: ['3105', '3106', '3107'] },
  ],
  [
    '8.6 an overrun',
    () => moving('XX', NINTH),
    OVERRUN,
    [6],
    { type: 'overrun', rule: '8.6', units: OVERRAN, hex: '3105', n: 0 },
    {
      ...{ type: 'battle', rule: '8.15', role: 'german', hex: '3105', overrun: 1, units: OVERRAN },
      ...{
        defenders: ['39 TR'],
        attack: 9,
        defence: 2,
        ratio: '4:1',
        shifts: [],
        column: '4:1',
        die: 6,
        result: '1/3',
      },
    },
    { type: 'forced', role: 'soviet', action: { type: 'lose-step', unit: '39 TR' } },
    { type: 'eliminated', rule: '8.21', unit: '39 TR', hex: '3105' },
  ],
  [
    '8.64 the hex overrun',
    () => act(moving('XX', NINTH), OVERRUN, [6]),
    { type: 'occupy' },
    [],
    { type: 'occupied', rule: '8.64', units: OVERRAN, hex: '3105' },
  ],
  [
    '4.4 a move',
    () => moving('20A', '20A HQ@3102, 243 RD@3103'),
    { type: 'move', unit: '243 RD', hex: '3104' },
    [],
    { type: 'moved', rule: '4.4', unit: '243 RD', from: '3103', to: '3104', path: ['3104'] },
  ],
  [
    '10.42 a division built up',
    () => position({ phase: 'rebuild', impulse: 'XX', units: REGIMENTS }),
    { type: 'build-up', unit: '78 ID', hex: '3104' },
    [],
    { type: 'built-up', rule: '10.42', unit: '78 ID', units: ['3-7 (1)', '3-7 (2)'], hex: '3104' },
  ],
];

it.each(ROWS.map(row => ({ title: row[0], row })))('$title: what is told', ({ row }) => {
  const [, t, said, rolls, ...told] = row;
  expect(act(t(), said, rolls).events).toEqual(told);
});

it('9.11 the cost of entering counts an enemy ZOC', () => {
  const units = { 'XX HQ': '0125', 'IX HQ': '0830', '29/12': { box: 'reinforcements' } };
  const spent = (more: object): number => {
    const t = moving('XX', { ...units, ...more }, { turn: 2 });
    return Number(Object(act(t, { type: 'enter', unit: '29/12', hex: '0127' }).s).spent.find((n: number) => n > 0));
  };
  expect(spent({ '243 RD': '0126' })).toBeGreaterThan(spent({}));
});

it('11.1 lost headquarters are no losses', () => {
  const divisions = '243 247 251 326 331 88 118 133 139 239 246'.split(' ');
  const lost = Object.fromEntries(
    [...divisions.map(id => `${id} RD`), '31A HQ'].map(id => [id, { box: 'eliminated' }]),
  );
  const t = act(lastChit({ units: { '20A HQ': '3101', 'XX HQ': '0130', ...lost } }), DRAW, ['33A', 3, 3, 3, 3]);
  expect(t.events.find(({ type }) => type === 'intent')).toMatchObject({ modifier: 0 });
});
