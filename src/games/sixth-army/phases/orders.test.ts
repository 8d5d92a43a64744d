import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, active, acts, can, refused, type Trial, unitOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const order = (card: string) => ({ type: 'order', card });
const recover = (unit: string) => ({ type: 'recover', unit });
const activate = (unit: string) => ({ type: 'activate', unit });
const BEGIN = { type: 'begin' };
const END_RECOVERY = { type: 'end-recovery' };
const END_MOVEMENT = { type: 'end-movement' };
const unitsIn = (t: Trial, type: string): Json[] =>
  actionsOf(t, type)
    .map(a => a.unit ?? '')
    .sort();
const points = (axis: number, soviet: number) => ({ lp: [axis, soviet] });
const isExhausted = (t: Trial, unit: string): boolean => {
  const values = unitOf(t, unit).values;
  return typeof values === 'object' && values !== null && 'exhausted' in values && values.exhausted === true;
};
const stand = (t: Trial): string => `${active(t)} ${topFrame(t.s)?.phase}`;

describe('9.2 division and corps orders', () => {
  const front = '6Pz/4@0205, 6Pz/114@0206, 6Pz/AA6@0208, 23Pz/126@0310, 61C@1005';

  it('9.2 an order reaches units of one division in any hexes', () => {
    const t = act(position({ units: front }), order('6Pz'));
    expect(unitsIn(t, 'activate')).toEqual(['6Pz/114', '6Pz/4', '6Pz/AA6']);
  });

  it('9.1 some or all of them take part', () => {
    const some = acts(position({ units: front }), order('6Pz'), activate('6Pz/4'), activate('6Pz/AA6'), BEGIN);
    const moved = acts(some, END_MOVEMENT);
    expect(['6Pz/4', '6Pz/AA6', '6Pz/114'].map(u => isExhausted(moved, u))).toEqual([true, true, false]);
    const all = acts(position({ units: front }), order('6Pz'), { type: 'activate-all' }, BEGIN, END_MOVEMENT);
    expect(['6Pz/4', '6Pz/AA6', '6Pz/114'].map(u => isExhausted(all, u))).toEqual([true, true, true]);
  });

  it('9.1 an order activates at least one unit', () => {
    const t = act(position({ units: front }), order('6Pz'));
    expect(can(t, BEGIN)).toBe(false);
    expect(refused(t, BEGIN).rule).toBe('9.1');
  });

  it('9.2 a unit may be stood down again before the operation begins', () => {
    const t = acts(position({ units: front }), order('6Pz'), activate('6Pz/4'), { type: 'stand-down', unit: '6Pz/4' });
    expect(unitsIn(t, 'activate')).toEqual(['6Pz/114', '6Pz/4', '6Pz/AA6']);
  });

  it('9.2 units of another division do not obey', () => {
    const t = act(position({ units: front }), order('6Pz'));
    expect(refused(t, activate('23Pz/126')).rule).toBe('9.2');
  });

  it('9.2 a division gives one order a turn', () => {
    const t = acts(position({ units: front }), order('6Pz'), activate('6Pz/4'), BEGIN, END_MOVEMENT, { type: 'pass' });
    expect(stand(t)).toBe('axis operations');
    expect(refused(t, order('6Pz')).rule).toBe('9.2');
    expect(can(t, order('23Pz'))).toBe(true);
  });

  it('9.2 a Soviet corps gives one order a turn', () => {
    const t = position({ active: 'soviet', units: '13M/17@1005, 4M/36@1007, 6Pz/4@0205', hqUsed: ['13M'] });
    expect(refused(t, order('13M')).rule).toBe('9.2');
    expect(can(t, order('4M'))).toBe(true);
  });

  it('9.2 the marker turns back in the end phase of its owner', () => {
    const units = '6Pz/4@0205*, 13M/17@1012*';
    const axis = act(position({ units, hqUsed: ['6Pz', '57PzK', '13M'], phase: 'recovery' }), END_RECOVERY);
    expect(axis.s).toMatchObject({ hqUsed: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0] });
    const late = position({ units, hqUsed: ['13M', '4M'], phase: 'recovery', active: 'soviet' });
    expect(act(late, END_RECOVERY, [1, 'artillery']).s).toMatchObject({ hqUsed: Array(10).fill(0) });
  });

  it('9.2 one side gives no orders to the other', () => {
    const t = position({ units: '6Pz/4@0205, 13M/17@1005' });
    expect(refused(t, order('13M')).rule).toBe('9.2');
    expect(refused(act(t, { type: 'pass' }), order('6Pz')).rule).toBe('9.2');
  });

  it('9.2 a division without units on the map has nobody to order', () => {
    expect(refused(position({ units: '6Pz/4@0205, 61C@1005' }), order('17Pz')).rule).toBe('9.2');
  });

  it('9.2 Romanian divisions take orders too', () => {
    const t = act(position({ units: '5CR/6Ros@0205, 5CR/7Ros@0206, 8CR/4Ros@0208, 61C@1005' }), order('5CR'));
    expect(unitsIn(t, 'activate')).toEqual(['5CR/6Ros', '5CR/7Ros']);
  });
});

