import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import type { Json, Options } from '../../../kit/game.ts';
import { act, active, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });
const END_MOVEMENT = { type: 'end-movement' };
const SINGLE: Options = { 'no-axis-strategic': true };

/** A Romanian regiment (5 points) on the move; a second unit far off keeps the sub-phase open. */
const rider = (hex: string, others = '61C@2010', options: Options = SINGLE): Trial =>
  position(
    {
      phase: 'movement',
      activated: ['5CR/6Ros', '8CR/2Cal'],
      units: `5CR/6Ros@${hex}, 8CR/2Cal@0103, ${others}`,
    },
    options,
  );
const costOf = (from: string, to: string): Json =>
  eventsOf(act(rider(from), move('5CR/6Ros', to)), 'move')[0]?.cost ?? '';

describe('10.0 units move one by one', () => {
  const pair = (): Trial =>
    position({
      phase: 'movement',
      activated: ['6Pz/4', '6Pz/114'],
      units: '6Pz/4@0205, 6Pz/114@0206, 6Pz/AA6@0206, 61C@1005',
    });

  it('10.0 activated units move in any order, and need not move at all', () => {
    expect([can(pair(), move('6Pz/4', '0204')), can(pair(), move('6Pz/114', '0207'))]).toEqual([true, true]);
    expect(can(pair(), END_MOVEMENT)).toBe(true);
  });

  it('10.0 a unit may go on until another one moves', () => {
    const t = act(pair(), move('6Pz/4', '0204'));
    expect(can(t, move('6Pz/4', '0104'))).toBe(true);
    const next = act(t, move('6Pz/114', '0207'));
    expect(refused(next, move('6Pz/4', '0104')).rule).toBe('10.0');
  });

  it('10.0 only activated units move', () => {
    expect(refused(pair(), move('6Pz/AA6', '0207')).rule).toBe('9.4');
    expect(refused(pair(), move('61C', '1006')).rule).toBe('2.2.1');
  });

  it('10.0 when all have moved the sub-phase ends', () => {
    const t = acts(pair(), move('6Pz/4', '0204'), move('6Pz/114', '0207'), END_MOVEMENT);
    expect([active(t), topFrame(t.s)?.phase]).toEqual(['soviet', 'operations']);
  });
});

describe('10.1 allowances', () => {
  it('10.1 a unit spends up to its allowance and no more', () => {
    expect(can(rider('0113'), move('5CR/6Ros', '0613'))).toBe(true);
    expect(can(rider('0113'), move('5CR/6Ros', '0713'))).toBe(false);
  });

  it('10.1 legs add up', () => {
    const t = acts(rider('0113'), move('5CR/6Ros', '0313'), move('5CR/6Ros', '0513'));
    expect([can(t, move('5CR/6Ros', '0613')), can(t, move('5CR/6Ros', '0713'))]).toEqual([true, false]);
    expect(hexesFor(act(t, move('5CR/6Ros', '0613')), 'move', '5CR/6Ros')).toEqual([]);
  });

  it('10.1 a unit may stop short of its allowance', () => {
    expect(placeOf(act(rider('0113'), move('5CR/6Ros', '0213')), '5CR/6Ros')).toBe('0213');
  });

  it('10.1 points go to no other unit', () => {
    const t = act(rider('0113'), move('5CR/6Ros', '0213'));
    const next = act(t, move('8CR/2Cal', '0603'));
    expect(hexesFor(next, 'move', '8CR/2Cal')).toEqual([]);
  });

  it.each([
    ['6Pz/AA6', '0613', '0713'],
    ['6Pz/4', '0613', '0713'],
  ])('10.1 each unit has its own allowance: %s', (unit, near, far) => {
    const t = position({ phase: 'movement', activated: [unit], units: `${unit}@0113, 61C@2010` }, SINGLE);
    expect([can(t, move(unit, near)), can(t, move(unit, far))]).toEqual([true, true]);
    expect(can(t, move(unit, '0813'))).toBe(unit === '6Pz/AA6');
    expect(can(t, move(unit, '0913'))).toBe(false);
  });

  it('10.1 out of reach even at double allowance', () => {
    const t = rider('0113', '61C@2010', {});
    expect(can(t, move('5CR/6Ros', '1013'))).toBe(true);
    expect(refused(t, move('5CR/6Ros', '0906')).rule).toBe('10.1');
  });
});

