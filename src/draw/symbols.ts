/** Drawn signs: unit types in the NATO style, and towns as small plans. */
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
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
  /** A pictogram without a frame. */
  readonly frameless?: true;
}

const WINGS = `M-15 ${-H + 2.6}C-10 ${-H + 1.8} -4 ${-H + 2.4} 0 ${-H + 6.4}C4 ${-H + 2.4} 10 ${-H + 1.8} 15 ${-H + 2.6}C10 ${-H + 4.6} 4 ${-H + 6.6} 0 ${-H + 9.4}C-4 ${-H + 6.6} -10 ${-H + 4.6} -15 ${-H + 2.6}Z`;
const CANOPY = `M-9 ${H - 1}C-9 ${H - 8.4} 0 ${H - 8.4} 0 ${H - 1}C0 ${H - 8.4} 9 ${H - 8.4} 9 ${H - 1}`;
const BUST =
  'M0 -14.5C5.2 -14.5 7.4 -10.6 7.2 -6.4C7 -2.6 5 0.6 3.2 1.8V4.2C9 5.6 14.6 7.4 16 14.5H-16C-14.6 7.4 -9 5.6 -3.2 4.2V1.8C-5 0.6 -7 -2.6 -7.2 -6.4C-7.4 -10.6 -5.2 -14.5 0 -14.5Z';
const FACTORY = 'M-20 13V-1L-11 -7V-1L-2 -7V-1L7 -7V-13H11V-7H12V-13H16V-7H20V13Z';
const FLAG = 'M-12 -14.5H-9.4V14.5H-12ZM-8 -13.5C-1 -17 4 -9.5 14 -13V1.6C4 5 -1 -2.4 -8 1.2Z';
const TRACK = `M-20 -4.5H9M-20 4.5H9M-16 -8.5V8.5M-9 -8.5V8.5M-2 -8.5V8.5M5 -8.5V8.5`;

/** Vehicles from the side. Wheels are wound against the outline, so that they stay open. */
const wheels = (r: number, y: number, ...xs: readonly number[]): string => xs.map(x => circle(x, y, r)).join('');
const TANK = `M-19 9.5C-21.5 8 -21 4.5 -18.5 4L-17.5 0.5H-9L-8 -6H6L8.5 0.5H15.5L18.5 4C21.2 4.8 21.2 8.2 18.8 9.5ZM7.2 -4.4H21V-2.4H7.9Z${wheels(1.9, 6.7, -13.5, -4.5, 4.5, 13.5)}`;
const HEAVY_TANK = `M-19.5 10C-22 8.5 -21.5 4 -19 3.5L-18 -0.5H-11L-10.5 -8H6.5L8 -0.5H17L19.5 3.5C22 4.5 22 8.8 19.5 10ZM7.2 -5.8H19.6V-6.8H22V-2.4H19.6V-3.4H7.5Z${wheels(2.3, 6.4, -14.5, -7.2, 0, 7.2, 14.5)}`;
const SLOPED_TANK = `M-18.5 9.5C-21 8.2 -21 4.8 -18.5 4L-14 -1H-8.5L-7.5 -6.5C-6.5 -8.5 2 -8.8 4.5 -6.5L7 -1H15L19 4C21.2 4.8 21.2 8.2 18.8 9.5ZM-21.5 -4.8H-8V-2.7H-21.5Z${wheels(2.6, 5.8, -14.4, -7.2, 0, 7.2, 14.4)}`;
const TANK_HUNTER = `M-19.5 10C-22 8.5 -21.5 4 -19 3.5V-1L-16.5 -9H1L4 -1H17.5L19.5 3.5C22 4.5 22 8.8 19.5 10ZM3 -4.8H22V-2.7H3.7Z${wheels(2.3, 6.4, -14.5, -7.2, 0, 7.2, 14.5)}`;
const SELF_PROPELLED = `M-18.5 9.5C-21 8 -20.5 4.5 -18 4L-16.5 0.5L-10 -1L-8 -5.5H7L10 -0.5L16 1L18.5 4C21 4.8 21 8.2 18.5 9.5ZM9.2 -3.2H20.5V-1H10Z${wheels(1.9, 6.7, -13.5, -4.5, 4.5, 13.5)}`;
/** Aircraft from above. */
const DIVE_BOMBER =
  'M-1.8 -12C-1.8 -14.5 1.8 -14.5 1.8 -12V-6L10 -3L19 -5V0L10 3L1.8 2L1.4 9.5L6.5 11V13.5H-6.5V11L-1.4 9.5L-1.8 2L-10 3L-19 0V-5L-10 -3L-1.8 -6Z';
