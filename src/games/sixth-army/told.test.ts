/** What the log tells of actions and their effects: who sees a position change must learn why. */
import { expect, it } from 'vitest';
import { random, seededDice } from '../../kit/dice.ts';
import type { GameEvent } from '../../kit/game.ts';
import { playout } from '../../kit/playout.ts';
import { act, scene, type Telling, type Trial } from '../../kit/trial.ts';
import { game } from './whole.ts';

const SOVIETS_RECOVER = [
  { phase: 'turn', at: 11 },
  { phase: 'recovery', side: 'soviet', acted: false },
];
const OPERATIONS = [
  { phase: 'turn', at: 5 },
  { phase: 'operations', side: 'axis', passes: 0 },
];
const AFTER_A_PASS = [
  { phase: 'turn', at: 5 },
  { phase: 'operations', side: 'axis', passes: 1 },
];
const REDEPLOYMENT = [
  { phase: 'turn', at: 6 },
  {
    phase: 'redeployment',
    side: 'axis',
    units: ['6Pz/4'],
    mover: null,
    spent: 0,
    strategic: false,
    short: false,
    acted: false,
  },
];
const SOVIETS_ARRIVE = [
  { phase: 'turn', at: 2 },
  { phase: 'reinforcement', side: 'soviet', formation: null, acted: false },
];

