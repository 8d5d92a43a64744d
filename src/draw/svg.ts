/** SVG as text. Every attribute and every text passes through here, so all of it is escaped once. */
import { entryOf } from '../kit/phrase.ts';

const LATIN = "'Source Sans 3','Noto Sans'";
const JAPANESE = "'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP'";

/** Font families for a language: its own script first, so that mixed lines use one font. */
export const FONTS = {
  ja: `${JAPANESE},${LATIN},sans-serif`,
  en: `${LATIN},${JAPANESE},sans-serif`,
} as const;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, c => entryOf(ENTITIES, c) ?? c);

/** Two decimals at most, so that equal drawings are equal bytes. */
export const num = (x: number): string => {
  const rounded = Math.round(x * 100) / 100;
  return rounded === 0 ? '0' : String(rounded);
};

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (attrs: Attributes): string =>
  Object.entries(attrs)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : escapeText(String(value))}"`)
    .join('');

/** An element around finished markup. */
export function el(tag: string, attrs: Attributes, ...children: readonly string[]): string {
  const inner = children.join('');
  return inner === '' ? `<${tag}${attributes(attrs)}/>` : `<${tag}${attributes(attrs)}>${inner}</${tag}>`;
}

export const group = (name: string, ...children: readonly string[]): string => el('g', { class: name }, ...children);

/** Lettering; the words are escaped here. */
export const text = (words: string, attrs: Attributes): string => el('text', attrs, escapeText(words));

/** Lettering with a halo that keeps it readable on lines. */
export const haloed = (words: string, halo: string, attrs: Attributes): string =>
  text(words, { stroke: halo, 'stroke-width': 3.2, 'stroke-linejoin': 'round', 'paint-order': 'stroke', ...attrs });

/**
 * Width of a text in ems: full width for Japanese, a little less for stars and similar signs, about half for the rest.
 */
export function textWidth(words: string): number {
  let width = 0;
  for (const c of words) width += widthOf(c);
  return width;
}

function widthOf(c: string): number {
  if (/[\u3000-\u9fff\uff00-\uffef]/.test(c)) return 1;
  if (/[\u25a0-\u26ff]/.test(c)) return 0.86;
  return /[A-ZMWmw]/.test(c) ? 0.66 : 0.5;
}
