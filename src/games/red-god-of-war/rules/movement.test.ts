import { describe, expect, it } from 'vitest';
import { act, acts, can, eventsOf, placeOf, refused } from '../../../kit/trial.ts';
import { costTo, hexesOf, moving, position, reach } from '../testing.ts';

const HQ = '20A HQ@3201';

describe('4.1 costs', () => {
  it('4.13 units on foot and mechanised ones pay by their own columns', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103, 11 TB@3103, 2G CC@3103`);
    expect(['243 RD', '11 TB', '2G CC'].map(unit => costTo(t, unit, '3104'))).toEqual([1, 2, 1]);
  });

  it('4.0 only active units move, each with its own allowance', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103, 88 RD@3103`);
    expect(reach(t, '243 RD').allowance).toBe(5);
    expect(refused(t, { type: 'move', unit: '88 RD', hex: '3104' })).toMatchObject({
      rule: '7.23',
      code: 'other-army',
    });
  });

  it('4.1 hex after hex, to neighbours', () => {
    const t = act(moving('20A', `${HQ}, 243 RD@3103`), { type: 'move', unit: '243 RD', hex: '3105' });
    expect(eventsOf(t, 'moved')).toMatchObject([{ from: '3103', to: '3105', path: ['3104', '3105'] }]);
  });

  it('4.1 units move one after the other; those of a formation may gather', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103, 247 RD@3104, 5 TC@3203, 5/5@3202`);
    const one = acts(t, { type: 'move', unit: '243 RD', hex: '3102' }, { type: 'move', unit: '247 RD', hex: '3105' });
    expect(refused(one, { type: 'move', unit: '243 RD', hex: '3103' })).toMatchObject({
      rule: '4.1',
      code: 'move-over',
    });
    const pair = acts(
      t,
      { type: 'move', unit: '5 TC', hex: '3303' },
      { type: 'move', unit: '5/5', hex: '3303' },
      { type: 'move', unit: '5 TC', hex: '3302' },
    );
    expect(placeOf(pair, '5 TC')).toBe('3302');
  });

  it('4.11 a town costs its own price whatever is around it; 4.51 a road counts only across its hexside', () => {
    const t = moving('XXVII', 'XXVII HQ@2106, 33/9@2107, 10/9@2206, 72 ID@2107');
    // Light woods by themselves, and along the road.
    expect([costTo(t, '33/9', '2108'), costTo(t, '72 ID', '2108'), costTo(t, '10/9', '2207')]).toEqual([3, 2, 1]);
    expect([costTo(t, '33/9', '2206'), costTo(t, '72 ID', '2206')]).toEqual([1, 1]);
  });

  it('4.13 creeks and rivers cost more; without a road bridge a river stops mechanised units', () => {
    const t = moving('XXVII', 'XXVII HQ@2006, 33/9@2108, 72 ID@2108, 10/9@2104, 87 ID@2104, 11/9@2206, 95 ID@2205');
    expect([costTo(t, '33/9', '2109'), costTo(t, '72 ID', '2109')]).toEqual([4, 2]);
    expect(costTo(t, '87 ID', '2105')).toBe(4);
    const mud = moving('XXVII', 'XXVII HQ@2006, 10/9@2104', { weather: 'mud' });
    expect(refused(mud, { type: 'move', unit: '10/9', hex: '2105' })).toMatchObject({
      rule: '4.13',
      code: 'no-bridge',
    });
    // 2206-2306 has a road, 2205-2204 only a railway.
    expect(costTo(t, '11/9', '2306')).toBe(1);
    expect(costTo(t, '95 ID', '2204')).toBe(4);
  });

  it('4.12 no more than the allowance in a phase', () => {
    const t = moving('20A', `${HQ}, 11 TB@3103`);
    const two = act(t, { type: 'move', unit: '11 TB', hex: '3105' });
    expect(refused(two, { type: 'move', unit: '11 TB', hex: '3106' })).toMatchObject({ rule: '4.53', code: 'too-far' });
  });

  it('4.55 snow doubles and mud trebles costs; ski troops pay no more in snow', () => {
    const units = `${HQ}, 243 RD@3103, 48 SkiB@3103, 2G CC@3103`;
    const costs = (weather: string) => {
      const t = moving('20A', units, { weather });
      return [costTo(t, '243 RD', '3104'), costTo(t, '48 SkiB', '3104')];
    };
    expect([costs('frozen'), costs('snow'), costs('mud')]).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
  });
});

describe('4.5 limits', () => {
  it('4.52 never into a hex with an enemy', () => {
    const t = moving('20A', `${HQ}, 243 RD@3103, VI HQ@3104`);
    expect(refused(t, { type: 'move', unit: '243 RD', hex: '3104' })).toMatchObject({
      rule: '4.52',
      code: 'enemy-there',
    });
  });

  it('4.53 a unit that has not moved may go one hex whatever it costs, and then halts', () => {
    const t = moving('20A', `${HQ}, 11 TB@3103`, { weather: 'mud' });
    expect(hexesOf(t, 'move', '11 TB')).toEqual(['3002', '3003', '3102', '3104', '3202', '3203']);
    const gone = act(t, { type: 'move', unit: '11 TB', hex: '3104' });
    expect(refused(gone, { type: 'move', unit: '11 TB', hex: '3105' })).toMatchObject({ rule: '4.53', code: 'halted' });
  });

  it('4.54 units do not leave the map', () => {
    const t = moving('20A', `${HQ}, 243 RD@3801`);
    expect(hexesOf(t, 'move', '243 RD').every(hex => Number(hex.slice(0, 2)) <= 38)).toBe(true);
    // From the corner three sides lead nowhere, not even with a single step.
    const corner = moving('20A', `${HQ}, 11 TB@3801`, { weather: 'mud' });
    expect(hexesOf(corner, 'move', '11 TB')).toEqual(['3701', '3702', '3802']);
    expect(refused(corner, { type: 'move', unit: '11 TB', hex: '3702', hexes: ['3802', '3702', '3802'] }).rule).toBe(
      '4.1',
    );
  });

  it('4.56 after strategic movement a mechanised unit moves again in the mechanised phase', () => {
    const t = moving('XXXIX', 'XXXIX HQ@2213, 33/9@2212');
    const gone = acts(t, { type: 'march', unit: '33/9', hex: '2216' }, { type: 'end-phase' });
    expect(can(gone, { type: 'move', unit: '33/9', hex: '2217' })).toBe(true);
  });

  it('3.23 mechanised units, cavalry and headquarters move again with a whole allowance, others do not', () => {
    const t = acts(
      moving('20A', `${HQ}, 243 RD@3103, 11 TB@3105, 2G CC@3303`),
      { type: 'move', unit: '11 TB', hex: '3104' },
      { type: 'end-phase' },
    );
    expect(reach(t, '11 TB').allowance).toBe(5);
    expect(costTo(t, '11 TB', '3105')).toBe(2);
    expect([
      can(t, { type: 'move', unit: '2G CC', hex: '3302' }),
      can(t, { type: 'move', unit: '20A HQ', hex: '3202' }),
    ]).toEqual([true, true]);
    expect(refused(t, { type: 'move', unit: '243 RD', hex: '3102' })).toMatchObject({
      rule: '3.23',
      code: 'not-mechanised',
    });
  });

  it('6.22 without supply mechanised units have half their allowance, rounded up; others all of it', () => {
    const t = moving('20A', `${HQ}, 11 TB@3103, 243 RD@3103`, { fed: [] });
    expect([reach(t, '11 TB').allowance, reach(t, '243 RD').allowance]).toEqual([3, 5]);
  });
});

describe('4.2 strategic movement', () => {
  const units = 'XXXIX HQ@2213, 33/9@2212, 10/9@2214, 243 RD@2306';

  it('4.2 along roads for half a point, over hexes of its own side', () => {
    const t = moving('XXXIX', 'XXXIX HQ@2213, 33/9@2212, 10/9@2214');
    expect(hexesOf(t, 'march', '33/9')).toEqual(expect.arrayContaining(['2220', '2222', '2207']));
    const marched = act(t, { type: 'march', unit: '33/9', hex: '2222' });
    expect(eventsOf(marched, 'marched')).toMatchObject([{ unit: '33/9', to: '2222' }]);
    expect(refused(marched, { type: 'move', unit: '33/9', hex: '2221' })).toMatchObject({
      rule: '4.4',
      code: 'moved-otherwise',
    });
  });

  it('4.2 neither from nor to a hex next to an enemy, of any kind', () => {
    const t = moving('XXXIX', `${units}, 14/5@2307`);
    expect(refused(t, { type: 'march', unit: '14/5', hex: '2308' })).toMatchObject({
      rule: '4.2',
      code: 'starts-beside-enemy',
    });
    expect(hexesOf(t, 'march', '33/9')).not.toContain('2206');
    expect(hexesOf(t, 'march', '33/9')).toContain('2208');
  });

  it('4.2 not through hexes that the enemy controls', () => {
    const t = moving('XXXIX', 'XXXIX HQ@2213, 33/9@2212', {
      control: { '2215': 'soviet', '2315': 'soviet', '2115': 'soviet' },
    });
    expect(hexesOf(t, 'march', '33/9')).not.toContain('2215');
  });

  it('4.2 before any unit moves tactically, and not in the mechanised phase', () => {
    const t = act(moving('XXXIX', 'XXXIX HQ@2213, 33/9@2212, 10/9@2214'), { type: 'move', unit: '10/9', hex: '2215' });
    expect(refused(t, { type: 'march', unit: '33/9', hex: '2208' })).toMatchObject({
      rule: '4.2',
      code: 'after-tactical',
    });
    const late = position({ phase: 'mech', impulse: 'XXXIX', fed: ['XXXIX'], units: 'XXXIX HQ@2213, 33/9@2212' });
    expect(refused(late, { type: 'march', unit: '33/9', hex: '2208' })).toMatchObject({
      rule: '3.23',
      code: 'not-in-mech-phase',
    });
  });
});

describe('4.3 rail movement', () => {
  const rail = (units: string, more = {}) => moving('XXXIX', `XXXIX HQ@2213, ${units}`, more);

  it('4.3 any distance along a railway', () => {
    const t = act(rail('33/9@2212'), { type: 'rail', unit: '33/9', hex: '1523' });
    expect(eventsOf(t, 'railed')).toMatchObject([{ unit: '33/9', to: '1523' }]);
  });

  it('4.3 in a turn one division, or two smaller units', () => {
    const t = rail('78 ID@2212, 33/9@2214, 10/9@2215, 11/9@2216');
    const one = act(t, { type: 'rail', unit: '78 ID', hex: '2222' });
    expect(refused(one, { type: 'rail', unit: '33/9', hex: '2221' })).toMatchObject({ rule: '4.3', code: 'rail-used' });
    const two = acts(t, { type: 'rail', unit: '33/9', hex: '2222' }, { type: 'rail', unit: '10/9', hex: '2222' });
    expect(refused(two, { type: 'rail', unit: '11/9', hex: '2221' })).toMatchObject({ rule: '4.3', code: 'rail-used' });
    expect(
      refused(act(t, { type: 'rail', unit: '33/9', hex: '2222' }), { type: 'rail', unit: '78 ID', hex: '2221' }).code,
    ).toBe('rail-used');
  });

  it('4.3 from a railway, not next to enemies, Germans only', () => {
    expect(refused(rail('33/9@2112'), { type: 'rail', unit: '33/9', hex: '2211' })).toMatchObject({
      rule: '4.3',
      code: 'not-on-rail',
    });
    const near = rail('33/9@2212, 243 RD@2307');
    expect(hexesOf(near, 'rail', '33/9')).not.toContain('2206');
    const soviet = moving('20A', '20A HQ@2707, 243 RD@2807');
    expect(refused(soviet, { type: 'rail', unit: '243 RD', hex: '2907' })).toMatchObject({
      rule: '4.3',
      code: 'no-soviet-rail',
    });
  });
});

it('4.62 an enemy ZOC opens no hexside that is closed to vehicles', () => {
  const t = moving('20A', '20A HQ@3102, 5 TC@1702, 243 RD@1802, 72 ID@1704');
  const to = (unit: string) => can(t, { type: 'move', unit, hex: '1703' });
  expect([to('5 TC'), to('243 RD')]).toEqual([false, true]);
});
