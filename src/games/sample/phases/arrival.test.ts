import { describe, expect, it } from 'vitest';
import { act, actionsOf, can, eventsOf, hexesFor, placeOf, refused, type Trial, unitOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const END = { type: 'end-phase' };

/** Blue's arrival phase on turn 2: smoke-1 and smoke-2 are drawn. */
const arrival = (more: object = {}, units: object = {}): Trial =>
  position({
    ...{ phase: 'arrival', turn: 2, rolls: ['smoke-1', 'smoke-2'] },
    units: {
      B1: { hex: '0202', step: 2 },
      R1: { hex: '0605' },
      B5: { box: 'coming' },
      R4: { box: 'coming' },
      ...units,
    },
    ...more,
  });

describe('6.3 reinforcements', () => {
  it('6.3 arrive in an empty hex of the own edge, not next to an enemy', () => {
    const t = arrival({}, { B2: { hex: '0101' }, R2: { hex: '0204' } });
    expect(hexesFor(t, 'arrive', 'B5')).toEqual(['0102', '0103']);
    const why = (hex: string) => refused(t, { type: 'arrive', unit: 'B5', hex }).code;
    expect(['0301', '0101', '0104'].map(why)).toEqual(['not-edge', 'occupied', 'arrives-near-enemy']);
    expect(placeOf(act(t, { type: 'arrive', unit: 'B5', hex: '0102' }), 'B5')).toBe('0102');
  });

  it('6.3 come when their turn has come, and only those that are still to come', () => {
    const red = position({
      ...{ phase: 'arrival', turn: 2, active: 'red', rolls: ['smoke-1', 'smoke-2'] },
      units: { B1: { hex: '0202' }, R1: { hex: '0605' }, R4: { box: 'coming' }, B5: { box: 'coming' } },
    });
    expect(red.game.active(red.s)).toEqual(['red']);
    expect(refused(arrival(), { type: 'arrive', unit: 'B1', hex: '0101' }).code).toBe('not-coming');
    expect(refused(arrival(), { type: 'arrive', unit: 'R4', hex: '0601' }).code).toBe('not-your-unit');
    expect(refused(red, { type: 'arrive', unit: 'R4', hex: '0601' })).toMatchObject({ rule: '6.3', code: 'not-yet' });
  });
});

describe('7.1 the hand', () => {
  const full = { cards: { 'rally-1': 'blue', 'barrage-1': 'blue', 'barrage-2': 'blue' } };

  it('7.1 two cards are drawn, and what is more than three is discarded before the phase ends', () => {
    const t = arrival(full);
    expect(refused(t, END)).toMatchObject({ rule: '7.1', code: 'too-many-cards' });
    expect(actionsOf(t, 'discard')).toHaveLength(10);
    const why = (...cards: string[]) => refused(t, { type: 'discard', cards }).code;
    expect([why('smoke-1'), why('smoke-1', 'smoke-3'), why('smoke-1', 'smoke-2', 'rally-1')]).toEqual([
      ...['discard-number', 'not-held', 'discard-number'],
    ]);
    expect(can(t, { type: 'discard', cards: ['smoke-1', 'barrage-1'] })).toBe(true);
    const done = act(t, { type: 'discard', cards: ['barrage-1', 'smoke-1'] });
    expect(eventsOf(done, 'discarded')).toMatchObject([{ cards: ['barrage-1', 'smoke-1'] }]);
    expect(refused(done, { type: 'discard', cards: ['smoke-2'] }).code).toBe('hand-fits');
    expect(can(done, END)).toBe(true);
  });

  it('7.1 an empty deck is made anew of the discards', () => {
    const names = arrival().game.names.cards;
    const cards = Object.fromEntries(names.map(name => [name, 'discards']));
    expect(actionsOf(arrival({ cards: { ...cards, 'rally-1': 'blue' } }), 'rally')).toHaveLength(1);
  });
});

describe('7.4 rally', () => {
  const rally = (unit: string, card = 'rally-1') => ({ type: 'rally', card, unit });
  const held = { cards: { 'rally-1': 'blue', 'rally-2': 'red' } };

  it('7.4 a card turns a unit to its full side', () => {
    const t = act(arrival(held), rally('B1'));
    expect(unitOf(t, 'B1')).toMatchObject({ values: { strength: 3, reduced: false } });
    expect(refused(t, rally('B1')).code).toBe('not-held');
  });

  it('7.4 only a rally that is held, and a reduced unit away from the enemy', () => {
    const t = arrival(held, { B2: { hex: '0101' }, B3: { hex: '0604', step: 2 } });
    const why = (unit: string, card?: string) => refused(t, rally(unit, card)).code;
    expect([why('B1', 'rally-2'), why('B1', 'smoke-1'), why('B2'), why('B3'), why('R1'), why('B4')]).toEqual([
      ...['not-held', 'not-for-rally', 'not-reduced', 'rally-near-enemy', 'not-your-unit', 'not-on-map'],
    ]);
  });

  it('6.2 and one in supply', () => {
    const cut = { B3: { hex: '0605', step: 2 }, R1: { hex: '0403' }, R2: { hex: '0503' }, R3: { hex: '0402' } };
    const t = arrival(held, { ...cut, R4: { hex: '0404' } });
    expect(refused(t, rally('B3'))).toMatchObject({ rule: '6.2', code: 'cut-off' });
  });
});
