import { describe, expect, it } from 'vitest';
import {
  ADVANCE,
  ATTACK_SHARE,
  BREAKTHROUGH,
  COMBAT_SUPPLY_COST,
  DEFENCE_SHARE,
  ENEMY_STEP,
  GERMAN_SUPPLY_DICE,
  GERMAN_SUPPORT,
  HQ_DEFENCE_ALONE,
  HQ_RETURN,
  INTEGRITY_FACTOR,
  LATE_OVERRUN_COST,
  LONG_RANGE_LEVELS,
  LOSS_REDUCTION,
  MECH_ALLOWANCE_SHARE,
  MOMENTUM_CHANGE,
  OVERRUN_COST,
  RAIL_CAPACITY,
  RAZVEDKA_ATTACKS,
  RELEASE,
  SIDE_ADVANCE,
  SOVIET_OVERRUN_SHARE,
  SOVIET_SUPPORT,
  STACKING,
  STEP_SHARE,
  STRATEGIC_ROAD_COST,
  TERRAIN_SHARE,
  TRANSFER,
  ZOC_ENTRY_COST,
  ZOC_EXIT_SHARE,
  ZOC_RETREAT_STEPS,
  ZOC_UNITS,
} from './numbers.ts';
import {
  HILFE_ROLL,
  IMPULSE_FIRST_TURN,
  IMPULSE_SNOW,
  IMPULSE_TRACK,
  impulseSource,
  OKW,
  OKW_MODIFIERS,
  PRIZE_HEXES,
  PRIZES_NEEDED,
  STALIN,
  STALIN_BOXES,
  STALIN_MODIFIERS,
} from './tracks.ts';

describe('impulse track', () => {
  it('7.3 ten boxes for each side, the first of which never ends the activations', () => {
    expect(IMPULSE_TRACK.soviet.map(n => n ?? '-').join(' ')).toBe('- 0 0 1 1 2 2 3 3 4');
    expect(IMPULSE_TRACK.german.map(n => n ?? '-').join(' ')).toBe('- 0 0 0 1 1 2 2 3 3');
    expect([impulseSource('soviet', 3), impulseSource('german', 3)]).toEqual(['rulebook', 'reconstructed']);
  });

  it('E7.3 a 1 in snow ends the Soviet activations after the third impulse', () =>
    expect(1 + IMPULSE_SNOW <= (IMPULSE_TRACK.soviet[2] ?? -1)).toBe(true));

  it('13.11 the Soviets add 1 in the first turn', () =>
    expect(IMPULSE_FIRST_TURN).toEqual({ side: 'soviet', turn: 1, value: 1 }));
});

describe("Stalin's intent", () => {
  it('11.1 nine boxes with fewer and fewer supply points, the last three with withdrawals', () => {
    expect(STALIN_BOXES.map(box => box.supply)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(STALIN_BOXES.slice(0, 6).filter(box => box.withdrawal)).toEqual([]);
    expect(STALIN_BOXES.slice(6).map(box => Object.values(box.withdrawal ?? {}).join(' '))).toEqual([
      'X1 0 1 1',
      'W1 1 1 1',
      'W2 2 2 3',
    ]);
  });

  it('11.1 the marker starts in box 4, and moves from turn 2 on: up to 1 left, from 4 right', () =>
    expect(STALIN).toEqual({ rule: '11.1', boxes: 9, start: 4, fromTurn: 2, left: 1, right: 4 }));

  it('11.1 what is added to the die', () =>
    expect(STALIN_MODIFIERS).toEqual({
      prizes: -1,
      losses: { value: 1, divisions: 12, brigadesForOne: 3 },
      rzhev: { value: 1, fromTurn: 6, hexes: ['2205', '2206'] },
    }));

  it('11.1 11.2 two of eight hexes lower both rolls', () => {
    expect([...PRIZE_HEXES].sort()).toEqual(['1012', '1507', '1618', '2122', '2211', '2221', '2222', '2916']);
    expect(PRIZES_NEEDED).toBe(2);
  });
});

describe('orders of OKW', () => {
  it('11.2 five boxes from box 2, from turn 2 on: up to 1 left, from 5 right; 5 or 6 in the last one', () => {
    expect(OKW).toEqual({ rule: '11.2', boxes: 5, start: 2, fromTurn: 2, left: 1, right: 5 });
    expect(HILFE_ROLL).toBe(5);
  });

  it('11.2 what is added to the die', () =>
    expect(OKW_MODIFIERS).toEqual({
      prizes: { value: -1, fromTurn: 4 },
      stalin: { value: -1, boxes: [2, 3] },
      byTurn: [
        { from: 8, to: 11, value: 1 },
        { from: 12, to: 16, value: 2 },
      ],
    }));
});

describe('numbers', () => {
  it('4.0 of movement', () => {
    expect([STRATEGIC_ROAD_COST, ZOC_ENTRY_COST, ZOC_EXIT_SHARE]).toEqual([0.5, 1, 0.5]);
    expect([RAIL_CAPACITY, ZOC_UNITS]).toEqual([
      { divisions: 1, smaller: 2 },
      { XXX: 1, XX: 1, X: 2, III: 2 },
    ]);
  });

  it('5.1 of stacks', () => {
    expect(STACKING).toEqual({
      german: { divisions: 1, withDivision: 4, withoutDivision: 7 },
      soviet: { units: 4, divisions: 2 },
    });
    expect(INTEGRITY_FACTOR).toBe(2);
  });

  it('6.2 of supply', () => {
    expect([ATTACK_SHARE, DEFENCE_SHARE, MECH_ALLOWANCE_SHARE].map(share => Object.values(share))).toEqual([
      [1, 0.5, 0.25],
      [1, 1, 0.5],
      [1, 0.5, 0.5],
    ]);
    expect([COMBAT_SUPPLY_COST, GERMAN_SUPPLY_DICE]).toEqual([1, 1]);
  });

  it('7.2 of activation', () => {
    expect(TRANSFER).toEqual({ turn: 4, divisions: 1, brigades: 2 });
    expect([LONG_RANGE_LEVELS, MOMENTUM_CHANGE]).toEqual([1, 1]);
  });

  it('8.0 of combat', () => {
    expect([STEP_SHARE, LOSS_REDUCTION, TERRAIN_SHARE, SOVIET_OVERRUN_SHARE]).toEqual([0.5, 1, 0.5, 0.5]);
    expect(ADVANCE).toEqual({ foot: 2, mech: 3, snow: -1, zoc: -1, least: 1 });
    expect([OVERRUN_COST, LATE_OVERRUN_COST]).toEqual([3, 6]);
  });

  it('9.11 9.16 of what depends on the play', () => {
    expect(BREAKTHROUGH).toEqual({ unit: '267 ID', hexes: ['2827', '2624'], range: 2 });
    expect(RELEASE).toEqual({
      command: '3TA',
      control: ['1507', '2916', '2205', '2206', '1012'],
      near: ['2122', '2221', '2222'],
      range: 2,
    });
  });

  it('10.1 of headquarters', () => {
    expect([HQ_DEFENCE_ALONE, HQ_RETURN, RAZVEDKA_ATTACKS]).toEqual([1, 2, 1]);
    expect([GERMAN_SUPPORT, SOVIET_SUPPORT]).toEqual([
      { attacks: 2, overruns: 2 },
      { attacks: 2, supported: 1, overruns: 1 },
    ]);
  });

  it('12.0 of the options', () => expect([ZOC_RETREAT_STEPS, SIDE_ADVANCE, ENEMY_STEP]).toEqual([1, 1, 2]));
});
