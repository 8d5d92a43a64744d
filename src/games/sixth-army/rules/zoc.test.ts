import { describe, expect, it } from 'vitest';
import { act, actionsOf, acts, can, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });
/** `unit` moves first; a second activated unit far away keeps the movement sub-phase open. */
const axis = (unit: string, hex: string, others: string): Trial =>
  position({ phase: 'movement', activated: [unit, '8CR/2Cal'], units: `${unit}@${hex}, 8CR/2Cal@0113, ${others}` });
const soviet = (unit: string, hex: string, others: string): Trial =>
  position({
    phase: 'movement',
    active: 'soviet',
    activated: [unit, '13M/62'],
    units: `${unit}@${hex}, 13M/62@1813, ${others}`,
  });

describe('7.0 zones of control', () => {
  it('7.0 example: a unit in 0404 controls 0304', () => {
    const t = act(axis('5CR/6Ros', '0204', '85@0404'), move('5CR/6Ros', '0304'));
    expect(hexesFor(t, 'move', '5CR/6Ros')).toEqual([]);
  });

  it('7.0 example: a unit in 0404 does not control 0403 beyond the great river', () => {
    const t = act(axis('5CR/6Ros', '0303', '85@0404, 254@0504'), move('5CR/6Ros', '0403'));
    expect(can(t, move('5CR/6Ros', '0503'))).toBe(true);
    expect(can(t, move('5CR/6Ros', '0603'))).toBe(true);
  });

  it('7.0 nor does a unit in 0403 control 0404', () => {
    const t = act(soviet('85', '0505', '5CR/6Ros@0403'), move('85', '0404'));
    expect(can(t, move('85', '0304'))).toBe(true);
  });

  it.each(['1005', '1007', '0906', '0907', '1106', '1107'])('7.0 a unit in 1006 controls its neighbour %s', hex => {
    const from = { '1005': '1004', '1007': '1008', '0906': '0806', '0907': '0807', '1106': '1205', '1107': '1207' }[
      hex
    ];
    const t = act(axis('6Pz/4', from ?? '', '61C@1006'), move('6Pz/4', hex));
    expect(hexesFor(t, 'move', '6Pz/4')).toEqual([]);
  });

  it('7.0 control reaches one hex only', () => {
    const t = act(axis('6Pz/4', '1208', '61C@1006'), move('6Pz/4', '1108'));
    expect(hexesFor(t, 'move', '6Pz/4')).not.toEqual([]);
  });

  it('7.0 an exhausted unit has a zone of control', () => {
    const t = act(axis('6Pz/4', '1008', '61C@1006*'), move('6Pz/4', '1007'));
    expect(hexesFor(t, 'move', '6Pz/4')).toEqual([]);
  });

  it('7.0 Axis units control hexes too, exhausted ones included', () => {
    const t = act(soviet('61C', '1008', '5CR/6Ros@1006*'), move('61C', '1007'));
    expect(hexesFor(t, 'move', '61C')).toEqual([]);
  });

  it('7.0 control crosses an ordinary river and enters a town', () => {
    const river = act(axis('6Pz/4', '0608', '61C@0808'), move('6Pz/4', '0709'));
    const town = act(axis('6Pz/4', '0607', '61C@0806'), move('6Pz/4', '0707'));
    expect([hexesFor(river, 'move', '6Pz/4'), hexesFor(town, 'move', '6Pz/4')]).toEqual([[], []]);
  });

  it('7.0 a friend in the hex does not lift the zone for movement', () => {
    const t = act(axis('6Pz/4', '1008', '6Pz/114@1007, 61C@1006'), move('6Pz/4', '1007'));
    expect(hexesFor(t, 'move', '6Pz/4')).toEqual([]);
  });

  it('7.0 zones of several units cost no more than one', () => {
    const bare = position(
      {
        phase: 'movement',
        activated: ['5CR/6Ros', '8CR/2Cal'],
        units: '5CR/6Ros@0113, 8CR/2Cal@0107, 61C@0710, 254@0711',
      },
      { 'no-axis-strategic': true },
    );
    const near = acts(bare, move('5CR/6Ros', '0511'));
    expect(can(near, move('5CR/6Ros', '0610'))).toBe(true);
  });
});

describe('7.1 zones and movement', () => {
  it('7.1 a unit may leave a zone and move on', () => {
    const t = act(axis('6Pz/4', '1007', '61C@1006'), move('6Pz/4', '0908'));
    expect(can(t, move('6Pz/4', '0909'))).toBe(true);
  });

  it('7.1 a unit that left a zone stops on entering one again', () => {
    const t = acts(axis('6Pz/4', '1007', '61C@1006'), move('6Pz/4', '0908'), move('6Pz/4', '0907'));
    expect(hexesFor(t, 'move', '6Pz/4')).toEqual([]);
  });

  it('7.1 a unit may go from zone to zone directly and stops there', () => {
    const t = act(axis('6Pz/4', '1007', '61C@1006'), move('6Pz/4', '1107'));
    expect(placeOf(t, '6Pz/4')).toBe('1107');
    expect(hexesFor(t, 'move', '6Pz/4')).toEqual([]);
  });

  it('7.1 no way leads through a line of zones', () => {
    const t = axis('6Pz/4', '0406', '85@0505, 254@0508, 61C@0511, 81C@0513');
    expect(can(t, move('6Pz/4', '0506'))).toBe(true);
    expect(refused(t, move('6Pz/4', '0606')).rule).toBe('10.3');
  });

  it('7.1 the same binds Soviet units', () => {
    const t = act(soviet('61C', '1007', '6Pz/4@1006'), move('61C', '1107'));
    expect(hexesFor(t, 'move', '61C')).toEqual([]);
  });
});

