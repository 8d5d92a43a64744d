import { describe, expect, it } from 'vitest';
import { act, actionsOf, active, eventsOf, placeOf, type Trial } from '../../../kit/trial.ts';
import { BOARD, hex } from '../pieces.ts';
import { scattered } from '../rules/air.ts';
import { choose, morale, moving, phaseIn, stepsOf, unitsIn } from '../testingPlay.ts';

const END = { type: 'end-movement' };

/** On target, and a hit that beats every armour in the open; a miss. */
const STRAIGHT = [3, 4];
const HIT = [1, 1];
const MISS = [6, 6];

/** The Germans have moved; the dive bomber falls as the dice say. */
const strike = (units: string, rolls: readonly number[]): Trial => act(moving(units), END, rolls);
const struck = (t: Trial) => eventsOf(t, 'strike')[0];

const to = (from: string, dice: number): string => BOARD.names[scattered(hex(from), dice)]!;

describe('9.3.1 where the bombs fall', () => {
  it('9.3.1 on 7 they stay, an 8 takes them from 0303 to 0202', () => {
    expect([to('0303', 7), to('0303', 8)]).toEqual(['0303', '0202']);
  });

  it('9.3.1 one hex or two in the other directions', () => {
    expect([2, 3, 4, 5, 6, 9, 10, 11, 12].map(dice => to('0505', dice))).toEqual([
      '0306',
      '0507',
      '0405',
      '0506',
      '0605',
      '0504',
      '0604',
      '0503',
      '0704',
    ]);
  });

  it('9.3.1 the bomber ends on that hex', () => {
    const t = strike('8FgK/DB1@0303, 6TK/22@0505, 11Pz/15@0909', [4, 4, ...MISS]);
    expect(eventsOf(t, 'scatter')).toMatchObject([{ unit: '8FgK/DB1', from: '0303', to: '0202', dice: 8 }]);
    expect(placeOf(t, '8FgK/DB1')).toBe('0202');
  });

  it('Q10 at the edge of the map they stop', () => {
    expect([to('0101', 8), to('0502', 11), to('0501', 11), to('3828', 12)]).toEqual(['0101', '0501', '0501', '3828']);
  });

  it('Q10 never onto the other half', () => {
    expect([to('1528', 3), to('1527', 3), to('1529', 9), to('1530', 11)]).toEqual(['1528', '1528', '1529', '1529']);
  });
});

describe('9.3.1 whom they find', () => {
  it('9.3.1 armour in the hex, of either side', () => {
    const t = strike('8FgK/DB1@0505, 11Pz/15@0505, 6TK/22@0506', [...STRAIGHT, ...HIT]);
    expect([struck(t)?.target, stepsOf(t, '11Pz/15')]).toEqual(['11Pz/15', 1]);
  });

  it('9.3.1 of several there the Germans choose, whatever their armour', () => {
    const t = strike('8FgK/DB1@0505, 11Pz/15@0505, 10PzB/51@0505, 6TK/22@0909', STRAIGHT);
    expect([phaseIn(t), active(t), unitsIn(actionsOf(t, 'choose'))]).toEqual([
      'bomb-target',
      'german',
      ['11Pz/15', '10PzB/51'],
    ]);
    expect(stepsOf(choose(t, '11Pz/15', HIT), '11Pz/15')).toBe(1);
  });

  it('9.3.1 otherwise the nearest, friend or foe', () => {
    const t = strike('8FgK/DB1@0505, 11Pz/15@0506, 6TK/22@0503', [...STRAIGHT, ...MISS]);
    expect(struck(t)?.target).toBe('11Pz/15');
  });

  it('9.3.1 of several equally near the Germans choose', () => {
    const t = strike('8FgK/DB1@0505, 11Pz/15@0506, 6TK/22@0504', STRAIGHT);
    expect(unitsIn(actionsOf(t, 'choose'))).toEqual(['11Pz/15', '6TK/22']);
    const hit = choose(t, '6TK/22', HIT);
    expect([placeOf(hit, '6TK/22'), actionsOf(hit, 'choose')]).toEqual(['eliminated', []]);
  });

  it('9.3.1 the other half of the map is far away', () => {
    const t = strike('8FgK/DB1@1528, 6TK/22@1501, 13A/129@1529, 11Pz/110@0101', [...STRAIGHT, ...MISS]);
    expect(struck(t)?.target).toBe('6TK/22');
    const none = strike('8FgK/DB1@1528, 13A/129@1529, 11Pz/110@0101', STRAIGHT);
    expect(eventsOf(none, 'strike')).toEqual([]);
  });

  it('9.3.1 with no armour left nothing happens', () => {
    const t = strike('8FgK/DB1@0505, 51GR/154G@0505, 11Pz/110@0101', STRAIGHT);
    expect(eventsOf(t, 'strike')).toEqual([]);
  });

  it('9.3.2 units that are no armour are not there for them', () => {
    const t = strike('8FgK/DB1@0505, 51GR/154G@0505, 3MK/1@0606, 6TK/22@0909, 11Pz/110@0101', [...STRAIGHT, ...HIT]);
    expect([struck(t)?.target, stepsOf(t, '51GR/154G'), stepsOf(t, '3MK/1')]).toEqual(['6TK/22', 2, 2]);
  });
});

