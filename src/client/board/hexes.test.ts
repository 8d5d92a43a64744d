import { describe, expect, it } from 'vitest';
import { centreOf, cornerOf } from '../../draw/layout.ts';
import { boxAround, hexAt, rimLoops, stepFrom, type Way } from './hexes.ts';
import { plainLayout } from './testing.ts';

const layout = plainLayout();
const named = (name: string): number => layout.board.index.get(name) ?? -1;

describe('hexes on the sheet', () => {
  it.each(['pointy', 'flat'] as const)('are found under a point, %s', orientation => {
    const l = plainLayout(orientation);
    for (let h = 0; h < l.board.size; h++) {
      const c = centreOf(l, h);
      const near = cornerOf(l, h, 0);
      expect(hexAt(l, c)).toBe(h);
      expect(hexAt(l, { x: c.x + (near.x - c.x) * 0.98, y: c.y + (near.y - c.y) * 0.98 })).toBe(h);
    }
  });

  it('are not found beyond the rim, however near', () => {
    const c = centreOf(layout, 0);
    expect(hexAt(layout, { x: c.x - 51, y: c.y })).toBeUndefined();
    expect(hexAt(layout, { x: c.x - 49, y: c.y })).toBe(0);
  });

  it('lead on by arrow keys: straight lines zigzag about a column', () => {
    const walk = (from: string, ...ways: Way[]): string[] => {
      let h = named(from);
      const line = centreOf(layout, h);
      return ways.map(way => {
        h = stepFrom(layout, h, way, line) ?? h;
        return layout.board.names[h] ?? '';
      });
    };
    expect(walk('0303', 'right', 'right')).toEqual(['0403', '0503']);
    expect(walk('0303', 'down', 'down', 'down', 'down').at(1)).toBe('0305');
    expect(walk('0305', 'up', 'up').at(1)).toBe('0303');
    expect(walk('0103', 'left')).toEqual(['0103']);
    expect(walk('0301', 'up')).toEqual(['0301']);
  });

  it('have a box around them', () => {
    const box = boxAround(layout, [0, 1]);
    expect(box?.width).toBeCloseTo(200);
    expect(boxAround(layout, [])).toBeUndefined();
  });

  it('have a rim of closed loops, one for each hole too', () => {
    const middle = named('0303');
    const around = Array.from({ length: 6 }, (_, d) => layout.board.next[middle * 6 + d] ?? -1);
    expect(rimLoops(layout, [middle], 0).map(l => l.length)).toEqual([6]);
    expect(rimLoops(layout, [middle, ...around], 0).map(l => l.length)).toEqual([18]);
    expect(
      rimLoops(layout, around, 0)
        .map(l => l.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it('have a rim that can be drawn inward', () => {
    const c = centreOf(layout, 0);
    const [loop = []] = rimLoops(layout, [0], 10);
    for (const p of loop) expect(Math.hypot(p.x - c.x, p.y - c.y)).toBeCloseTo(((50 - 10) * 2) / Math.sqrt(3));
  });
});
