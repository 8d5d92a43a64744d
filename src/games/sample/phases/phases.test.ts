import { expect, it } from 'vitest';
import { random, seededDice } from '../../../kit/dice.ts';
import { topFrame } from '../../../kit/flow.ts';
import { playout } from '../../../kit/playout.ts';
import { act, active, acts, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const END = { type: 'end-phase' };
const where = (t: Trial): string => `${t.s.turn} ${active(t)} ${topFrame(t.s)?.phase}`;

it('2.1 Blue moves and attacks, then Red; from turn 2 on there is an arrival phase', () => {
  let t = position({ units: { B1: { hex: '0101' }, R1: { hex: '0605' }, B5: { box: 'coming' } } });
  const course = [where(t)];
  for (const rolls of [[], ['barrage-1', 'barrage-2'], []]) {
    t = act(t, END, rolls);
    course.push(where(t));
  }
  expect(course).toEqual(['1 blue move', '1 red move', '2 blue arrival', '2 blue move']);
});

it('2.1 an arrival phase with nothing to do, and a combat phase with nobody to attack, pass by themselves', () => {
  const t = act(acts(position({ units: 'B1@0101, R1@0605' }), END), END, ['barrage-1', 'barrage-2']);
  expect(where(t)).toBe('2 blue move');
});

it('7.4 an arrival phase in which a unit could be rallied waits, whichever cards there are: they are secret', () => {
  const begun = acts(position({ units: { B1: { hex: '0101', step: 2 }, R1: { hex: '0605' } } }), END);
  const drawing = (...drawn: readonly string[]): string => where(act(begun, END, drawn));
  expect([drawing('barrage-1', 'barrage-2'), drawing('rally-1', 'barrage-2')]).toEqual([
    '2 blue arrival',
    '2 blue arrival',
  ]);
});

it('2.1 an action belongs to a phase and to a side, and names what it needs, no more', () => {
  const t = position({ units: 'B1@0303, R1@0403' });
  expect(refused(t, { type: 'commit' }).code).toBe('not-now');
  expect(refused(t, END, 'red').code).toBe('not-your-decision');
  expect(refused(t, { type: 'move', unit: 'B1' }).code).toBe('field-missing');
  expect(refused(t, { ...END, unit: 'B1' }).code).toBe('extra-field');
});

it('2.2 the game ends with the last turn', () => {
  for (let seed = 0; seed < 20; seed++) {
    const dice = seededDice(seed);
    const { state } = playout(game, game.setup('raid', {}, dice), { dice, next: random(seed) });
    expect([state.turn <= 3, state.flow]).toEqual([true, []]);
  }
});

it('4.1 a list names units, and leaves the hex open until it is asked for', () => {
  const open = (t: Trial, type: string) =>
    t.game.legal(t.s, active(t) ?? '').find(choice => choice.type === type)?.open;
  const cards = { 'rally-1': 'blue', 'barrage-1': 'blue', 'barrage-2': 'blue' };
  const units = { B1: { hex: '0101' }, R1: { hex: '0605' }, B5: { box: 'coming' } };
  const t = position({ phase: 'arrival', turn: 2, rolls: ['smoke-1', 'smoke-2'], cards, units });
  expect([open(position({ units }), 'move'), open(t, 'arrive'), open(t, 'discard')]).toEqual(['hex', 'hex', 'cards']);
});

it('7.4 an arrival phase does not wait for a side without cards', () => {
  const gone = Object.fromEntries(game.names.cards.map(name => [name, 'red']));
  const t = act(
    position({ active: 'red', cards: gone, units: { B1: { hex: '0101', step: 2 }, R1: { hex: '0605' } } }),
    END,
  );
  expect(where(t)).toBe('2 blue move');
});
