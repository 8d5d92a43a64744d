import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../kit/flow.ts';
import type { Json } from '../../../kit/game.ts';
import { act, actionsOf, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });
const END = { type: 'end-movement' };
const axis = (units: string, more: Record<string, Json> = {}): Trial => position({ turn: 7, units, ...more });
const soviet = (units: string, more: Record<string, Json> = {}): Trial => axis(units, { active: 'soviet', ...more });

/** The Axis come to DD12, which lies in the ZOC of DD11: whoever is there in the second impulse stays. */
const joins = (there: string, unit = '41Pz'): boolean =>
  can(axis(`${there}, ${unit}@DD14, 8A@DD11`, { impulse: 2 }), move(unit, 'DD12'));
const full = (names: readonly string[], hex = 'DD12'): string => names.map(name => `${name}@${hex}`).join();

/** Soviet armies do not move in the second impulse, tanks do. */
const comes = (there: string): boolean =>
  can(soviet(`${there}, Tk9@DD14, 41Pz@DD11`, { impulse: 2 }), move('Tk9', 'DD12'));

describe('6.1 the limit', () => {
  it('6.1 three corps to a hex', () => {
    expect([joins(full(['1Inf', '2Inf'])), joins(full(['1Inf', '2Inf', '3Pz']))]).toEqual([true, false]);
    expect(
      refused(axis(`${full(['1Inf', '2Inf', '3Pz'])}, 41Pz@DD14, 8A@DD11`, { impulse: 2 }), move('41Pz', 'DD12')),
    ).toEqual({
      rule: '6.1',
      code: 'stack-full',
      about: { unit: expect.any(Number), hex: expect.any(Number) },
    });
  });

  it('6.1 two armies, or an army and a corps', () => {
    expect([comes('8A@DD12'), comes('8A@DD12, Tk1@DD12'), comes('8A@DD12, 11A@DD12')]).toEqual([true, false, false]);
  });

  it('6.1 corps alone are three on the Soviet side, too', () => {
    expect([comes('Tk1@DD12, Tk7@DD12'), comes('Tk1@DD12, Tk7@DD12, Cav1@DD12')]).toEqual([true, false]);
  });

  it('9.12.2 a remnant takes the room of a corps', () => {
    expect(joins(full(['1Inf', '2Inf', 'RemInf-1']))).toBe(false);
  });
});

