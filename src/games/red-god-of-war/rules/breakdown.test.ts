import { describe, expect, it } from 'vitest';
import { prompts } from '../../../kit/textTrial.ts';
import { act, actionsOf, acts, can, eventsOf, placeOf, refused, type Trial, unitOf } from '../../../kit/trial.ts';
import { look, moving, position } from '../testing.ts';

const german = (units: object | string, more = {}): Trial =>
  moving('XX', typeof units === 'string' ? `XX HQ@3102, ${units}` : { 'XX HQ': '3102', ...units }, more);
const strengths = (t: Trial): string[] =>
  Object(eventsOf(t, 'broken-down')[0]).units.map((name: string) => name.slice(0, 3));
const breakIt = (t: Trial, unit: string, n = 0): Trial => act(t, { type: 'break-down', unit, n });

describe('10.4 breakdown', () => {
  it('10.4 by the chart; the player chooses where it has two ways', () => {
    const t = german('78 ID@3104, 72 ID@3103, 87 ID@3105, 98 ID@3203');
    expect(strengths(breakIt(t, '78 ID'))).toEqual(['3-7', '3-7', '3-7']);
    expect(strengths(breakIt(t, '72 ID'))).toEqual(['3-7', '3-7', '2-7']);
    expect(strengths(breakIt(t, '87 ID'))).toEqual(['3-7', '2-7', '2-7']);
    expect([strengths(breakIt(t, '98 ID')), strengths(breakIt(t, '98 ID', 1))]).toEqual([
      ['2-7', '2-7', '2-7'],
      ['3-7', '3-7'],
    ]);
  });

  it('10.41 at the start of the impulse, before movement; the division waits in its box', () => {
    const t = german('78 ID@3104, 33/9@3103');
    expect(placeOf(breakIt(t, '78 ID'), '78 ID')).toBe('broken-down');
    const moved = act(t, { type: 'move', unit: '33/9', hex: '3102' });
    expect(refused(moved, { type: 'break-down', unit: '78 ID', n: 0 })).toMatchObject({
      rule: '10.41',
      code: 'only-at-start',
    });
    expect(can(breakIt(t, '78 ID'), { type: 'move', unit: '3-7 (1)', hex: '3105' })).toBe(true);
  });

  it('10.41 a division in its box is not counted as active', () => {
    const t = breakIt(german('78 ID@3104'), '78 ID');
    expect(Object(unitOf(t, '78 ID').values).acting).toBeUndefined();
    // Its three regiments and the headquarters.
    expect(prompts(t)[0]).toContain('(4 units active)');
  });

  it('10.4 infantry divisions only, and no more than the pool holds', () => {
    const t = german('Kav Div@3104, 33/9@3103');
    expect(refused(t, { type: 'break-down', unit: 'Kav Div', n: 0 })).toMatchObject({
      rule: '10.4',
      code: 'no-division',
    });
    const used = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(i => [`3-7 (${i})`, '3203']));
    expect(refused(german({ '78 ID': '3104', ...used }), { type: 'break-down', unit: '78 ID', n: 0 })).toMatchObject({
      rule: '10.4',
      code: 'pool-empty',
    });
  });

  it('10.44 a reduced division has a regiment less for each step', () => {
    const t = german({
      '78 ID': { hex: '3104', step: 2 },
      '72 ID': { hex: '3103', step: 2 },
      '98 ID': { hex: '3203', step: 2 },
      '2 LFD': { hex: '3202', step: 2 },
      '102 ID': { hex: '3105', step: 3 },
    });
    expect(strengths(breakIt(t, '78 ID'))).toEqual(['3-7', '3-7']);
    expect(strengths(breakIt(t, '72 ID'))).toEqual(['3-7', '2-7']);
    expect(strengths(breakIt(t, '98 ID'))).toEqual(['2-7', '2-7']);
    expect(strengths(breakIt(t, '2 LFD'))).toEqual(['2-7', '1-7']);
    expect(refused(t, { type: 'break-down', unit: '102 ID', n: 0 })).toMatchObject({
      rule: '10.44',
      code: 'no-breakdown',
    });
  });

  it('10.4 Soviets do not', () => {
    expect(
      refused(moving('20A', '20A HQ@3102, 243 RD@3104'), { type: 'break-down', unit: '243 RD', n: 0 }),
    ).toMatchObject({ code: 'germans-only' });
  });

  it('10.42 regiments that end an impulse together become a division, whichever they came from', () => {
    const t = position({
      phase: 'rebuild',
      impulse: 'XX',
      units: {
        'XX HQ': '3102',
        '3-7 (1)': '3104',
        '3-7 (4)': '3104',
        '3-7 (7)': '3104',
        '78 ID': { box: 'broken-down' },
      },
    });
    const built = act(t, { type: 'build-up', unit: '78 ID', hex: '3104' });
    expect([placeOf(built, '78 ID'), Object(unitOf(built, '78 ID').values).lost, placeOf(built, '3-7 (1)')]).toEqual([
      '3104',
      0,
      'pool',
    ]);
  });

  it('E10.43 two of three regiments make the division with a step lost: 6-7', () => {
    const t = position({
      phase: 'rebuild',
      impulse: 'XX',
      units: { 'XX HQ': '3102', '3-7 (1)': '3104', '3-7 (2)': '3104', '78 ID': { box: 'broken-down' } },
    });
    const built = act(t, { type: 'build-up', unit: '78 ID', hex: '3104' });
    expect(Object(unitOf(built, '78 ID').values)).toMatchObject({ attack: 6, lost: 1 });
  });

  const together = (regiments: string, division: string): Trial => {
    const there = Object.fromEntries(regiments.split(', ').map(unit => [unit, '3104']));
    const units = { 'XX HQ': '3102', ...there, [division]: { box: 'broken-down' } };
    return position({ phase: 'rebuild', impulse: 'XX', units });
  };
  const built = (regiments: string, division: string): unknown => {
    const t = act(together(regiments, division), { type: 'build-up', unit: division, hex: '3104' });
    return Object(unitOf(t, division).values).attack;
  };

  it('10.42 by either way of the chart; 10.43 each lost regiment is a lost step', () => {
    expect([built('2-7 (1), 2-7 (2), 2-7 (3)', '98 ID'), built('3-7 (1), 3-7 (2)', '98 ID')]).toEqual([6, 6]);
    expect(built('2-7 (1), 2-7 (2)', '98 ID')).toBe(4);
    expect([built('2-7 (1), 2-7 (2), 1-7 (1)', '7 LFD'), built('3-7 (1), 2-7 (1)', '7 LFD')]).toEqual([5, 5]);
    expect([built('3-7 (1), 2-7 (1)', '87 ID'), built('3-7 (1), 2-7 (1), 2-7 (2)', '87 ID')]).toEqual([5, 7]);
  });

  it('10.42 regiments of other strengths, or in several hexes, make none', () => {
    const t = position({
      phase: 'rebuild',
      impulse: 'XX',
      units: {
        'XX HQ': '3102',
        ...{ '2-7 (1)': '3103', '2-7 (2)': '3103', '98 ID': { box: 'broken-down' } },
        ...{ '1-7 (1)': '3104', '1-7 (2)': '3104', '3-7 (1)': '3105' },
      },
    });
    expect(actionsOf(t, 'build-up').map(({ hex }) => hex)).toEqual(['3103']);
  });

  it('10.42 5.1 a division is not built beside another one: the hex is full, though its regiments stand together', () => {
    const regiments = { '3-7 (1)': '3104', '3-7 (2)': '3104', '78 ID': { box: 'broken-down' } };
    const t = position({ phase: 'rebuild', impulse: 'XX', units: { 'XX HQ': '3102', ...regiments, '102 ID': '3104' } });
    expect(refused(t, { type: 'build-up', unit: '78 ID', hex: '3104' })).toMatchObject({
      rule: '5.1',
      code: 'hex-full',
    });
  });

  it('10.43 a single regiment makes none', () => {
    const t = position({
      phase: 'rebuild',
      impulse: 'XX',
      units: {
        'XX HQ': '3102',
        '3-7 (1)': '3104',
        '2-7 (1)': '3103',
        '2-7 (2)': '3103',
        '78 ID': { box: 'broken-down' },
        '98 ID': { box: 'broken-down' },
      },
    });
    expect(actionsOf(t, 'build-up').map(({ unit }) => unit)).toEqual(['98 ID']);
    expect(refused(t, { type: 'build-up', unit: '78 ID', hex: '3104' })).toMatchObject({
      rule: '10.42',
      code: 'no-regiments-together',
    });
  });
});

describe('10.3 German divisions', () => {
  it('10.3 lose step after step down their ladder, and are regiments at the last', () => {
    const values = [1, 2, 3, 4].map(step => {
      const t = german({ '78 ID': { hex: '3104', step } });
      const counter = look(t).counters.find(({ face }) => face.left === '78' && face.nation === 'german');
      return [counter?.face.values, counter?.face.echelon];
    });
    expect(values).toEqual([
      ['9-7', 'XX'],
      ['6-7', 'XX'],
      ['4-7', 'XX'],
      ['2-7', 'III'],
    ]);
  });
});

it('10.41 the phase ends as before', () => {
  const t = acts(german('78 ID@3104'), { type: 'break-down', unit: '78 ID', n: 0 });
  expect(t.game.check(t.s)).toEqual([]);
});
