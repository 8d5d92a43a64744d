import { describe, expect, it } from 'vitest';
import type { TrialPosition } from '../../kit/trial.ts';
import { inspect } from './inspect.ts';
import { hex, unit } from './pieces.ts';
import { stateOf } from './testing.ts';

const unitOf = (p: TrialPosition, name: string) => inspect.units(stateOf(p))[unit(name)]!;
const supplyOf = (p: TrialPosition, role: string, name: string) =>
  inspect.supply(stateOf(p), role).find(report => report.unit === unit(name));

describe('units', () => {
  it('2.1 tells printed values and where a unit is', () => {
    const report = unitOf({ units: '24Pz@O12' }, '24Pz');
    expect(report).toMatchObject({ role: 'axis', hex: hex('O12'), values: { strength: 8, allowance: 7, code: 'C' } });
    expect(unitOf({ units: '24Pz@O12' }, '41Pz')).toMatchObject({ box: 'out-of-game' });
  });

  it('8.2.4 tells the moves that the weather leaves', () => {
    expect(unitOf({ units: '1Inf@L26' }, '1Inf').values.moves).toEqual([4, 2]);
    expect(unitOf({ units: '1Inf@L26', weather: 'mud' }, '1Inf').values.moves).toEqual([2, 0]);
  });

  it('10.3.2 tells the strength that counts in the first winter', () => {
    const winter = { units: '24Pz@O12, 41Pz@O20', turn: 5, weather: 'snow' };
    expect(unitOf(winter, '24Pz').values.combat).toBe(4);
    expect(unitOf(winter, '41Pz').values.combat).toBe(8);
    expect(unitOf({ units: '24Pz@O12' }, '24Pz').values.combat).toBe(8);
  });

  it('12.1 tells when a reinforcement comes', () =>
    expect(unitOf({ units: '24Pz@O12' }, '40Pz').values).toMatchObject({ turn: 2, impulse: 1, at: 'west' }));
});

describe('supply', () => {
  const vitebsk = { owner: { L15: 'axis' } };

  it('10.2.1 gives the line from the unit to its city', () =>
    expect(supplyOf({ units: '24Pz@L13', ...vitebsk }, 'axis', '24Pz')).toEqual({
      unit: unit('24Pz'),
      supplied: true,
      rule: '10.2',
      path: [hex('L13'), hex('L14'), hex('L15')],
    }));

  it('10.2.1 names the zones and units that close it', () => {
    const report = supplyOf({ units: '24Pz@L9, 8A@J13, 11A@L12, 3A@N12', ...vitebsk }, 'axis', '24Pz');
    expect(report).toMatchObject({ supplied: false, rule: '10.1' });
    const why = (name: string) => report?.blockedBy?.find(at => at.hex === hex(name))?.why.en;
    expect(why('L11')).toBe('enemy ZOC');
    expect(why('L15')).toBeUndefined();
  });

  it('10.2.1 zones, cities and units of the enemy are told apart', () => {
    const report = supplyOf({ units: '24Pz@M12, 8A@P12' }, 'axis', '24Pz');
    const why = new Set(report?.blockedBy?.map(at => at.why.en));
    expect([...why].sort()).toEqual(['enemy ZOC', 'enemy city', 'enemy unit']);
  });

  it('11.2 partisans are never out of supply', () =>
    expect(supplyOf({ units: 'Par1@G30' }, 'soviet', 'Par1')).toMatchObject({ supplied: true }));

  it('nobody is asked about for an observer', () =>
    expect(inspect.supply(stateOf({ units: '' }), 'nobody')).toEqual([]));
});

describe('what others answer', () => {
  it('tables, reach, odds and forecast are there', () => {
    const s = stateOf({ units: '24Pz@X17, 27A@X16', turn: 7 });
    expect(inspect.tables().map(table => table.rule)).toContain('9.6');
    expect(inspect.reach(s, unit('24Pz')).ok).toBe(true);
    expect(inspect.odds(s, 'axis', { type: 'move', hex: hex('X16') })).toMatchObject({ ok: false });
    expect(inspect.forecast?.(s, 'axis', hex('X16'))).toMatchObject({ ok: true, value: { ratio: '2:1' } });
  });
});