describe('10.2 terrain', () => {
  it.each([
    ['0113', '0213', 1, 'clear'],
    ['1511', '1512', 1, 'a town'],
    ['0811', '0912', 2, 'over a river'],
    ['0608', '0709', 0.5, 'along a road'],
    ['0608', '0508', 0.5, 'along a road southwards'],
    ['0407', '0307', 0.5, 'along a road into a town'],
    ['0810', '0911', 0.5, 'along a road over a river'],
    ['0911', '0810', 0.5, 'back along it'],
    ['0607', '0608', 1, 'between two roads'],
    ['0911', '1011', 1, 'along the railway'],
    ['0709', '0809', 2, 'along the railway over a river'],
    ['0809', '0810', 2, 'along the railway over a river again'],
  ])('10.2 %s to %s costs %d: %s', (from, to, points, _what) => {
    const crossed = { crossed: [1], cup: { refused: 2 } };
    const t = position(
      { phase: 'movement', activated: ['5CR/6Ros'], units: `5CR/6Ros@${from}, 61C@2010`, ...crossed },
      SINGLE,
    );
    expect(eventsOf(act(t, move('5CR/6Ros', to)), 'move')[0]).toMatchObject({ cost: points });
  });

  it('10.2 twelve road hexes take six points, a thirteenth is out of reach', () => {
    const t = position({ phase: 'movement', activated: ['6Pz/4'], units: '6Pz/4@0106, 61C@2010' }, SINGLE);
    expect([can(t, move('6Pz/4', '1112')), can(t, move('6Pz/4', '1212'))]).toEqual([true, false]);
  });

  it('10.2 a river really takes the point: two hexes and three points later a fifth is missing', () => {
    const t = acts(rider('0811'), move('5CR/6Ros', '0912'), move('5CR/6Ros', '1113'));
    expect(can(t, move('5CR/6Ros', '1213'))).toBe(true);
    expect(can(t, move('5CR/6Ros', '1313'))).toBe(false);
  });

  it('10.2 the cheapest way is taken', () => {
    expect(costOf('0709', '0810')).toBe(1);
  });

  it.each([
    ['0403', '0404'],
    ['0404', '0403'],
    ['0603', '0704'],
    ['0204', '0203'],
  ])('10.2 the great river is not crossed: %s to %s', (from, to) => {
    expect(refused(rider(from, '61C@2010', {}), move('5CR/6Ros', to)).rule).toBe('10.2');
  });

  it('10.2 nor by Soviet units', () => {
    const t = position({ phase: 'movement', active: 'soviet', activated: ['61C'], units: '61C@0404, 6Pz/4@0113' });
    expect(refused(t, move('61C', '0403')).rule).toBe('10.2');
  });
});

describe('10.3 enemy zones', () => {
  it('10.3 a unit entering one stops', () => {
    expect(hexesFor(act(rider('1008', '61C@1006'), move('5CR/6Ros', '1007')), 'move', '5CR/6Ros')).toEqual([]);
  });

  it('10.3 a hex only reached through one is out of reach', () => {
    const t = rider('0406', '85@0505, 254@0508, 61C@0511, 81C@0513');
    expect(refused(t, move('5CR/6Ros', '0606')).rule).toBe('10.3');
  });

  it('10.3 a unit may start in one and leave with all its points', () => {
    const t = rider('0113', '61C@0112');
    expect(can(t, move('5CR/6Ros', '0613'))).toBe(true);
  });

  it('10.3 a unit may pass from one straight into another', () => {
    const t = act(rider('1007', '61C@1006'), move('5CR/6Ros', '1107'));
    expect([placeOf(t, '5CR/6Ros'), hexesFor(t, 'move', '5CR/6Ros')]).toEqual(['1107', []]);
  });
});

describe('10.4 stacking while moving', () => {
  const full = '6Pz/4@0403, 6Pz/114@0403, 6Pz/AA6@0403';

  it('10.4 a unit passes over a full hex', () => {
    expect(can(rider('0303', full), move('5CR/6Ros', '0503'))).toBe(true);
  });

  it('10.4 the sub-phase never ends on an overfull hex', () => {
    expect(hexesFor(rider('0303', full), 'move', '5CR/6Ros')).not.toContain('0403');
    expect(refused(rider('0303', full), move('5CR/6Ros', '0403')).rule).toBe('8.0');
  });
});

it('10.2 a hex on the other bank is refused for the Don, however near', () => {
  const t = position({ phase: 'movement', activated: ['6Pz/4'], units: '6Pz/4@0306, 61C@2010' });
  expect(refused(t, { type: 'move', unit: '6Pz/4', hex: '0403' })).toMatchObject({ rule: '10.2', code: 'don' });
});
