/**
 * Terrain as drawn signs over its tint: trees, marsh strokes, hachured ridges and heights. Everything of one kind is
 * one or two paths, with deterministic irregularity, so that a map of a thousand hexes stays small.
 */
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { Skin, TerrainPattern } from '../kit/skin.ts';
import { at, lerp, minus, plus, softPath, tenth, unit, xyShort } from './curve.ts';
import { centreOf, type Layout, UNIT } from './layout.ts';
import { hash, noise } from './noise.ts';
import { el, group } from './svg.ts';
import { naturalRims } from './terrain.ts';
import { copse, firs, STANDS, stand } from './woods.ts';

export const patterns = (layout: Layout, skin: Skin, isSeen: (h: number) => boolean): string =>
  group(
    'patterns',
    ...layout.board.terrains.flatMap((kind, k) => {
      const pattern = entryOf(skin.terrain, kind)?.pattern;
      if (!pattern) return [];
      const hexes = layout.centres.flatMap((_, h) => (layout.board.terrain[h] === k && isSeen(h) ? [h] : []));
      return [DRAWN[pattern.form](layout, hexes, pattern.ink)];
    }),
  );

/** A sample of the pattern for a legend, around 0,0 and about 40 by 18. */
export function patternSign(form: TerrainPattern, ink: string): string {
  switch (form) {
    case 'trees':
      return trees(
        [-13, -4, 5, 14].map((x, i) => ({ x, y: i % 2 ? 5 : -1 })),
        ink,
      );
    case 'firs':
      return firs(SIGN_OF_WOODS, ink, 'hf-firs-key');
    case 'copse':
      return copse(
        SIGN_OF_WOODS.filter((_, i) => i % 2 === 0),
        ink,
      );
    case 'marsh':
      return marsh(
        [-9, 9].map((x, i) => ({ x, y: i * 5 - 1 })),
        ink,
      );
    case 'ridges':
      return hachures([{ at: { x: 0, y: 0 }, turn: -0.15, half: 17 }], ink);
    case 'heights':
      return slopes([HILL], ink);
    default:
      return form satisfies never;
  }
}

/** Trees for a legend. */
const SIGN_OF_WOODS: readonly Point[] = [-14, -8, -2, 4, 10, 15].map((x, i) => ({ x, y: i % 2 ? 5 : -1 }));

const DRAWN: Readonly<Record<TerrainPattern, (layout: Layout, hexes: readonly number[], ink: string) => string>> = {
  trees: (layout, hexes, ink) => trees(scatter(layout, hexes, 17), ink),
  firs: (layout, hexes, ink) => firs(stand(layout, hexes, STANDS.firs), ink, 'hf-firs'),
  copse: (layout, hexes, ink) => copse(stand(layout, hexes, STANDS.copse), ink),
  marsh: (layout, hexes, ink) => marsh(scatter(layout, hexes, 27), ink),
  ridges: (layout, hexes, ink) => hachures(ridgesOf(layout, hexes), ink),
  heights: (layout, hexes, ink) => slopes(brinksOf(layout, hexes), ink),
};

/**
 * Positions on a jittered grid well inside one of the hexes, sorted from the north, so that the nearer cover the
 * farther.
 */
function scatter(layout: Layout, hexes: readonly number[], step: number): Point[] {
  const out: Point[] = [];
  const steps = Math.ceil((0.5 * UNIT) / step);
  for (const h of hexes) {
    const c = centreOf(layout, h);
    for (let j = -steps; j <= steps; j++) {
      for (let i = -steps; i <= steps; i++) {
        const p = { x: (i + (j % 2 ? 0.5 : 0)) * step, y: j * step };
        const stray = { x: hash(i, j, h * 3) - 0.5, y: hash(i, j, h * 3 + 1) - 0.5 };
        const spot = plus(p, stray, step * 0.55);
        if (isWithin(spot, 0.475 * UNIT)) out.push(plus(c, spot));
      }
    }
  }
  return out.toSorted((a, b) => a.y - b.y);
}

/** Inside a hexagon of any orientation: a little less than the inscribed circle. */
const isWithin = (p: Point, radius: number): boolean => Math.hypot(p.x, p.y) < radius;

