import { describe, expect, it } from 'vitest';
import type { Action } from '../../kit/game.ts';
import { acts, type Trial } from '../../kit/trial.ts';
import { combat, position } from './testing.ts';

const unitOf = (t: Trial, name: string): number => t.game.names.units.indexOf(name);
const cardOf = (t: Trial, name: string): number => t.game.names.cards.indexOf(name);
const chances = (t: Trial, role: string, a: Action) => t.game.answers?.chances?.(t.s, role, a);

describe('6.3 where a reinforcement may arrive', () => {
  const units = { B1: { hex: '0101' }, B5: { box: 'coming' }, R1: { hex: '0204' }, R4: { box: 'coming' } };
  const hexes = (t: Trial, unit: string) =>
    t.game.answers?.travels?.(t.s, unitOf(t, unit)).map(({ hex, mode }) => `${mode} ${t.game.names.hexes[hex]}`);

  it('6.3 as the list has it, and before its turn as if that came now', () => {
    const before = position({ units });
    const now = position({ phase: 'arrival', turn: 2, rolls: ['smoke-1', 'smoke-2'], units });
    for (const t of [before, now]) expect(hexes(t, 'B5')).toEqual(['arrive 0102', 'arrive 0103']);
    expect(hexes(now, 'R4')).toHaveLength(5);
    expect(hexes(now, 'B1')).toEqual([]);
  });

  it('6.3 in its own phase not before its turn', () => {
    const red = { phase: 'arrival', turn: 2, active: 'red', rolls: ['smoke-1', 'smoke-2'] };
    expect(hexes(position({ ...red, units }), 'R4')).toEqual([]);
  });
});

describe('3.3 what a rest brings', () => {
  const t = position({ units: { B1: { hex: '0101' }, B2: { hex: '0105', chit: 2 }, R1: { hex: '0605', chit: 0 } } });
  const rest = (unit: string): Action => ({ type: 'rest', unit: unitOf(t, unit) });

  it('3.3 the chits that the owner cannot see are equally likely', () => {
    const told = chances(t, 'blue', rest('B1'));
    const results = told?.ok ? told.value.results.map(({ result, chance }) => [result, chance]) : [];
    expect(results).toEqual([
      ['blank', 5 / 11],
      ['one', 4 / 11],
      ['two', 2 / 11],
    ]);
  });

  it('3.3 who may not rest is told why, and the other side nothing', () => {
    expect(chances(t, 'blue', rest('B2'))).toMatchObject({ ok: false, error: { rule: '3.3', code: 'has-chit' } });
    expect(chances(t, 'red', rest('B1'))).toBeUndefined();
  });
});

describe('7.2 what a card does to the battle', () => {
  const cards = { 'barrage-1': 'blue', 'rally-1': 'blue', 'smoke-1': 'red' };
  const units = { B1: { hex: '0502', chit: 1 }, R1: { hex: '0503', chit: 2 }, R2: { hex: '0605' } };
  const t = acts(combat(units, { cards }), { type: 'commit' }, { type: 'fight', hex: '0503' });
  const choose = (role: string, card?: string) =>
    chances(t, role, card === undefined ? { type: 'choose' } : { type: 'choose', card: cardOf(t, card) });

  it('7.2 with the own card and chits alone, for either side', () => {
    expect(choose('blue')).toMatchObject({ value: { strength: [4, 3], column: '1:1' } });
    expect(choose('blue', 'barrage-1')).toMatchObject({ value: { strength: [6, 3], column: '2:1' } });
    expect(choose('red', 'smoke-1')).toMatchObject({ value: { strength: [3, 5], shift: -1, column: '1:2' } });
  });

  it('7.3 a rally is not for battles', () => {
    expect(choose('blue', 'rally-1')).toMatchObject({ ok: false, error: { rule: '7.3', code: 'not-for-battle' } });
  });
});
