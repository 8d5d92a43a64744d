/** What surrounds the hexes: frame, title, scale, north, key and free lettering. */
import type { Lang } from '../kit/game.ts';
import type { Skin, SpecialHex } from '../kit/skin.ts';
import { linePath, plus } from './curve.ts';
import { type Layout, UNIT } from './layout.ts';
import { exitPoints, exitWay } from './roads.ts';
import { el, group, haloed, text, textWidth } from './svg.ts';
import { townPlan } from './symbols.ts';

export function frame(layout: Layout, skin: Skin): string {
  const { x, y, width, height } = layout.neat;
  const rule = (gap: number, weight: number): string =>
    el('rect', {
      x: x - gap,
      y: y - gap,
      width: width + 2 * gap,
      height: height + 2 * gap,
      fill: 'none',
      stroke: skin.paper.ink,
      'stroke-width': weight,
    });
  return group('frame', rule(0, 1), rule(6, 3));
}

/** Title and subtitle; where there is room for it, scale bar, north and key below. */
export function cartouche(layout: Layout, skin: Skin, lang: Lang): string {
  const { sheet, paper } = skin;
  const place = `translate(${sheet.cartouche.x * UNIT} ${sheet.cartouche.y * UNIT})`;
  const width = sheet.cartouche.width * UNIT;
  const size = Math.min(50, (width * 0.97) / (textWidth(sheet.title[lang]) + (lang === 'ja' ? 0.4 : 0.2)));
  const write = (words: string, y: number, attrs: Readonly<Record<string, string | number>>): string =>
    text(words, { x: 0, y, fill: paper.ink, ...attrs });
  return el(
    'g',
    { class: 'cartouche', transform: place },
    write(sheet.title[lang], 44, { 'font-size': size, 'font-weight': 700, 'letter-spacing': lang === 'ja' ? 3 : 0 }),
    el('path', { d: `M0 62H${width}`, stroke: paper.ink, 'stroke-width': 3 }),
    el('path', { d: `M0 67H${width}`, stroke: paper.ink, 'stroke-width': 0.8 }),
    write(sheet.subtitle[lang], 92, { 'font-size': 17 }),
    sheet.cartouche.complete ? furniture(layout, skin, lang) : '',
  );
}

function furniture(layout: Layout, skin: Skin, lang: Lang): string {
  const east = skin.sheet.cartouche.width * UNIT - 26;
  return (
    el('g', { transform: 'translate(0 128)' }, scaleBar(skin, lang)) +
    el('g', { transform: `translate(${east} 150)` }, northArrow(skin)) +
    el('g', { transform: 'translate(0 196)' }, key(layout, skin, lang))
  );
}

function scaleBar(skin: Skin, lang: Lang): string {
  const { ink, margin } = skin.paper;
  const km = UNIT / skin.sheet.kilometresPerHex;
  const steps = [0, 5, 10, 15, 20];
  const bars = steps.slice(1).map((end, i) =>
    el('rect', {
      x: (end - 5) * km,
      y: 8,
      width: 5 * km,
      height: 5,
      fill: i % 2 ? margin : ink,
      stroke: ink,
      'stroke-width': 0.8,
    }),
  );
  const marks = steps.map(s =>
    text(s === 20 ? '20 km' : String(s), { x: s * km, y: 3, 'font-size': 11, 'text-anchor': 'middle', fill: ink }),
  );
  const perHex = { ja: `1ヘクス ${skin.sheet.kilometresPerHex} km`, en: `1 hex = ${skin.sheet.kilometresPerHex} km` };
  return group('scale', ...bars, ...marks, text(perHex[lang], { x: 0, y: 29, 'font-size': 11, fill: ink }));
}

function northArrow(skin: Skin): string {
  const { ink, margin } = skin.paper;
  return el(
    'g',
    { class: 'north', transform: `rotate(${skin.sheet.north})` },
    el('path', { d: 'M0 -36L8 8L0 2Z', fill: ink, stroke: ink, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
    el('path', { d: 'M0 -36L-8 8L0 2Z', fill: margin, stroke: ink, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
    text('N', { x: 0, y: -40, 'font-size': 14, 'font-weight': 700, 'text-anchor': 'middle', fill: ink }),
  );
}

/** Each kind of side, link, place and marked hex with its sign. */
function key(layout: Layout, skin: Skin, lang: Lang): string {
  const rows: (readonly [sign: string, words: string])[] = [
    ...Object.values(skin.sides).map(s => [waterSign(s.width[0] * UNIT, s.water, s.bank), s.name[lang]] as const),
    ...Object.values(skin.links).map(l => [linkSign(l), l.name[lang]] as const),
    ...Object.entries(skin.places).flatMap(([kind, p]) => {
      const sign = townPlan({ x: 22, y: 0 }, p.radius * UNIT * 0.85, kind, p.fill);
      return p.name ? [[sign, p.name[lang]] as const] : [];
    }),
    ...skin.marks.flatMap(m => (m.name ? [[markSign(layout, m, lang), m.name[lang]] as const] : [])),
  ];
  return group(
    'key',
    ...rows.map(([sign, words], i) =>
      el(
        'g',
        { transform: `translate(0 ${i * 26})` },
        sign,
        text(words, { x: 56, y: 4.5, 'font-size': 13, fill: skin.paper.ink }),
      ),
    ),
  );
}

function markSign(layout: Layout, mark: SpecialHex, lang: Lang): string {
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
  return line(l.line, width) + line(l.line, width + 6.5, '1.5 9');
}

/** Where roads and railways lead, and other free lettering. */
export function lettering(layout: Layout, skin: Skin, lang: Lang): string {
  const exits = skin.exits.flatMap(exit => {
    if (!exit.name) return [];
    const way = exitWay(layout, exit.side);
    const end = exitPoints(layout, exit.side)[1];
    const isLevel = Math.abs(way.y) < 0.1;
    const spot = isLevel ? plus(end, { x: 0, y: -10 }) : plus(end, way, way.y < 0 ? 7 : 15);
    return [
      haloed(exit.name[lang], skin.paper.margin, {
        x: spot.x,
        y: spot.y,
        'font-size': 13,
        'font-style': lang === 'en' ? 'italic' : undefined,
        'text-anchor': 'middle',
        fill: skin.paper.ink,
      }),
    ];
  });
  const free = skin.labels.map(l =>
    text(l.text[lang], {
      transform: `translate(${l.x * UNIT} ${l.y * UNIT}) rotate(${l.turn})`,
      'font-size': l.size * UNIT,
      'letter-spacing': l.spacing * UNIT,
      'text-anchor': 'middle',
      fill: l.colour,
    }),
  );
  return group('lettering', ...exits, ...free);
}