const TOLD: readonly Telling[] = [
  [
    '4.0 last-turn',
    {
      units: {
        '6Pz/I/11': { hex: '0205' },
        '6Pz/AA6': { hex: '0205', exhausted: true },
        '61C': { hex: '0705' },
        '13M/17': { hex: '1012', exhausted: true },
      },
      turn: 4,
      flow: SOVIETS_RECOVER,
    },
    { type: 'end-recovery' },
    [],
    { type: 'last-turn', rule: '4.0' },
  ],
  [
    '4.1 thunder',
    {
      units: '6Pz/4@1312, 6Pz/AA6@1412, 61C@0905',
      flow: [
        { phase: 'turn', at: 6 },
        {
          phase: 'redeployment',
          side: 'axis',
          units: ['6Pz/4', '6Pz/AA6'],
          mover: null,
          spent: 0,
          strategic: false,
          short: false,
          acted: false,
        },
      ],
    },
    { type: 'move', unit: '6Pz/AA6', hex: '1513' },
    ['refused'],
    { type: 'thunder', rule: '4.1', line: 1, unit: '6Pz/AA6', hex: '1513', marker: 'refused', reveals: true },
  ],
  [
    '4.3 thunder',
    {
      units: '6Pz/AA6@1811, 61C@0905',
      phase: 'movement',
      activated: ['6Pz/AA6'],
      crossed: [1, 2],
      cup: { refused: 1 },
    },
    { type: 'move', unit: '6Pz/AA6', hex: '1912' },
    [],
    { type: 'thunder', rule: '4.3', line: 3, unit: '6Pz/AA6', hex: '1912' },
  ],
  [
    '5.0 turn',
    {
      units: '6Pz/I/11@0205, 61C@1005, 81C@1005',
      flow: SOVIETS_RECOVER,
    },
    { type: 'end-recovery' },
    [1, 'artillery'],
    { type: 'turn', rule: '5.0', turn: 2 },
  ],
  [
    '6.2 air-superiority',
    {
      units: '6Pz/I/11@0205, 61C@1005, 81C@1005',
      flow: SOVIETS_RECOVER,
    },
    { type: 'end-recovery' },
    [1, 'artillery'],
    { type: 'air-superiority', rule: '6.2', role: 'axis', dice: [1], markers: 1 },
  ],
  [
    '6.0 air-superiority',
    { units: '6Pz/I/11@0205, 61C@1005, 81C@1005', turn: 3, phase: 'reinforcement', active: 'soviet' },
    { type: 'end-arrival' },
    [4, 4],
    { type: 'air-superiority', rule: '6.0', dice: [4, 4], markers: 0 },
  ],
  [
    '6.1 air-superiority',
    { units: '6Pz/I/11@0205, 61C@1005, 81C@1005', turn: 3, phase: 'reinforcement', active: 'soviet' },
    { type: 'end-arrival' },
    [3, 4, 'anti-tank'],
    { type: 'air-superiority', rule: '6.1', role: 'soviet', dice: [3, 4], markers: 1 },
  ],
  [
    '6.3 place-air',
    {
      units: '6Pz/I/11@0205, 61C@1005, 81C@1005',
      flow: [{ phase: 'turn', at: 4 }, { phase: 'air-placement' }],
      support: { axis: { air: 2 } },
    },
    { type: 'place-air', card: 'air', hex: '0811' },
    [],
    { type: 'place-air', rule: '6.3', hex: '0811' },
  ],
  [
    '9.1 battle-group',
    {
      units: '6Pz/4@0205, 61C@1005',
      flow: OPERATIONS,
    },
    { type: 'battle-group', hex: '0205', units: ['6Pz/4'] },
    [],
    { type: 'battle-group', rule: '9.1', role: 'axis', units: ['6Pz/4'], hex: '0205' },
  ],
  [
    '9.1 pass',
    { units: '6Pz/4@0205, 61C@1005', flow: OPERATIONS },
    { type: 'pass' },
    [],
    { type: 'pass', rule: '9.1', role: 'axis' },
  ],
  [
    '9.3 order',
    {
      units: '6Pz/4@1007, 23Pz/126@1005, 61C@1006',
      flow: OPERATIONS,
    },
    { type: 'order', card: '57PzK' },
    [],
    { type: 'order', rule: '9.3', role: 'axis', card: '57PzK' },
  ],
  [
    '9.4 activate',
    {
      units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005',
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'operations', side: 'soviet', passes: 0 },
        { phase: 'activate', side: 'axis', card: '6Pz', units: ['6Pz/4'] },
      ],
      lp: { axis: 29 },
      hqUsed: ['6Pz'],
    },
    { type: 'begin' },
    [],
    { type: 'activate', rule: '9.4', role: 'axis', units: ['6Pz/4'], card: '6Pz' },
  ],
  [
    '11.6 artillery',
    {
      units: '6Pz/4@1008, 96/87@1513, 61C@1009',
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'operations', side: 'soviet', passes: 0 },
        { phase: 'activation', side: 'axis', units: ['6Pz/4'], at: 2 },
        { phase: 'combat', side: 'axis', units: [], targets: ['61C'] },
        {
          phase: 'battle',
          side: 'axis',
          hex: '1009',
          attackers: ['6Pz/4'],
          defenders: ['61C'],
          stage: 3,
          artillery: null,
          result: '',
          retreated: [],
        },
        { phase: 'artillery', side: 'axis' },
      ],
      support: { axis: { artillery: 1 } },
    },
    { type: 'artillery', card: 'artillery' },
    [6],
    { type: 'artillery', rule: '11.6', role: 'axis', card: 'artillery' },
  ],
  [
    '11.7 anti-tank',
    {
      units: '6Pz/I/11@1008, 6Pz/4@1008, 8CR/4Ros@0108, 96/87@1513, 61C@1009',
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'operations', side: 'soviet', passes: 0 },
        { phase: 'activation', side: 'axis', units: ['6Pz/I/11', '6Pz/4'], at: 2 },
        { phase: 'combat', side: 'axis', units: [], targets: ['61C'] },
        {
          phase: 'battle',
          side: 'axis',
          hex: '1009',
          attackers: ['6Pz/I/11', '6Pz/4'],
          defenders: ['61C'],
          stage: 1,
          artillery: null,
          result: '',
          retreated: [],
        },
        { phase: 'anti-tank', side: 'soviet', units: ['6Pz/I/11'], n: 1 },
      ],
      support: { soviet: { 'anti-tank': 1 } },
    },
    { type: 'anti-tank', unit: '6Pz/I/11', card: 'anti-tank' },
    [1],
    { type: 'anti-tank', rule: '11.7', role: 'soviet', unit: '6Pz/I/11', card: 'anti-tank' },
  ],
  [
    '11.8 eliminate',
    {
      units: '6Pz/4@1008, 61C@1009',
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'operations', side: 'soviet', passes: 0 },
        { phase: 'activation', side: 'axis', units: ['6Pz/4'], at: 2 },
        { phase: 'combat', side: 'axis', units: ['6Pz/4'], targets: [] },
        { phase: 'assemble', side: 'axis', hex: '1009', units: ['6Pz/4'] },
      ],
      air: ['1010'],
    },
    { type: 'resolve' },
    [6],
    { type: 'eliminate', rule: '11.8', unit: '61C', hex: '1009' },
  ],
  [
    '11.11 retreat',
    {
      units: '6Pz/4@0605, 61C@0606',
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'operations', side: 'soviet', passes: 0 },
        { phase: 'activation', side: 'axis', units: ['6Pz/4'], at: 2 },
        { phase: 'combat', side: 'axis', units: [], targets: ['61C'] },
        {
          phase: 'battle',
          side: 'axis',
          hex: '0606',
          attackers: ['6Pz/4'],
          defenders: ['61C'],
          stage: 5,
          artillery: null,
          result: 'AL',
          retreated: [],
        },
        { phase: 'losses', side: 'axis', units: ['6Pz/4'], hold: [], steps: 1, modifier: 0 },
      ],
    },
    { type: 'retreat', unit: '6Pz/4', hex: '0604' },
    [],
    { type: 'retreat', rule: '11.11', unit: '6Pz/4', from: '0605', to: '0604' },
  ],
  [
    '11.12 advance',
    {
      units: { '6Pz/4': { hex: '0605' }, '96/87': { hex: '1513' }, '61C': { hex: '0704', exhausted: true } },
      flow: [
        { phase: 'turn', at: 5 },
        { phase: 'operations', side: 'soviet', passes: 0 },
        { phase: 'activation', side: 'axis', units: ['6Pz/4'], at: 2 },
        { phase: 'combat', side: 'axis', units: [], targets: ['61C'] },
        {
          phase: 'battle',
          side: 'axis',
          hex: '0604',
          attackers: ['6Pz/4'],
          defenders: ['61C'],
          stage: 7,
          artillery: null,
          result: 'DL',
          retreated: ['61C'],
        },
        { phase: 'advance', side: 'axis', hex: '0604', units: ['6Pz/4'], far: true, acted: false },
      ],
    },
    { type: 'advance', unit: '6Pz/4', hex: '0504' },
    [],
    { type: 'advance', rule: '11.12', unit: '6Pz/4', from: '0605', to: '0504', path: ['0604', '0504'] },
  ],
  [
    '12.2 exhaust',
    {
      units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005, 81C@1007',
      flow: AFTER_A_PASS,
      support: { axis: { air: 1 } },
    },
    { type: 'support-attack', card: 'air', hex: '1005' },
    [],
    { type: 'exhaust', rule: '12.2', unit: '61C' },
  ],
  [
    '12.2 support-attack',
    {
      units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005, 81C@1007',
      flow: AFTER_A_PASS,
      support: { axis: { air: 1 } },
    },
    { type: 'support-attack', card: 'air', hex: '1005' },
    [],
    { type: 'support-attack', rule: '12.2', role: 'axis', card: 'air', hex: '1005' },
  ],
  [
    '13.2.1 logistics',
    {
      units: { '6Pz/4': { hex: '1008', exhausted: true }, '96/87': { hex: '1513' } },
      flow: REDEPLOYMENT,
    },
    { type: 'end-redeployment' },
    [],
    { type: 'logistics', rule: '13.2.1', role: 'axis', income: 12, depots: [], lp: 30 },
  ],
  [
    '13.2.3 control',
    {
      units: { '6Pz/4': { hex: '0505', exhausted: true }, '96/87': { hex: '1513' } },
      flow: REDEPLOYMENT,
      lp: { axis: 0 },
    },
    { type: 'move', unit: '6Pz/4', hex: '0604' },
    [],
    { type: 'control', rule: '13.2.3', hex: '0604', role: 'axis' },
  ],
  [
    '13.3 recover',
    {
      units: {
        '6Pz/4': { hex: '0813', exhausted: true },
        '16PG/60': { hex: '0108', exhausted: true },
        '61C': { hex: '0710' },
      },
      flow: [
        { phase: 'turn', at: 8 },
        { phase: 'recovery', side: 'axis', acted: false },
      ],
      lp: { axis: 10, soviet: 0 },
    },
    { type: 'recover', unit: '6Pz/4' },
    [],
    { type: 'recover', rule: '13.3', unit: '6Pz/4', cost: 1 },
  ],
  [
    '14.2 arrive',
    {
      units: {
        '5G/3G': { box: 'reinforcements' },
        '9G/3G': { box: 'reinforcements' },
        '13G/3G': { box: 'reinforcements' },
      },
      turn: 3,
      flow: SOVIETS_ARRIVE,
    },
    { type: 'place', unit: '5G/3G', hex: '2008' },
    [],
    { type: 'arrive', rule: '14.2', unit: '5G/3G', hex: '2008' },
  ],
  [
    '14.2 delay',
    {
      units: {
        '85': { hex: '1911' },
        '235': { hex: '1912' },
        '254': { hex: '1912' },
        '503/91': { hex: '2008' },
        '561/91': { hex: '2008' },
        '613/91': { hex: '2008' },
        '366/126': { hex: '2009' },
        '539/126': { hex: '2009' },
        '550/126': { hex: '2009' },
        '96/87': { hex: '2010' },
        '1378/87': { hex: '2010' },
        '1379/87': { hex: '2010' },
        '61C': { hex: '1911' },
        '81C': { hex: '1911' },
        '5G/3G': { box: 'reinforcements' },
        '9G/3G': { box: 'reinforcements' },
        '13G/3G': { box: 'reinforcements' },
        '84G/33G': { hex: '1912' },
        '88G/33G': { hex: '1913' },
      },
      turn: 3,
      flow: SOVIETS_ARRIVE,
    },
    { type: 'end-arrival' },
    [3, 3],
    { type: 'delay', rule: '14.2', units: ['5G/3G', '9G/3G', '13G/3G'] },
  ],
];

