import { describe, expect, it } from 'vitest';
import { COMMANDS } from './data/commands.ts';
import { STRIPES } from './look/counters.ts';
import { BOARD, hexNumber, unitNumber } from './pieces.ts';
import { look, moving, position } from './testing.ts';

const faceOf = (t: Parameters<typeof look>[0], unit: string) =>
  look(t).counters.find(one => one.unit === unitNumber(unit))?.face;

describe('2.2 counters', () => {
  it('2.2 print attack, defence and movement as on the counter, and the range of a headquarters', () => {
    const t = moving('20A', '20A HQ@3101, 243 RD@3102, 72 ID@3105, XX HQ@0130');
    expect(['243 RD', '72 ID', '20A HQ', 'XX HQ'].map(unit => faceOf(t, unit)?.values)).toEqual([
      ...['3-4-5', '8-7', '4-8', '(4)-10'],
    ]);
  });

  it('2.2 name the unit on the left, and its division, corps or army on the right', () => {
    const t = moving('20A', '20A HQ@3101, 27/19@3105, 72 ID@3106, 5 TC@3102, 5/5@3102');
    expect(['27/19', '72 ID', '5 TC', '5/5'].map(unit => [faceOf(t, unit)?.left, faceOf(t, unit)?.right])).toEqual([
      ['27', '19Pz'],
      ['72', 'XXVII'],
      ['5', '20A'],
      ['5', '20A'],
    ]);
  });

  it('7.22 tell the ten commands of a side apart without colour', () => {
    for (const side of ['german', 'soviet'])
      expect(new Set(COMMANDS.flatMap(one => (one.side === side ? [STRIPES[one.id]] : []))).size).toBe(10);
  });

  it('6.12 show who is active now and at which supply, by dashes as well', () => {
    const t = moving('20A', {
      '20A HQ': '3101',
      '243 RD': '3102',
      '247 RD': { hex: '3103', supply: 'unsupplied' },
      '251 RD': { hex: '3104', supply: 'isolated' },
      '88 RD': '3201',
    });
    const rims = ['243 RD', '247 RD', '251 RD', '88 RD'].map(unit => faceOf(t, unit)?.rim);
    expect(rims.map(rim => rim !== undefined)).toEqual([true, true, true, false]);
    expect(new Set(rims.slice(0, 3).map(rim => rim?.dash)).size).toBe(3);
    expect(['243 RD', '247 RD', '251 RD'].map(unit => faceOf(t, unit)?.badges?.map(b => b.text))).toEqual([
      ...[undefined, ['!'], ['×']],
    ]);
  });

  it('3.0 fold the corner of a unit that has acted, with another sign while it is moving', () => {
    const t = moving('20A', {
      '20A HQ': '3101',
      '243 RD': { hex: '3102', mode: 'tactical', spent: 2 },
      '247 RD': '3103',
      '88 RD': { hex: '3201', acted: true },
    });
    expect(['243 RD', '247 RD', '88 RD'].map(unit => faceOf(t, unit)?.fold)).toEqual(['arrow', undefined, 'tick']);
  });
});

describe('10.2 13.0 the map of a position', () => {
  it('10.2 has no works where a Soviet unit has been', () => {
    expect(look(moving('20A', '20A HQ@3101', { breached: ['2409', '3124'] })).lost).toEqual(
      ['2409', '3124'].map(hexNumber).toSorted((a, b) => a - b),
    );
    expect(look(moving('20A', '20A HQ@3101')).lost).toEqual([]);
  });

  it('13.0 has the letters of set-up areas during set-up only', () => {
    expect(look(position({ phase: 'set-up', active: 'soviet', units: '20A HQ@2708' })).lines).toContain('setup');
    expect(look(moving('20A', '20A HQ@3101')).lines).toEqual([]);
  });
});

