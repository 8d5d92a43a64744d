/** Hexes as places on the sheet: which one lies under a point, where an arrow key leads, the rim of an area. */
import { plus } from '../../draw/curve.ts';
import { type Box, centreOf, cornerOf, keyOf, type Layout, UNIT } from '../../draw/layout.ts';
import type { Point } from '../../kit/hex.ts';

/** The hex under a point: the nearest centre, if the point is within that hex and not beyond the rim. */
export function hexAt(layout: Layout, p: Point): number | undefined {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [h, c] of layout.centres.entries()) {
    const away = (c.x - p.x) ** 2 + (c.y - p.y) ** 2;
    if (away < least) [best, least] = [h, away];
  }
  return best >= 0 && isInside(layout, best, p) ? best : undefined;
}

const isInside = (layout: Layout, h: number, p: Point): boolean =>
  layout.corners.every((_, i) => {
    const [a, b] = [cornerOf(layout, h, i), cornerOf(layout, h, i + 1)];
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= -1e-6;
  });

export type Way = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<Way, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/**
 * The neighbour that an arrow key leads to. If two are equally near (up and down with pointy tops), the one nearer to
 * the line along which the cursor started, so that a straight walk zigzags instead of drifting.
 */
export function stepFrom(layout: Layout, from: number, way: Way, line: Point): number | undefined {
  const ahead = WAYS[way];
  const start = centreOf(layout, from);
  let best: number | undefined;
  let most = 0.2;
  for (let dir = 0; dir < 6; dir++) {
    const to = layout.board.next[from * 6 + dir] ?? -1;
    if (to < 0) continue;
    const c = centreOf(layout, to);
    const forward = ((c.x - start.x) * ahead.x + (c.y - start.y) * ahead.y) / UNIT;
    const aside = Math.abs((c.x - line.x) * ahead.y) + Math.abs((c.y - line.y) * ahead.x);
    const score = forward - (0.1 * aside) / UNIT;
    if (forward > 0.2 && score > most) [best, most] = [to, score];
  }
  return best;
}

/** The rectangle around some hexes. */
export function boxAround(layout: Layout, hexes: readonly number[]): Box | undefined {
  if (hexes.length === 0) return undefined;
  const corners = hexes.flatMap(h => layout.corners.map(c => plus(centreOf(layout, h), c)));
  const [xs, ys] = [corners.map(p => p.x), corners.map(p => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The rim of an area as closed loops, drawn inward so that the rims of neighbouring areas do not cover each other. */
export function rimLoops(layout: Layout, hexes: readonly number[], inset: number): Point[][] {
  const area = new Set(hexes);
  const leaving = new Map<string, readonly [Point, Point]>();
  for (const h of area) {
    for (let dir = 0; dir < 6; dir++) {
      if (area.has(layout.board.next[h * 6 + dir] ?? -1)) continue;
      const [a, b] = [cornerOf(layout, h, dir), cornerOf(layout, h, dir + 1)];
      leaving.set(keyOf(a), [a, b]);
    }
  }
  const loops: Point[][] = [];
  for (;;) {
    const [first] = leaving.keys();
    if (first === undefined) return loops;
    loops.push(inward(takeLoop(leaving, first), inset));
  }
}

/** Three hexes meet at a corner, so a rim leaves every corner by one side only and can simply be followed. */
function takeLoop(leaving: Map<string, readonly [Point, Point]>, first: string): Point[] {
  const loop: Point[] = [];
  let key = first;
  for (let side = leaving.get(key); side; side = leaving.get(key)) {
    leaving.delete(key);
    loop.push(side[0]);
    key = keyOf(side[1]);
  }
  return loop;
}

/** Loops run clockwise on the page, so the area is to the right of each side. */
function inward(loop: readonly Point[], by: number): Point[] {
  const normal = (i: number): Point => {
    const [a, b] = [loop[i % loop.length], loop[(i + 1) % loop.length]];
    if (!a || !b) return { x: 0, y: 0 };
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  };
  return loop.map((p, i) => {
    const [m, n] = [normal(i + loop.length - 1), normal(i)];
    return plus(p, plus(m, n), by / (1 + m.x * n.x + m.y * n.y));
  });
}