const LEVEL_BOMBER =
  'M-2.4 -12.5C-2.4 -15 2.4 -15 2.4 -12.5V-6H6.5V-10H9.5V-5.4L22 -2.5V1.8L2.4 3.2L1.8 10L8 12V14.5H-8V12L-1.8 10L-2.4 3.2L-22 1.8V-2.5L-9.5 -5.4V-10H-6.5V-6H-2.4Z';
const CHEVRON = 'M-7 1L0 -5L7 1';

/** Type symbols by name; lines are stroked, solids filled. */
const SIGNS: Readonly<Record<string, Sign>> = {
  infantry: { lines: CROSS },
  motorized: { lines: `${CROSS}${circle(-11, H + 3.6, 3)}${circle(11, H + 3.6, 3)}` },
  mechanized: { lines: `${CROSS}${OVAL}` },
  armour: { lines: OVAL },
  recon: { lines: `${SLASH}${OVAL}` },
  cavalry: { lines: SLASH, solid: '' },
  ski: { lines: `${CROSS}M-19 ${H + 5.4}H12C15 ${H + 5.4} 17.5 ${H + 4} 18.5 ${H + 1}M-15 ${H + 2.2}L-11 ${H + 8.4}` },
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
  tank: { solid: TANK },
  'heavy-tank': { solid: HEAVY_TANK },
  'sloped-tank': { solid: SLOPED_TANK },
  'tank-hunter': { solid: TANK_HUNTER },
  'self-propelled': { solid: SELF_PROPELLED },
  engineer: { lines: 'M-12 7V-6H12V7M0 -6V7' },
  rocket: { lines: CHEVRON, solid: circle(0, 6.5, 4.4) },
  'heavy-rocket': { lines: `${CHEVRON}M-7 -4.6L0 -10.6L7 -4.6`, solid: circle(0, 6.5, 4.4) },
  'dive-bomber': { solid: DIVE_BOMBER, frameless: true },
  'level-bomber': { solid: LEVEL_BOMBER, frameless: true },
  flag: { solid: FLAG, frameless: true },
  railhead: { lines: TRACK, solid: 'M11 -10H16V10H11Z', frameless: true },
};

/** The names a skin may use. */
export const SYMBOLS: readonly string[] = Object.keys(SIGNS);

/** A type symbol around 0,0, in its frame; a pictogram without one takes the colour of the lettering. */
export function typeSymbol(name: string, fill: string, ink: string, letters = ink): string {
  const sign = entryOf(SIGNS, name);
  const colour = sign?.frameless ? letters : ink;
  const box = el('rect', { x: -W, y: -H, width: FRAME.width, height: FRAME.height, fill });
  const edge = el('rect', { x: -W, y: -H, width: FRAME.width, height: FRAME.height, fill: 'none' });
  const lines = sign?.lines ? el('path', { d: sign.lines, fill: 'none' }) : '';
  const solid = sign?.solid ? el('path', { d: sign.solid, fill: colour, stroke: 'none' }) : '';
  const inner = sign?.frameless ? [lines, solid] : [box, lines, solid, edge];
  return el('g', { stroke: colour, 'stroke-width': 2.2, 'stroke-linejoin': 'miter' }, ...inner);
}

/** A town as blocks around two streets, slightly different for each name. */
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
