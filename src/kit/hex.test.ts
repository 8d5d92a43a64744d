import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Axial,
  axialOf,
  centre,
  corner,
  distance,
  type Orientation,
  opposite,
  type Push,
  STEPS,
  sideCorners,
} from './hex.ts';

const ORIENTATIONS: readonly Orientation[] = ['pointy', 'flat'];
const PUSHES: readonly Push[] = ['odd', 'even'];
const orientation = fc.constantFrom(...ORIENTATIONS);
const push = fc.constantFrom(...PUSHES);
const line = fc.integer({ min: -50, max: 50 });
const axial = fc.record({ q: line, r: line });
const dir = fc.integer({ min: 0, max: 5 });

const step = (a: Axial, d: number): Axial => ({ q: a.q + STEPS[d]!.q, r: a.r + STEPS[d]!.r });

describe('directions', () => {
  it('neighbours are mutual', () => {
    fc.assert(
      fc.property(axial, dir, (a, d) => {
        expect(step(step(a, d), opposite(d))).toEqual(a);
      }),
    );
  });

  it('the six neighbours are different and 1 away', () => {
    const around = STEPS.map((_, d) => step({ q: 0, r: 0 }, d));
    expect(new Set(around.map(a => `${a.q},${a.r}`)).size).toBe(6);
    expect(around.map(a => distance(a, { q: 0, r: 0 }))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('run clockwise from east, or from south-east on flat hexes', () => {
    fc.assert(
      fc.property(orientation, dir, (o, d) => {
        const at = centre(STEPS[d]!, o);
        const angle = (Math.PI / 6) * (o === 'pointy' ? 2 * d : 2 * d + 1);
        expect(at.x).toBeCloseTo(Math.cos(angle));
        expect(at.y).toBeCloseTo(Math.sin(angle));
      }),
    );
  });
});

describe('distance', () => {
  it.each([
    ['itself', { q: 3, r: -2 }, { q: 3, r: -2 }, 0],
    ['along an axis', { q: 0, r: 0 }, { q: 0, r: 5 }, 5],
    ['along the third axis', { q: 0, r: 0 }, { q: -4, r: 4 }, 4],
    ['across', { q: 1, r: 1 }, { q: 3, r: 4 }, 5],
  ])('%s', (_, a, b, expected) => expect(distance(a, b)).toBe(expected));

  it('is symmetric and obeys the triangle inequality', () => {
    fc.assert(
      fc.property(axial, axial, axial, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });
});

describe('axialOf', () => {
  it('pushes rows half a hex east and columns half a hex south', () => {
    fc.assert(
      fc.property(line, line, orientation, push, (col, row, o, p) => {
        const at = centre(axialOf(col, row, o, p), o);
        const origin = p === 'odd' ? 0 : 1;
        const zero = centre(axialOf(origin, origin, o, p), o);
        const pushed = (n: number): number => (Math.abs(n % 2) === (p === 'odd' ? 1 : 0) ? 0.5 : 0);
        const [x, y] = o === 'pointy' ? [pushed(row), 0] : [0, pushed(col)];
        const height = Math.sqrt(3) / 2;
        expect(at.x - zero.x).toBeCloseTo((col - origin) * (o === 'pointy' ? 1 : height) + x);
        expect(at.y - zero.y).toBeCloseTo((row - origin) * (o === 'pointy' ? height : 1) + y);
      }),
    );
  });
});

describe('corners', () => {
  it('a side lies halfway to its neighbour and is shared with it', () => {
    fc.assert(
      fc.property(axial, orientation, dir, (a, o, d) => {
        const [from, to] = [centre(a, o), centre(step(a, d), o)];
        const [c1, c2] = sideCorners(d, o);
        expect(from.x + (c1.x + c2.x) / 2).toBeCloseTo((from.x + to.x) / 2);
        expect(from.y + (c1.y + c2.y) / 2).toBeCloseTo((from.y + to.y) / 2);
        const [d1, d2] = sideCorners(opposite(d), o);
        expect(to.x + d2.x).toBeCloseTo(from.x + c1.x);
        expect(to.y + d1.y).toBeCloseTo(from.y + c2.y);
      }),
    );
  });

  it('stand on a corner when pointy and on a side when flat', () => {
    const lowest = (o: Orientation): number => Math.max(...STEPS.map((_, i) => corner(i, o).y));
    expect(lowest('pointy')).toBeCloseTo(1 / Math.sqrt(3));
    expect(lowest('flat')).toBeCloseTo(0.5);
  });
});
