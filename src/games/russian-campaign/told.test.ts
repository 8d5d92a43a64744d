/** What the log tells of actions and their effects: who sees a position change must learn why. */
import { expect, it } from 'vitest';
import { random, seededDice } from '../../kit/dice.ts';
import type { GameEvent } from '../../kit/game.ts';
import { playout } from '../../kit/playout.ts';
import { act, scene, type Telling, type Trial } from '../../kit/trial.ts';
import { game } from './whole.ts';

const AXIS_MOVES = [
  { phase: 'turn', at: 3 },
  { phase: 'movement', side: 'axis', impulse: 1, mover: null, spent: 0, acted: false },
];
const SOVIETS_MOVE = [
  { phase: 'turn', at: 15 },
  { phase: 'movement', side: 'soviet', impulse: 1, mover: null, spent: 0, acted: false },
];

const TOLD: readonly Telling[] = [
  [
    '8.3.6 rail-possession',
    {
      units: 'HQ-N@E33, Fin2@B14, Hitler@E32, Stalin@U2, 1GdTk@B13, 2GdTk@B13',
      turn: 7,
      flow: [
        { phase: 'turn', at: 19 },
        {
          phase: 'declare',
          side: 'soviet',
          impulse: 2,
          hexes: ['B14'],
          leads: ['B14'],
          units: ['1GdTk', '2GdTk'],
          battles: ['B14', 'B14'],
        },
      ],
    },
    { type: 'commit' },
    [6],
    { type: 'rail-possession', rule: '8.3.6', role: 'soviet', hexes: ['B14', 'B13', 'B12', 'B11'] },
  ],
  [
    '9.6.3 give-ground',
    {
      units: 'HQ-N@E33, 47Pz@S13, 22A@S14, 21A@S14, Stavka@U3',
      turn: 13,
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'resolve', side: 'axis', impulse: 1, battles: [] },
        {
          phase: 'battle',
          side: 'axis',
          impulse: 1,
          hexes: ['S14'],
          attackers: ['47Pz'],
          defenders: ['22A', '21A'],
          stage: 2,
          die: 6,
          result: 'EX',
          fallen: [],
        },
        { phase: 'give-ground', side: 'soviet' },
      ],
    },
    { type: 'give-ground' },
    [],
    { type: 'give-ground', rule: '9.6.3', role: 'soviet', hexes: ['S14'], was: 'EX' },
  ],
  [
    '9.6.3 stand-firm',
    {
      units: 'HQ-N@E33, 24Pz@X17, 6Inf@X17, 5A@X16, Tk3@X15, 27A@X16, Stavka@U3',
      turn: 13,
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'resolve', side: 'axis', impulse: 1, battles: [] },
        {
          phase: 'battle',
          side: 'axis',
          impulse: 1,
          hexes: ['X16'],
          attackers: ['24Pz', '6Inf'],
          defenders: ['5A', '27A'],
          stage: 2,
          die: 4,
          result: 'C',
          fallen: [],
        },
        { phase: 'give-ground', side: 'soviet' },
      ],
    },
    { type: 'stand-firm' },
    [],
    { type: 'stand-firm', rule: '9.6.3', role: 'soviet', hexes: ['X16'], was: 'C' },
  ],
  [
    '9.9.3 recall-stuka',
    {
      units: {
        'HQ-C': { hex: 'X20' },
        '24Pz': { hex: 'X17', held: true },
        '40Pz': { hex: 'E33' },
        '27A': { hex: 'X16' },
        Stavka: { hex: 'U3' },
      },
      turn: 2,
      flow: [
        { phase: 'turn', at: 3 },
        { phase: 'movement', side: 'axis', impulse: 1, mover: null, spent: 0, acted: true },
      ],
      stukas: [{ unit: 'HQ-C', hex: 'X16' }],
    },
    { type: 'recall-stuka', unit: 'HQ-C' },
    [],
    { type: 'recall-stuka', rule: '9.9.3', role: 'axis', unit: 'HQ-C' },
  ],
  [
    '9.9.3 stuka',
    {
      units: 'HQ-C@O20, 8A@O16',
      turn: 2,
      flow: AXIS_MOVES,
    },
    { type: 'stuka', unit: 'HQ-C', hex: 'O16' },
    [],
    { type: 'stuka', rule: '9.9.3', role: 'axis', unit: 'HQ-C', hex: 'O16' },
  ],
  [
    '9.10.1 artillery',
    {
      units: {
        '6Inf': { hex: 'X17' },
        '27A': { hex: 'X16', held: true },
        Stavka: { hex: 'X13' },
        '1Gd': { hex: 'U3' },
      },
      turn: 19,
      flow: SOVIETS_MOVE,
    },
    { type: 'artillery', unit: 'Stavka', hex: 'X17' },
    [],
    { type: 'artillery', rule: '9.10.1', role: 'soviet', unit: 'Stavka', hex: 'X17' },
  ],
  [
    '9.10.1 recall-artillery',
    {
      units: {
        'HQ-N': { hex: 'E33' },
        '6Inf': { hex: 'X17' },
        '13Inf': { hex: 'X18' },
        '20Inf': { hex: 'Y17' },
        '27A': { hex: 'X16', held: true },
        Stavka: { hex: 'X13' },
        '1Gd': { hex: 'U3' },
      },
      turn: 13,
      flow: [
        { phase: 'turn', at: 15 },
        { phase: 'movement', side: 'soviet', impulse: 1, mover: null, spent: 0, acted: true },
      ],
      guns: ['X17'],
      gunsUsed: 1,
    },
    { type: 'recall-artillery', hex: 'X17' },
    [],
    { type: 'recall-artillery', rule: '9.10.1', role: 'soviet', hex: 'X17' },
  ],
  [
    '9.12.1 no-remnant',
    {
      units: {
        'HQ-N': { hex: 'E33' },
        '6Inf': { box: 'replacement-pool' },
        'RemInf-1': { box: 'remnants' },
        'RemInf-2': { box: 'remnants' },
        'RemPzGr-1': { box: 'remnants' },
        'RemSSInf-1': { box: 'remnants' },
        'RemSSPzGr-1': { box: 'remnants' },
        '22A': { hex: 'X17' },
        Stavka: { hex: 'U3' },
        '1Gd': { hex: 'X17' },
        'RemGd-1': { box: 'remnants' },
        'RemGdTk-1': { box: 'remnants' },
      },
      turn: 8,
      flow: [
        { phase: 'turn', at: 16 },
        { phase: 'resolve', side: 'soviet', impulse: 1, battles: [] },
        {
          phase: 'battle',
          side: 'soviet',
          impulse: 1,
          hexes: ['X16'],
          attackers: ['22A', '1Gd'],
          defenders: ['6Inf'],
          stage: 7,
          die: 6,
          result: 'DE',
          fallen: [{ unit: '6Inf', hex: 'X16' }],
        },
        { phase: 'remnant', side: 'axis', fallen: [{ unit: '6Inf', hex: 'X16' }] },
      ],
    },
    { type: 'decline' },
    [],
    { type: 'no-remnant', rule: '9.12.1', role: 'axis' },
  ],
  [
    '11.1.2 hold',
    {
      units: { Hitler: { hex: 'E32' }, Stalin: { hex: 'U2' }, Para5: { box: 'arriving' } },
      turn: 3,
      flow: SOVIETS_MOVE,
    },
    { type: 'hold', unit: 'Para5' },
    [],
    { type: 'hold', rule: '11.1.2', unit: 'Para5' },
  ],
  [
    '11.1.3 drop',
    {
      units: { Hitler: { hex: 'E32' }, Stavka: { hex: 'R9' }, Stalin: { hex: 'U2' }, Para5: { box: 'paratroops' } },
      turn: 5,
      flow: SOVIETS_MOVE,
      weather: ['snow', 'snow'],
    },
    { type: 'drop', unit: 'Para5', hex: 'R17' },
    [],
    { type: 'drop', rule: '11.1.3', unit: 'Para5', hex: 'R17', onto: false },
  ],
  [
    '11.2.3 partisans-swept',
    {
      units: {
        '24Pz': { hex: 'O21', done: 'moved' },
        Hitler: { hex: 'E32' },
        Stalin: { hex: 'U2' },
        Par1: { hex: 'O22' },
      },
      turn: 4,
      flow: [
        { phase: 'turn', at: 3 },
        { phase: 'movement', side: 'axis', impulse: 1, mover: null, spent: 2, acted: true },
      ],
      owner: { O24: 'axis', O21: 'axis', O20: 'axis' },
      rail: { O23: 'axis', O22: 'axis', O21: 'axis', O19: 'axis' },
    },
    { type: 'end-movement' },
    [],
    { type: 'partisans-swept', rule: '11.2.3', units: ['Par1'] },
  ],
  [
    '11.2.4 partisan',
    {
      units: 'Par1@O22',
      turn: 4,
      flow: [
        { phase: 'turn', at: 22 },
        { phase: 'partisans', side: 'soviet', impulse: 2, units: ['Par1'], acted: false },
      ],
      owner: { O24: 'axis', O20: 'axis' },
      rail: { O23: 'axis', O22: 'axis', O21: 'axis', O19: 'axis' },
    },
    { type: 'place', unit: 'Par1', hex: 'O24' },
    [],
    { type: 'partisan', rule: '11.2.4', unit: 'Par1', hex: 'O24' },
  ],
  [
    '12.3.3 arrive',
    {
      units: { '1Inf': { hex: 'E34' }, '40Pz': { box: 'arriving' } },
      turn: 7,
      flow: AXIS_MOVES,
      railed: { axis: 6 },
    },
    { type: 'arrive', unit: '40Pz', hex: 'E34' },
    [],
    { type: 'arrive', rule: '12.3.3', unit: '40Pz', hex: 'E34' },
  ],
  [
    '12.5 withdrawal-missed',
    {
      units: {
        'HQ-C': { hex: 'E33' },
        '24Pz': { hex: 'G34', landed: 19 },
        Hitler: { hex: 'E32' },
        '8A': { hex: 'G33' },
        '11A': { hex: 'G33' },
        Stalin: { hex: 'U2' },
      },
      turn: 19,
      flow: [
        { phase: 'turn', at: 5 },
        {
          phase: 'declare',
          side: 'axis',
          impulse: 1,
          hexes: ['G33'],
          leads: ['G33'],
          units: ['24Pz'],
          battles: ['G33'],
        },
      ],
      withdrawn: 1,
    },
    { type: 'commit' },
    [3],
    { type: 'withdrawal-missed', rule: '12.5', count: 1 },
  ],
  [
    '12.7.4 worker',
    {
      units: { Hitler: { hex: 'E32' }, '8A': { hex: 'X10' }, Stalin: { hex: 'U2' }, 'W-4a': { box: 'arriving' } },
      turn: 4,
      flow: [
        { phase: 'turn', at: 14 },
        {
          phase: 'soviet-replacement',
          side: 'soviet',
          points: 0,
          units: [],
          sent: null,
          returning: false,
          returned: null,
          acted: false,
          waiting: true,
        },
        { phase: 'workers', side: 'soviet', acted: false },
      ],
      owner: { X13: 'axis' },
    },
    { type: 'place', unit: 'W-4a', hex: 'AA10' },
    [],
    { type: 'worker', rule: '12.7.4', role: 'soviet', unit: 'W-4a', hex: 'AA10' },
  ],
  [
    'V3.4 sent-to-siberia',
    {
      units: {
        Hitler: { hex: 'E32' },
        '8A': { box: 'arriving', via: 'replaced' },
        Cav1: { box: 'replacement-pool' },
        Stalin: { hex: 'U2' },
        'W-Moscow': { hex: 'R9' },
        'W-Leningrad': { hex: 'E11' },
        'W-Kharkov': { hex: 'AA15' },
      },
      turn: 5,
      flow: [
        { phase: 'turn', at: 14 },
        {
          phase: 'soviet-replacement',
          side: 'soviet',
          points: 9,
          units: ['8A'],
          sent: null,
          returning: false,
          returned: null,
          acted: true,
        },
      ],
      weather: ['snow', 'snow'],
      variants: { 'no-balkans': 'adopted', siberia: 'adopted', japan: 'adopted' },
    },
    { type: 'send', unit: '8A' },
    [],
    { type: 'sent-to-siberia', rule: 'V3.4', role: 'soviet', unit: '8A', strength: 5 },
  ],
];

it.each(TOLD)('%s is told', (_title, at, said, rolls, told) =>
  expect(act(scene(game, at), said, rolls).events).toContainEqual(told),
);

it('10.1 12.1.1 no event tells of nobody, but that all are set up', () => {
  const dice = seededDice(1);
  const start: Trial = { game, s: game.setup('campaign', {}, dice), events: [] };
  const told: GameEvent[] = [];
  playout(start.game, start.s, { dice, next: random(1), each: (_role, { events }) => told.push(...events) });
  const ofNobody = told.filter(({ units }) => Array.isArray(units) && units.length === 0);
  expect([...new Set(ofNobody.map(({ type }) => type))]).toEqual(['ready']);
});
