import { describe, expect, it } from 'vitest';
import type { TrialPosition } from '../../kit/trial.ts';
import { AT_TABLE } from './data/tables.ts';
import { inspect } from './inspect.ts';
import { hex, unit } from './pieces.ts';
import { stateOf } from './testing.ts';

const unitOf = (p: TrialPosition, name: string, options = {}) => inspect.units(stateOf(p, options))[unit(name)]!;

describe('units', () => {
  it('2.2.1 tells values, command and where a unit is', () => {
    expect(unitOf({ units: '11Pz/15@2222' }, '11Pz/15')).toMatchObject({
      role: 'german',
      hex: hex('2222'),
      values: { command: '48PzK', at: 7, armour: 3, combat: 3, steps: 2, disrupted: 0, zone: 'F' },
    });
    expect(unitOf({ units: '11Pz/15@2222' }, '29TK/31')).toMatchObject({
      box: 'eliminated',
      values: { turn: 7, area: 'S4' },
    });
  });

  it('6.6.1, 8.1.3, 8.1.4 tells what is left of them: steps, morale, movement', () => {
    const worn = { units: { '11Pz/15': { hex: '2222', step: 2, disrupted: true } }, morale: { '48PzK': 4 } };
    expect(unitOf(worn, '11Pz/15').values).toMatchObject({ at: 4, combat: 1, steps: 1, morale: 4, allowance: 3 });
    expect(unitOf({ units: '11Pz/15@2222' }, '11Pz/15').values).toMatchObject({ morale: 11, allowance: 12 });
  });

  it('13.4.6 Tigers count, and are named', () => {
    const p = { units: '11Pz/15@2222', attached: { '503/1': '11Pz/15' } };
    expect(unitOf(p, '11Pz/15', { splits: true }).values).toMatchObject({ at: 8, armour: 5, tigers: true });
  });

  it('9.1.5 a bomber over an army is in no common box, guns have a shift and no strength', () => {
    const p = { units: { '8FgK/LB1': { over: '6GA' }, Arko35: '1944' } };
    expect(unitOf(p, '8FgK/LB1').box).toBe('over');
    expect(unitOf(p, 'Arko35').values).toMatchObject({ shift: 4 });
    expect(unitOf(p, 'Arko35').values).not.toHaveProperty('combat');
  });
});

describe('tables', () => {
  const table = (id: string) => inspect.tables().find(t => t.id === id);

  it('6.4, 7.3 charts have a row for each roll', () => {
    expect(table('anti-tank')?.rows.map(row => row.label)).toEqual([
      '≤0',
      ...Array.from({ length: 15 }, (_, i) => String(i + 1)),
      '≥16',
    ]);
    expect(table('anti-tank')?.columns).toEqual(AT_TABLE.columns);
    expect(table('assault')?.rows[5]).toMatchObject({ label: '7' });
    expect(table('assault')?.rows[5]?.cells.at(-1)).toBe('D3');
  });

  it('8.1.2, 8.1.3, 9.3.1, 12.3 ground, movement, scatter and levels are as the rules use them', () => {
    const row = (id: string, label: string) => table(id)?.rows.find(r => r.label === label)?.cells;
    expect(row('terrain', 'woods')?.slice(0, 4)).toEqual(['4', '3', '–', '−2']);
    expect(row('terrain', 'road')?.slice(0, 2)).toEqual(['1', '½']);
    expect(row('terrain', 'river')?.slice(0, 4)).toEqual(['+3', '+5', '+3', '−2']);
    expect(row('morale-and-movement', '4')).toEqual(['7', '8']);
    expect(row('scatter', '8')).toEqual(['SW', '1']);
    expect(row('air', '5')?.slice(1)).toEqual(['1', '2', '2', '4']);
    expect(row('victory-levels', 'soviet-tactical')?.[0]).toBe('≤ 0');
    expect(row('victory-levels', 'german-operational')?.[0]).toBe('≥ 21');
  });

  it('has rows as wide as the columns, and ids of its own', () => {
    const tables = inspect.tables();
    for (const t of tables)
      for (const row of t.rows) expect([t.id, row.cells.length]).toEqual([t.id, t.columns.length]);
    expect(new Set(tables.map(t => t.id)).size).toBe(tables.length);
  });
});

describe('what others answer', () => {
  it('12.1 there is no supply; reach, odds and forecast are there', () => {
    const s = stateOf({ turn: 3, units: '11Pz/110@2121, 71GR/219G@2120' });
    expect(inspect.supply(s, 'german')).toEqual([]);
    expect(inspect.reach(s, unit('11Pz/110')).ok).toBe(true);
    expect(inspect.odds(s, 'german', { type: 'move', hex: hex('2120') })).toMatchObject({ ok: false });
    expect(inspect.forecast?.(s, 'german', hex('2120'))).toMatchObject({ ok: true, value: { ratio: '2:1' } });
  });
});
