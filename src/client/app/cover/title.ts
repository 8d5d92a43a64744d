/** The title of a cover: vertical on the right in Japanese, across the top in English, as on a printed box. */
import { el, escapeText, text, textWidth } from '../../../draw/svg.ts';
import type { CoverDesign } from '../../../kit/cover.ts';
import type { AnyGame, Lang } from '../../../kit/game.ts';

const PALE = '#f7f1e1';
const SERIF = "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP','Noto Serif JP',serif";
const CAPITALS =
  "'Oswald','Barlow Condensed','Roboto Condensed','Arial Narrow','Noto Sans Display','Noto Sans',sans-serif";

export function titleBlock(game: AnyGame, lang: Lang, design: CoverDesign): string {
  const title = game.title[lang];
  return (lang === 'ja' ? downward(title, design) : across(title, design)) + foot(game, lang, design);
}

/** One character below the other; digits stay upright. */
function downward(title: string, { accent, shade }: CoverDesign): string {
  const signs = [...title];
  const size = Math.min(92, 640 / signs.length);
  const left = 600 - size * 1.44;
  const x = left + size * 0.7;
  const foot = signs.length * size * 1.02 + 58;
  return (
    el('rect', { x: left, width: 600 - left, height: foot, fill: shade, 'fill-opacity': 0.9 }) +
    el('rect', { x: left, y: foot, width: 600 - left, height: 7, fill: accent }) +
    el(
      'g',
      { 'font-family': SERIF, 'font-size': size, 'font-weight': 900, 'text-anchor': 'middle', fill: PALE },
      ...signs.map((sign, i) => text(sign, { x, y: 30 + size * (0.9 + i * 1.02) })),
    )
  );
}

function across(title: string, { accent }: CoverDesign): string {
  const lines = broken(title.toUpperCase());
  const widest = Math.max(...lines.map(textWidth));
  const size = Math.min(104, 500 / widest);
  const top = 64 + size * 0.72;
  const drawn = lines.map((line, i) => text(line, { x: 40, y: top + i * size * 1.02 }));
  const ruleAt = top + (lines.length - 1) * size * 1.02 + 26;
  return (
    el(
      'g',
      { 'font-family': CAPITALS, 'font-size': size, 'font-weight': 800, 'letter-spacing': -0.5, fill: PALE },
      ...drawn,
    ) + el('rect', { x: 42, y: ruleAt, width: 120, height: 7, fill: accent })
  );
}

/** Two lines of about the same length. */
function broken(title: string): string[] {
  const parts = title.split(' ');
  if (parts.length < 2) return [title];
  const cuts = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')]);
  const [first, ...rest] = cuts;
  const width = (lines: readonly string[]): number => Math.max(...lines.map(textWidth));
  return rest.reduce((best, cut) => (width(cut) < width(best) ? cut : best), first ?? [title]);
}

function foot(game: AnyGame, lang: Lang, { accent }: CoverDesign): string {
  const { subtitle } = game.skin.sheet;
  return (
    text(subtitle[lang], { x: 40, y: 742, 'font-size': lang === 'ja' ? 23 : 22, 'font-weight': 600, fill: PALE }) +
    el(
      'text',
      { x: 40, y: 771, 'font-size': 14, 'letter-spacing': 3, fill: accent, 'font-weight': 700 },
      escapeText('HEXFRONT'),
    )
  );
}