/** Broad crowns and firs, light from the north-west. */
function trees(spots: readonly Point[], ink: string): string {
  const sizes = spots.map((p, i) => 4.2 + 1.6 * hash(i, Math.round(p.x), 5));
  const crowns = spots.map((p, i) => crown(p, sizes[i] ?? 5)).join('');
  const rims = spots.map((p, i) => shade(p, sizes[i] ?? 5)).join('');
  return group(
    'trees',
    el('path', { d: crowns, fill: ink, 'fill-opacity': 0.28, transform: 'translate(1.6 1.9)' }),
    el('path', { d: crowns, fill: ink, 'fill-opacity': 0.42 }),
    el('path', { d: rims, fill: 'none', stroke: ink, 'stroke-width': 1.1, 'stroke-opacity': 0.85 }),
  );
}

const crown = (p: Point, r: number): string =>
  `M${xyShort({ x: p.x - r, y: p.y })}${turn(r, 2 * r)}${turn(r, -2 * r)}Z`;
const turn = (r: number, dx: number): string => `a${tenth(r)} ${tenth(r)} 0 1 1 ${tenth(dx)} 0`;
/** The south-eastern half of a crown, and its trunk. */
const shade = (p: Point, r: number): string =>
  `M${xyShort({ x: p.x + r * 0.7, y: p.y - r * 0.7 })}a${tenth(r)} ${tenth(r)} 0 0 1 ${tenth(-r * 1.4)} ${tenth(r * 1.4)}m${tenth(r * 0.7)} ${tenth(r * 0.3)}v3`;

/** Horizontal strokes with a tuft of reed. */
function marsh(spots: readonly Point[], ink: string): string {
  const d = spots.map((p, i) => {
    const w = 13 + 6 * hash(i, Math.round(p.y), 7);
    const reed =
      hash(i, Math.round(p.x), 9) < 0.62 ? `m${tenth(w * 0.22)}-3.6v-5.4m-2.6 5.4l-1.7-3.9m6.9 3.9l1.7-3.9` : '';
    return `M${xyShort({ x: p.x - w / 2, y: p.y })}h${tenth(w)}m${tenth(-w * 0.78)} 3.6h${tenth(w * 0.55)}m${tenth(-w * 0.55)} 0${reed}`;
  });
  return el('path', {
    class: 'marsh',
    d: d.join(''),
    fill: 'none',
    stroke: ink,
    'stroke-width': 1.15,
    'stroke-opacity': 0.8,
  });
}

interface Ridge {
  readonly at: Point;
  /** Direction in radians, and half the length. */
  readonly turn: number;
  readonly half: number;
}

/** A main ridge in each hex along the direction of its range, and a spur beside it. */
function ridgesOf(layout: Layout, hexes: readonly number[]): Ridge[] {
  const high = new Set(hexes);
  return hexes.flatMap(h => {
    const c = centreOf(layout, h);
    const turn = lieOf(layout, h, high) + (hash(h, 1, 41) - 0.5) * 0.5;
    const across = { x: -Math.sin(turn), y: Math.cos(turn) };
    const shift = (hash(h, 2, 41) - 0.5) * 14;
    const main = { at: plus(c, across, shift - 9), turn, half: 41 + 7 * hash(h, 3, 41) };
    const along = { x: Math.cos(turn), y: Math.sin(turn) };
    const slide = (hash(h, 4, 41) - 0.5) * 36;
    const spur = {
      at: plus(plus(c, across, shift + 22), along, slide),
      turn: turn + 0.2,
      half: 22 + 8 * hash(h, 5, 41),
    };
    return [main, spur];
  });
}

