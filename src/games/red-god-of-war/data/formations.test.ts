import { describe, expect, it } from 'vitest';
import { sum, tally } from '../../../kit/dataTrial.ts';
import { BREAKDOWN_POOL, BREAKDOWN_UNITS, BREAKDOWNS } from './breakdown.ts';
import { CORPS_PAIRS, DIVISIONS, FORMATIONS } from './formations.ts';
import { GERMAN_UNITS } from './german.ts';
import { ofType, printed, unit } from './testing.ts';
import { UNITS } from './units.ts';

describe('formations', () => {
  it('5.4 ten mechanised divisions and 5.5 nine corps, each with all its units', () => {
    expect([DIVISIONS.length, CORPS_PAIRS.length]).toEqual([10, 9]);
    for (const { id, side, units, optional } of FORMATIONS) {
      const members = UNITS.filter(u => u.parent === id && u.side === side).map(u => u.name);
      expect([id, ...members.sort()]).toEqual([id, ...[...units, ...optional].sort()]);
    }
    expect(tally(DIVISIONS, f => String(f.units.length))).toEqual({ 2: 2, 3: 8 });
    expect(DIVISIONS.filter(f => f.optional.length > 0)).toMatchObject([{ id: 'GD', optional: ['GD Pz'] }]);
  });

  it('5.4 a division has one tank regiment at most, the others are motorised', () => {
    for (const { id, units } of DIVISIONS) {
      const types = units.map(name => unit(name).type).sort();
      expect([id, types]).toEqual([id, id === '36' || id === 'GD' ? ['M', 'M'] : ['M', 'M', 'T']]);
    }
  });

  it('5.5 a corps and its brigade are of one army, tanks with infantry', () => {
    for (const { id, units } of CORPS_PAIRS) {
      const [corps, brigade] = units.map(unit);
      expect([id, corps?.steps[0]?.size, brigade?.steps[0]?.size]).toEqual([id, 'XXX', 'X']);
      expect([id, corps?.command, [corps?.type, brigade?.type].sort()]).toEqual([id, brigade?.command, ['M', 'T']]);
    }
  });

  it('5.4 infantry, cavalry and a lone battalion have no integrity', () => {
    const parents = new Set(FORMATIONS.map(f => f.id));
    expect(UNITS.filter(u => u.parent !== undefined && !parents.has(u.parent)).map(u => u.name)).toEqual([
      '205/52',
      '18/6',
      '37/6',
      '18/18',
      '163/52',
      '181/52',
    ]);
  });
});

describe('breakdown', () => {
  it('10.4 every row adds up to the strength of its division', () => {
    expect(BREAKDOWNS.map(b => b.strength)).toEqual([9, 8, 7, 6, 5, 4, 3]);
    for (const { strength, into } of BREAKDOWNS)
      expect([strength, ...into.map(sum)]).toEqual([strength, ...into.map(() => strength)]);
  });

  it('10.44 the chart', () =>
    expect(BREAKDOWNS.map(b => b.into.map(way => way.join('+')).join(' or '))).toEqual([
      '3+3+3',
      '3+3+2',
      '3+2+2',
      '2+2+2 or 3+3',
      '2+2+1 or 3+2',
      '2+2',
      '2+1',
    ]));

  it('10.4 nine regiments of 3-7, nine of 2-7, four of 1-7', () => {
    expect(BREAKDOWN_POOL).toEqual({ 3: 9, 2: 9, 1: 4 });
    expect(tally(BREAKDOWN_UNITS, printed)).toEqual({ '3-7': 9, '2-7': 9, '1-7': 4 });
    expect(new Set(BREAKDOWN_UNITS.map(ofType))).toEqual(new Set(['I III']));
    expect([BREAKDOWN_UNITS[0]?.name, BREAKDOWN_UNITS.at(-1)?.name]).toEqual(['3-7 (1)', '1-7 (4)']);
  });

  it('10.4 every division on the map can be broken down at full strength', () => {
    const strengths = new Set(BREAKDOWNS.map(b => b.strength));
    const divisions = GERMAN_UNITS.filter(u => ofType(u) === 'I XX');
    expect(divisions.filter(u => !strengths.has(u.steps[0]?.attack ?? 0))).toEqual([]);
  });
});
