/**
 * Lettering that avoids other things: each name tries a few spots around its place, in one line or two, and takes the
 * one that covers least. The first spots are between the rows of counters, so names stay readable while units are on
 * the map.
 */

import type { Place } from '../kit/board.ts';
import type { Lang } from '../kit/game.ts';
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { Skin } from '../kit/skin.ts';
import { apart, at, calm, lerp, offset, splinePath } from './curve.ts';
import { type Box, centreOf, hexNamed, type Layout, UNIT } from './layout.ts';
import type { RiverLine } from './rivers.ts';
import { type Attributes, el, escapeText, group, haloed, num, text, textWidth } from './svg.ts';

export interface Obstacles {
  /** Sample points of lines. */
  readonly points: readonly Point[];
  /** Things that must stay readable. */
  readonly boxes: readonly Box[];
}

export interface PlacedLabel {
  readonly place: Place;
  readonly lines: readonly string[];
  readonly size: number;
  readonly box: Box;
}

const LEADING = 1;
/** Half the side of a counter standing in a hex. */
const COUNTER = 0.295;

export function placeLabels(layout: Layout, skin: Skin, lang: Lang, obstacles: Obstacles): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const order = layout.board.map.places.toSorted((a, b) => textOf(skin, b) - textOf(skin, a));
  for (const place of order) {
    const taken = near(layout, place, { ...obstacles, boxes: [...obstacles.boxes, ...placed.map(p => p.box)] });
    const options = candidates(layout, skin, place, lang);
    const costs = options.map((o, i) => i * 0.35 + costOf(layout, o, taken));
    const best = options[costs.indexOf(Math.min(...costs))];
    if (best) placed.push(best);
  }
  return placed;
}

interface Neighbourhood extends Obstacles {
  /** Where units may be. */
  readonly stands: readonly Box[];
}

/** What a name of this place could cover. */
function near(layout: Layout, place: Place, { points, boxes }: Obstacles): Neighbourhood {
  const around = squareAt(centreOf(layout, hexNamed(layout, place.hex)), 2.5 * UNIT);
  return {
    points: points.filter(p => isInside(p, around, 0)),
    boxes: boxes.filter(b => overlap(b, around) > 0),
    stands: layout.centres.filter(c => isInside(c, around, 0)).map(c => squareAt(c, COUNTER * UNIT)),
  };
}

const textOf = (skin: Skin, place: Place): number => entryOf(skin.places, place.kind)?.text ?? 0;

function candidates(layout: Layout, skin: Skin, place: Place, lang: Lang): PlacedLabel[] {
  const style = entryOf(skin.places, place.kind);
  if (!style) return [];
  const size = style.text * UNIT;
  const c = centreOf(layout, hexNamed(layout, place.hex));
  const r = style.radius * UNIT;
  const name = style.capitals && lang === 'en' ? place.en.toUpperCase() : place[lang];
  return splits(name).flatMap(lines => {
    const width = Math.max(...lines.map(textWidth)) * size;
    const height = lines.length * size * LEADING;
    const low = COUNTER * UNIT + height / 2;
    const side = r + 4 + width / 2;
    const spots: readonly (readonly [number, number])[] = [
      [0, low],
      [-0.12 * UNIT, low],
      [0.12 * UNIT, low],
      [0, r + 3 + height / 2],
      [side, 0],
      [-side, 0],
      [side, -r],
      [side, r],
      [-side, -r],
      [-side, r],
      [0, -r - 3 - height / 2],
    ];
    return spots.map(([dx, dy]) => ({
      place,
      lines,
      size,
      box: { x: c.x + dx - width / 2, y: c.y + dy - height / 2, width, height },
    }));
  });
}

/** A name in one line, and in two if it can be split. */
function splits(name: string): readonly (readonly string[])[] {
  const joint = name.search(/[・ -]/);
  if (joint < 0) return [[name]];
  const cut = name[joint] === ' ' ? joint : joint + 1;
  return [[name], [name.slice(0, cut).trim(), name.slice(cut).trim()]];
}

function costOf(layout: Layout, { box }: PlacedLabel, { points, boxes, stands }: Neighbourhood): number {
  const area = box.width * box.height;
  const crossed = points.filter(p => isInside(p, box, 2)).length;
  const covered = boxes.reduce((sum, b) => sum + overlap(box, b), 0) / area;
  const underUnits = stands.reduce((sum, b) => sum + overlap(box, b), 0) / area;
  const outside = 1 - Math.max(...layout.leaves.map(leaf => overlap(box, leaf.field))) / area;
  return crossed * 0.3 + covered * 40 + underUnits * 22 + outside * 20;
}

export const isInside = (p: Point, b: Box, by: number): boolean =>
  p.x > b.x - by && p.x < b.x + b.width + by && p.y > b.y - by && p.y < b.y + b.height + by;

