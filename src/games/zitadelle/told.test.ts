/** What the log tells of actions and their effects: who sees a position change must learn why. */
import { expect, it } from 'vitest';
import { random, seededDice } from '../../kit/dice.ts';
import type { GameEvent, Options } from '../../kit/game.ts';
import { playout } from '../../kit/playout.ts';
import { act, scene, type Telling, type Trial } from '../../kit/trial.ts';
import { game } from './whole.ts';

const SOVIETS_MOVE = [
  { phase: 'turn', at: 12 },
  { phase: 'movement', side: 'soviet', mover: null, spent: 0, broke: false, lame: 0, acted: false },
];
const RAIDS_GO_ON = [
  { phase: 'turn', at: 1 },
  { phase: 'air', side: 'german', acted: true },
];

const TOLD: readonly Telling[] = [
  [
    '4.0 turn',
    {
      units: '106/239@2801, 111R/399@3828',
      turn: 8,
      flow: SOVIETS_MOVE,
    },
    { type: 'end-movement' },
    [],
    { type: 'turn', rule: '4.0', turn: 9 },
  ],
  [
    '7.8.8 recovered',
    {
      units: { '11Pz/15': { hex: '0505' }, '6TK/22': { hex: '0504', disrupted: true } },
      turn: 3,
      flow: SOVIETS_MOVE,
    },
    { type: 'end-movement' },
    [],
    { type: 'recovered', rule: '7.8.8', role: 'soviet', units: ['6TK/22'] },
  ],
  [
    '9.1.1 dive',
    {
      units: {
        '6TK/22': { hex: '0505' },
        '8FgK/DB1': { box: 'air-ready' },
      },
      turn: 3,
      flow: [
        { phase: 'turn', at: 1 },
        { phase: 'air', side: 'german', acted: false },
      ],
    },
    { type: 'dive', unit: '8FgK/DB1', hex: '0505' },
    [],
    { type: 'dive', rule: '9.1.1', unit: '8FgK/DB1', hex: '0505' },
  ],
  [
    '9.1.1 raid',
    {
      units: {
        '6TK/22': { hex: '0505' },
        '8FgK/DB1': { hex: '0505' },
        '8FgK/LB1': { box: 'air-ready' },
      },
      turn: 3,
      flow: RAIDS_GO_ON,
    },
    { type: 'raid', unit: '8FgK/LB1', card: '6GA' },
    [],
    { type: 'raid', rule: '9.1.1', unit: '8FgK/LB1', card: '6GA' },
  ],
  [
    '9.1.1 recall',
    {
      units: {
        '6TK/22': { hex: '0505' },
        '8FgK/DB1': { hex: '0505' },
      },
      turn: 3,
      flow: RAIDS_GO_ON,
    },
    { type: 'recall', unit: '8FgK/DB1' },
    [],
    { type: 'recall', rule: '9.1.1', unit: '8FgK/DB1' },
  ],
  [
    '10.1.1 disbanded',
    {
      units: '292/507@3033, Arko35@3033, PzPi811@3033, 6TK/22@0505',
      flow: SOVIETS_MOVE,
    },
    { type: 'end-movement' },
    [],
    { type: 'disbanded', rule: '10.1.1', units: ['Arko35'] },
  ],
  [
    '10.1.2 support',
    {
      units: {
        '167/315': { hex: '1721', step: 2 },
        '106/239': { hex: '2801' },
        Arko132: { hex: '1721' },
        '51GR/154G': { hex: '1820' },
        '51GR/156G': { hex: '1820' },
        '111R/399': { hex: '3828' },
      },
      flow: [
        { phase: 'turn', at: 5 },
        {
          phase: 'declare',
          side: 'german',
          able: ['167/315'],
          support: [],
          hexes: ['1820'],
          leads: ['1820'],
          units: ['167/315'],
          battles: ['1820'],
        },
      ],
    },
    { type: 'support', unit: 'Arko132', hex: '1820' },
    [],
    { type: 'support', rule: '10.1.2', unit: 'Arko132', hex: '1820' },
  ],
  [
    '10.3.2 start',
    {
      units: { '10PzB/51': { hex: '0505', disrupted: true } },
      turn: 3,
      flow: [
        { phase: 'turn', at: 6 },
        { phase: 'movement', side: 'german', mover: null, spent: 0, broke: false, lame: 0, acted: false },
      ],
    },
    { type: 'start', unit: '10PzB/51' },
    [4],
    { type: 'start', rule: '10.3.2', unit: '10PzB/51', hex: '0505', die: 4 },
  ],
  [
    '12.3 judged',
    {
      units: '6TK/22@0505',
      turn: 9,
      flow: SOVIETS_MOVE,
    },
    { type: 'end-movement' },
    [],
    {
      type: 'judged',
      rule: '12.3',
      places: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      steps: 0,
      belgorod: 0,
      total: 0,
      code: 'soviet-tactical',
    },
  ],
];

it.each<[string, Options]>([
  ['11.1.1', {}],
  ['13.3.4', { chits: true }],
])('%s reinforcements are told, hidden ones as such', (rule, options) => {
  const units = { '106/239': { hex: '2801' }, '111R/399': { hex: '3828' }, '18TK/110': { box: 'reinforcements' } };
  const fire = { turn: 7, phase: 'fire', active: 'german', during: 'soviet', units };
  const t = act(scene(game, fire, options), { type: 'end-fire' });
  const hidden = options.chits === true;
  expect(t.events).toEqual([{ type: 'reinforcements', rule, role: 'soviet', units: ['18TK/110'], hidden }]);
});

it.each(TOLD)('%s is told', (_title, at, said, rolls, told) =>
  expect(act(scene(game, at), said, rolls).events).toContainEqual(told),
);

it('13.6.1 the order of the phases is told', () => {
  const flow = [
    { phase: 'turn', at: 2 },
    { phase: 'order', side: 'german', acted: false },
  ];
  const t = scene(game, { units: '11Pz/15@0504, 6TK/22@0505', turn: 2, flow }, { 'move-first': true });
  expect(act(t, { type: 'move-first' }).events).toContainEqual({ type: 'order', rule: '13.6.1', first: true });
});

it('11.1.1 no event tells of nobody', () => {
  const dice = seededDice(1);
  const start: Trial = { game, s: game.setup('zitadelle', {}, dice), events: [] };
  const told: GameEvent[] = [];
  playout(start.game, start.s, { dice, next: random(1), each: (_role, { events }) => told.push(...events) });
  const ofNobody = told.filter(({ units }) => Array.isArray(units) && units.length === 0);
  expect([...new Set(ofNobody.map(({ type }) => type))]).toEqual([]);
});
