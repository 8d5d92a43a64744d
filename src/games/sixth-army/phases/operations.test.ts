import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import {
  act,
  actionsOf,
  active,
  acts,
  can,
  eventsOf,
  hexesFor,
  refused,
  type Trial,
  unitOf,
} from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const PASS = { type: 'pass' };
const END_MOVEMENT = { type: 'end-movement' };
const group = (hex: string, ...units: string[]) => ({ type: 'battle-group', hex, units });
const stand = (t: Trial): string => `${active(t)} ${topFrame(t.s)?.phase}`;
const isExhausted = (t: Trial, unit: string): boolean => {
  const values = unitOf(t, unit).values;
  return typeof values === 'object' && values !== null && 'exhausted' in values && values.exhausted === true;
};

describe('9.0 operations alternate', () => {
  const units = '6Pz/4@0205, 6Pz/114@0206, 61C@1005, 81C@1007';

  it('9.0 after an Axis operation the Soviets are up, then the Axis again', () => {
    const t = acts(position({ units }), group('0205', '6Pz/4'), END_MOVEMENT);
    expect(stand(t)).toBe('soviet operations');
    expect(stand(acts(t, group('1005', '61C'), END_MOVEMENT))).toBe('axis operations');
  });

  it('9.0 one pass only hands over', () => {
    expect(stand(act(position({ units }), PASS))).toBe('soviet operations');
    expect(stand(act(position({ units, active: 'soviet' }), PASS))).toBe('axis operations');
  });

  it.each(['axis', 'soviet'] as const)('9.0 two passes in a row end the phase, whoever passed second (%s)', side => {
    expect(stand(act(position({ units, active: side, passes: 1 }), PASS))).toBe('axis redeployment');
  });

  it.each([
    ['axis', group('0205', '6Pz/4'), 'axis operations'],
    ['soviet', group('1005', '61C'), 'soviet operations'],
  ] as const)('9.0 an operation of %s after a pass starts the count again', (side, operation, after) => {
    const t = acts(position({ units, active: side, passes: 1 }), operation, END_MOVEMENT, PASS);
    expect(stand(t)).toBe(after);
  });

  it('9.0 a support attack after a pass starts the count again', () => {
    const t = position({ units, passes: 1, support: { axis: { air: 1 } } });
    const after = acts(t, { type: 'support-attack', card: 'air', hex: '1005' }, PASS);
    expect(stand(after)).toBe('axis operations');
  });

  it('9.0 nobody acts in the operation of the other', () => {
    expect(can(position({ units }), group('1005', '61C'), 'soviet')).toBe(false);
    expect(refused(position({ units }), group('1005', '61C')).rule).toBe('2.2.1');
  });
});

