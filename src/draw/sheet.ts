/** What surrounds the hexes: frame, title, scale, north arrow, legend and free lettering. */
import type { Lang } from '../kit/game.ts';
import type { Skin } from '../kit/skin.ts';
import { plus } from './curve.ts';
import { key, keyHeight } from './key.ts';
import { type Layout, UNIT } from './layout.ts';
import type { Leaf } from './leaves.ts';
import { exitPoints, exitWay } from './roads.ts';
import { el, group, haloed, text, textWidth } from './svg.ts';

/** Around every paper; if there are several, its name is above its hexes. */
export function frame(layout: Layout, skin: Skin, lang: Lang): string {
  const isOne = layout.leaves.length === 1;
  return group('frame', ...layout.leaves.map(leaf => rules(leaf, skin) + (isOne ? '' : heading(leaf, skin, lang))));
}

function rules({ neat: { x, y, width, height } }: Leaf, skin: Skin): string {
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
  return rule(0, 1) + rule(6, 3);
}

const HEADING = 24;

/** At the right end of the top margin, if that is high enough; the title is usually on the left. */
function heading({ field, neat, title }: Leaf, skin: Skin, lang: Lang): string {
  if (field.y - neat.y < HEADING * 1.3) return '';
  const at = { x: field.x + field.width, y: field.y - HEADING * 0.5, 'text-anchor': 'end' };
  const look = { 'font-size': HEADING, 'font-weight': 650, 'letter-spacing': lang === 'ja' ? 3 : 1 };
  return text(title[lang], { ...at, ...look, fill: skin.paper.ink });
}

/** Title and subtitle; if there is room, scale bar, north arrow and legend below. */
export function cartouche(layout: Layout, skin: Skin, lang: Lang): string {
  const { sheet, paper } = skin;
  const { x, y, scale } = sheet.cartouche;
  const place = `translate(${x * UNIT} ${y * UNIT})${scale === undefined ? '' : ` scale(${scale})`}`;
  const width = sheet.cartouche.width * UNIT;
  const size = Math.min(50, (width * 0.97) / (textWidth(sheet.title[lang]) + (lang === 'ja' ? 0.4 : 0.2)));
  const write = (words: string, down: number, attrs: Readonly<Record<string, string | number>>): string =>
    text(words, { x: 0, y: down, fill: paper.ink, ...attrs });
  return el(
    'g',
    { class: 'cartouche', transform: place },
    sheet.cartouche.panel ? panel(skin, lang) : '',
    write(sheet.title[lang], 44, { 'font-size': size, 'font-weight': 700, 'letter-spacing': lang === 'ja' ? 3 : 0 }),
    el('path', { d: `M0 62H${width}`, stroke: paper.ink, 'stroke-width': 3 }),
    el('path', { d: `M0 67H${width}`, stroke: paper.ink, 'stroke-width': 0.8 }),
    write(sheet.subtitle[lang], 92, { 'font-size': 17 }),
    sheet.cartouche.complete ? furniture(layout, skin, lang) : '',
  );
}

const KEY_AT = 196;

/** Paper colour under the title if it is on the map. */
function panel(skin: Skin, lang: Lang): string {
  const { width, complete } = skin.sheet.cartouche;
  const height = complete ? KEY_AT + keyHeight(skin, lang) : 106;
  const edge = (gap: number, weight: number): string =>
    el('rect', {
      x: -gap,
      y: -gap,
      width: width * UNIT + 2 * gap,
      height: height + 2 * gap,
      fill: skin.paper.margin,
      stroke: skin.paper.ink,
      'stroke-width': weight,
    });
  return edge(34, 2.4) + edge(28, 0.8);
}

function furniture(layout: Layout, skin: Skin, lang: Lang): string {
  const east = skin.sheet.cartouche.width * UNIT - 26;
  return (
    el('g', { transform: 'translate(0 128)' }, scaleBar(skin, lang)) +
    el('g', { transform: `translate(${east} 150)` }, northArrow(skin)) +
    el('g', { transform: `translate(0 ${KEY_AT})` }, key(layout, skin, lang))
  );
}

function scaleBar(skin: Skin, lang: Lang): string {
  const { ink, margin } = skin.paper;
  const km = UNIT / skin.sheet.kilometresPerHex / (skin.sheet.cartouche.scale ?? 1);
  const step = stepOf(skin.sheet.kilometresPerHex);
  const steps = [0, 1, 2, 3, 4].map(i => i * step);
  const bars = steps.slice(1).map((end, i) =>
    el('rect', {
      x: (end - step) * km,
      y: 8,
      width: step * km,
      height: 5,
      fill: i % 2 ? margin : ink,
      stroke: ink,
      'stroke-width': 0.8,
    }),
  );
  const marks = steps.map(s =>
    text(s === 4 * step ? `${s} km` : String(s), {
      x: s * km,
      y: 3,
      'font-size': 11,
      'text-anchor': 'middle',
      fill: ink,
    }),
  );
  const perHex = { ja: `1ヘクス ${skin.sheet.kilometresPerHex} km`, en: `1 hex = ${skin.sheet.kilometresPerHex} km` };
  return group('scale', ...bars, ...marks, text(perHex[lang], { x: 0, y: 29, 'font-size': 11, fill: ink }));
}

/** The longest round step of which four make about three hexes. */
const stepOf = (perHex: number): number => [100, 50, 25, 10, 5, 2].find(step => 4 * step <= 3.2 * perHex) ?? 1;

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
