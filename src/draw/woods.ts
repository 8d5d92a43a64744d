/**
 * Woods that are drawn by area: trees stand on one lattice over all hexes of a kind, thin out irregularly towards the
 * edge of the wood, and leave the number of each hex readable.
 */
import type { Point } from '../kit/hex.ts';
import { minus, plus, tenth } from './curve.ts';
import { NUMBER } from './grid.ts';
import { centreOf, type Layout, UNIT } from './layout.ts';
import { hash, noise } from './noise.ts';
import { el, group } from './svg.ts';

/** Distances between trees. */
export const STANDS = { firs: 16.5, copse: 28 } as const;

/** From the edge of the wood inward, at least and at most. */
const MARGIN = { least: 3, most: 17 } as const;

/** Places for trees, from the north, so that the nearer cover the farther. */
export function stand(layout: Layout, hexes: readonly number[], step: number): Point[] {
  const wood = new Set(hexes);
  return hexes.flatMap(h => within(layout, h, step, wood)).toSorted((a, b) => a.y - b.y || a.x - b.x);
}

function within(layout: Layout, h: number, step: number, wood: ReadonlySet<number>): Point[] {
  const c = centreOf(layout, h);
  const out: Point[] = [];
  const [left, right] = [c.x - 0.6 * UNIT, c.x + 0.6 * UNIT].map(x => Math.round(x / step));
  const [top, bottom] = [c.y - 0.6 * UNIT, c.y + 0.6 * UNIT].map(y => Math.round(y / step));
  for (let j = top ?? 0; j <= (bottom ?? 0); j++) {
    for (let i = left ?? 0; i <= (right ?? 0); i++) {
      const lattice = { x: (i + (j % 2 ? 0.5 : 0)) * step, y: j * step };
      const p = plus(lattice, { x: hash(i, j, 71) - 0.5, y: hash(i, j, 73) - 0.5 }, step * 0.62);
      if (isInside(layout, h, p, wood) && !isOnNumber(minus(p, c))) out.push(p);
    }
  }
  return out;
}

/** In this hex rather than in a neighbour, and not too near to one without woods. */
function isInside({ board, centres }: Layout, h: number, p: Point, wood: ReadonlySet<number>): boolean {
  const c = centres[h];
  if (!c) return false;
  const margin = MARGIN.least + (MARGIN.most - MARGIN.least) * (0.5 + 0.5 * noise(p.x / 41, p.y / 41, 79));
  for (let dir = 0; dir < 6; dir++) {
    const to = board.next[h * 6 + dir] ?? -1;
    const other = centres[to];
    // How far it is from the side between the two.
    const away = other ? (square(minus(p, other)) - square(minus(p, c))) / (2 * UNIT) : UNIT;
    if (away <= (wood.has(to) || to < 0 ? 0 : margin)) return false;
  }
  return square(minus(p, c)) < (0.57 * UNIT) ** 2;
}

const square = ({ x, y }: Point): number => x * x + y * y;

const isOnNumber = ({ x, y }: Point): boolean => Math.abs(x) < 15 && Math.abs(y + NUMBER.rise * UNIT - 2) < 9;

/** Firs with their shadows on the snow; the id is of their path, which is drawn twice. */
export function firs(spots: readonly Point[], ink: string, id: string): string {
  const d = spots.map((p, i) => fir(p, 3 + 1.1 * hash(i, Math.round(p.x), 83))).join('');
  const tree = (attrs: Readonly<Record<string, string | number>>): string => el('use', { href: `#${id}`, ...attrs });
  return group(
    'firs',
    el('defs', {}, el('path', { id, d })),
    tree({ fill: ink, 'fill-opacity': 0.16, transform: 'translate(2.6 1.8)' }),
    tree({ fill: ink, 'fill-opacity': 0.78 }),
  );
}

const whole = (x: number): string => String(Math.round(x) || 0);
const fir = (p: Point, r: number): string =>
  `M${whole(p.x)} ${whole(p.y - 1.7 * r)}l${tenth(r)} ${tenth(2.9 * r)}h${tenth(-2 * r)}z`;

/** Bare trees, far from each other. */
export function copse(spots: readonly Point[], ink: string): string {
  const d = spots.map((p, i) => bare(p, 3.4 + 1.4 * hash(i, Math.round(p.x), 89))).join('');
  const look = { fill: 'none', stroke: ink, 'stroke-linecap': 'round' };
  return group('copse', el('path', { d, ...look, 'stroke-width': 1.25, 'stroke-opacity': 0.72 }));
}

/** A trunk with two pairs of branches. */
const bare = (p: Point, r: number): string =>
  `M${whole(p.x)} ${whole(p.y + r)}v${tenth(-2.6 * r)}m${tenth(-r)} ${tenth(0.5 * r)}l${tenth(r)} ${tenth(0.9 * r)} ${tenth(r)}${tenth(-0.9 * r)}`;
