/**
 * A printed map as SVG text, from a board and a skin. Pure and fixed: the same input gives the same bytes. Layers are
 * groups with a class, so that a screen can show or hide them.
 */
import type { Board } from '../kit/board.ts';
import type { Lang } from '../kit/game.ts';
import type { CounterFace, Skin, SpecialHex } from '../kit/skin.ts';
import { walks } from './chains.ts';
import { COUNTER_SIZE, counterSvg } from './counters.ts';
import { linePath, plus } from './curve.ts';
import { drawLabels, placeLabels, riverNames } from './labels.ts';
import {
  type Box,
  centreOf,
  cornersAlong,
  hexNamed,
  hexOutline,
  type Layout,
  layoutOf,
  type Side,
  sideEnds,
  sidePiece,
  UNIT,
} from './layout.ts';
import { drawLines, linePoints, ruleLines } from './lines.ts';
import { contours, grain } from './relief.ts';
import { riverLines, valleys, water } from './rivers.ts';
import { linkLines, linkPoints, links } from './roads.ts';
import { cartouche, frame, lettering } from './sheet.ts';
import { el, escapeText, FONTS, group, num, text, textWidth } from './svg.ts';
import { townPlan } from './symbols.ts';
import { terrain } from './terrain.ts';

export interface MapOptions {
  readonly lang: Lang;
  readonly numbers?: boolean;
  /** Stacks, each from the bottom up. */
  readonly counters?: readonly { readonly hex: string; readonly faces: readonly CounterFace[] }[];
}

export function mapSvg(board: Board, skin: Skin, options: MapOptions): string {
  const layout = layoutOf(board, skin);
  const { width, height } = layout;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': FONTS[options.lang],
      lang: options.lang,
      role: 'img',
    },
    el('title', {}, escapeText(skin.sheet.title[options.lang])),
    ...layers(layout, skin, options),
  );
}

function layers(layout: Layout, skin: Skin, { lang, numbers = true, counters = [] }: MapOptions): string[] {
  const rivers = riverLines(layout, skin);
  const roads = linkLines(layout, skin);
  const lines = ruleLines(layout, skin);
  const boxes = [...(numbers ? numberBoxes(layout) : []), ...markBoxes(layout, skin), ...townBoxes(layout, skin)];
  const points = [...linkPoints(roads), ...rivers.flatMap(r => r.points), ...linePoints(lines)];
  const inField = (...inner: string[]): string => el('g', { 'clip-path': 'url(#hf-field)' }, ...inner);
  const inFrame = (...inner: string[]): string => el('g', { 'clip-path': 'url(#hf-neat)' }, ...inner);
  return [
    el('defs', {}, grain(skin), clips(layout)),
    paper(layout, skin),
    inField(terrain(layout, skin), valleys(rivers, skin), contours(layout, skin, rivers)),
    el('rect', { width: layout.width, height: layout.height, fill: 'url(#hf-grain)' }),
    grid(layout, skin),
    inFrame(water(rivers)),
    inFrame(links(roads)),
    towns(layout, skin),
    marks(layout, skin, lang),
    drawLines(layout, skin, lines, lang),
    numbers ? hexNumbers(layout, skin) : '',
    riverNames(rivers, skin, lang),
    drawLabels(placeLabels(layout, skin, lang, { points, boxes }), skin),
    frame(layout, skin),
    cartouche(layout, skin, lang),
    lettering(layout, skin, lang),
    counters.length > 0 ? el('g', { 'font-family': FONTS.en }, stacks(layout, skin, counters)) : '',
  ];
}

/** The rim of the hexes as closed lines. */
function rim(layout: Layout): string {
  const outer: Side[] = [];
  for (const [edge, to] of layout.board.next.entries())
    if (to < 0) outer.push({ hex: Math.trunc(edge / 6), dir: edge % 6 });
  return walks(outer.map(side => sidePiece(layout, side)))
    .map(walk => `${linePath(cornersAlong(layout, walk.steps))}Z`)
    .join('');
}

function clips(layout: Layout): string {
  const { x, y, width, height } = layout.neat;
  return (
    el('clipPath', { id: 'hf-field' }, el('path', { d: rim(layout) })) +
    el('clipPath', { id: 'hf-neat' }, el('rect', { x, y, width, height }))
  );
}

function paper(layout: Layout, skin: Skin): string {
  const d = rim(layout);
  const shade = (width: number, opacity: number): string =>
    el('path', {
      d,
      fill: 'none',
      stroke: skin.paper.ink,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linejoin': 'round',
    });
  return group(
    'paper',
    el('rect', { width: layout.width, height: layout.height, fill: skin.paper.margin }),
    ...[26, 18, 11, 6].map(width => shade(width, 0.035)),
    el('path', { d, fill: skin.paper.ground }),
    shade(1.4, 0.7),
  );
}

