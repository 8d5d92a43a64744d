import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clamp, ratioName, rungNamed, rungOf } from './odds.ts';

const strength = fc.integer({ min: 1, max: 500 });
const rungs = fc.integer({ min: -30, max: 30 });

describe('rungOf', () => {
  it.each<[number, number, string]>([
    [1, 1, '1:1'],
    [7, 7, '1:1'],
    [8, 7, '1:1'],
    [13, 7, '1:1'],
    [14, 7, '2:1'],
    [3, 2, '1:1'],
    [20, 7, '2:1'],
    [21, 7, '3:1'],
    [30, 1, '30:1'],
    [6, 7, '1:2'],
    [4, 7, '1:2'],
    [7, 14, '1:2'],
    [7, 15, '1:3'],
    [3, 7, '1:3'],
    [1, 3, '1:3'],
    [1, 30, '1:30'],
  ])('%i against %i is %s', (attack, defence, name) => {
    expect(ratioName(rungOf(attack, defence))).toBe(name);
  });

  it('is the best ratio that the attacker fully has', () => {
    const has = (attack: number, defence: number, rung: number): boolean =>
      rung >= 0 ? attack >= (rung + 1) * defence : attack * (1 - rung) >= defence;
    fc.assert(
      fc.property(strength, strength, (attack, defence) => {
        const rung = rungOf(attack, defence);
        expect(has(attack, defence, rung)).toBe(true);
        expect(has(attack, defence, rung + 1)).toBe(false);
      }),
    );
  });

  it('does not change when both sides are multiplied', () => {
    fc.assert(
      fc.property(strength, strength, fc.integer({ min: 1, max: 9 }), (attack, defence, k) => {
        expect(rungOf(k * attack, k * defence)).toBe(rungOf(attack, defence));
      }),
    );
  });
});

describe('names of rungs', () => {
  it.each<[number, string]>([
    [0, '1:1'],
    [1, '2:1'],
    [5, '6:1'],
    [-1, '1:2'],
    [-3, '1:4'],
  ])('%i is %s', (rung, name) => {
    expect([ratioName(rung), rungNamed(name)]).toEqual([name, rung]);
  });

  it('go there and back', () => {
    fc.assert(fc.property(rungs, rung => rungNamed(ratioName(rung)) === rung));
  });

  it.each(['', '3', '3:2', '2:3', 'x'])('%j is not a column', name => {
    expect(() => rungNamed(name)).toThrow(`not a column: ${name}`);
  });
});

it.each<[number, number]>([
  [-4, -2],
  [-3, -2],
  [-2, -2],
  [0, 0],
  [5, 5],
  [6, 5],
])('clamp %i to -2..5 is %i', (n, expected) => {
  expect(clamp(n, -2, 5)).toBe(expected);
});

it.each(['x:1', '0:1', ':1', '1:x', '1:0', '-2:1', '1.5:1', '1:1:1', ' 2:1', '2:3'])('%j is not a column', name => {
  expect(() => rungNamed(name)).toThrow();
});
