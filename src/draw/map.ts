/**
 * A printed map as SVG text, from a board and a skin. Pure and deterministic: the same input gives the same bytes.
 * Layers are groups with a class, so that a screen can show or hide them.
 */
import type { Board } from '../kit/board.ts';
import type { Lang } from '../kit/game.ts';
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { CounterFace, Skin } from '../kit/skin.ts';
import { areaNames } from './areas.ts';
import { bridges } from './bridges.ts';
import { COUNTER_SIZE, counterSvg } from './counters.ts';
import { drift } from './drift.ts';
import { coastGrid, grid, hexNumbers, isOpen, numberBoxes, rim } from './grid.ts';
import { drawLabels, isInside, placeLabels, riverNames } from './labels.ts';
import { type Box, centreOf, hexNamed, type Layout, layoutOf, UNIT } from './layout.ts';
import { drawBorders, drawLines, linePoints, ruleLines } from './lines.ts';
import { markBoxes, marks } from './marks.ts';
import { patterns } from './patterns.ts';
import { contours, grain } from './relief.ts';
import { banks, riverLines, rivers, valleys } from './rivers.ts';
import { linkDefs, linkLines, linkPoints, links } from './roads.ts';
import { cartouche, frame, lettering } from './sheet.ts';
import { placeSign } from './signs.ts';
import { el, escapeText, FONTS, group, num } from './svg.ts';
import { terrain } from './terrain.ts';
import { openWater, seas, shores, waterDefs } from './water.ts';
import { works, worksGround } from './works.ts';

export interface MapOptions {
  readonly lang: Lang;
  readonly numbers?: boolean;
  /** Ids of lines that are shown only on request. */
  readonly lines?: readonly string[];
  /** The requested part of the sheet, in drawing units: small things outside of it are left out. */
  readonly window?: Box;
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

const EVERYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

function layers(
  layout: Layout,
  skin: Skin,
  { lang, numbers = true, lines: asked = [], window = EVERYWHERE, counters = [] }: MapOptions,
): string[] {
  const water = openWater(layout, skin);
  const isNear = (p: Point): boolean => isInside(p, window, UNIT);
  const isSeen = (h: number): boolean => isNear(centreOf(layout, h));
  const flows = riverLines(layout, skin).filter(flow => flow.points.some(isNear));
  const roads = linkLines(layout, skin);
  const lines = ruleLines(layout, skin, asked);
  const shown = { water, asked };
  const dry = layout.centres.flatMap((_, h) => (water?.isWater(h) || !isSeen(h) ? [] : [h]));
  const boxes = [
    ...(numbers ? numberBoxes(layout, dry) : []),
    ...markBoxes(layout, skin, shown),
    ...townBoxes(layout, skin),
  ];
  const points = [...linkPoints(roads), ...flows.flatMap(r => r.points), ...linePoints(lines)];
  const inField = (...inner: string[]): string => el('g', { 'clip-path': 'url(#hf-field)' }, ...inner);
  const inFrame = (...inner: string[]): string => el('g', { 'clip-path': 'url(#hf-neat)' }, ...inner);
  return [
    el('defs', {}, grain(skin), drift(skin.paper.drift), clips(layout), waterDefs(water), linkDefs(roads)),
    paper(layout, skin),
    skin.paper.drift === undefined ? '' : inField(papers(layout, 'url(#hf-drift)')),
    inField(terrain(layout, skin, water?.style.kinds), valleys(flows, skin), contours(layout, skin, flows)),
    papers(layout, 'url(#hf-grain)'),
    worksGround(layout, skin),
    inField(patterns(layout, skin, isSeen)),
    grid(layout, skin, edge => !isOpen(layout, water, edge) && isSeen(Math.trunc(edge / 6))),
    inField(shores(water)),
    inFrame(banks(flows)),
    inField(seas(water)),
    inFrame(rivers(flows)),
    coastGrid(layout, skin, water),
    areaNames(layout, skin, lang),
    works(layout, skin),
    drawBorders(lines),
    inFrame(links(roads)),
    bridges(layout, skin),
    towns(layout, skin),
    marks(layout, skin, lang, shown),
    drawLines(layout, skin, lines, lang),
    numbers ? hexNumbers(layout, skin, dry) : '',
    riverNames(flows, skin, lang),
    drawLabels(placeLabels(layout, skin, lang, { points, boxes }), skin),
    frame(layout, skin, lang),
    cartouche(layout, skin, lang),
    lettering(layout, skin, lang),
    counters.length > 0 ? el('g', { 'font-family': FONTS.en }, stacks(layout, skin, counters)) : '',
  ];
}

function clips(layout: Layout): string {
  const inside = layout.leaves.map(({ neat: { x, y, width, height } }) => el('rect', { x, y, width, height }));
  return (
    el('clipPath', { id: 'hf-field' }, el('path', { d: rim(layout) })) + el('clipPath', { id: 'hf-neat' }, ...inside)
  );
}

/** Every paper in one colour; a single one begins at the corner of the drawing. */
const papers = ({ leaves }: Layout, fill: string): string =>
  leaves
    .map(({ paper: { x, y, width, height } }) =>
      el('rect', { x: x || undefined, y: y || undefined, width, height, fill }),
    )
    .join('');

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
    papers(layout, skin.paper.margin),
    ...[26, 18, 11, 6].map(width => shade(width, 0.035)),
    el('path', { d, fill: skin.paper.ground }),
    shade(1.4, 0.7),
  );
}

const towns = (layout: Layout, skin: Skin): string =>
  group(
    'towns',
    ...layout.board.map.places.flatMap(p => {
      const style = entryOf(skin.places, p.kind);
      const c = centreOf(layout, hexNamed(layout, p.hex));
      return style ? [placeSign(c, style.radius * UNIT, p.en, style)] : [];
    }),
  );

const townBoxes = (layout: Layout, skin: Skin): Box[] =>
  layout.board.map.places.map(p => {
    const c = centreOf(layout, hexNamed(layout, p.hex));
    const r = (entryOf(skin.places, p.kind)?.radius ?? 0) * UNIT;
    return { x: c.x - r, y: c.y - r, width: 2 * r, height: 2 * r };
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