/** The direction in which a hex has hexes of its kind on both sides; east and a little south for a single hex. */
function lieOf({ board, centres }: Layout, h: number, high: ReadonlySet<number>): number {
  let [x, y] = [0.15, 0.1];
  for (let dir = 0; dir < 6; dir++) {
    const to = board.next[h * 6 + dir] ?? -1;
    const [a, b] = [centres[h], centres[to]];
    if (!high.has(to) || !a || !b) continue;
    const angle = Math.atan2(b.y - a.y, b.x - a.x) * 2;
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  return Math.atan2(y, x) / 2;
}

const GAP = 6.4;

/** Strokes down both slopes of each winding ridge, long in its middle; those to the south-east are dark. */
function hachures(ridges: readonly Ridge[], ink: string): string {
  const [light, dark]: [string[], string[]] = [[], []];
  for (const [n, { at, turn, half }] of ridges.entries()) {
    for (let t = -half; t <= half; t += GAP) {
      const along = { x: Math.cos(turn), y: Math.sin(turn) };
      const across = { x: -along.y, y: along.x };
      const bow = (k: number): number => 11 * noise(k / 31, n * 1.7, 43);
      const foot = plus(plus(at, along, t), across, bow(t));
      const tilt = (bow(t + 4) - bow(t - 4)) / 8;
      const high = Math.sqrt(Math.max(0, 1 - (t / half) ** 2));
      for (const side of [-1, 1]) {
        // Strokes fan out towards the ends of the ridge.
        const lean = (t / half) * 0.5 - tilt * side;
        const down = unit(plus({ x: across.x * side, y: across.y * side }, along, lean));
        const length = (3.5 + 13 * high) * (0.72 + 0.5 * hash(n, Math.round(t * 3) + side, 47));
        const isDark = down.x + down.y * 1.4 > 0;
        (isDark ? dark : light).push(stroke(plus(foot, down, 0.9), down, isDark ? length : length * 0.75));
      }
    }
  }
  const path = (d: readonly string[], width: number, opacity: number): string =>
    el('path', { d: d.join(''), 'stroke-width': width, 'stroke-opacity': opacity });
  return el('g', { class: 'ridges', fill: 'none', stroke: ink }, path(light, 1, 0.5), path(dark, 1.55, 0.72));
}

const stroke = (p: Point, down: Point, length: number): string =>
  `M${Math.round(p.x)} ${Math.round(p.y)}l${tenth(down.x * length)} ${tenth(down.y * length)}`;

/** From the outline of the high ground to its upper edge. */
const BRINK = 0.13;

/** A hill for a legend. */
const HILL: readonly Point[] = Array.from({ length: 12 }, (_, i) => {
  const angle = (i * Math.PI) / 6;
  return { x: 14 * Math.cos(angle), y: 4.5 * Math.sin(angle) };
});

/** Where the ground drops: closed lines a little inside the outline of connected hexes. */
function brinksOf(layout: Layout, hexes: readonly number[]): readonly Point[][] {
  const high = new Set(hexes);
  return naturalRims(layout, h => high.has(h)).map(rim => {
    const out = outwards(rim);
    return rim.map((p, i) => plus(p, at(out, i), -BRINK * UNIT));
  });
}

/** Unit vectors pointing out of a closed line, at each of its points. */
function outwards(points: readonly Point[]): Point[] {
  const around = (i: number): Point => at(points, (i + points.length) % points.length);
  const area = points.reduce((sum, p, i) => sum + p.x * around(i + 1).y - p.y * around(i + 1).x, 0);
  return points.map((_, i) => {
    const { x, y } = unit(minus(around(i + 1), around(i - 1)));
    return area > 0 ? { x: y, y: -x } : { x: -y, y: x };
  });
}

/** The upper edge as a line, with strokes down the slope; those to the south-east are dark. */
function slopes(brinks: readonly (readonly Point[])[], ink: string): string {
  const [light, dark]: [string[], string[]] = [[], []];
  for (const brink of brinks) {
    const out = outwards(brink);
    for (const [i, p] of brink.entries()) {
      const next = at(brink, (i + 1) % brink.length);
      for (const t of [0, 0.34, 0.67]) {
        const foot = lerp(p, next, t);
        const down = at(out, i);
        const length = 5 + 4.5 * hash(Math.round(foot.x), Math.round(foot.y), 53);
        const isDark = down.x + down.y * 1.4 > 0;
        (isDark ? dark : light).push(stroke(foot, down, isDark ? length : length * 0.75));
      }
    }
  }
  const strokes = (d: readonly string[], width: number, opacity: number): string =>
    el('path', { d: d.join(''), 'stroke-width': width, 'stroke-opacity': opacity });
  const line = el('path', { d: brinks.map(b => softPath(b, true)).join(''), 'stroke-width': 1, 'stroke-opacity': 0.7 });
  return el(
    'g',
    { class: 'heights', fill: 'none', stroke: ink },
    line,
    strokes(light, 1, 0.55),
    strokes(dark, 1.4, 0.8),
  );
}
