/** What lies or falls on a cover besides counters: chits, which are round, and snow. */
import { el, FONTS, num, text, textWidth } from '../../../draw/svg.ts';
import type { CoverDesign } from '../../../kit/cover.ts';
import { random } from '../../../kit/dice.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { Skin } from '../../../kit/skin.ts';

type Chit = NonNullable<CoverDesign['chits']>[number];

/** Drawn on a disc of this radius. */
const RADIUS = 50;
const LETTERS = 34;
const INSIDE = 76;

export function chitAt(skin: Skin, { label, style, x, y, size, turn }: Chit, filter: string): string {
  const look = entryOf(skin.counters, style);
  if (!look) return '';
  const transform = `translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${num(size / (2 * RADIUS))})`;
  const letters = Math.min(LETTERS, INSIDE / textWidth(label));
  return el(
    'g',
    { class: 'chit', transform, filter },
    el('circle', { r: RADIUS, fill: look.base, stroke: look.dark, 'stroke-width': 3 }),
    el('circle', { r: RADIUS - 7, fill: 'none', stroke: look.light, 'stroke-width': 2.5 }),
    text(label, {
      y: letters * 0.36,
      fill: look.text,
      'font-family': FONTS.en,
      'font-size': letters,
      'font-weight': 800,
      'text-anchor': 'middle',
    }),
  );
}

const WIDTH = 600;
const HEIGHT = 800;

/** The same flakes in every build; most are small and faint, a few are near. */
export function snow(flakes: number): string {
  const next = random('snow');
  const drawn = Array.from({ length: flakes }, () => {
    const near = next() ** 4;
    return el('circle', {
      cx: next() * WIDTH,
      cy: next() * HEIGHT,
      r: 1.2 + 4.2 * near,
      opacity: 0.85 - 0.45 * near,
    });
  });
  return flakes > 0 ? el('g', { fill: '#ffffff' }, ...drawn) : '';
}