describe('6.2 when the limit holds', () => {
  it('6.2 not while units pass', () => {
    const t = axis(`${full(['1Inf', '2Inf', '10Inf'])}, 41Pz@DD13`);
    expect(can(t, move('41Pz', 'DD7'))).toBe(true);
  });

  it('6.2 a unit may enter a hex where another one can still make room', () => {
    const t = act(axis(`${full(['1Inf', '2Inf', '10Inf'])}, 41Pz@DD14, 8A@DD11`), move('41Pz', 'DD12'));
    expect(refused(t, END)).toMatchObject({ rule: '6.2', code: 'stack-too-high' });
    expect(can(act(t, move('1Inf', 'DD13')), END)).toBe(true);
  });

  it('6.2 armies make room as corps do', () => {
    const t = act(soviet('8A@DD12, 11A@DD12, 22A@DD13, 41Pz@DD11'), move('22A', 'DD12'));
    expect(refused(t, END)).toMatchObject({ rule: '6.2', code: 'stack-too-high' });
    expect(can(act(t, move('8A', 'DD13')), END)).toBe(true);
  });

  it('6.2 but not where nobody can', () => {
    // In a ring of zones the three stay where they are.
    const ring = '8A@DD11, 11A@BB13, 3A@FF13, 4A@DD15';
    expect(hexesFor(axis(`1Inf@DD12, Hitler@E32, ${ring}`), 'move', '1Inf')).not.toContain('CC12');
    const t = axis(`${full(['1Inf', '2Inf', '10Inf'])}, 41Pz@CC15, 8A@DD11, 11A@BB13, 3A@FF13, 4A@DD14`);
    expect(refused(t, move('41Pz', 'DD12')).rule).not.toBe('');
    expect(can(t, move('41Pz', 'DD12'))).toBe(false);
  });

  it('6.2 who stops on the way where there is no room must go on', () => {
    const t = act(soviet('8A@DD12, 11A@DD12, Tk9@DD13, Tk1@M3', { impulse: 2 }), move('Tk9', 'DD12'));
    expect(refused(t, END)).toMatchObject({ rule: '6.2', code: 'must-go-on' });
    expect(refused(t, move('Tk1', 'M2'))).toMatchObject({ rule: '6.2', code: 'must-go-on' });
    expect(can(act(t, move('Tk9', 'DD11')), END)).toBe(true);
  });

  it('6.2 3.3.2 who must attack makes room only where it still attacks', () => {
    // G21 lies next to 8th Army, too; 10th Army bars the hexes beyond.
    const stack = `${full(['1Inf', '2Inf', '10Inf', '38Inf'], 'H21')}, 8A@H20, 10A@J20, Hitler@E32`;
    expect(refused(position({ units: stack }), END)).toMatchObject({ rule: '6.2', code: 'stack-too-high' });
    expect(can(position({ units: `${stack}, ${full(['41Pz', '56Pz', '26Inf'], 'G21')}` }), END)).toBe(true);
  });

  it('6.2 what is still too much at the end is lost, and its owner chooses', () => {
    const five = ['1Inf', '2Inf', '10Inf', '26Inf', '28Inf'];
    const t = act(axis(`${full(five)}, 8A@DD11, HQ-N@E33`, { impulse: 2 }), END);
    expect([topFrame(t.s)?.phase, actionsOf(t, 'remove').map(a => a.unit)]).toEqual(['surplus', five]);
    expect(refused(t, { type: 'remove', unit: 'HQ-N' })).toMatchObject({ rule: '6.2', code: 'not-surplus' });
    const after = act(t, { type: 'remove', unit: '10Inf' });
    expect([placeOf(after, '10Inf'), eventsOf(after, 'surplus')[0]?.unit]).toEqual(['replacement-pool', '10Inf']);
    expect(actionsOf(after, 'remove').map(a => a.unit)).toEqual(['1Inf', '2Inf', '26Inf', '28Inf']);
  });
});

describe('6.4 units that are free to stack', () => {
  it.each(['HQ-N', 'Hitler', 'SSRes'])('6.4 %s takes no room', name => {
    expect(joins(full(['1Inf', '2Inf', name]))).toBe(true);
  });

  it.each(['W-Moscow', 'Stalin', 'Stavka'])('6.4 %s takes no room', name => {
    expect(comes(`8A@DD12, ${name}@DD12`)).toBe(true);
  });

  it('6.4 they may join a full stack', () => {
    expect(joins(full(['1Inf', '2Inf', '10Inf']), 'HQ-N')).toBe(true);
  });
});

describe('E6 the stacking example', () => {
  it.each([
    ['three corps', 'Tk1 Tk7', true],
    ['two armies and a corps', '8A 11A', false],
    ['an army and two corps', '8A Tk1', false],
    ['an army and a corps', '8A', true],
  ])('E6 %s', (_what, there, fits) => {
    expect(comes(full(there.split(' ')))).toBe(fits);
  });
});

describe('6.3 stacks on the move', () => {
  it('6.3 fast units leave slow ones behind, and new stacks form', () => {
    const t = acts(axis('1Inf@DD14, 41Pz@DD14, 2Inf@DD7'), move('1Inf', 'DD11'), move('41Pz', 'DD7'), END);
    expect([placeOf(t, '1Inf'), placeOf(t, '41Pz'), placeOf(t, '2Inf')]).toEqual(['DD11', 'DD7', 'DD7']);
  });
});
