import { describe, expect, it } from 'vitest';
import { actionsOf, can, hexesFor } from '../../../kit/trial.ts';
import { SIDE, unit } from '../pieces.ts';
import { stateOf } from '../testing.ts';
import { fire, firing, unitsIn } from '../testingPlay.ts';
import { neededRoll, shotOf, WATER_MODIFIERS } from './fire.ts';

/** Who may fire. */
const firersOf = (active: string, units: string): string[] => [
  ...new Set(unitsIn(actionsOf(firing(active, units), 'fire'))),
];

describe('6.1 who fires', () => {
  it('6.1.1 needs an anti-tank strength of 1 or more', () => {
    expect(firersOf('soviet', '11Pz/15@0505, 51GR/154G@0504, 9GV/23G@0404, 52GR/151G@0405*')).toEqual(['51GR/154G']);
    expect(firersOf('german', '13A/129@3033, Jg/8@3032, 78St/14@3133')).toEqual(['78St/14']);
  });

  it('6.1.1 units without armour fire as well as tanks', () => {
    expect(firersOf('german', '6TK/22@0505, 11Pz/110@0504, 11Pz/15@0404')).toEqual(['11Pz/15', '11Pz/110']);
  });

  it('6.1.1 guns and engineers never do', () => {
    const t = firing('german', '13A/129@3033, Arko112@3032, PzPi813@3032, 78St/14@3032', { turn: 1 });
    expect(unitsIn(actionsOf(t, 'fire'))).toEqual(['78St/14']);
  });

  it('6.1.2 aircraft take no part in these phases', () => {
    expect(firersOf('german', '6TK/22@0505, 8FgK/DB1@0505, 11Pz/15@0504')).toEqual(['11Pz/15']);
  });

  it('6.1.3 disrupted units do not fire', () => {
    const t = firing('german', { '6TK/22': '0505', '11Pz/15': { hex: '0504', disrupted: true }, '11Pz/110': '0504' });
    expect(unitsIn(actionsOf(t, 'fire'))).toEqual(['11Pz/110']);
  });
});

describe('6.2 targets', () => {
  it('6.2.1 only armour is fired at', () => {
    const t = firing('german', '11Pz/15@0504, 51GR/154G@0505, 3MK/1@0604, 6TK/22@0404');
    expect(hexesFor(t, 'fire', '11Pz/15')).toEqual(['0404']);
  });

  it('6.2.2 only next to the firer', () => {
    expect(can(firing('german', '11Pz/15@0503, 6TK/22@0505, 6TK/112@0504'), fire('11Pz/15', '0505'))).toBe(false);
    expect(firersOf('german', '11Pz/15@0503, 6TK/22@0505')).toEqual([]);
  });
});

/** What is added to the dice when the first unit fires at the second. */
function modifier(units: string, firer: string, target: string): number {
  const s = stateOf({ units });
  expect(SIDE[unit(firer)]).not.toBe(SIDE[unit(target)]);
  return shotOf(s, unit(firer), unit(target)).modifier;
}

describe('6.5 modifiers', () => {
  it('6.5 nothing is added in the open', () => {
    expect(modifier('11Pz/15@0504, 6TK/22@0505', '11Pz/15', '6TK/22')).toBe(0);
  });

  it('6.5.1 a target on high ground or in a village on it: +2', () => {
    expect(modifier('11Pz/15@2222, 6TK/22@2122', '11Pz/15', '6TK/22')).toBe(2);
    expect(modifier('11Pz/15@2023, 6TK/22@2024', '11Pz/15', '6TK/22')).toBe(2);
  });

  it('6.5.1 other ground gives nothing, nor does that of the firer', () => {
    expect(modifier('11Pz/15@2021, 6TK/22@2121', '11Pz/15', '6TK/22')).toBe(0);
    expect(modifier('11Pz/15@2927, 6TK/22@3026', '11Pz/15', '6TK/22')).toBe(0);
    expect(modifier('11Pz/15@2019, 6TK/22@2119', '11Pz/15', '6TK/22')).toBe(0);
    expect(modifier('11Pz/15@2122, 6TK/22@2222', '11Pz/15', '6TK/22')).toBe(0);
  });

  it('6.5.2 a Soviet firer in a fort: -2, whatever he is', () => {
    expect(modifier('71GR/219G@2120, GD/Pz@2121', '71GR/219G', 'GD/Pz')).toBe(-2);
    expect(modifier('6GA/96@2120, GD/Pz@2121', '6GA/96', 'GD/Pz')).toBe(-2);
  });

  it('6.5.2 neither a trench nor a German in a fort has it', () => {
    expect(modifier('GD/Pz@2120, 6GA/96@2121', 'GD/Pz', '6GA/96')).toBe(0);
    expect(modifier('107R/504@2426, LAH/1Pz@2425', '107R/504', 'LAH/1Pz')).toBe(0);
  });

  it('6.5.3 over a stream: +1', () => {
    expect(modifier('GD/Pz@2219, 6GA/96@2120', 'GD/Pz', '6GA/96')).toBe(1);
  });

  it('6.5.4 over a river: +3, a road or none', () => {
    expect(modifier('3PzK/503@2809, 7GA/201@2909', '3PzK/503', '7GA/201')).toBe(3);
    expect(modifier('3PzK/503@2808, 7GA/201@2909', '3PzK/503', '7GA/201')).toBe(3);
  });

  it('6.5.3 6.5.4 by the water between, nothing on dry land: what bots count with', () => {
    expect(WATER_MODIFIERS).toEqual([0, 1, 3]);
  });

  it('6.5.5 a target stacked with a unit that is no armour: +2', () => {
    expect(modifier('11Pz/15@0504, 6GA/96@0505, 51GR/154G@0505', '11Pz/15', '6GA/96')).toBe(2);
    expect(modifier('11Pz/15@0504, 6TK/22@0505, 6TK/112@0505', '11Pz/15', '6TK/22')).toBe(0);
  });

  it('6.5.5 guns are no such unit', () => {
    expect(modifier('6GA/96@0504, GD/Pz@0505, Arko132@0505', '6GA/96', 'GD/Pz')).toBe(0);
  });

  it('6.5.6 all of them add up', () => {
    expect(modifier('71GR/219G@2120, GD/Pz@2219', '71GR/219G', 'GD/Pz')).toBe(-1);
    expect(modifier('71GR/219G@2120, GD/Pz@2219, GD/PG@2219', '71GR/219G', 'GD/Pz')).toBe(1);
    expect(modifier('GD/Pz@2219, 6GA/96@2120, 71GR/219G@2120', 'GD/Pz', '6GA/96')).toBe(3);
    expect(modifier('7GA/201@2909, 3PzK/503@2809', '7GA/201', '3PzK/503')).toBe(1);
  });
});

describe('6.4 the dice needed', () => {
  it('6.4 the highest sum that still exceeds the armour', () => {
    expect([neededRoll(1, 4, 0), neededRoll(1, 3, 0), neededRoll(9, 3, 0)]).toEqual([3, 4, 9]);
  });

  it('6.4 a modifier moves it, and it may be out of reach', () => {
    expect([neededRoll(1, 4, -2), neededRoll(1, 4, 1), neededRoll(1, 5, 3)]).toEqual([5, 2, 0]);
  });
});
