/** Arrows above the counters. The kinds differ in shape: full, slim, broken with an open head, dotted, crossed out. */
import { apart, linePath, plus } from '../../draw/curve.ts';
import { centreOf, type Layout, UNIT } from '../../draw/layout.ts';
import { el } from '../../draw/svg.ts';
import type { Point } from '../../kit/hex.ts';
import type { Arrow, Strain } from './api.ts';
import { keyedGroup } from './dom.ts';

export type DrawArrows = (arrows: readonly Arrow[]) => void;

export function createArrowLayer(svg: SVGSVGElement, layout: Layout): DrawArrows {
  const sync = keyedGroup('hf-arrows', svg);
  return arrows =>
    sync(arrows.filter(a => a.from !== a.to).map(a => ({ key: keyOf(a), markup: () => arrowMarkup(layout, a) })));
}

const keyOf = ({ kind, from, to, strain }: Arrow): string =>
  [kind, from, to, strain?.colour, strain?.dash, strain?.isFaint].join(' ');

/** The distance from the centre of each hex at which an arrow begins and ends, in drawing units. */
const LEAVE = 0.3 * UNIT;
const ARRIVE = 0.22 * UNIT;
/** An attack stops at the counter, so that its strength can be read. */
const STRIKE = 0.36 * UNIT;

/** Coordinates along and beside the line of the arrow. */
type Place = (along: number, aside: number) => Point;

export function arrowMarkup(layout: Layout, { from, to, kind, strain }: Arrow): string {
  const [a, b] = [centreOf(layout, from), centreOf(layout, to)];
  const length = apart(a, b);
  const way = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const place: Place = (along, aside) => plus(plus(a, way, along), { x: -way.y, y: way.x }, aside);
  const end = length - ARRIVE;
  const name = `hf-arrow hf-arrow-${kind}`;
  switch (kind) {
    case 'attack':
      return strain ? strained(place, length - STRIKE, strain) : twice(name, full(place, length - STRIKE, 17, 15));
    case 'move':
      return twice(name, full(place, end, 10, 7));
    case 'retreat':
    case 'supply':
      return twice(name, linePath([place(LEAVE, 0), place(end - 4, 0)]), openHead(place, end));
    case 'blocked':
      return twice(name, linePath([place(LEAVE, 0), place(end - 12, 0)]), cross(place(end - 4, 0)));
    default:
      return kind satisfies never;
  }
}

/** One of several attacks: its colour on the shaft, its dashes along the middle. */
const strained = (place: Place, end: number, { colour, dash, isFaint }: Strain): string =>
  el(
    'g',
    { color: colour },
    twice(`hf-arrow${isFaint ? ' hf-faint' : ''}`, full(place, end + 6, 17, 19, LEAVE - 12)) +
      el('path', {
        class: `hf-arrow-core${isFaint ? ' hf-faint' : ''}`,
        d: linePath([place(LEAVE - 10, 0), place(end - 6, 0)]),
        'stroke-dasharray': dash,
      }),
  );

/** A light casing first, so that the arrow is visible on any ground. */
function twice(name: string, shaft: string, head = ''): string {
  const [under, line] = head ? ['hf-arrow-line', 'hf-arrow-line'] : ['', ''];
  return el(
    'g',
    { class: name },
    el('path', { class: `hf-arrow-under ${under}`, d: shaft + head }),
    el('path', { class: `hf-arrow-shaft ${line}`, d: shaft }),
    head ? el('path', { class: `hf-arrow-head ${line}`, d: head }) : '',
  );
}

/** Widens from a point to a broad head. */
function full(place: Place, end: number, head: number, width: number, start = LEAVE): string {
  const neck = end - head * 1.35;
  return `${linePath([
    place(start, -width * 0.22),
    place(neck, -width * 0.45),
    place(neck - head * 0.15, -head),
    place(end, 0),
    place(neck - head * 0.15, head),
    place(neck, width * 0.45),
    place(start, width * 0.22),
  ])}Z`;
}

const openHead = (place: Place, end: number): string =>
  linePath([place(end - 15, -12), place(end, 0), place(end - 15, 12)]);

const cross = ({ x, y }: Point): string =>
  linePath([
    { x: x - 10, y: y - 10 },
    { x: x + 10, y: y + 10 },
  ]) +
  linePath([
    { x: x - 10, y: y + 10 },
    { x: x + 10, y: y - 10 },
  ]);
