import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kit/game.ts';
import { act, active, acts, placeOf, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });
const outcome = (t: Trial) => t.game.outcome(t.s);

/** AA6 and a second unit ready to move; 1412 and 1413 lie just south of the first line. */
const moving = (units: string, extra: Readonly<Record<string, Json>> = {}): Trial =>
  position({ phase: 'movement', activated: ['6Pz/AA6', '6Pz/4'], units, ...extra });

describe('4.1 the first thunder line', () => {
  const ready = (extra = {}): Trial => moving('6Pz/AA6@1412, 6Pz/4@1413, 61C@0905', extra);

  it('4.1 the first Axis unit over the line draws a marker; a refusal lets the game go on', () => {
    const t = act(ready(), move('6Pz/AA6', '1513'), ['refused']);
    expect(t.s).toMatchObject({ crossed: [1], cup: [1, 2] });
    expect(outcome(t)).toBeUndefined();
  });

  it('4.1 a break-out wins at once for the Axis', () => {
    const t = act(ready(), move('6Pz/AA6', '1513'), ['break-out']);
    expect(outcome(t)).toMatchObject({ winner: 'axis', rule: '4.1' });
    expect(active(t)).toBeUndefined();
  });

  it('4.1 a second unit over the line draws nothing', () => {
    const first = act(ready(), move('6Pz/AA6', '1513'), ['refused']);
    expect(act(first, move('6Pz/4', '1513')).s).toMatchObject({ crossed: [1], cup: [1, 2] });
  });

  it('4.1 a unit that comes back and crosses again draws nothing', () => {
    const t = acts(ready({ crossed: [1], cup: { refused: 2 } }), move('6Pz/AA6', '1513'), move('6Pz/AA6', '1412'));
    expect(act(t, move('6Pz/AA6', '1513')).s).toMatchObject({ crossed: [1], cup: [1, 2] });
  });

  it('4.1 moving up to the line draws nothing', () => {
    const t = act(moving('6Pz/AA6@1312, 6Pz/4@1312, 61C@0905'), move('6Pz/AA6', '1413'));
    expect(t.s).toMatchObject({ crossed: [], cup: [1, 3] });
  });

  it.each(['1405', '1411', '1512'])('4.1 the line runs along the Myshkova: %s lies beyond', hex => {
    const from = { '1405': '1305', '1411': '1311', '1512': '1412' }[hex] ?? '';
    const t = act(moving(`6Pz/AA6@${from}, 6Pz/4@1312, 61C@0905`), move('6Pz/AA6', hex), ['refused']);
    expect(t.s).toMatchObject({ crossed: [1] });
  });

  it('4.1 a move that passes over the line counts, wherever it ends', () => {
    const t = act(moving('6Pz/AA6@1412, 6Pz/4@1312, 61C@0905'), move('6Pz/AA6', '1612'), ['refused']);
    expect(t.s).toMatchObject({ crossed: [1] });
  });

  it('4.1 Romanian units count as well', () => {
    const t = position({ phase: 'movement', activated: ['5CR/6Ros'], units: '5CR/6Ros@1412, 61C@0905' });
    expect(outcome(act(t, move('5CR/6Ros', '1513'), ['break-out']))).toMatchObject({ winner: 'axis' });
  });

  it('4.1 Soviet units crossing mean nothing', () => {
    const t = position({ phase: 'movement', active: 'soviet', activated: ['61C', '254'], units: '61C@1412, 254@1005' });
    expect(act(t, move('61C', '1513')).s).toMatchObject({ crossed: [], cup: [1, 3] });
  });
});

describe('4.1 other ways over a line', () => {
  const strike = (die: number): Trial => {
    const t = position({
      phase: 'combat',
      activated: ['6Pz/4', '6Pz/114', '6Pz/AA6'],
      units: '6Pz/4@1413, 6Pz/114@1413, 6Pz/AA6@1413, 61C@1513*',
    });
    return act(acts(t, { type: 'attack', hex: '1513' }, { type: 'join-all' }), { type: 'resolve' }, [die]);
  };

  it('4.1 an advance after combat counts', () => {
    const t = act(strike(6), { type: 'advance', unit: '6Pz/4', hex: '1513' }, ['refused']);
    expect(t.s).toMatchObject({ crossed: [1], cup: [1, 2] });
  });

  it('4.1 a break-out on an advance wins at once', () => {
    const t = act(strike(6), { type: 'advance', unit: '6Pz/4', hex: '1513' }, ['break-out']);
    expect(outcome(t)).toMatchObject({ winner: 'axis', rule: '4.1' });
  });

  it('4.1 winning the battle without an advance draws nothing', () => {
    expect(act(strike(6), { type: 'end-advance' }).s).toMatchObject({ crossed: [], cup: [1, 3] });
  });

  it.each(['6Pz/AA6@1412', '6Pz/AA6@1412*'])('4.1 redeployment counts: %s', unit => {
    const t = position({ phase: 'redeployment', units: `${unit}, 6Pz/4@1312, 61C@0905` });
    expect(act(t, move('6Pz/AA6', '1513'), ['refused']).s).toMatchObject({ crossed: [1] });
  });

  it('4.1 a retreat over the line does not count', () => {
    const guards = ['5G/3G', '9G/3G', '13G/3G'];
    const attack = position({
      phase: 'combat',
      active: 'soviet',
      activated: guards,
      units: `${guards.map(u => `${u}@1312`).join(', ')}, 23Pz/AA23@1412*, 6Pz/4@0205`,
    });
    const hit = act(acts(attack, { type: 'attack', hex: '1412' }, { type: 'join-all' }), { type: 'resolve' }, [1]);
    const t = act(hit, { type: 'retreat', unit: '23Pz/AA23', hex: '1513' });
    expect(placeOf(t, '23Pz/AA23')).toBe('1513');
    expect(t.s).toMatchObject({ crossed: [], cup: [1, 3] });
  });
});