describe('7.2 a headquarters in question', () => {
  const drawing = (p: Parameters<typeof position>[0]) =>
    position({ phase: 'draw', turn: 2, chits: { '20A': 'cup', '31A': 'cup', XX: 'cup' }, ...p });
  const command = (t: Parameters<typeof look>[0], unit: string) => t.game.inspect.command?.(t.s, unitNumber(unit));
  const levels = (t: Parameters<typeof look>[0], unit: string) =>
    command(t, unit)?.members.map(one => [t.game.names.units[one.unit], one.level]);

  it('7.21 has a range of four hexes, whatever lies between; other units have none', () => {
    const t = moving('20A', '20A HQ@2709, 243 RD@2609, 72 ID@2409');
    expect(command(t, '20A HQ')?.hexes).toHaveLength(61);
    expect(command(t, '243 RD')).toBeUndefined();
  });

  it('7.24 7.26 names whom its chit would activate, at which level of supply', () => {
    const units = {
      ...{ '20A HQ': '3101', '243 RD': '3104', '88 RD': '3102' },
      '247 RD': { hex: '3106' },
      '251 RD': { hex: '3103', supply: 'isolated' },
      '326 RD': { hex: '3101', acted: true },
    };
    const t = drawing({ fed: ['20A'], units });
    expect(levels(t, '20A HQ')).toEqual([
      ...[
        ['20A HQ', 0],
        ['243 RD', 0],
        ['247 RD', 1],
        ['251 RD', 2],
      ],
    ]);
    const hungry = drawing({ units });
    expect(levels(hungry, '20A HQ')?.map(([, level]) => level)).toEqual([1, 1, 1, 2]);
  });

  it('10.12 10.16 tells what it supports', () => {
    const rules = (fed: string[], enemy: string) =>
      command(drawing({ fed, units: `20A HQ@3102, 72 ID@${enemy}` }), '20A HQ')?.notes.map(n => n.rule);
    expect(rules(['20A'], '3107')).toEqual(['6.3', '10.12']);
    expect(rules([], '3107')).toEqual(['6.12', '10.12']);
    expect(rules(['20A'], '3103')).toEqual(['6.3', '10.16']);
  });
});

describe('6.11 lines of supply', () => {
  const reportOf = (t: Parameters<typeof look>[0], role: string, unit: string) =>
    t.game.inspect.supply(t.s, role).find(one => one.unit === unitNumber(unit));
  const named = (hexes: readonly number[] = []) => hexes.map(hex => BOARD.names[hex]);

  it('6.11 go to the headquarters in range and on to the edge', () => {
    const t = moving('20A', '20A HQ@3103, 243 RD@3105');
    expect(named(reportOf(t, 'soviet', '243 RD')?.path)).toEqual(['3105', '3104', '3103', '3102', '3001']);
    expect(named(reportOf(t, 'soviet', '20A HQ')?.path)).toEqual(['3103', '3102', '3001']);
  });

  it('6.11 say what closes them: the ring around a unit, or what makes the way too long', () => {
    const ring = '72 ID@3102, 78 ID@3106, 87 ID@3306, 95 ID@3303, 102 ID@2903, 129 ID@2905';
    const cut = moving('31A', `31A HQ@3801, 20A HQ@3701, 243 RD@3104, ${ring}`);
    const report = reportOf(cut, 'soviet', '243 RD');
    expect(report).toMatchObject({ supplied: false, level: 2 });
    expect(report?.blockedBy?.length).toBeGreaterThan(3);
    const long = moving('31A', '31A HQ@3801, 20A HQ@3101, 243 RD@3105, 72 ID@3103, 78 ID@3203');
    expect(reportOf(long, 'soviet', '243 RD')).toMatchObject({ supplied: false, level: 1 });
    const closed = reportOf(long, 'soviet', '243 RD')?.blockedBy ?? [];
    expect(named(closed.map(one => one.hex))).toContain('3103');
    expect(new Set(closed.map(one => one.why.en))).toEqual(new Set(['enemy unit', 'enemy ZOC']));
  });

  it('6.11 have nothing in their way where the headquarters is too far', () => {
    const far = reportOf(moving('20A', '20A HQ@3101, 243 RD@3106'), 'soviet', '243 RD');
    expect(far).toMatchObject({ supplied: false, level: 1 });
    expect(far?.blockedBy).toBeUndefined();
  });
});
