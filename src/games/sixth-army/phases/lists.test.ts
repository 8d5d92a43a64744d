/** What a list leaves open until it is asked for, and what only takes back what was chosen before. */
import { expect, it } from 'vitest';
import { act, active, acts, can, type Said, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const choice = (t: Trial, type: string) => t.game.legal(t.s, active(t) ?? '').find(one => one.type === type);

const setUp = position({ phase: 'set-up', active: 'soviet', units: {} });
const air = position({
  units: '6Pz/4@0205, 61C@1005, 81C@1007',
  flow: [{ phase: 'turn', at: 4 }, { phase: 'air-placement' }],
  support: { axis: { air: 2 } },
});
const UNITS = '6Pz/4@1008, 6Pz/AA6@1008, 16PG/60@0909, 61C@1009, 81C@1005, 96/87@1513';
const operations = position({ units: UNITS, support: { axis: { air: 1 } } });
const fighting = position({ phase: 'combat', activated: ['6Pz/4', '16PG/60'], units: UNITS });
const assembling = acts(fighting, { type: 'attack', hex: '1009' }, { type: 'join', unit: '6Pz/4' });
const retreating = act(assembling, { type: 'resolve' }, [5]);
const advancing = act(retreating, { type: 'retreat', unit: '61C', hex: '1110' });
const ordering: Said[] = [
  { type: 'order', card: '6Pz' },
  { type: 'activate', unit: '6Pz/4' },
];

it.each<[string, string, string, Trial]>([
  ['3.1', 'place', 'hex', setUp],
  ['6.3', 'place-air', 'hex', air],
  ['9.1', 'battle-group', 'units', operations],
  ['12.1', 'support-attack', 'hex', operations],
  ['10.0', 'move', 'hex', position({ phase: 'movement', activated: ['6Pz/4'], units: UNITS })],
  ['11.9', 'retreat', 'hex', retreating],
  ['11.12', 'advance', 'hex', advancing],
])('%s the list of %s leaves the %s open', (_section, type, open, t) => {
  expect(choice(t, type)?.open).toBe(open);
});

it.each<[string, string, Trial]>([
  ['3.1', 'take-back', act(setUp, { type: 'place', unit: '503/91', hex: '0407' })],
  ['11.2', 'leave', assembling],
  ['11.2', 'call-off', assembling],
  ['9.2', 'stand-down', acts(operations, ...ordering)],
])('%s %s only revises', (_section, type, t) => {
  expect(choice(t, type)?.revises).toBe(true);
});

it('13.3 recovery waits for its end after the last unit', () => {
  const END = { type: 'end-recovery' };
  const tired = (...units: readonly string[]): Trial =>
    position({
      phase: 'recovery',
      lp: { axis: 10 },
      units: { '61C': { hex: '0710' }, ...Object.fromEntries(units.map(u => [u, { hex: '0813', exhausted: true }])) },
    });
  expect(can(act(tired('6Pz/4'), { type: 'recover', unit: '6Pz/4' }), END, 'axis')).toBe(true);
  expect(can(act(tired('6Pz/4', '6Pz/114'), { type: 'recover-all' }), END, 'axis')).toBe(true);
});

it('11.2 a unit that leaves the attack takes no part in it', () => {
  const t = acts(assembling, { type: 'join', unit: '16PG/60' }, { type: 'leave', unit: '6Pz/4' });
  expect(act(t, { type: 'resolve' }, [5]).events).toContainEqual(
    expect.objectContaining({ type: 'attack', attackers: { units: ['16PG/60'] } }),
  );
});