describe('4.2 the second thunder line', () => {
  const ready = (extra = {}): Trial =>
    moving('6Pz/AA6@1612, 6Pz/4@1612, 61C@0905', { crossed: [1], cup: { refused: 2 }, ...extra });

  it('4.2 the first unit over it draws another marker, the refused one stays out', () => {
    const t = act(ready(), move('6Pz/AA6', '1712'), ['refused']);
    expect(t.s).toMatchObject({ crossed: [1, 2], cup: [1, 1] });
    expect(outcome(t)).toBeUndefined();
  });

  it('4.2 a break-out wins', () => {
    expect(outcome(act(ready(), move('6Pz/AA6', '1712'), ['break-out']))).toMatchObject({
      winner: 'axis',
      rule: '4.2',
    });
  });

  it('4.2 drawn markers do not come back: the last one is known', () => {
    const t = ready({ cup: { 'break-out': 1, refused: 0 } });
    expect(() => act(t, move('6Pz/AA6', '1712'), ['refused'])).toThrow();
  });

  it('4.2 the next unit draws nothing', () => {
    const t = act(ready(), move('6Pz/AA6', '1712'), ['refused']);
    expect(act(t, move('6Pz/4', '1712')).s).toMatchObject({ crossed: [1, 2], cup: [1, 1] });
  });

  it('4.2 a move over both lines draws for each in turn', () => {
    const t = act(moving('6Pz/AA6@1412, 6Pz/4@1412, 61C@0905'), move('6Pz/AA6', '1712'), ['refused', 'refused']);
    expect(t.s).toMatchObject({ crossed: [1, 2], cup: [1, 1] });
  });

  it('4.2 a break-out at the first line ends the game before the second', () => {
    const t = act(moving('6Pz/AA6@1412, 6Pz/4@1412, 61C@0905'), move('6Pz/AA6', '1712'), ['break-out']);
    expect(outcome(t)).toMatchObject({ winner: 'axis', rule: '4.1' });
  });
});

describe('4.3 the third thunder line', () => {
  it('4.3 crossing it wins without a draw', () => {
    const t = moving('6Pz/AA6@1811, 6Pz/4@1412, 61C@0905', { crossed: [1, 2], cup: { refused: 1 } });
    expect(outcome(act(t, move('6Pz/AA6', '1912')))).toMatchObject({ winner: 'axis', rule: '4.3' });
  });

  it('4.3 a move over all three lines draws twice and wins', () => {
    const t = moving('6Pz/AA6@1412, 6Pz/4@1412, 61C@0905');
    const won = act(t, move('6Pz/AA6', '1912'), ['refused', 'refused']);
    expect(outcome(won)).toMatchObject({ winner: 'axis', rule: '4.3' });
  });

  it('4.3 an advance over it wins', () => {
    const t = position({
      phase: 'combat',
      activated: ['6Pz/4', '6Pz/114', '6Pz/AA6'],
      units: '6Pz/4@1811, 6Pz/114@1811, 6Pz/AA6@1811, 61C@1912*',
      crossed: [1, 2],
    });
    const hit = act(acts(t, { type: 'attack', hex: '1912' }, { type: 'join-all' }), { type: 'resolve' }, [6]);
    expect(outcome(act(hit, { type: 'advance', unit: '6Pz/4', hex: '1912' }))).toMatchObject({ rule: '4.3' });
  });

  it('4.3 short of it nobody has won', () => {
    const t = moving('6Pz/AA6@1712, 6Pz/4@1412, 61C@0905', { crossed: [1, 2], cup: { refused: 1 } });
    expect(outcome(act(t, move('6Pz/AA6', '1811')))).toBeUndefined();
  });
});
