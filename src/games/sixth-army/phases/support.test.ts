import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, active, acts, can, refused, type Trial, unitOf } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const strike = (card: string, hex: string) => ({ type: 'support-attack', card, hex });
const isExhausted = (t: Trial, unit: string): boolean => {
  const values = unitOf(t, unit).values;
  return typeof values === 'object' && values !== null && 'exhausted' in values && values.exhausted === true;
};
const targets = (t: Trial, card: string): Json[] =>
  actionsOf(t, 'support-attack')
    .filter(a => a.card === card)
    .map(a => a.hex ?? '')
    .sort();
const FIELD = '6Pz/4@0205, 6Pz/114@0306*, 61C@0405, 85@0404*, 503/91@1005, 561/91@1005, 613/91@1005*';
const axis = (hand: Readonly<Record<string, number>>, units = FIELD): Trial =>
  position({ units, support: { axis: hand } });
const soviet = (hand: Readonly<Record<string, number>>): Trial =>
  position({
    active: 'soviet',
    units: '6Pz/4@0205, 6Pz/114@0306, 6Pz/AA6@0306*, 61C@0405*',
    support: { soviet: hand },
  });

describe('12.1 use of support markers', () => {
  it('12.1 a marker in hand makes one support attack, and that is the operation', () => {
    const t = act(axis({ air: 2 }), strike('air', '0405'));
    expect(t.s).toMatchObject({ support: [1, 0, 0, 0, 0, 0] });
    expect([active(t), topFrame(t.s)?.phase]).toEqual(['soviet', 'operations']);
  });

  it('12.1 the kind of marker used is the one spent', () => {
    const t = act(axis({ air: 1, artillery: 1 }), strike('artillery', '0405'));
    expect(t.s).toMatchObject({ support: [1, 0, 0, 0, 0, 0] });
  });

  it('12.1 a used marker is used up, the next one serves the next operation', () => {
    const t = acts(axis({ air: 2 }), strike('air', '0405'), { type: 'pass' }, strike('air', '1005'));
    const after = acts(t, { type: 'suffer', unit: '503/91' }, { type: 'pass' });
    expect(refused(after, strike('air', '1005')).rule).toBe('12.1');
  });

  it('12.1 without a marker there is no support attack', () => {
    expect(refused(axis({ artillery: 1 }), strike('air', '0405')).rule).toBe('12.1');
    expect(refused(axis({ air: 1 }), strike('artillery', '0405')).rule).toBe('12.1');
  });

  it('12.1 support attacks belong to the own operations only', () => {
    expect(can(axis({ air: 1 }), strike('air', '0205'), 'soviet')).toBe(false);
  });

  it('12.1 a support attack exhausts none of the own units and costs no points', () => {
    const t = act(axis({ artillery: 1 }), strike('artillery', '0405'));
    expect(t.s).toMatchObject({ lp: [30, 12] });
    expect(isExhausted(t, '6Pz/4')).toBe(false);
  });

  it('12.1 anti-tank markers make no support attack (11.7)', () => {
    expect(targets(soviet({ 'anti-tank': 2 }), 'anti-tank')).toEqual([]);
    expect(refused(soviet({ 'anti-tank': 2 }), strike('anti-tank', '0306')).rule).toBe('11.7');
  });

  it('12.1 an artillery marker spent in combat makes no support attack', () => {
    const start = axis({ artillery: 1 }, '6Pz/4@1007, 6Pz/114@0205, 61C@1108, 254@1313');
    const fight = acts(
      start,
      { type: 'battle-group', hex: '1007', units: ['6Pz/4'] },
      { type: 'end-movement' },
      { type: 'attack', hex: '1108' },
      { type: 'resolve' },
    );
    const fired = act(fight, { type: 'artillery', card: 'artillery' }, [1]);
    expect(fired.s).toMatchObject({ support: [0, 0, 0, 0, 0, 0] });
  });
});

describe('12.2 air attacks', () => {
  it('12.2 any hex of the map with an enemy on its front may be struck', () => {
    expect(targets(axis({ air: 1 }), 'air')).toEqual(['0405', '1005']);
  });

  it('12.2 the unit struck is turned over', () => {
    expect(isExhausted(act(axis({ air: 1 }), strike('air', '0405')), '61C')).toBe(true);
  });

  it('12.2 a hex of exhausted units, of friends or of nobody is no target', () => {
    for (const hex of ['0404', '0205', '0811']) expect(refused(axis({ air: 1 }), strike('air', hex)).rule).toBe('12.2');
  });

  it('12.2 the owner chooses among several units on their front', () => {
    const t = act(axis({ air: 1 }), strike('air', '1005'));
    expect(active(t)).toBe('soviet');
    expect(actionsOf(t, 'suffer').map(a => a.unit)).toEqual(['503/91', '561/91']);
    const hit = act(t, { type: 'suffer', unit: '561/91' });
    expect([isExhausted(hit, '503/91'), isExhausted(hit, '561/91')]).toEqual([false, true]);
    expect([active(hit), topFrame(hit.s)?.phase]).toEqual(['soviet', 'operations']);
  });

  it('12.2 an exhausted unit does not shield one on its front', () => {
    const t = act(soviet({ air: 1 }), strike('air', '0306'));
    expect(isExhausted(t, '6Pz/114')).toBe(true);
    expect(active(t)).toBe('axis');
  });

  it('12.2 the Soviet air marker strikes anywhere', () => {
    expect(targets(soviet({ air: 1 }), 'air')).toEqual(['0205', '0306']);
  });

  it('12.2 a chosen target outside the hex is refused', () => {
    const t = act(axis({ air: 1 }), strike('air', '1005'));
    expect(can(t, { type: 'suffer', unit: '61C' })).toBe(false);
    expect(can(t, { type: 'suffer', unit: '613/91' })).toBe(false);
  });
});

describe('12.3 bombardment', () => {
  it('12.3 only hexes next to an own unit are in range, exhausted units included', () => {
    expect(targets(axis({ artillery: 1 }), 'artillery')).toEqual(['0405']);
    expect(refused(axis({ artillery: 1 }), strike('artillery', '1005')).rule).toBe('12.3');
  });

  it('12.3 a hex with exhausted enemies only is no target', () => {
    const t = axis({ artillery: 1 }, '6Pz/4@0305, 85@0404*, 61C@0405');
    expect(refused(t, strike('artillery', '0404')).rule).toBe('12.3');
    expect(can(t, strike('artillery', '0405'))).toBe(true);
  });

  it('12.3 the unit struck is turned over', () => {
    expect(isExhausted(act(axis({ artillery: 1 }), strike('artillery', '0405')), '61C')).toBe(true);
  });

  it('12.3 the owner chooses among several', () => {
    const t = act(
      axis({ artillery: 1 }, '6Pz/4@1006, 503/91@1005, 561/91@1005, 254@1313'),
      strike('artillery', '1005'),
    );
    expect([active(t), actionsOf(t, 'suffer').length]).toEqual(['soviet', 2]);
  });

  it('12.3 Soviet artillery fires alike, spotted by an exhausted unit', () => {
    expect(targets(soviet({ artillery: 1 }), 'artillery')).toEqual(['0306']);
  });

  it('12.3 the hex across the great river is a neighbour for artillery', () => {
    const t = axis({ artillery: 1 }, '5CR/6Ros@0403, 85@0404, 254@1313');
    expect(targets(t, 'artillery')).toEqual(['0404']);
  });
});
