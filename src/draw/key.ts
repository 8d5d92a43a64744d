/** The legend: each kind of terrain, river, link, line, place and marked hex with its sign, in one column or more. */
import type { Lang } from '../kit/game.ts';
import type { Skin, SpecialHex, SpecialLine, TerrainStyle } from '../kit/skin.ts';
import { bridgeSign } from './bridges.ts';
import { linePath, plus } from './curve.ts';
import { type Layout, UNIT } from './layout.ts';
import { lineSign } from './lines.ts';
import { patternSign } from './patterns.ts';
import { trailDash } from './roads.ts';
import { anchor, placeSign } from './signs.ts';
import { el, group, text } from './svg.ts';
import { worksSign } from './works.ts';

const ROW = 26;

export function key(layout: Layout, skin: Skin, lang: Lang): string {
  const rows = rowsOf(layout, skin, lang);
  const deep = depth(skin, rows.length);
  const across = (skin.sheet.cartouche.width * UNIT) / (skin.sheet.cartouche.columns ?? 1);
  return group(
    'key',
    ...rows.map(([sign, words], i) =>
      el(
        'g',
        { transform: `translate(${Math.trunc(i / deep) * across} ${(i % deep) * ROW})` },
        sign,
        text(words, { x: 56, y: 4.5, 'font-size': 13, fill: skin.paper.ink }),
      ),
    ),
  );
}

/** From the first row's middle to the last's. */
export const keyHeight = (skin: Skin, lang: Lang): number => (depth(skin, wordsOf(skin, lang).length) - 1) * ROW;

const depth = (skin: Skin, rows: number): number => Math.ceil(rows / (skin.sheet.cartouche.columns ?? 1));

type Row = readonly [sign: string, words: string];

const rowsOf = (layout: Layout, skin: Skin, lang: Lang): Row[] => {
  const signs = signsOf(layout, skin, lang);
  return wordsOf(skin, lang).map((words, i) => [signs[i] ?? '', words]);
};

const grounds = (skin: Skin): TerrainStyle[] => Object.values(skin.terrain).filter(t => t.pattern);
const lines = (skin: Skin): SpecialLine[] => skin.lines.filter(l => l.key);

/** In the same order as the signs. */
const wordsOf = (skin: Skin, lang: Lang): string[] =>
  [
    ...grounds(skin).map(t => t.name),
    ...(skin.works ?? []).map(w => w.name),
    ...Object.values(skin.sides).map(s => s.name),
    ...Object.values(skin.inlets ?? {}).map(s => s.name),
    ...Object.values(skin.links).map(l => l.name),
    skin.bridges?.name,
    ...lines(skin).map(l => l.key),
    ...Object.values(skin.places).map(p => p.name),
    ...skin.marks.map(m => m.name),
  ].flatMap(name => (name ? [name[lang]] : []));

const signsOf = (layout: Layout, skin: Skin, lang: Lang): string[] => [
  ...grounds(skin).map(groundSign),
  ...(skin.works ?? []).map(worksSign),
  ...Object.values(skin.sides).map(s => waterSign(s.width[0] * UNIT, s.water, s.bank)),
  ...Object.values(skin.inlets ?? {}).map(s => inletSign(skin, s.crossing)),
  ...Object.values(skin.links).map(linkSign),
  ...(skin.bridges ? [bridgeSign(skin.bridges)] : []),
  ...lines(skin).map(l => lineSign(l.form, 'M0 0H44', l.colour)),
  ...Object.entries(skin.places).flatMap(([kind, p]) =>
    p.name ? [placeSign({ x: 22, y: 0 }, Math.min(14.5, p.radius * UNIT * 0.85), kind, p)] : [],
  ),
  ...skin.marks.flatMap(m => (m.name ? [markSign(layout, m, lang)] : [])),
];

const groundSign = ({ tint, pattern }: TerrainStyle): string =>
  el('rect', { x: 0, y: -11, width: 44, height: 22, rx: 4, fill: tint ?? 'none' }) +
  (pattern ? el('g', { transform: 'translate(22 0)' }, patternSign(pattern.form, pattern.ink)) : '');

function inletSign(skin: Skin, crossing: string | undefined): string {
  const d = 'M0 2C12 -6 28 8 44 -1';
  const { shore = '#446688', shallow = '#99bbcc' } = skin.water ?? {};
  const arrow = 'M22 -8V8M18.5 -4.5L22 -9L25.5 -4.5M18.5 4.5L22 9L25.5 4.5';
  return (
    el('path', { d, fill: 'none', stroke: shore, 'stroke-width': 14 }) +
    el('path', { d, fill: 'none', stroke: shallow, 'stroke-width': 11.6 }) +
    (crossing ? el('path', { d: arrow, fill: 'none', stroke: crossing, 'stroke-width': 2 }) : '')
  );
}

function markSign(layout: Layout, mark: SpecialHex, lang: Lang): string {
  if (mark.form === 'anchor') return anchor({ x: 22, y: 0 }, mark.colour);
  const size = mark.form === 'ring' ? 0.2 : 0;
  const outline = `${linePath(layout.corners.map(c => plus({ x: 22, y: 0 }, c, size)))}Z`;
  const ring = el('path', {
    d: outline,
    fill: mark.colour,
    'fill-opacity': 0.1,
    stroke: mark.colour,
    'stroke-width': 2,
  });
  const words = { x: 22, y: 3.6, 'font-size': 9.5, 'font-weight': 700, 'text-anchor': 'middle', fill: mark.colour };
  const box = el('rect', { x: 4, y: -7.5, width: 36, height: 15, rx: 2, fill: 'none', stroke: mark.colour });
  return (mark.form === 'ring' ? ring : box) + text(mark.tag[lang], words);
}

const waterSign = (width: number, water: string, bank: string): string =>
  el('path', { d: 'M0 2C12 -6 28 8 44 -1', fill: 'none', stroke: bank, 'stroke-width': width + 2.4 }) +
  el('path', { d: 'M0 2C12 -6 28 8 44 -1', fill: 'none', stroke: water, 'stroke-width': Math.max(1, width - 0.6) });

function linkSign(l: Skin['links'][string]): string {
  const line = (colour: string, width: number, dash?: string): string =>
    el('path', {
      d: linePath([
        { x: 0, y: 0 },
        { x: 44, y: 0 },
      ]),
      stroke: colour,
      'stroke-width': width,
      'stroke-dasharray': dash,
    });
  const width = l.width * UNIT;
  if (l.form === 'road') return line(l.casing, width + 2) + line(l.line, width);
  if (l.form === 'trail') return line(l.casing, width + 2.4) + line(l.line, width, trailDash(width));
  return line(l.line, width) + line(l.line, width + 6.5, '1.5 9');
}
