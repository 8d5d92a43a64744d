import { describe, expect, it } from 'vitest';
import { act, can, refused, type Trial } from '../../../kit/trial.ts';
import { position } from '../testing.ts';

const move = (unit: string, hex: string) => ({ type: 'move', unit, hex });
const END = { type: 'end-movement' };
const june = (units: string, options = {}): Trial => position({ units }, options);
const why = (t: Trial, unit: string, hex: string): [string, string] => {
  const { rule, code } = refused(t, move(unit, hex));
  return [rule, code];
};

describe('3.3.2 each army group its own district', () => {
  // 8th Army is of the Baltic district, 10th of the Western, 12th of Kiev, 9th of Odessa, 23rd of the Finnish border.
  it.each([
    ['24Pz', '10A', true],
    ['24Pz', '8A', false],
    ['24Pz', '12A', false],
    ['11Inf', '9A', true],
    ['11Inf', '12A', true],
    ['11Inf', '10A', false],
    ['Rom1', '9A', true],
    ['Fin2', '23A', true],
    ['Fin2', '8A', true],
    ['41Pz', '8A', true],
    ['41Pz', '10A', false],
    ['3Pz', '12A', true],
    ['3Pz', '9A', false],
  ])('3.3.2 %s next to %s: %s', (unit, soviet, may) => {
    expect(can(june(`${unit}@M24, Hitler@E32, ${soviet}@M22`), move(unit, 'M23'))).toBe(may);
  });

  it('3.3.2 units of no district may only be attacked by the Finns', () => {
    const at = (unit: string, hex: string): Trial => june(`${unit}@${hex}, Hitler@E32, 22A@M22, Tk9@E11`);
    expect(['41Pz', '24Pz', '3Pz', '11Inf'].map(unit => can(at(unit, 'M24'), move(unit, 'M23')))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(can(at('Fin2', 'B11'), move('Fin2', 'D10'))).toBe(true);
  });

  it('3.3.2 the reason is told', () => {
    expect(why(june('24Pz@M24, Hitler@E32, 8A@M22'), '24Pz', 'M23')).toEqual(['3.3.2', 'wrong-district']);
  });

  it('3.3.2 one forbidden neighbour closes a hex, whatever other units are there', () => {
    expect(can(june('24Pz@M24, Hitler@E32, 10A@M22'), move('24Pz', 'M23'))).toBe(true);
    expect(can(june('24Pz@M24, Hitler@E32, 10A@M22, 8A@L22'), move('24Pz', 'M23'))).toBe(false);
  });

  it('3.3.2 the centre need not attack, and moves where it likes', () => {
    const t = june('24Pz@M24, 10A@M22');
    expect([can(t, END), can(t, move('24Pz', 'M27'))]).toEqual([true, true]);
  });

  it('3.3.2 only in the first impulse of the first turn', () => {
    const units = '24Pz@M24, HQ-N@E32, 8A@M22';
    expect(can(position({ units, impulse: 2 }), move('24Pz', 'M23'))).toBe(true);
    expect(can(position({ units, turn: 2 }), move('24Pz', 'M23'))).toBe(true);
  });
});

describe('3.3.2 the duty to attack', () => {
  it('3.3.2 North must come next to the Baltic district', () => {
    const t = june('41Pz@H23, Hitler@E32, 8A@H20');
    expect(refused(t, END)).toMatchObject({ rule: '3.3.2', code: 'orders-first' });
    expect(why(t, '41Pz', 'E26')).toEqual(['3.3.2', 'orders']);
    const attacking = act(t, move('41Pz', 'H21'));
    expect(can(attacking, END)).toBe(true);
  });

  it('3.3.2 South must come next to the Kiev district', () => {
    const t = june('3Pz@Q27, Hitler@E32, 12A@R25');
    expect(refused(t, END)).toMatchObject({ rule: '3.3.2', code: 'orders-first' });
    expect(can(act(t, move('3Pz', 'R26')), END)).toBe(true);
  });

  it('3.3.2 who cannot attack comes as near as possible', () => {
    const t = june('1Inf@H29, Hitler@E32, 8A@H20');
    expect(refused(t, END)).toMatchObject({ code: 'orders-first' });
    expect(why(t, '1Inf', 'H30')).toEqual(['3.3.2', 'orders']);
    expect(can(act(t, move('1Inf', 'H25')), END)).toBe(true);
    expect(refused(act(t, move('1Inf', 'H26')), END)).toMatchObject({ code: 'must-go-on' });
  });

  it('3.3.2 over a side that no attack crosses is not next to the enemy: the corps has to go round', () => {
    // G24 touches G25 and H24, but both sides are blocked; H23 is the nearest hex to attack from.
    const t = act(june('41Pz@G27, Hitler@E32, 8A@G24'), move('41Pz', 'G25'));
    expect(refused(t, END)).toMatchObject({ rule: '3.3.2', code: 'must-go-on' });
    expect(can(act(t, move('41Pz', 'H23')), END)).toBe(true);
  });

  it('3.3.2 where the stacks are full the next best hex is enough', () => {
    // 10th Army bars I21; H21 and G21, the other hexes next to 8th Army, are full.
    const stacks = '1Inf@H21, 2Inf@H21, 10Inf@H21, 41Pz@G21, 56Pz@G21, 38Inf@G21';
    const t = june(`28Inf@I24, ${stacks}, Hitler@E32, 8A@H20, 10A@J20`);
    expect(refused(t, END)).toMatchObject({ code: 'orders-first' });
    expect(why(t, '28Inf', 'H21')).toEqual(['6.1', 'stack-full']);
    expect(why(t, '28Inf', 'I26')).toEqual(['3.3.2', 'orders']);
    expect(can(act(t, move('28Inf', 'H22')), END)).toBe(true);
  });

  it('3.3.2 a move in legs keeps the attack within reach', () => {
    const t = act(june('41Pz@H23, 1Inf@H27, 8A@H20'), move('41Pz', 'H22'));
    expect(refused(t, move('1Inf', 'H26'))).toMatchObject({ rule: '3.3.2', code: 'must-go-on' });
    expect(can(t, move('41Pz', 'H21'))).toBe(true);
    expect(why(t, '41Pz', 'H26')).toEqual(['3.3.2', 'orders']);
  });

  it('3.3.2 no leg ends where the move would be over', () => {
    // J24 is woods: the panzers would get no further.
    const t = june('41Pz@I25, Hitler@E32, 8A@H20');
    expect([can(t, move('41Pz', 'I24')), why(t, '41Pz', 'J24')]).toEqual([true, ['3.3.2', 'orders']]);
  });

  it('3.3.2 no train takes them elsewhere', () => {
    const t = june('41Pz@H23, Hitler@G33, 8A@H20');
    expect(refused(t, { type: 'rail', unit: '41Pz', hex: 'E32' })).toMatchObject({ rule: '3.3.2', code: 'orders' });
    expect(refused(t, { type: 'evacuate', unit: '41Pz' })).toMatchObject({ rule: '3.3.2', code: 'orders' });
  });

  it('3.3.2 without a unit to attack there is no duty', () => {
    expect(can(june('41Pz@H23, Hitler@E32, 10A@O24'), END)).toBe(true);
  });

  it('3.3.2 headquarters stay where they are', () => {
    expect(can(june('HQ-N@H23, Hitler@E32, 8A@H20'), END)).toBe(true);
  });
});

describe('3.3.4 four cities are left alone', () => {
  it.each([
    ['Riga', '41Pz', 'G20', 'G18'],
    ['Minsk', '24Pz', 'N23', 'O21'],
    ['Kiev', '3Pz', 'W24', 'W21'],
    ['Odessa', 'RomCav', 'CC27', 'CC25'],
  ])('3.3.4 nobody comes next to %s', (_city, unit, from, to) => {
    expect(why(june(`${unit}@${from}, Hitler@E32`), unit, to)).toEqual(['3.3.4', 'spared-city']);
  });

  it.each([
    ['Riga', '41Pz', '24Pz', 'G20', 'G18'],
    ['Minsk', '24Pz', '3Pz', 'N23', 'O21'],
    ['Kiev', '3Pz', '24Pz', 'W24', 'W21'],
    ['Odessa', 'RomCav', '24Pz', 'CC27', 'CC25'],
  ])('3.3.5 by option %s may be attacked by its own army group', (_city, may, mayNot, from, to) => {
    const at = (unit: string): Trial => june(`${unit}@${from}, Hitler@E32`, { 'city-assault': true });
    expect(can(at(may), move(may, to))).toBe(true);
    expect(why(at(mayNot), mayNot, to)).toEqual(['3.3.5', 'spared-city']);
  });

  it('3.3.5 an attack on the city does not fulfil the order to attack the district', () => {
    const t = june('41Pz@G20, Hitler@E32, 27A@F17, 8A@I20', { 'city-assault': true });
    expect([why(t, '41Pz', 'G18'), can(t, move('41Pz', 'H20'))]).toEqual([['3.3.2', 'orders'], true]);
  });

  it('3.3.5 a garrison counts with its city, not with a district', () => {
    const t = june('41Pz@G20, Hitler@E32, 27A@F17', { 'city-assault': true });
    expect(can(t, move('41Pz', 'G18'))).toBe(true);
  });
});
