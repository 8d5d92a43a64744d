/** Small signs of the map: harbours, oil fields, towns without a street plan. */
import type { Point } from '../kit/hex.ts';
import type { PlaceStyle } from '../kit/skin.ts';
import { el, num } from './svg.ts';
import { townPlan } from './symbols.ts';

/** The sign of a place; a plan differs slightly for each name. */
export function placeSign(c: Point, radius: number, name: string, style: PlaceStyle): string {
  switch (style.form ?? 'plan') {
    case 'plan':
      return townPlan(c, radius, name, style.fill);
    case 'disc':
      return (
        el('circle', { class: 'town', cx: c.x, cy: c.y, r: radius * 0.8, fill: '#ffffff', 'fill-opacity': 0.85 }) +
        el('circle', { cx: c.x, cy: c.y, r: radius * 0.8, fill: 'none', stroke: style.fill, 'stroke-width': 2 }) +
        el('circle', { cx: c.x, cy: c.y, r: radius * 0.36, fill: style.fill })
      );
    case 'derrick':
      return derrick(c, radius, style.fill);
  }
}

/** A derrick with its crossbars. */
function derrick(c: Point, r: number, ink: string): string {
  const frame = 'M-6.4 10L-1.6 -9H1.6L6.4 10M-5.2 5H5.2M-3.9 0H3.9M-2.6 -5H2.6M-5.2 5L3.9 0M-3.9 0L2.6 -5M-9 10H9';
  return el(
    'g',
    { class: 'town', transform: `translate(${num(c.x)} ${num(c.y)}) scale(${num(r / 10)})` },
    el('circle', { r: 12.5, fill: '#ffffff', 'fill-opacity': 0.7 }),
    el('path', { d: frame, fill: 'none', stroke: ink, 'stroke-width': 1.5, 'stroke-linejoin': 'round' }),
    el('path', { d: 'M-3.2 -11.5H3.2V-8.6H-3.2Z', fill: ink }),
  );
}

export const ANCHOR = 9;

/** An anchor around a point. */
export const anchor = (c: Point, colour: string): string =>
  el(
    'g',
    { transform: `translate(${num(c.x)} ${num(c.y)})`, fill: 'none', stroke: colour, 'stroke-linecap': 'round' },
    el('circle', { r: 11, fill: '#ffffff', 'fill-opacity': 0.72, stroke: 'none' }),
    el('path', {
      d: 'M0 -4V7.4M-4 -1.4H4M-6.6 2.4C-6.4 5.8 -3.4 7.4 0 7.6C3.4 7.4 6.4 5.8 6.6 2.4M-6.6 2.4L-8 4.6M-6.6 2.4L-4.3 3.6M6.6 2.4L8 4.6M6.6 2.4L4.3 3.6',
      'stroke-width': 1.7,
    }),
    el('circle', { cy: -6, r: 2, 'stroke-width': 1.5 }),
  );
