import { describe, expect, it } from 'vitest';
import { act, actionsOf, acts, can, eventsOf, hexesFor, placeOf, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';
import type { Scene } from '../testingCombat.ts';

const moving = (p: Scene, options = {}): Trial =>
  position({ turn: 2, ...p, units: `${p.units}, 40Pz@E33, Stavka@U3` }, options);
const strike = (hex: string) => ({ type: 'automatic-victory', hex });
const join = (unit: string) => ({ type: 'join', unit });
const end = { type: 'end-movement' };

describe('automatic victory', () => {
  const ten = '24Pz@X17, 39Pz@X17, 5Inf@W17, 6Inf@W17, Tk3@X16';

  it('9.11.1 at 10:1 the defenders surrender while the Axis still move', () => {
    const t = act(moving({ units: '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16' }), strike('X16'));
    expect(placeOf(t, 'Tk3')).toBe('out-of-game');
    expect(eventsOf(t, 'automatic-victory')).toMatchObject([
      { hex: 'X16', units: ['24Pz', '39Pz', '6Inf'], ratio: '10:1', attack: 20, defence: 2 },
    ]);
    expect(t.game.rule(t.s)).toBe('8.0');
  });

  it('9.11.1 at 9:1 not', () =>
    expect(refused(moving({ units: '24Pz@X17, 39Pz@X17, 13Inf@W17, Tk3@X16' }), strike('X16'))).toMatchObject({
      rule: '9.11.1',
      code: 'odds-too-low',
      about: { ratio: '9:1' },
    }));

  it('9.11.1 who takes part is chosen in any order, and may be more than are needed', () => {
    const t = act(moving({ units: ten }), strike('X16'));
    const both = acts(t, join('6Inf'), join('5Inf'));
    expect(both.s).toEqual(acts(t, join('5Inf'), join('6Inf')).s);
    expect(eventsOf(act(both, { type: 'resolve' }), 'automatic-victory')).toMatchObject([
      { units: ['24Pz', '39Pz', '5Inf', '6Inf'] },
    ]);
    expect(can(acts(both, { type: 'leave', unit: '6Inf' }), { type: 'resolve' })).toBe(true);
  });

  it('9.11.1 with a Stuka 7:1 is enough, 6:1 is not', () => {
    const t = act(moving({ units: '24Pz@X17, 46Pz@X17, Tk3@X16, HQ-C@X20' }), {
      type: 'stuka',
      unit: 'HQ-C',
      hex: 'X16',
    });
    expect(placeOf(act(t, strike('X16')), 'Tk3')).toBe('out-of-game');
    const weak = act(moving({ units: '24Pz@X17, 9Inf@X17, Tk3@X16, HQ-C@X20' }), {
      type: 'stuka',
      unit: 'HQ-C',
      hex: 'X16',
    });
    expect(can(weak, strike('X16'))).toBe(false);
  });

  it('9.8.1 9.11.1 terrain counts: a doubled 2 requires 40', () => {
    const siege = '24Pz@R10, 39Pz@R10, 41Pz@Q10, 3Pz@Q10, 14Pz@S10, Tk2@R9';
    expect(can(moving({ units: siege }), strike('R9'))).toBe(false);
    expect(can(moving({ units: `${siege}, 13Inf@S10` }), strike('R9'))).toBe(true);
  });

  it('9.11.1 10.3.2 so does the winter', () => {
    const november = (weather: string) => moving({ turn: 4, weather, units: '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16' });
    expect(['mud', 'snow'].map(weather => can(november(weather), strike('X16')))).toEqual([true, false]);
  });

  it('5.1 9.11.1 Stalin may be caught in Moscow, whose hex a ZOC then holds: the game is won', () => {
    const t = moving({ units: '24Pz@R10, 39Pz@R10, 41Pz@Q10, Stalin@R9, Hitler@E32' });
    const won = act(t, strike('R9'));
    expect(won.game.outcome(won.s)).toMatchObject({ winner: 'axis', rule: '5.1' });
  });

  it('9.11.1 in either impulse', () =>
    expect(can(moving({ impulse: 2, units: '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16' }), strike('X16'))).toBe(true));

  it('9.11.1 who takes part is the player’s choice, as far as the odds allow', () => {
    const t = act(moving({ units: ten }), strike('X16'));
    expect(actionsOf(t, 'join').map(a => a.unit)).toEqual(['5Inf', '6Inf']);
    expect(refused(t, { type: 'resolve' })).toMatchObject({ rule: '9.11.1', code: 'odds-too-low' });
    const after = acts(t, join('6Inf'), { type: 'resolve' });
    expect(placeOf(after, 'Tk3')).toBe('out-of-game');
    expect(eventsOf(after, 'automatic-victory')[0]?.units).toEqual(['24Pz', '39Pz', '6Inf']);
  });

  it('9.11.1 those without whom it cannot be done take part in any case', () => {
    const t = act(moving({ units: ten }), strike('X16'));
    expect(refused(t, { type: 'leave', unit: '24Pz' })).toMatchObject({ code: 'indispensable' });
  });

  it('9.11.1 it can be called off', () => {
    const t = acts(moving({ units: ten }), strike('X16'), { type: 'call-off' });
    expect([placeOf(t, 'Tk3'), can(t, strike('X16'))]).toEqual(['X16', true]);
  });

  it('9.11.1 only leaving and calling off take something back', () => {
    const t = act(act(moving({ units: ten }), strike('X16')), join('5Inf'));
    const back = t.game.legal(t.s, 'axis').filter(choice => choice.revises);
    expect([...new Set(back.map(({ type }) => type))].sort()).toEqual(['call-off', 'leave']);
  });

  it('9.11 it is not for the Soviets', () =>
    expect(
      refused(moving({ active: 'soviet', units: '1Gd@X17, 2Gd@X17, RemInf-1@X16, 3Gd@W17' }), strike('X16')),
    ).toMatchObject({ rule: '9.11', code: 'overrun-is-axis' }));

  it('V1 but with a corps of artillery among them it is', () => {
    const corps = { 'artillery-corps': true };
    const units = '1Gd@X17, 2Gd@X17, SovArt1@W17, 3Gd@W16, RemInf-1@X16';
    expect(can(moving({ turn: 13, active: 'soviet', units }, corps), strike('X16'))).toBe(true);
    const without = units.replace('SovArt1', '4Gd');
    expect(refused(moving({ turn: 13, active: 'soviet', units: without }, corps), strike('X16'))).toMatchObject({
      rule: 'V1',
      code: 'needs-artillery',
    });
  });

  it('9.11.2 who took part moves no more, even if it had not moved at all', () => {
    const t = act(moving({ units: '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16, 46Pz@X18' }), strike('X16'));
    expect(hexesFor(t, 'move', '24Pz')).toEqual([]);
    expect(hexesFor(t, 'move', '46Pz').length).toBeGreaterThan(0);
  });

  it('9.11.2 others move as if the enemy had never been there', () => {
    const before = moving({ units: '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16, 7Inf@X18' });
    expect(hexesFor(before, 'move', '7Inf')).not.toContain('X15');
    expect(hexesFor(act(before, strike('X16')), 'move', '7Inf')).toEqual(expect.arrayContaining(['X16', 'X15']));
  });

  it('8.2.3 9.11.2 in the second impulse too, though they began it beside him', () => {
    const beside = `${ten}, 46Pz@X15`;
    const won = (units: string): Trial =>
      acts(moving({ impulse: 2, units }), strike('X16'), ...['24Pz', '39Pz', '6Inf'].map(join), { type: 'resolve' });
    expect(hexesFor(moving({ impulse: 2, units: beside }), 'move', '46Pz')).toEqual([]);
    expect(hexesFor(won(beside), 'move', '46Pz')).toEqual(expect.arrayContaining(['X16', 'X14']));
    expect(hexesFor(won(beside), 'move', '24Pz')).toEqual([]);
    expect(hexesFor(won(`${beside}, 21A@X14`), 'move', '46Pz')).toEqual([]);
  });

  it('9.11.2 who took part does not attack', () => {
    const units = '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16, 21A@V17, 46Pz@U17';
    const t = acts(moving({ units }), strike('X16'), end);
    expect(t.game.legal(t.s, 'axis')).toEqual([{ type: 'commit' }]);
    const fought = act(t, { type: 'commit' }, [4]);
    expect(eventsOf(fought, 'combat')[0]).toMatchObject({ attack: 6 });
  });

  it('9.11.3 in a ZOC of enemies whom nobody attacks those who took part surrender', () => {
    const t = acts(moving({ units: '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16, 21A@V17' }), strike('X16'), end);
    expect(['6Inf', '24Pz', 'Tk3'].map(u => placeOf(t, u))).toEqual(['out-of-game', 'X17', 'out-of-game']);
    expect(eventsOf(t, 'surrendered')).toMatchObject([{ unit: '6Inf', rule: '9.11.3' }]);
  });

  it('9.11.3 if others attack them they do not', () => {
    const units = '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16, 21A@V17, 46Pz@U17';
    expect(placeOf(acts(moving({ units }), strike('X16'), end), '6Inf')).toBe('W17');
  });
});

describe('example', () => {
  // 2-7 and 2-5 at X16; 6-7, 4-4, 4-4 at W17, three 5-4 at X17; a 5-3 at V17, beside W17 only.
  const figure =
    '46Pz@W17, 6Inf@W17, 8Inf@W17, 7Inf@X17, 9Inf@X17, 43Inf@X17, HQ-C@X20, Cav3@X16, Tk5@X16, 3A@V17, 24Pz@X18';
  const won = (units = figure): Trial =>
    acts(moving({ units }), { type: 'stuka', unit: 'HQ-C', hex: 'X16' }, strike('X16'));

  it('E9.11 29 to 4 is 7:1; the Stuka makes it 10:1', () => {
    expect(refused(moving({ units: figure }), strike('X16'))).toMatchObject({ about: { ratio: '7:1', shift: 0 } });
    const t = won();
    expect(eventsOf(t, 'automatic-victory')).toMatchObject([{ attack: 29, defence: 4, ratio: '7:1', shift: 3 }]);
    expect(['Cav3', 'Tk5'].map(u => placeOf(t, u))).toEqual(['out-of-game', 'out-of-game']);
  });

  it('E9.11 others pass through; the six stay', () => {
    expect(hexesFor(won(), 'move', '24Pz')).toContain('X16');
    expect(['46Pz', '6Inf', '8Inf', '7Inf', '9Inf', '43Inf'].flatMap(u => hexesFor(won(), 'move', u))).toEqual([]);
  });

  it('E9.11 the stack beside the 5-3 surrenders unless another unit attacks him', () => {
    const left = act(won(), end);
    expect(['46Pz', '6Inf', '8Inf', '7Inf'].map(u => placeOf(left, u))).toEqual([
      'out-of-game',
      'out-of-game',
      'out-of-game',
      'X17',
    ]);
    const helped = acts(won(), { type: 'move', unit: '24Pz', hex: 'W18' }, end);
    expect(placeOf(helped, '46Pz')).toBe('W17');
  });
});