describe('9.3.1 what they do', () => {
  /** The modifier at a hex, with more units around. */
  const modifier = (at: string, more = ''): unknown =>
    struck(strike(`8FgK/DB1@${at}, 6TK/22@${at}, 11Pz/110@0101${more}`, [...STRAIGHT, ...MISS]))?.modifier;

  it('9.3.1 as anti-tank fire of strength 3', () => {
    const t = strike('8FgK/DB1@0505, 6TK/22@0505, 11Pz/110@0101', [...STRAIGHT, 2, 3]);
    // 5 and strength 3 give 4, which does not exceed the armour of 4.
    expect(struck(t)).toMatchObject({ at: 3, armour: 4, dice: 5, modifier: 0, hit: false });
    const hit = strike('8FgK/DB1@0505, 6TK/22@0505, 11Pz/110@0101', [...STRAIGHT, 2, 2]);
    expect([struck(hit)?.hit, placeOf(hit, '6TK/22'), morale(hit, '1TA')]).toEqual([true, 'eliminated', 8]);
  });

  it('9.3.1 woods and towns add 3', () => {
    expect([modifier('3026'), modifier('2119')]).toEqual([3, 3]);
  });

  it('9.3.1 nothing of 6.5 counts', () => {
    expect([modifier('2122'), modifier('2121'), modifier('0505', ', 3MK/1@0505')]).toEqual([0, 0, 0]);
  });

  it('9.3.1 one bomber after the other, each seeing what the last one did', () => {
    const rolls = [...STRAIGHT, ...HIT, ...STRAIGHT, ...MISS];
    const t = strike('8FgK/DB1@0505, 8FgK/DB2@0505, 6TK/22@0505, 6TK/112@0606, 11Pz/110@0101', rolls);
    expect(eventsOf(t, 'strike').map(e => e.target)).toEqual(['6TK/22', '6TK/112']);
  });

  it('9.3.1 their zone lies where they ended, until the Soviet recovery', () => {
    const t = strike('8FgK/DB1@0508, 6TK/22@0501, 3MK/1@0504, 11Pz/110@0101', [5, 6, ...MISS]);
    expect(placeOf(t, '8FgK/DB1')).toBe('0506');
    const into = act(t, { type: 'move', unit: '3MK/1', hex: '0505' });
    expect(eventsOf(into, 'move')[0]?.cost).toBe(4);
    expect(placeOf(act(into, END), '8FgK/DB1')).not.toBe('0506');
  });
});