describe('9.2 recovery by order', () => {
  const worn = '6Pz/4@0205*, 6Pz/114@0206*, 6Pz/AA6@0208, 6Pz/I/11@0206, 23Pz/126@0310*, 228@0309*, 61C@1005';
  const ordered = (lp = 5): Trial => act(position({ units: worn, lp: { axis: lp } }), order('6Pz'));

  it('9.2 each exhausted unit of the division may be turned up for a point', () => {
    expect(unitsIn(ordered(), 'recover')).toEqual(['6Pz/114', '6Pz/4']);
    const t = act(ordered(), recover('6Pz/4'));
    expect(t.s).toMatchObject(points(4, 12));
    expect(isExhausted(t, '6Pz/4')).toBe(false);
    expect(act(ordered(), { type: 'recover-all' }).s).toMatchObject(points(3, 12));
  });

  it('9.2 nobody must recover, and only units on their front take part', () => {
    const t = act(ordered(), END_RECOVERY);
    expect(t.s).toMatchObject(points(5, 12));
    expect(unitsIn(t, 'activate')).toEqual(['6Pz/AA6', '6Pz/I/11']);
    expect(refused(t, activate('6Pz/4')).rule).toBe('9.2');
  });

  it('9.2 a unit just recovered takes part', () => {
    const t = acts(ordered(), recover('6Pz/4'), END_RECOVERY, activate('6Pz/4'), BEGIN);
    expect(unitsIn(t, 'move')).toContain('6Pz/4');
  });

  it('9.4 a recovered unit may be left out and stays on its front', () => {
    const t = acts(ordered(), recover('6Pz/4'), END_RECOVERY, activate('6Pz/AA6'), BEGIN, END_MOVEMENT);
    expect([isExhausted(t, '6Pz/4'), isExhausted(t, '6Pz/AA6')]).toEqual([false, true]);
  });

  it('9.2 points limit recovery', () => {
    const t = act(ordered(1), recover('6Pz/4'));
    expect(can(t, recover('6Pz/114'))).toBe(false);
  });

  it('9.2 with no points the order still moves units on their front', () => {
    expect(unitsIn(ordered(0), 'activate')).toEqual(['6Pz/AA6', '6Pz/I/11']);
  });

  it('9.1 an order that could activate nobody is refused', () => {
    const t = position({ units: '6Pz/4@0205*, 23Pz/126@0310, 61C@1005', lp: { axis: 0 } });
    expect(refused(t, order('6Pz')).rule).toBe('9.2');
  });

  it('9.2 the division recovers its own units only', () => {
    expect(refused(ordered(), recover('23Pz/126')).rule).toBe('9.2');
    expect(refused(ordered(), recover('228')).rule).toBe('9.2');
  });

  const wall = '85@0505, 254@0508, 61C@0511, 81C@0513';

  it('9.2 a unit without supply costs two points (13.3.1)', () => {
    const t = act(position({ units: `6Pz/4@1005*, 6Pz/114@0205, ${wall}`, lp: { axis: 5 } }), order('6Pz'));
    expect(act(t, recover('6Pz/4')).s).toMatchObject(points(3, 12));
  });

  it('9.2 one point does not recover a unit without supply', () => {
    const t = position({ units: `6Pz/4@1005*, 6Pz/114@0205*, 6Pz/AA6@0206, ${wall}`, lp: { axis: 1 } });
    const ready = act(t, order('6Pz'));
    expect(refused(ready, recover('6Pz/4')).rule).toBe('13.3.1');
    expect(can(ready, recover('6Pz/114'))).toBe(true);
  });

  it('9.2 Soviet corps recover alike', () => {
    const units = '13M/17@1005*, 13M/61@1005*, 4M/36@1007*, 6Pz/4@0205';
    const t = act(position({ active: 'soviet', units, lp: { soviet: 3 } }), order('13M'));
    expect(unitsIn(t, 'recover')).toEqual(['13M/17', '13M/61']);
    expect(act(t, recover('13M/17')).s).toMatchObject(points(30, 2));
  });

  it('9.2 white units obey no division or corps', () => {
    const units = '13M/17@1005, 13M/61@1006, 254@1005, 503/91@1005, 6Pz/4@0205';
    const t = act(position({ active: 'soviet', units }), order('13M'));
    expect(unitsIn(t, 'activate')).toEqual(['13M/17', '13M/61']);
    expect(refused(t, activate('254')).rule).toBe('9.2');
    const axis = act(position({ units: '6Pz/4@0205, 6Pz/114@0205, 228@0205, 61C@1005' }), order('6Pz'));
    expect(refused(axis, activate('228')).rule).toBe('9.2');
  });

  it('9.2 a lone white unit acts by battle group only', () => {
    const t = position({ active: 'soviet', units: '503/91@1005, 6Pz/4@0205' });
    expect(actionsOf(t, 'order')).toEqual([]);
    expect(can(t, { type: 'battle-group', hex: '1005', units: ['503/91'] })).toBe(true);
  });
});

