import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kit/game.ts';
import { act, acts, can, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const CORPS = { type: 'order', card: '57PzK' };

describe('B1 corps order once a game, from turn 2', () => {
  const on: Options = { 'corps-once': true };
  const at = (turn: number, corpsOrders: number, options: Options): Trial =>
    position({ turn, corpsOrders, units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005' }, options);

  it('B1 not on turn 1', () => {
    expect(refused(at(1, 0, on), CORPS).rule).toBe('B1');
    expect(can(at(1, 0, {}), CORPS)).toBe(true);
  });

  it.each([2, 3, 4])('B1 once on turn %i', turn => {
    expect(can(at(turn, 0, on), CORPS)).toBe(true);
  });

  it('B1 not a second time in the game', () => {
    expect(refused(at(3, 1, on), CORPS).rule).toBe('B1');
    expect(can(at(3, 1, {}), CORPS)).toBe(true);
  });

  it('B1 giving the order uses it up', () => {
    expect(act(at(2, 0, on), CORPS).s).toMatchObject({ corpsOrders: 1 });
  });

  it('B1 division orders stay as they are', () => {
    expect(can(at(1, 0, on), { type: 'order', card: '6Pz' })).toBe(true);
    expect(can(at(3, 1, on), { type: 'order', card: '6Pz' })).toBe(true);
  });
});

const PANZER = ['6Pz/4', '6Pz/114', '6Pz/AA6'];
const GUARDS = ['5G/3G', '9G/3G', '13G/3G'];

/** Whether a lone Soviet defender in 1108 stands after `result` and its hold roll; strong Axis units attack from 1007. */
function sovietHolds(unit: string, crt: number, roll: number, options: Options): boolean {
  const name = unit.replace('*', '');
  const units = `${PANZER.map(u => `${u}@1007`).join(', ')}, ${unit.replace(name, `${name}@1108`)}`;
  const t = acts(
    position({ phase: 'combat', activated: PANZER, units }, options),
    { type: 'attack', hex: '1108' },
    { type: 'join-all' },
  );
  const held = act(act(t, { type: 'resolve' }, [crt]), { type: 'hold', unit: name }, [roll]);
  return placeOf(held, name) === '1108';
}

/** The same for an exhausted AA23 of strength 1 against three Guards regiments. */
function axisHolds(crt: number, roll: number, options: Options): boolean {
  const t = acts(
    position(
      {
        phase: 'combat',
        active: 'soviet',
        activated: GUARDS,
        units: `${GUARDS.map(u => `${u}@1007`).join(', ')}, 23Pz/AA23@1108*`,
      },
      options,
    ),
    { type: 'attack', hex: '1108' },
    { type: 'join-all' },
  );
  const held = act(act(t, { type: 'resolve' }, [crt]), { type: 'hold', unit: '23Pz/AA23' }, [roll]);
  return placeOf(held, '23Pz/AA23') === '1108';
}

/** A full-strength Guards brigade, 4, holds on DL: after its shock 12 attack at 3:1, where a 4 is DL. */
function guardsHold(roll: number, options: Options): boolean {
  const t = acts(
    position(
      { phase: 'combat', activated: PANZER, units: `${PANZER.map(u => `${u}@1007`).join(', ')}, 2GM/4G@1108` },
      options,
    ),
    { type: 'attack', hex: '1108' },
    { type: 'join-all' },
    { type: 'resolve' },
  );
  const hit = act(t, { type: 'shock', unit: '6Pz/AA6' }, [4]);
  return placeOf(act(hit, { type: 'hold', unit: '2GM/4G' }, [roll]), '2GM/4G') === '1108';
}

const DL = 1;
const DD = 2;

describe('B2 natural 1 and 6 in hold checks', () => {
  const on: Options = { 'natural-hold': true };

  it('B2 a natural 1 holds where the modified roll would fail', () => {
    expect([sovietHolds('503/91*', DD, 1, {}), sovietHolds('503/91*', DD, 1, on)]).toEqual([false, true]);
    expect([axisHolds(DD, 1, {}), axisHolds(DD, 1, on)]).toEqual([false, true]);
  });

  it('B2 a natural 6 fails even where modifiers would save the unit', () => {
    const both: Options = { 'natural-hold': true, 'soviet-hold': true };
    expect([guardsHold(6, { 'soviet-hold': true }), guardsHold(6, both)]).toEqual([true, false]);
  });

  it.each([
    [2, true],
    [3, false],
  ])('B2 a %i is judged as ever', (roll, holds) => {
    expect(sovietHolds('503/91', DL, roll, on)).toBe(holds);
  });
});

describe('B3 Soviet hold checks at -2', () => {
  const on: Options = { 'soviet-hold': true };

  it.each([
    [3, DL, true],
    [4, DL, true],
    [5, DL, false],
    [3, DD, true],
    [4, DD, false],
  ])('B3 strength 2 rolls %i after combat die %i: %s', (roll, crt, holds) => {
    expect(sovietHolds('503/91', crt, roll, on)).toBe(holds);
  });

  it('B3 without it strength 2 holds on 2 at most', () => {
    expect([sovietHolds('503/91', DL, 2, {}), sovietHolds('503/91', DL, 3, {})]).toEqual([true, false]);
  });

  it('B3 Axis units get nothing', () => {
    expect([axisHolds(DL, 1, on), axisHolds(DL, 2, on)]).toEqual([true, false]);
  });

  it('B3 a natural 6 may hold without B2', () => {
    expect(guardsHold(6, on)).toBe(true);
  });
});

describe('B4 no Axis strategic movement', () => {
  const on: Options = { 'no-axis-strategic': true };
  const axis = (options: Options): Trial =>
    position({ phase: 'movement', activated: ['5CR/6Ros'], units: '5CR/6Ros@0113, 61C@1908' }, options);
  const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });

  it('B4 an Axis unit has its single allowance only', () => {
    expect([can(axis({}), move('5CR/6Ros', '0713')), can(axis(on), move('5CR/6Ros', '0713'))]).toEqual([true, false]);
    expect(can(axis(on), move('5CR/6Ros', '0613'))).toBe(true);
    expect(refused(axis(on), move('5CR/6Ros', '0713')).rule).toBe('B4');
  });

  it('B4 Soviet units still move strategically', () => {
    const t = position({ phase: 'movement', active: 'soviet', activated: ['61C'], units: '61C@0613, 6Pz/4@0104' }, on);
    expect(can(t, move('61C', '0113'))).toBe(true);
    const far = position(
      { phase: 'movement', active: 'soviet', activated: ['61C'], units: '61C@0713, 6Pz/4@0104' },
      on,
    );
    expect(can(far, move('61C', '0113'))).toBe(true);
  });
});
