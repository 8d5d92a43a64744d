import { describe, expect, it } from 'vitest';
import { can } from '../../../kit/trial.ts';
import { move, moving, stepCost } from '../testingPlay.ts';

describe('8.1.2 the cost of ground', () => {
  it.each([
    ['clear', '0505', '0504', 3, 1],
    ['village', '2021', '2121', 3, 2],
    ['high ground', '2222', '2122', 5, 2],
    ['village on high ground', '1921', '1922', 2, 0.5],
    ['village on high ground, off the trail', '2021', '1922', 6, 3],
    ['woods', '2019', '2119', 4, 3],
    ['town', '2927', '3026', 3, 2],
  ])('8.1.2 %s, on foot and by vehicle', (_ground, from, to, foot, vehicle) => {
    expect([stepCost('51GR/154G', from, to), stepCost('6GA/96', from, to)]).toEqual([foot, vehicle]);
  });

  it('8.1.2 foot are infantry, Jäger, rifles and airborne, all others go by vehicle', () => {
    const north = ['292/507', 'Jg/8', '8R/151', '3GV/2G'].map(name => stepCost(name, '3033', '3032'));
    expect(north).toEqual([3, 3, 3, 3]);
    const vehicles = ['10PG/20', '18Pz/101', '656PJ/653', '3TK/50', '3TK/57'];
    expect(vehicles.map(name => stepCost(name, '3033', '3032'))).toEqual([1, 1, 1, 1, 1]);
    expect(stepCost('3MK/1', '0505', '0504')).toBe(1);
  });
});

describe('8.3.1 costs add up', () => {
  it('8.3.1 a stream adds 1 on foot and 2 by vehicle, a river 3 and 5', () => {
    expect([stepCost('51GR/154G', '2219', '2120'), stepCost('6GA/96', '2219', '2120')]).toEqual([4, 3]);
    expect([stepCost('51GR/154G', '2808', '2908'), stepCost('6GA/96', '2808', '2908')]).toEqual([6, 6]);
  });

  it('8.3.1 works cost the Germans, and nobody else', () => {
    expect([stepCost('11Pz/15', '2419', '2420'), stepCost('167/315', '2419', '2420')]).toEqual([3, 7]);
    expect([stepCost('6GA/96', '2419', '2420'), stepCost('51GR/154G', '2419', '2420')]).toEqual([1, 3]);
    expect([stepCost('11Pz/15', '2225', '2226'), stepCost('167/315', '2225', '2226')]).toEqual([3, 6]);
    expect([stepCost('6GA/96', '2225', '2226'), stepCost('51GR/154G', '2225', '2226')]).toEqual([2, 3]);
  });

  it('E8.3.1 a Soviet vehicle over a river into woods: 8', () => {
    expect(stepCost('7GA/201', '2816', '2916')).toBe(8);
  });

  it('E8.3.1 Germans on foot into the trench of Ponyri: 9', () => {
    expect(stepCost('292/507', '1941', '2040')).toBe(9);
    expect(stepCost('292/507', '2140', '2040')).toBe(10);
  });
});

describe('8.3.2 roads and trails', () => {
  it('8.3.2 on foot 1 on a road and 2 on a trail, by vehicle a half on either', () => {
    expect([stepCost('292/507', '2039', '2040'), stepCost('292/507', '1940', '2040')]).toEqual([1, 2]);
    expect([stepCost('18Pz/101', '2039', '2040'), stepCost('18Pz/101', '1940', '2040')]).toEqual([0.5, 0.5]);
  });

  it('8.3.2 water and works on the way cost nothing', () => {
    expect(stepCost('3PzK/503', '2809', '2909')).toBe(0.5);
    expect(stepCost('11Pz/15', '2319', '2320')).toBe(0.5);
    expect(stepCost('11Pz/15', '2320', '2220')).toBe(0.5);
  });

  it('8.3.2 the road must cross that side', () => {
    expect(stepCost('11Pz/15', '2219', '2220')).toBe(4);
    expect(stepCost('11Pz/15', '2420', '2320')).toBe(1);
  });

  it('8.3.2 half points are kept', () => {
    // Four points: eight hexes of road.
    const t = moving('11Pz/15@0609', { morale: { '48PzK': 1 } });
    expect([can(t, move('11Pz/15', '1313')), can(t, move('11Pz/15', '1413'))]).toEqual([true, false]);
  });
});

describe('8.3.4 railways', () => {
  it('8.3.4 cost and save nothing', () => {
    expect(stepCost('7GA/201', '3026', '3027')).toBe(1);
    expect(stepCost('51GR/154G', '2715', '2716')).toBe(2);
    expect(stepCost('51GR/154G', '2816', '2817')).toBe(3);
  });
});