const squareAt = (c: Point, half: number): Box => ({ x: c.x - half, y: c.y - half, width: 2 * half, height: 2 * half });
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export const drawLabels = (labels: readonly PlacedLabel[], skin: Skin): string =>
  group(
    'names',
    ...labels.map(l =>
      group(
        'name',
        ...l.lines.map((line, i) =>
          haloed(line, skin.paper.ground, {
            x: l.box.x + l.box.width / 2,
            y: l.box.y + (i * LEADING + 0.86) * l.size,
            'font-size': l.size,
            'font-weight': 600,
            'text-anchor': 'middle',
            fill: skin.paper.ink,
          }),
        ),
      ),
    ),
  );

/** Names of rivers along their own course. */
export const riverNames = (rivers: readonly RiverLine[], skin: Skin, lang: Lang): string =>
  group(
    'river-names',
    ...rivers.flatMap((river, i) =>
      river.run.labels.map((spot, k) => riverName(river, { id: `hf-river-${i}-${k}`, ...spot }, skin, lang)),
    ),
  );

interface Spot {
  readonly id: string;
  readonly at: number;
  readonly bank: 'left' | 'right';
}

function riverName(river: RiverLine, spot: Spot, skin: Skin, lang: Lang): string {
  const words = river.run.name[lang];
  const [mouth] = river.run.width ?? river.style.width;
  const broad = mouth > 0.1;
  const size = broad ? 19 : 14;
  const spacing = broad ? 6 : 1.5;
  const away = ((mouth * UNIT) / 2 + size * 0.85 + (broad ? 3 : 9)) * (spot.bank === 'left' ? 1 : -1);
  const length = textWidth(words) * size + [...words].length * spacing + 20;
  const course = offset(calm(calm(river.points, broad ? 18 : 9), 7), () => away);
  const part = readable(partAround(course, spot.at, length));
  const attrs = {
    'font-size': size,
    'font-style': lang === 'en' ? 'italic' : undefined,
    fill: river.style.bank,
    stroke: skin.paper.ground,
    'stroke-width': 3,
    'paint-order': 'stroke',
    'text-anchor': 'middle',
  };
  if (isSteep(part)) return upright(words, { river, size, middle: middleOf(part), away, length, lang }, attrs);
  const along = el('textPath', { href: `#${spot.id}`, startOffset: '50%' }, escapeText(words));
  const line = el('text', { ...attrs, 'letter-spacing': spacing, dy: size * 0.35 }, along);
  return el('path', { id: spot.id, d: splinePath(part), fill: 'none' }) + line;
}

function isSteep(part: readonly Point[]): boolean {
  const [a, b] = [at(part, 0), at(part, part.length - 1)];
  return Math.abs(b.x - a.x) < Math.abs(b.y - a.y) * 0.6;
}

/** Eastward, or upward if the course is steep. */
function readable(part: readonly Point[]): readonly Point[] {
  const [a, b] = [at(part, 0), at(part, part.length - 1)];
  return (isSteep(part) ? b.y < a.y : b.x > a.x) ? part : part.toReversed();
}

const middleOf = (part: readonly Point[]): Point => at(part, Math.floor(part.length / 2));

interface Steep {
  readonly river: RiverLine;
  readonly size: number;
  readonly middle: Point;
  readonly away: number;
  readonly length: number;
  readonly lang: Lang;
}

/**
 * Beside a steep course: straight and clear of its bends; Japanese one letter below the other, English reading upward.
 */
function upright(words: string, { river, size, middle, away, length, lang }: Steep, attrs: Attributes): string {
  const beside = river.points.filter(p => Math.abs(p.y - middle.y) < length / 2 && apart(p, middle) < 2 * UNIT);
  const x = (away > 0 ? Math.min(...beside.map(p => p.x)) : Math.max(...beside.map(p => p.x))) - away;
  if (lang === 'en')
    return text(words, {
      ...attrs,
      'letter-spacing': 3,
      transform: `translate(${num(x + 5)} ${num(middle.y)}) rotate(-90)`,
    });
  const letters = [...words];
  const step = size * 1.37;
  return letters
    .map((letter, i) => text(letter, { ...attrs, x, y: middle.y + (i - letters.length / 2 + 0.75) * step }))
    .join('');
}

/** A part of a curve of a given length around a share of it, thinned for a smooth baseline. */
function partAround(points: readonly Point[], share: number, length: number): Point[] {
  const middle = Math.round(share * (points.length - 1));
  let [from, to, run] = [middle, middle, 0];
  while (run < length && (from > 0 || to < points.length - 1)) {
    if (from > 0) run += apart(at(points, from), at(points, --from));
    if (to < points.length - 1) run += apart(at(points, to), at(points, ++to));
  }
  const part = points.slice(from, to + 1).filter((_, i, all) => i % 6 === 0 || i === all.length - 1);
  return part.length > 1 ? part : [at(points, 0), lerp(at(points, 0), at(points, points.length - 1), 1)];
}
