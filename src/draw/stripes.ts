/** Formation stripes along the top of counters: a colour, and a pattern that says the same without it. */
import type { StripeForm } from '../kit/skin.ts';
import { el } from './svg.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [3, 97, 3, 14.5];
const HEIGHT = BOTTOM - TOP;
const MIDDLE = (TOP + BOTTOM) / 2;

/** Left edges of a row of figures, from one side to the other. */
const row = (step: number, width: number): readonly number[] => {
  const count = Math.floor((RIGHT - LEFT - 8) / step);
  return Array.from({ length: count }, (_, i) => 50 + (i - (count - 1) / 2) * step - width / 2);
};
const block = (x: number, width: number, y = TOP, height = HEIGHT): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const FIGURES: Readonly<Record<StripeForm, string>> = {
  plain: '',
  bars: row(13, 5)
    .map(x => block(x, 5))
    .join(''),
  slant: row(15, 6)
    .map(x => `M${x - 3} ${BOTTOM}l6 ${-HEIGHT}h6l-6 ${HEIGHT}z`)
    .join(''),
  dots: row(13, 6.4)
    .map(x => `M${x} ${MIDDLE}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0z`)
    .join(''),
  half: `M50 ${TOP}H90A7 7 0 0 1 97 10V${BOTTOM}H50Z`,
  ends: `M28 ${TOP}H10A7 7 0 0 0 3 10V${BOTTOM}H28ZM72 ${TOP}H90A7 7 0 0 1 97 10V${BOTTOM}H72Z`,
  middle: block(36, 28),
  line: block(LEFT, RIGHT - LEFT, MIDDLE - 1.7, 3.4),
  checks: row(11.5, 5.75)
    .map(x => block(x, 5.75, TOP, HEIGHT / 2) + block(x + 5.75, 5.75, MIDDLE, HEIGHT / 2))
    .join(''),
  teeth: row(12, 12)
    .map(x => `M${x} ${BOTTOM}l6 ${-HEIGHT}l6 ${HEIGHT}z`)
    .join(''),
};

const INK = '#1d1b17';

/** The narrow stripe of games that go by colour alone, or the broad one with a pattern. */
export function stripe(colour: string, form: StripeForm | undefined): string {
  if (form === undefined) return el('path', { d: 'M3 10A7 7 0 0 1 10 3H90A7 7 0 0 1 97 10V11H3Z', fill: colour });
  const ground = el('path', { d: `M3 10A7 7 0 0 1 10 3H90A7 7 0 0 1 97 10V${BOTTOM}H3Z`, fill: colour });
  const edge = el('path', { d: `M3 ${BOTTOM}H97`, stroke: INK, 'stroke-width': 1, 'stroke-opacity': 0.6 });
  const d = FIGURES[form];
  return ground + (d === '' ? '' : el('path', { d, fill: INK, 'fill-opacity': 0.82 })) + edge;
}