/** Every hexside once. */
function grid(layout: Layout, skin: Skin): string {
  const d: string[] = [];
  for (const [edge, to] of layout.board.next.entries()) {
    const side = { hex: Math.trunc(edge / 6), dir: edge % 6 };
    if (to > side.hex) d.push(linePath(sideEnds(layout, side)));
  }
  return el('path', { class: 'grid', d: d.join(''), fill: 'none', stroke: skin.paper.grid, 'stroke-width': 0.9 });
}

const NUMBER = { size: 10.5, rise: 0.39 } as const;

const hexNumbers = (layout: Layout, skin: Skin): string =>
  el(
    'g',
    { class: 'numbers', 'font-size': NUMBER.size, 'text-anchor': 'middle', fill: skin.paper.number },
    ...layout.board.names.map((name, h) => {
      const c = centreOf(layout, h);
      return text(name, { x: c.x, y: c.y - NUMBER.rise * UNIT + NUMBER.size * 0.36 });
    }),
  );

const numberBoxes = (layout: Layout): Box[] =>
  layout.centres.map(c => ({ x: c.x - 12, y: c.y - NUMBER.rise * UNIT - 5, width: 24, height: 10 }));

const towns = (layout: Layout, skin: Skin): string =>
  group(
    'towns',
    ...layout.board.map.places.flatMap(p => {
      const style = skin.places[p.kind];
      const c = centreOf(layout, hexNamed(layout, p.hex));
      return style ? [townPlan(c, style.radius * UNIT, p.en, style.fill)] : [];
    }),
  );

const townBoxes = (layout: Layout, skin: Skin): Box[] =>
  layout.board.map.places.map(p => {
    const c = centreOf(layout, hexNamed(layout, p.hex));
    const r = (skin.places[p.kind]?.radius ?? 0) * UNIT;
    return { x: c.x - r, y: c.y - r, width: 2 * r, height: 2 * r };
  });

const TAG = { height: 17, size: 12.5 } as const;
const tagAt = (layout: Layout, mark: SpecialHex): { x: number; y: number } =>
  plus(centreOf(layout, hexNamed(layout, mark.hex)), { x: -0.385 * UNIT, y: 0 });

/** Rings with a tag at the western side, hints low in the hex. */
const marks = (layout: Layout, skin: Skin, lang: Lang): string =>
  el(
    'g',
    { class: 'marks', 'font-family': FONTS.en },
    ...skin.marks.map(m => (m.form === 'ring' ? ring(layout, m, lang) : hint(layout, m, lang))),
  );

function ring(layout: Layout, mark: SpecialHex, lang: Lang): string {
  const outline = `${linePath(hexOutline(layout, hexNamed(layout, mark.hex), 0.91))}Z`;
  const { x, y } = tagAt(layout, mark);
  return (
    el('path', { d: outline, fill: mark.colour, 'fill-opacity': 0.1, stroke: mark.colour, 'stroke-width': 3 }) +
    el('rect', { x: x - 10, y: y - TAG.height / 2, width: 20, height: TAG.height, rx: 3, fill: mark.colour }) +
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
  const y = c.y - 0.27 * UNIT;
  return (
    el('rect', {
      x: c.x - width / 2,
      y: y - 7,
      width,
      height: 14,
      rx: 2,
      fill: 'none',
      stroke: mark.colour,
      'stroke-width': 1,
      'stroke-opacity': 0.8,
    }) +
    text(words, { x: c.x, y: y + 3.7, 'font-size': 10, 'font-weight': 600, 'text-anchor': 'middle', fill: mark.colour })
  );
}

const markBoxes = (layout: Layout, skin: Skin): Box[] =>
  skin.marks.map(m => {
    const c = centreOf(layout, hexNamed(layout, m.hex));
    if (m.form === 'hint') return { x: c.x - 18, y: c.y - 0.27 * UNIT - 8, width: 36, height: 16 };
    const tag = tagAt(layout, m);
    return { x: tag.x - 10, y: tag.y - 9, width: 20, height: 18 };
  });

const COUNTER = 0.6;
const LIFT = 0.055;

function stacks(layout: Layout, skin: Skin, counters: NonNullable<MapOptions['counters']>): string {
  const scale = (COUNTER * UNIT) / COUNTER_SIZE;
  return group(
    'counters',
    ...counters.map(({ hex, faces }) => {
      const c = centreOf(layout, hexNamed(layout, hex));
      const middle = (faces.length - 1) / 2;
      const drawn = faces.map((face, i) => {
        const lift = (i - middle) * LIFT * UNIT;
        const [x, y] = [c.x - (COUNTER * UNIT) / 2 + lift, c.y - (COUNTER * UNIT) / 2 - lift];
        return el('g', { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` }, counterSvg(face, skin));
      });
      return el('g', { class: 'stack', 'data-hex': hex }, ...drawn);
    }),
  );
}
