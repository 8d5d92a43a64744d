/** Marked hexes: rings with a tag, hints, and anchors by the water. */
import type { Lang } from '../kit/game.ts';
import type { Point } from '../kit/hex.ts';
import type { Skin, SpecialHex } from '../kit/skin.ts';
import { linePath, minus, plus } from './curve.ts';
import { type Box, centreOf, hexNamed, hexOutline, type Layout, UNIT } from './layout.ts';
import { ANCHOR, anchor } from './signs.ts';
import { el, FONTS, text, textWidth } from './svg.ts';
import type { OpenWater } from './water.ts';

const TAG = { height: 17, size: 12.5 } as const;
const tagAt = (layout: Layout, mark: SpecialHex): { x: number; y: number } =>
  plus(centreOf(layout, hexNamed(layout, mark.hex)), { x: -0.385 * UNIT, y: 0 });

/** Rings with a tag at the western side, hints low in the hex, anchors by the water. */
export const marks = (layout: Layout, skin: Skin, lang: Lang, { water, asked }: Shown): string =>
  el(
    'g',
    { class: 'marks', 'font-family': FONTS.en },
    ...shownMarks(skin, asked).map(m => {
      if (m.form === 'anchor') return anchor(harbourAt(layout, m, water), m.colour);
      return m.form === 'ring' ? ring(layout, m, lang) : hint(layout, m, lang);
    }),
  );

export interface Shown {
  readonly water: OpenWater | undefined;
  /** What the position asks for. */
  readonly asked: readonly string[];
}

/** Marks that are always there, and those asked for. */
const shownMarks = (skin: Skin, asked: readonly string[]): readonly SpecialHex[] =>
  skin.marks.filter(m => m.asked === undefined || asked.includes(m.asked));

/** In the corner of the hex towards the open water, beside counter and name. */
function harbourAt(layout: Layout, { hex }: SpecialHex, water: OpenWater | undefined): Point {
  const h = hexNamed(layout, hex);
  const c = centreOf(layout, h);
  const { next, terrain: ground, terrains } = layout.board;
  const wet = [0, 1, 2, 3, 4, 5].map(dir => next[h * 6 + dir] ?? -1).filter(to => to >= 0 && water?.isWater(to));
  const sea = wet.filter(to => terrains[ground[to] ?? 0] === water?.style.kinds[0]);
  const way = (sea.length > 0 ? sea : wet).reduce((sum, to) => plus(sum, minus(centreOf(layout, to), c)), {
    x: 0,
    y: 0,
  });
  return plus(c, { x: way.x > 0 ? 0.385 : -0.385, y: way.y > 0 ? 0.19 : -0.19 }, UNIT);
}

function ring(layout: Layout, mark: SpecialHex, lang: Lang): string {
  const outline = `${linePath(hexOutline(layout, hexNamed(layout, mark.hex), 0.91))}Z`;
  const { x, y } = tagAt(layout, mark);
  const width = Math.max(20, textWidth(mark.tag[lang]) * TAG.size + 8);
  return (
    el('path', { d: outline, fill: mark.colour, 'fill-opacity': 0.1, stroke: mark.colour, 'stroke-width': 3 }) +
    el('rect', { x: x - width / 2, y: y - TAG.height / 2, width, height: TAG.height, rx: 3, fill: mark.colour }) +
    text(mark.tag[lang], {
      x,
      y: y + TAG.size * 0.36,
      'font-size': TAG.size,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: '#ffffff',
    })
  );
}

function hint(layout: Layout, mark: SpecialHex, lang: Lang): string {
  const c = centreOf(layout, hexNamed(layout, mark.hex));
  const words = mark.tag[lang];
  const width = textWidth(words) * 10 + 8;
  const y = c.y + hintDrop(mark);
  return (
    el('rect', {
      x: c.x - width / 2,
      y: y - 7,
      width,
      height: 14,
      rx: 2,
      fill: mark.asked === undefined ? 'none' : '#ffffff',
      stroke: mark.colour,
      'stroke-width': 1,
      'stroke-opacity': 0.8,
    }) +
    text(words, { x: c.x, y: y + 3.7, 'font-size': 10, 'font-weight': 600, 'text-anchor': 'middle', fill: mark.colour })
  );
}

/** High in the hex, or below its counters. */
const hintDrop = ({ asked }: SpecialHex): number => (asked === undefined ? -0.27 : 0.4) * UNIT;

export const markBoxes = (layout: Layout, skin: Skin, { water, asked }: Shown): Box[] =>
  shownMarks(skin, asked).map(m => {
    const c = centreOf(layout, hexNamed(layout, m.hex));
    if (m.form === 'anchor') {
      const p = harbourAt(layout, m, water);
      return { x: p.x - ANCHOR, y: p.y - ANCHOR, width: 2 * ANCHOR, height: 2 * ANCHOR };
    }
    if (m.form === 'hint') return { x: c.x - 18, y: c.y + hintDrop(m) - 8, width: 36, height: 16 };
    const tag = tagAt(layout, m);
    return { x: tag.x - 10, y: tag.y - 9, width: 20, height: 18 };
  });
