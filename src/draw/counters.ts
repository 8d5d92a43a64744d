/** Counters: a square of 100 units with its type symbol, names, echelon, values and marks. */
import { entryOf } from '../kit/phrase.ts';
import type { Badge, CounterFace, CounterStyle, Skin } from '../kit/skin.ts';
import { stripe } from './stripes.ts';
import { el, FONTS, group, text, textWidth } from './svg.ts';
import { FRAME, typeSymbol } from './symbols.ts';

export const COUNTER_SIZE = 100;

const INK = '#1d1b17';
const PLAIN = '#f7f4ea';
const DOTS: Readonly<Record<string, string>> = { red: '#d3202a', white: '#ffffff', black: '#000000' };
const FALLBACK: CounterStyle = { base: '#cccccc', light: '#eeeeee', dark: '#888888', text: INK };

/** One counter as a group at 0,0; scale and place it with a transform. */
export function counterSvg(face: CounterFace, skin: Skin): string {
  const style = entryOf(skin.counters, face.nation) ?? FALLBACK;
  const colour = face.formation === undefined ? undefined : entryOf(skin.formations, face.formation);
  return group(
    'counter',
    body(style, colour && stripe(colour, entryOf(skin.stripes ?? {}, face.formation ?? ''))),
    face.plate ? plate() : '',
    face.reduced ? band(style) : '',
    face.band === undefined ? '' : el('rect', { x: 2.2, y: 58.6, width: 95.6, height: 5.4, fill: face.band }),
    el('g', { transform: 'translate(50 41)' }, typeSymbol(face.symbol, colour ?? PLAIN, INK, style.text)),
    face.bend === undefined ? '' : bend(face.bend),
    lettering(face, style),
    rim(face),
    fold(face),
    badges(face.badges ?? []),
  );
}

/** A whole document with one counter. */
export const counterDocument = (face: CounterFace, skin: Skin): string =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '-2 -2 104 104', 'font-family': FONTS.en },
    counterSvg(face, skin),
  );

/** Letters and values; from afar one number instead. The screen switches between the two. */
function lettering(face: CounterFace, style: CounterStyle): string {
  const near = letters(face, style) + values(face, style);
  if (face.far === undefined) return near;
  const words = { x: 50, y: 94, 'font-size': 43, 'font-weight': 700, 'text-anchor': 'middle' };
  const fill = face.reduced || face.plate ? INK : style.text;
  const afar = el('g', { class: 'afar', display: 'none' }, text(face.far, { ...words, fill }));
  return group('near', near) + afar;
}

const rim = ({ rim: look }: CounterFace): string => {
  if (!look) return '';
  const line = { x: 4, y: 4, width: 92, height: 92, rx: 6.5, fill: 'none' };
  return (
    el('rect', { ...line, stroke: INK, 'stroke-width': 5.6, 'stroke-opacity': 0.7 }) +
    el('rect', { ...line, stroke: look.colour, 'stroke-width': 3.6, 'stroke-dasharray': look.dash })
  );
};

const FOLDS = { tick: 'M5.5 12.5L10 17L16 6.5', arrow: 'M4.5 12H16M11.5 7.5L16.5 12L11.5 16.5' } as const;

/** The corner turned down, with a sign. */
const fold = ({ fold: sign }: CounterFace): string =>
  sign === undefined
    ? ''
    : el('path', { d: 'M1 31V10A9 9 0 0 1 10 1H31Z', fill: INK }) +
      el('path', { d: 'M1 31L31 1L27 27Z', fill: '#ffffff', 'fill-opacity': 0.55 }) +
      el('path', { d: FOLDS[sign], fill: 'none', stroke: '#ffffff', 'stroke-width': 2.6 });

function body(style: CounterStyle, stripe = ''): string {
  return (
    el('rect', { x: 1, y: 1, width: 98, height: 98, rx: 9, fill: style.base, stroke: INK, 'stroke-width': 1.6 }) +
    stripe +
    el('path', { d: 'M3.5 93V12A8.5 8.5 0 0 1 12 3.5H93', fill: 'none', stroke: style.light, 'stroke-width': 2.6 }) +
    el('path', { d: 'M96.5 7V88A8.5 8.5 0 0 1 88 96.5H7', fill: 'none', stroke: style.dark, 'stroke-width': 2.6 })
  );
}

