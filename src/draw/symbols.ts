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
  /** A picture that stands by itself. */
  readonly frameless?: true;
}

const WINGS = `M-15 ${-H + 2.6}C-10 ${-H + 1.8} -4 ${-H + 2.4} 0 ${-H + 6.4}C4 ${-H + 2.4} 10 ${-H + 1.8} 15 ${-H + 2.6}C10 ${-H + 4.6} 4 ${-H + 6.6} 0 ${-H + 9.4}C-4 ${-H + 6.6} -10 ${-H + 4.6} -15 ${-H + 2.6}Z`;
const CANOPY = `M-9 ${H - 1}C-9 ${H - 8.4} 0 ${H - 8.4} 0 ${H - 1}C0 ${H - 8.4} 9 ${H - 8.4} 9 ${H - 1}`;
const BUST =
  'M0 -14.5C5.2 -14.5 7.4 -10.6 7.2 -6.4C7 -2.6 5 0.6 3.2 1.8V4.2C9 5.6 14.6 7.4 16 14.5H-16C-14.6 7.4 -9 5.6 -3.2 4.2V1.8C-5 0.6 -7 -2.6 -7.2 -6.4C-7.4 -10.6 -5.2 -14.5 0 -14.5Z';
const FACTORY = 'M-20 13V-1L-11 -7V-1L-2 -7V-1L7 -7V-13H11V-7H12V-13H16V-7H20V13Z';
const FLAG = 'M-12 -14.5H-9.4V14.5H-12ZM-8 -13.5C-1 -17 4 -9.5 14 -13V1.6C4 5 -1 -2.4 -8 1.2Z';
const TRACK = `M-20 -4.5H9M-20 4.5H9M-16 -8.5V8.5M-9 -8.5V8.5M-2 -8.5V8.5M5 -8.5V8.5`;

/** Type symbols by name; lines are stroked, solids filled. */
const SIGNS: Readonly<Record<string, Sign>> = {
  infantry: { lines: CROSS },
  motorized: { lines: `${CROSS}${circle(-11, H + 3.6, 3)}${circle(11, H + 3.6, 3)}` },
  mechanized: { lines: `${CROSS}${OVAL}` },
  armour: { lines: OVAL },
  recon: { lines: `${SLASH}${OVAL}` },
  cavalry: { lines: SLASH, solid: '' },
  mountain: { lines: CROSS, solid: `M-8.5 ${H}L0 ${H - 11.5}L8.5 ${H}Z` },
  paratroop: { lines: `${CROSS}${CANOPY}` },
  'air-infantry': { lines: CROSS, solid: WINGS },
  'air-armour': { lines: OVAL, solid: WINGS },
  'assault-gun': { lines: OVAL, solid: circle(0, 0, 3.2) },
  artillery: { solid: circle(0, 0, 5.6) },
  'anti-tank': { lines: `M${-W} ${H}L0 ${-H}L${W} ${H}` },
  air: { solid: 'M0 0C-6 -10 -17 -8 -17 0C-17 8 -6 10 0 0C6 -10 17 -8 17 0C17 8 6 10 0 0Z' },
  headquarters: { solid: `M${-W} ${-H}H${W}V${-H + 8}H${-W}Z` },
  leader: { solid: BUST, frameless: true },
  worker: { solid: FACTORY, frameless: true },
  partisan: { solid: FLAG, frameless: true },
  railhead: { lines: TRACK, solid: 'M11 -10H16V10H11Z', frameless: true },
};

/** The names a skin may use. */
export const SYMBOLS: readonly string[] = Object.keys(SIGNS);

/** A type symbol around 0,0, in its frame; a picture without one takes the colour of the lettering. */
export function typeSymbol(name: string, fill: string, ink: string, letters = ink): string {
  const sign = SIGNS[name];
  const colour = sign?.frameless ? letters : ink;
  const box = el('rect', { x: -W, y: -H, width: FRAME.width, height: FRAME.height, fill });
  const edge = el('rect', { x: -W, y: -H, width: FRAME.width, height: FRAME.height, fill: 'none' });
  const lines = sign?.lines ? el('path', { d: sign.lines, fill: 'none' }) : '';
  const solid = sign?.solid ? el('path', { d: sign.solid, fill: colour, stroke: 'none' }) : '';
  const inner = sign?.frameless ? [lines, solid] : [box, lines, solid, edge];
  return el('g', { stroke: colour, 'stroke-width': 2.2, 'stroke-linejoin': 'miter' }, ...inner);
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