it('3.1 3.2 the steps of a set-up are told, and the first turn', () => {
  const begun = scene(game, { phase: 'set-up', active: 'soviet', units: {} });
  const ready = act(begun, { type: 'historical-set-up' });
  expect(ready.events).toContainEqual({ type: 'historical-set-up', rule: '3.1', role: 'soviet' });
  expect(act(ready, { type: 'take-back', unit: '503/91' }).events).toContainEqual({
    ...{ type: 'take-back', rule: '3.1', unit: '503/91' },
  });
  const axis = act(ready, { type: 'ready' });
  expect(axis.events).toContainEqual({ type: 'ready', rule: '3.1', role: 'soviet' });
  const both = act(axis, { type: 'historical-set-up' });
  expect(both.events).toContainEqual({ type: 'historical-set-up', rule: '3.2', role: 'axis' });
  expect(act(both, { type: 'ready' }, [1, 'air', 'artillery']).events).toContainEqual({
    ...{ type: 'turn', rule: '5.0', turn: 1 },
  });
});

it.each(TOLD)('%s is told', (_title, at, said, rolls, told) =>
  expect(act(scene(game, at), said, rolls).events).toContainEqual(told),
);

it('14.2 no event tells of nobody', () => {
  const dice = seededDice(1);
  const start: Trial = { game, s: game.setup('winter-storm', {}, dice), events: [] };
  const told: GameEvent[] = [];
  playout(start.game, start.s, { dice, next: random(1), each: (_role, { events }) => told.push(...events) });
  const ofNobody = told.filter(({ units }) => Array.isArray(units) && units.length === 0);
  expect([...new Set(ofNobody.map(({ type }) => type))]).toEqual([]);
});
