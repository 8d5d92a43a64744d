/** Subdued areas under everything else: a pattern and a rim, so that they can be distinguished without colour. */
import { linePath } from '../../draw/curve.ts';
import { hexOutline, type Layout } from '../../draw/layout.ts';
import { el } from '../../draw/svg.ts';
import type { Overlay } from './api.ts';
import { type Drawing, keyedGroup } from './dom.ts';
import { rimLoops } from './hexes.ts';

export type DrawOverlays = (overlays: readonly Overlay[]) => void;

export function createOverlayLayer(svg: SVGSVGElement, layout: Layout, scope: string): DrawOverlays {
  const sync = keyedGroup('hf-overlays', svg);
  return overlays => sync(overlays.map((o, i) => drawing(layout, o, i, scope)));
}

/** Overlays after the first are inset, so that rims along the same sides lie beside each other. */
function drawing(layout: Layout, overlay: Overlay, rank: number, scope: string): Drawing {
  const { id, pattern, colour, hexes } = overlay;
  return {
    key: [id, pattern, colour, overlay.dash, rank, hexes.join()].join('|'),
    markup: () => overlayMarkup(layout, overlay, `${scope}-zone-${rank}`, 2.5 + (rank % 3) * 3.2),
  };
}

export function overlayMarkup(layout: Layout, overlay: Overlay, name: string, inset: number): string {
  const { pattern, colour, hexes } = overlay;
  const area = hexes.map(h => `${linePath(hexOutline(layout, h))}Z`).join('');
  const rim = rimLoops(layout, hexes, inset)
    .map(loop => `${linePath(loop)}Z`)
    .join('');
  const dashes = overlay.dash === undefined ? {} : { 'stroke-dasharray': overlay.dash };
  return [
    tile(pattern, colour, name, ON_MAP),
    pattern === 'outline'
      ? ''
      : el('path', {
          d: area,
          fill: pattern === 'solid' ? colour : `url(#${name})`,
          'fill-opacity': pattern === 'solid' ? 0.18 : 1,
        }),
    el('path', { d: rim, class: 'hf-rim-under' }),
    el('path', { d: rim, class: rimClass(overlay), stroke: colour, ...dashes }),
  ].join('');
}

/** A rim with dashes of its own is as wide as an outline's. */
const rimClass = ({ pattern, dash }: Overlay): string =>
  dash !== undefined ? 'hf-rim hf-rim-own' : pattern === 'outline' ? 'hf-rim hf-rim-wide' : 'hf-rim';

/** A sample of the pattern, 32 by 20. */
export function swatchMarkup({ pattern, colour }: Overlay, name: string): string {
  const fill = pattern === 'solid' ? colour : pattern === 'outline' ? 'none' : `url(#${name})`;
  const box = { x: 1.5, y: 1.5, width: 29, height: 17, rx: 2 };
  const dash = pattern === 'outline' ? '5 3' : undefined;
  return (
    tile(pattern, colour, name, ON_KEY) +
    el('rect', { ...box, fill, stroke: colour, 'stroke-width': 2, 'stroke-dasharray': dash })
  );
}

const LINES = {
  hatch: 'M-4 20L20 -4M-4 4L4 -4M12 20L20 12',
  cross: 'M0 0L16 16M0 16L16 0',
  bars: 'M4 0V16M12 0V16',
} as const;

/** Subdued on the map; finer and stronger in a legend, where the shape must be visible in little room. */
const ON_MAP = { scale: 1, opacity: 0.45 } as const;
const ON_KEY = { scale: 0.55, opacity: 0.8 } as const;

function tile(
  pattern: Overlay['pattern'],
  colour: string,
  name: string,
  { scale, opacity }: typeof ON_MAP | typeof ON_KEY,
): string {
  if (pattern === 'solid' || pattern === 'outline') return '';
  const inner =
    pattern === 'dots'
      ? el('path', { d: 'M4 4h.01M12 12h.01', stroke: colour, 'stroke-width': 4, 'stroke-linecap': 'round' })
      : el('path', { d: LINES[pattern], stroke: colour, 'stroke-width': pattern === 'cross' ? 1.1 : 1.7 });
  const wash = el('rect', { width: 16, height: 16, fill: colour, 'fill-opacity': 0.1 });
  const size = { width: 16, height: 16, patternUnits: 'userSpaceOnUse', patternTransform: `scale(${scale})` };
  return el('pattern', { id: name, ...size }, wash, el('g', { fill: 'none', opacity }, inner));
}
