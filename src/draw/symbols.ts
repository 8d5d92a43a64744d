/** Drawn signs: unit types in the NATO manner, and towns as small plans. */
import type { Point } from '../kit/hex.ts';
import { xy } from './curve.ts';
import { hash, seedOf } from './noise.ts';
import { el } from './svg.ts';

/** The frame of a type symbol, centred on 0,0. */
export const FRAME = { width: 46, height: 29 } as const;

const [W, H] = [FRAME.width / 2, FRAME.height / 2];
const CROSS = `M${-W} ${-H}L${W} ${H}M${-W} ${H}L${W} ${-H}`;
const SLASH = `M${-W} ${H}L${W} ${-H}`;
const OVAL = 'M-7 -7.5H7A7.5 7.5 0 0 1 7 7.5H-7A7.5 7.5 0 0 1 -7 -7.5Z';
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;

interface Sign {
  readonly lines?: string;
  readonly solid?: string;
}

/** Type symbols by name; lines are stroked, solids filled. */
const SIGNS: Readonly<Record<string, Sign>> = {
  infantry: { lines: CROSS },
  motorized: { lines: `${CROSS}${circle(-11, H + 3.6, 3)}${circle(11, H + 3.6, 3)}` },
  mechanized: { lines: `${CROSS}${OVAL}` },
  armour: { lines: OVAL },
  recon: { lines: `${SLASH}${OVAL}` },
  cavalry: { lines: SLASH, solid: '' },
  'assault-gun': { lines: OVAL, solid: circle(0, 0, 3.2) },
  artillery: { solid: circle(0, 0, 5.6) },
  'anti-tank': { lines: `M${-W} ${H}L0 ${-H}L${W} ${H}` },
  air: { solid: 'M0 0C-6 -10 -17 -8 -17 0C-17 8 -6 10 0 0C6 -10 17 -8 17 0C17 8 6 10 0 0Z' },
  headquarters: { solid: `M${-W} ${-H}H${W}V${-H + 8}H${-W}Z` },
};

/** The names a skin may use. */
export const SYMBOLS: readonly string[] = Object.keys(SIGNS);

/** A framed type symbol around 0,0. */
export function typeSymbol(name: string, fill: string, ink: string): string {
  const sign = SIGNS[name];
  const box = el('rect', { x: -W, y: -H, width: FRAME.width, height: FRAME.height, fill });
  const edge = el('rect', { x: -W, y: -H, width: FRAME.width, height: FRAME.height, fill: 'none' });
  const lines = sign?.lines ? el('path', { d: sign.lines, fill: 'none' }) : '';
  const solid = sign?.solid ? el('path', { d: sign.solid, fill: ink, stroke: 'none' }) : '';
  return el('g', { stroke: ink, 'stroke-width': 2.2, 'stroke-linejoin': 'miter' }, box, lines, solid, edge);
}

/** A town as blocks about two streets, a little different for each name. */
export function townPlan(c: Point, radius: number, name: string, fill: string): string {
  const seed = seedOf(name);
  const turn = (hash(seed, 1) - 0.5) * 1.1;
  const cell = (radius * 2) / 3;
  const blocks = [-1, 0, 1].flatMap(i =>
    [-1, 0, 1]
      .filter(j => i * j === 0 || hash(i + 5, j + 5, seed) > 0.45)
      .map(j => blockPath(c, { x: i * cell, y: j * cell }, cell, turn, hash(i + 9, j + 9, seed))),
  );
  return el('path', { class: 'town', d: blocks.join(''), fill });
}

function blockPath(c: Point, at: Point, cell: number, turn: number, wild: number): string {
  const w = cell * (0.3 + 0.12 * wild);
  const h = cell * (0.42 - 0.12 * wild);
  const turned = (x: number, y: number): Point => ({
    x: c.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: c.y + x * Math.sin(turn) + y * Math.cos(turn),
  });
  const corners = [
    turned(at.x - w, at.y - h),
    turned(at.x + w, at.y - h),
    turned(at.x + w, at.y + h),
    turned(at.x - w, at.y + h),
  ];
  return `M${corners.map(xy).join('L')}Z`;
}