describe('9.3 the corps order', () => {
  const mixed = '6Pz/4@0205, 23Pz/126@0310, 16PG/60@0307, 228@0309, 17Pz/40@0206, 5CR/6Ros@0311, 61C@1005';

  it('9.3 it reaches every German unit, StuG 228 included, and no Romanian', () => {
    const t = act(position({ units: mixed }), order('57PzK'));
    expect(unitsIn(t, 'activate')).toEqual(['16PG/60', '17Pz/40', '228', '23Pz/126', '6Pz/4']);
    expect(refused(t, activate('5CR/6Ros')).rule).toBe('9.3');
  });

  it('9.3 once a turn', () => {
    expect(refused(position({ units: mixed, hqUsed: ['57PzK'] }), order('57PzK')).rule).toBe('9.3');
  });

  it('9.3 each recovery costs a point, 228 included', () => {
    const units = '6Pz/4@0205*, 23Pz/126@0310*, 228@0309*, 5CR/6Ros@0311*, 61C@1005';
    const t = act(position({ units, lp: { axis: 10 } }), order('57PzK'));
    expect(unitsIn(t, 'recover')).toEqual(['228', '23Pz/126', '6Pz/4']);
    expect(act(t, { type: 'recover-all' }).s).toMatchObject(points(7, 12));
  });

  it('9.3 divisions attack together in a corps order', () => {
    const t = position({ units: '6Pz/4@1007, 23Pz/126@1005, 61C@1006' });
    const fight = acts(t, order('57PzK'), { type: 'activate-all' }, BEGIN, END_MOVEMENT, {
      type: 'attack',
      hex: '1006',
    });
    expect(unitsIn(fight, 'join')).toEqual(['23Pz/126', '6Pz/4']);
  });

  it('9.3 the corps order leaves division orders alone, and the other way round', () => {
    const t = position({ units: mixed, hqUsed: ['57PzK'] });
    expect(can(t, order('6Pz'))).toBe(true);
    expect(can(position({ units: mixed, hqUsed: ['6Pz', '23Pz'] }), order('57PzK'))).toBe(true);
  });

  it('9.3 a German unit acts up to three times a turn: group, division, corps', () => {
    const turn = (t: Trial, ...said: { type: string; [key: string]: Json }[]): Trial =>
      acts(t, ...said, END_MOVEMENT, { type: 'pass' });
    const group = turn(position({ units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005' }), {
      type: 'battle-group',
      hex: '0205',
      units: ['6Pz/4'],
    });
    const division = turn(group, order('6Pz'), recover('6Pz/4'), activate('6Pz/4'), BEGIN);
    const corps = turn(division, order('57PzK'), recover('6Pz/4'), activate('6Pz/4'), BEGIN);
    expect(corps.s).toMatchObject(points(28, 12));
    expect(isExhausted(corps, '6Pz/4')).toBe(true);
    expect(can(corps, order('6Pz')) || can(corps, order('57PzK'))).toBe(false);
  });

  it('9.3 the Soviets have no such order', () => {
    const t = position({ active: 'soviet', units: '13M/17@1005, 6Pz/4@0205' });
    expect(can(t, order('57PzK'))).toBe(false);
  });
});