describe('7.2 zones and combat', () => {
  const attackers = ['6Pz/4', '6Pz/114', '6Pz/AA6'];
  const stack = attackers.map(u => `${u}@1007`).join(', ');
  const assault = (others: string, die: number): Trial => {
    const t = position({ phase: 'combat', activated: attackers, units: `${stack}, 503/91@1108, ${others}` });
    return act(acts(t, { type: 'attack', hex: '1108' }, { type: 'join-all' }), { type: 'resolve' }, [die]);
  };

  it('7.2 adjacent enemies may be attacked, others not', () => {
    const t = position({ phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@1007, 61C@1006, 81C@1109, 254@1107' });
    expect(actionsOf(t, 'attack').map(a => a.hex)).toEqual(expect.arrayContaining(['1006', '1107']));
    expect(actionsOf(t, 'attack')).toHaveLength(2);
    expect(refused(t, { type: 'attack', hex: '1109' }).rule).toBe('11.0');
  });

  it('7.2 nobody must attack', () => {
    const t = position({ phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@1007, 61C@1006' });
    expect(can(t, { type: 'end-combat' })).toBe(true);
  });

  it('7.2 there is no attack over the great river', () => {
    const t = position({ phase: 'combat', activated: ['5CR/6Ros'], units: '5CR/6Ros@0403, 85@0404, 61C@0303' });
    expect(actionsOf(t, 'attack').map(a => a.hex)).toEqual(['0303']);
    expect(refused(t, { type: 'attack', hex: '0404' }).rule).toBe('10.2');
  });

  it('7.2 a retreat may not enter an enemy zone, even where a friend stands', () => {
    const t = assault('561/91@1208, 23Pz/AA23@1308', 1);
    expect(hexesFor(t, 'retreat', '503/91')).toEqual(['1109']);
  });

  it('7.2 an advance enters enemy zones freely, also with its second hex', () => {
    const t = act(assault('61C@1209, 81C@1110', 1), { type: 'retreat', unit: '503/91', hex: '1207' });
    expect(hexesFor(t, 'advance', '6Pz/4')).toEqual(expect.arrayContaining(['1108', '1109', '1208']));
  });
});

describe('7.3 zones and supply', () => {
  const wall = '85@0505, 254@0508, 61C@0511, 81C@0513';
  const axisRecovery = (others: string): Trial => {
    const t = position({ phase: 'recovery', units: `6Pz/4@1005*, 6Pz/114@0113*, ${others}`, lp: { axis: 10 } });
    return act(t, { type: 'recover', unit: '6Pz/4' });
  };

  it('7.3 an unbroken line of zones cuts the Axis supply line', () => {
    expect(axisRecovery(wall).s).toMatchObject({ lp: [8, 12] });
    expect(axisRecovery('85@0505, 254@0508, 61C@0511').s).toMatchObject({ lp: [9, 12] });
  });

  it.each(['5CR/6Ros@0506', '5CR/6Ros@0506*'])('7.3 a friend in the zone reopens it: %s', friend => {
    expect(axisRecovery(`${wall}, ${friend}`).s).toMatchObject({ lp: [9, 12] });
  });

  it.each([
    ['', 8],
    [', 254@1708', 9],
  ])('7.3 the Soviet line is cut and reopened alike%s', (friend, left) => {
    const units = `13M/17@1005*, 13M/61@1913*, 6Pz/4@1707, 6Pz/114@1710, 6Pz/AA6@1713${friend}`;
    const t = position({ phase: 'recovery', active: 'soviet', units, lp: { soviet: 10 } });
    expect(act(t, { type: 'recover', unit: '13M/17' }).s).toMatchObject({ lp: [30, left] });
  });

  it.each([
    ['85@0303', 8],
    ['85@0404', 9],
  ])('7.3 a line may not run through an enemy unit, though friends stand on either side: %s', (enemy, left) => {
    const units = `5CR/6Ros@0503*, 5CR/7Ros@0403, 5CR/8Ros@0203, 6Pz/114@0113*, ${enemy}`;
    const t = position({ phase: 'recovery', units, lp: { axis: 10 } });
    expect(act(t, { type: 'recover', unit: '5CR/6Ros' }).s).toMatchObject({ lp: [left, 12] });
  });
});