const plate = (): string => el('path', { d: 'M3 62H97V88A9 9 0 0 1 88 97H12A9 9 0 0 1 3 88Z', fill: PLAIN });

/** A bar from the lower left to the upper right, beside the symbol and not through it. */
const bend = (colour: string): string =>
  el('path', { d: 'M2 60L60 2H78L2 78ZM98 22L22 98H40L98 40Z', fill: colour, 'fill-opacity': 0.62 });

const BADGE = { x: 88, y: 13, step: 20, r: 10 } as const;

function badgeGround(x: number, form: Badge['form'], look: Readonly<Record<string, string | number>>): string {
  const { y, r } = BADGE;
  if (form === 'square') return el('rect', { x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 2, ...look });
  if (form === 'triangle')
    return el('path', {
      d: `M${x - 12} ${y + 9.5}L${x} ${y - 12}L${x + 12} ${y + 9.5}Z`,
      'stroke-linejoin': 'round',
      ...look,
    });
  return el('circle', { cx: x, cy: y, r, ...look });
}

/** Along the top, from the right corner. */
const badges = (list: readonly Badge[]): string =>
  list
    .map(({ text: letter, fill, ink, form }, i) => {
      const x = BADGE.x - i * BADGE.step;
      return (
        badgeGround(x, form, { fill, stroke: INK, 'stroke-width': 1.4 }) +
        text(letter, {
          x,
          y: BADGE.y + 5.2,
          'font-size': 15,
          'font-weight': 700,
          'text-anchor': 'middle',
          fill: ink,
        })
      );
    })
    .join('');

/** The exhausted or reduced side: a pale band with hatching behind the values. */
function band(style: CounterStyle): string {
  const hatch = Array.from({ length: 11 }, (_, i) => `M${6 + i * 8} 95L${12 + i * 8} 63`).join('');
  return (
    el('rect', { x: 4.8, y: 63, width: 90.4, height: 32, rx: 3, fill: PLAIN, 'fill-opacity': 0.72 }) +
    el('path', { d: hatch, fill: 'none', stroke: style.dark, 'stroke-width': 1.6, 'stroke-opacity': 0.45 })
  );
}

function letters(face: CounterFace, style: CounterStyle): string {
  const beside = (words: string, x: number, turn: number): string => {
    const size = Math.min(14, 46 / Math.max(1, textWidth(words)));
    return text(words, {
      transform: `translate(${x} 41) rotate(${turn})`,
      y: size * 0.36,
      'font-size': size,
      'font-weight': 600,
      'text-anchor': 'middle',
      fill: style.text,
    });
  };
  const above = text(face.echelon, {
    x: 50,
    y: 41 - FRAME.height / 2 - 2.5,
    'font-size': 11,
    'font-weight': 700,
    'letter-spacing': 0.5,
    'text-anchor': 'middle',
    fill: style.text,
  });
  const corner = face.corner
    ? text(face.corner, {
        x: 7.5,
        y: 22,
        'font-size': face.corner.length > 1 ? 11 : 13,
        'font-weight': 700,
        fill: style.text,
      })
    : '';
  return beside(face.left, 14.5, -90) + beside(face.right, 85.5, 90) + above + corner;
}

/** At most as wide as the counter allows. */
const VALUES_WIDTH = 84;

function values(face: CounterFace, style: CounterStyle): string {
  const size = Math.min(31, VALUES_WIDTH / Math.max(1, textWidth(face.values)));
  const half = (textWidth(face.values) * size) / 2;
  const ink = face.reduced || face.plate ? INK : style.text;
  const dot = face.dot
    ? el('circle', {
        cx: 50 - half - 9,
        cy: 79,
        r: 5.6,
        fill: entryOf(DOTS, face.dot) ?? face.dot,
        stroke: INK,
        'stroke-width': 1.4,
      })
    : '';
  return (
    dot + text(face.values, { x: 50, y: 90, 'font-size': size, 'font-weight': 700, 'text-anchor': 'middle', fill: ink })
  );
}
