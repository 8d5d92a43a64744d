import { describe, expect, it } from 'vitest';
import { GERMAN, hex, unit } from '../pieces.ts';
import { stateOf } from '../testing.ts';
import { hindrance, needsOf, setbackCost } from './setback.ts';
import { type Situation, situationOf } from './situation.ts';

const at = (units: string): Situation => situationOf(stateOf({ units }), GERMAN);
const FRONT = '11Pz/110@1717, 67GR/196G@1718';

describe('having to go back', () => {
  const cost = (more: string): number => setbackCost(at(FRONT + more), unit('11Pz/110'), hex('1717'));

  it('7.8.3 costs little with room behind, and the unit where there is none', () => {
    expect(cost('')).toBeLessThan(0.5);
    expect(cost(', 52GR/151G@1816, 52GR/153G@1616, 52GR/155G@1715')).toBeGreaterThan(2);
  });

  it('5.1.3 units of other corps are in the way, those of its own are not', () => {
    const behind = (corps: string): string => {
      const [a, b, c] = corps.split(' ');
      return `, ${a}@1716, ${b}@1616, ${c}@1816`;
    };
    expect(cost(behind('LAH/1 LAH/2 DR/D'))).toBeGreaterThan(cost(behind('11Pz/111 3Pz/3 3Pz/394')));
  });
});

describe('standing in the way', () => {
  const p = at(FRONT);
  const needs = needsOf(p);

  it('5.1.3 a hex behind somebody in contact is not for another corps', () => {
    expect(hindrance(p, needs, unit('LAH/1'), hex('1716'))).toBeGreaterThan(0);
    expect(hindrance(p, needs, unit('11Pz/111'), hex('1716'))).toBe(0);
  });

  it('matters only where somebody could have to go back', () =>
    expect(hindrance(p, needs, unit('LAH/1'), hex('1710'))).toBe(0));
});
