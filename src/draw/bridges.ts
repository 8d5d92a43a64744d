/** Bridges: parapets where a road or railway crosses a river between two hexes. */
import type { Point } from '../kit/hex.ts';
import { entryOf } from '../kit/phrase.ts';
import type { BridgeStyle, LinkStyle, Skin } from '../kit/skin.ts';
import { lerp, minus, plus, unit, xyShort } from './curve.ts';
import { centreOf, type Layout, UNIT } from './layout.ts';
import { ASIDE, rightOf } from './roads.ts';
import { el } from './svg.ts';

/** Half the length and half the width of a bridge, and how far its parapets open at the ends. */
const HALF = { long: 10, wide: 5.2, flare: 3.2 } as const;

export function bridges(layout: Layout, skin: Skin): string {
  const style = skin.bridges;
  if (!style) return '';
  const { board } = layout;
  const d: string[] = [];
  for (const [edge, to] of board.next.entries()) {
    const from = Math.trunc(edge / 6);
    const forms = to > from && isWet(layout, skin, edge) ? formsOf(layout, skin, edge) : [];
    if (forms.length > 0) d.push(bridgeAt(layout, [from, to], forms.length > 1 && forms.includes('rail')));
  }
  return d.length === 0 ? '' : el('g', { class: 'bridges' }, ...strokes(d.join(''), style));
}

const isWet = ({ board }: Layout, skin: Skin, edge: number): boolean =>
  kindsAt(board.sides, board.side[edge]).some(kind => entryOf(skin.sides, kind) !== undefined);

const kindsAt = (kinds: readonly string[], bits = 0): readonly string[] => kinds.filter((_, i) => bits & (1 << i));

const formsOf = ({ board }: Layout, skin: Skin, edge: number): readonly LinkStyle['form'][] =>
  kindsAt(board.links, board.link[edge]).flatMap(kind => entryOf(skin.links, kind)?.form ?? []);

/** As wide as a road, or as a road with a railway beside it. */
function bridgeAt(layout: Layout, [a, b]: readonly [number, number], isBoth: boolean): string {
  const [p, q] = [centreOf(layout, a), centreOf(layout, b)];
  const middle = lerp(p, q, 0.5);
  const aside = isBoth ? (ASIDE * UNIT) / 2 : 0;
  return parapets(plus(middle, rightOf(minus(q, p)), aside), unit(minus(q, p)), HALF.wide + aside);
}

function parapets(middle: Point, along: Point, wide: number): string {
  const across = { x: -along.y, y: along.x };
  const spot = (x: number, y: number): string => xyShort(plus(plus(middle, along, x), across, y));
  return [-1, 1]
    .map(side => {
      const [near, far] = [side * wide, side * (wide + HALF.flare)];
      const [end, bend] = [HALF.long, HALF.long - HALF.flare];
      return `M${spot(-end, far)}L${spot(-bend, near)}L${spot(bend, near)}L${spot(end, far)}`;
    })
    .join('');
}

const strokes = (d: string, { ink, halo }: BridgeStyle): string[] => [
  el('path', { d, fill: 'none', stroke: halo, 'stroke-width': 4, 'stroke-opacity': 0.8 }),
  el('path', { d, fill: 'none', stroke: ink, 'stroke-width': 1.9, 'stroke-linejoin': 'round' }),
];

/** For a legend, from 0,0 eastward. */
export const bridgeSign = (style: BridgeStyle): string =>
  strokes(parapets({ x: 22, y: 0 }, { x: 1, y: 0 }, HALF.wide), style).join('');