describe('9.1 passing', () => {
  it('9.1 a player with units to activate may pass', () => {
    expect(can(position({ units: '6Pz/4@0205, 61C@1005' }), PASS)).toBe(true);
  });

  it('9.1 a player who can activate nothing passes by force', () => {
    const t = acts(position({ units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005*' }), group('0205', '6Pz/4'), END_MOVEMENT);
    expect(stand(t)).toBe('axis operations');
    expect(eventsOf(t, 'forced')).toContainEqual({ type: 'forced', role: 'soviet', action: { type: 'pass' } });
  });

  it('9.1 a forced pass counts: the other pass ends the phase', () => {
    const t = acts(
      position({ units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005*' }),
      group('0205', '6Pz/4'),
      END_MOVEMENT,
      PASS,
    );
    expect(stand(t)).toBe('axis redeployment');
  });

  it('9.1 exhausted units whose corps has points and its order left are no reason to pass', () => {
    const t = acts(position({ units: '6Pz/4@0205, 6Pz/114@0206, 13M/17@1005*' }), group('0205', '6Pz/4'), END_MOVEMENT);
    expect(stand(t)).toBe('soviet operations');
  });

  it('9.1 a support attack alone is no reason to pass', () => {
    const t = position({ units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005*', support: { soviet: { air: 1 } } });
    expect(stand(acts(t, group('0205', '6Pz/4'), END_MOVEMENT))).toBe('soviet operations');
  });
});

describe('9.1 battle groups', () => {
  const groupsOf = (units: string): string[] =>
    actionsOf(position({ units }), 'battle-group').map(a => [a.units].flat().join('+'));

  it('9.1 any one to three units of a stack', () => {
    expect(groupsOf('6Pz/4@0205, 6Pz/114@0205, 6Pz/AA6@0205, 61C@1005').sort()).toEqual(
      [
        '6Pz/4',
        '6Pz/114',
        '6Pz/AA6',
        '6Pz/4+6Pz/114',
        '6Pz/4+6Pz/AA6',
        '6Pz/114+6Pz/AA6',
        '6Pz/4+6Pz/114+6Pz/AA6',
      ].sort(),
    );
  });

  it('9.1 an exhausted unit does not belong to a battle group', () => {
    expect(groupsOf('6Pz/4@0205, 6Pz/114@0205*, 61C@1005')).toEqual(['6Pz/4']);
    const t = position({ units: '6Pz/4@0205, 6Pz/114@0205*, 61C@1005' });
    expect(refused(t, group('0205', '6Pz/4', '6Pz/114')).rule).toBe('9.1');
  });

  it('9.1 units of two hexes make no battle group', () => {
    const t = position({ units: '6Pz/4@0205, 6Pz/114@0206, 61C@1005' });
    expect(refused(t, group('0205', '6Pz/4', '6Pz/114')).rule).toBe('9.1');
  });

  it('9.1 white units join any battle group they stack with, on both sides', () => {
    expect(can(position({ units: '6Pz/4@0205, 228@0205, 61C@1005' }), group('0205', '6Pz/4', '228'))).toBe(true);
    const soviet = position({ active: 'soviet', units: '6Pz/4@0205, 254@1005, 13M/17@1005, 503/91@1005' });
    expect(can(soviet, group('1005', '503/91', '254', '13M/17'))).toBe(true);
  });

  it('9.1 a battle group costs no points and no headquarters', () => {
    const t = act(position({ units: '6Pz/4@0205, 61C@1005' }), group('0205', '6Pz/4'));
    expect(t.s).toMatchObject({ lp: [30, 12], hqUsed: Array(10).fill(0) });
  });
});

describe('9.4 carrying out an operation', () => {
  const start = (): Trial => position({ units: '6Pz/4@1008, 6Pz/114@1008, 6Pz/AA6@1008, 61C@1006, 81C@1110' });

  it('9.4 movement comes first, combat next', () => {
    const t = act(start(), group('1008', '6Pz/4', '6Pz/114'));
    expect(stand(t)).toBe('axis movement');
    expect(stand(acts(t, { type: 'move', unit: '6Pz/4', hex: '1007' }, END_MOVEMENT))).toBe('axis combat');
  });

  it('9.4 a unit that moved may fight', () => {
    const t = acts(start(), group('1008', '6Pz/4'), { type: 'move', unit: '6Pz/4', hex: '1007' }, END_MOVEMENT);
    expect(can(t, { type: 'attack', hex: '1006' })).toBe(true);
  });

  it('9.4 nobody moves after the movement sub-phase', () => {
    const t = acts(
      start(),
      group('1008', '6Pz/4', '6Pz/114'),
      { type: 'move', unit: '6Pz/4', hex: '1007' },
      END_MOVEMENT,
    );
    expect(can(t, { type: 'move', unit: '6Pz/114', hex: '1009' })).toBe(false);
  });

  it('9.4 only activated units move', () => {
    const t = act(start(), group('1008', '6Pz/4'));
    expect(hexesFor(t, 'move', '6Pz/114')).toEqual([]);
    expect(refused(t, { type: 'move', unit: '6Pz/114', hex: '1007' }).rule).toBe('9.4');
  });

  it('9.4 only activated units fight', () => {
    const t = position({
      phase: 'combat',
      activated: ['6Pz/4'],
      units: '6Pz/4@1005, 6Pz/114@1007, 61C@1006, 81C@1107',
    });
    expect(actionsOf(t, 'attack').map(a => a.hex)).toEqual(['1006']);
  });

  it('9.4 every activated unit is exhausted at the end, even one that did nothing', () => {
    const t = acts(start(), group('1008', '6Pz/4', '6Pz/114'), END_MOVEMENT);
    expect([isExhausted(t, '6Pz/4'), isExhausted(t, '6Pz/114')]).toEqual([true, true]);
    expect(stand(t)).toBe('soviet operations');
  });

  it('9.4 units left out of the operation stay as they are', () => {
    const t = acts(start(), group('1008', '6Pz/4', '6Pz/114'), END_MOVEMENT);
    expect(isExhausted(t, '6Pz/AA6')).toBe(false);
  });

  it('9.4 activated units keep their front until the combat sub-phase is over', () => {
    const t = acts(
      start(),
      group('1008', '6Pz/4', '6Pz/114'),
      { type: 'move', unit: '6Pz/4', hex: '1007' },
      END_MOVEMENT,
    );
    expect(isExhausted(t, '6Pz/4')).toBe(false);
    expect(isExhausted(act(t, { type: 'end-combat' }), '6Pz/4')).toBe(true);
  });

  it('9.4 Soviet units are exhausted by their operations alike', () => {
    const t = acts(position({ active: 'soviet', units: '61C@1005, 6Pz/4@0205' }), group('1005', '61C'), END_MOVEMENT);
    expect(isExhausted(t, '61C')).toBe(true);
  });

  it('2.2.1 an exhausted unit neither moves nor attacks by itself', () => {
    const t = position({ units: '6Pz/4@1007*, 6Pz/114@0205, 61C@1006' });
    expect(refused(t, group('1007', '6Pz/4')).rule).toBe('9.1');
  });
});

it('9.1 the units of a battle group may be named in any order', () => {
  const t = position({ units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@2010' });
  expect(can(t, { type: 'battle-group', hex: '0306', units: ['6Pz/4', '6Pz/I/11'] })).toBe(true);
});
