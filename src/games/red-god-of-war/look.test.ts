import { describe, expect, it } from 'vitest';
import { COMMANDS } from './data/commands.ts';
import { STRIPES } from './look/counters.ts';
import { hexNumber, unitNumber } from './pieces.ts';
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
