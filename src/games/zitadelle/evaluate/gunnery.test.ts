import { describe, expect, it } from 'vitest';
import { GERMAN, hex, unit } from '../pieces.ts';
import { chanceOf, neededRoll, shotOf } from '../rules/fire.ts';
import { stateOf } from '../testing.ts';
import { exposure, hitChance, shotWorth } from './gunnery.ts';
import { situationOf } from './situation.ts';
import { stepWorth } from './worth.ts';

const s = stateOf({ units: '11Pz/15@1717, 11Pz/110@1717, 67GR/196G@1718, 6TK/22@1817' });
const p = situationOf(s, GERMAN);
const [tank, foot] = [unit('11Pz/15'), unit('11Pz/110')];

describe('fire as it is expected', () => {
  it('6.4 has the chances of the rule', () => {
    for (const at of [1, 4, 9])
      for (const armour of [0, 3, 5])
        for (const modifier of [-2, 0, 5])
          expect(hitChance(at, armour, modifier)).toBe(chanceOf(neededRoll(at, armour, modifier)));
    expect(hitChance(0, 0, 0)).toBe(0);
  });

  it('6.5 has its modifiers: what a stack draws is the sum of the shots at it', () => {
    const shots = [unit('67GR/196G'), unit('6TK/22')].map(u => {
      const { at, armour, modifier } = shotOf(s, u, tank);
      return chanceOf(neededRoll(at, armour, modifier));
    });
    expect(exposure(p, hex('1717'), [tank, foot])).toBeCloseTo(shots.reduce((a, b) => a + b) * stepWorth(s, tank), 9);
  });

  it('6.5.5 is less with a screen, and nothing without armour', () => {
    expect(exposure(p, hex('1717'), [tank])).toBeGreaterThan(exposure(p, hex('1717'), [tank, foot]));
    expect(exposure(p, hex('1717'), [foot])).toBe(0);
  });

  it('6.2.2 sees only neighbours with armour as targets', () => {
    expect(shotWorth(p, tank, hex('1717'))).toBeGreaterThan(0);
    expect(shotWorth(p, tank, hex('1715'))).toBe(0);
  });
});
