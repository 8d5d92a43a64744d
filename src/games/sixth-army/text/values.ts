/** Units in words: what is printed on a counter (2.2), what a stack comes to, and the lines of a combat calculation. */
import type { Lang } from '../../../kit/game.ts';
import { entryOf, fill, numberIn, textIn, type Values } from '../../../kit/phrase.ts';
import type { OddsLine, UnitReport } from '../../../kit/report.ts';
import type { Book } from './parts.ts';

const TEXTS = {
  en: {
    fresh: 'strength {strength}, exhausted {back}',
    exhausted: 'exhausted: strength {strength} (fresh {front})',
    moves: 'movement {allowance}',
    red: 'red shock dot: exhausts one enemy unit',
    white: 'white shock dot: two exhaust one enemy unit',
    total: 'Strength {strength} · {n|unit|units}',
    tired: '{n} exhausted',
    lines: { front: 'fresh', exhausted: 'exhausted' },
  },
  ja: {
    fresh: '戦力{strength}、消耗面{back}',
    exhausted: '消耗：戦力{strength}（表面{front}）',
    moves: '移動力{allowance}',
    red: '赤のショック：敵1ユニットを消耗させる',
    white: '白のショック：2つで敵1ユニットを消耗させる',
    total: '戦力合計{strength}・{n}ユニット',
    tired: '消耗{n}',
    lines: { front: '表面', exhausted: '消耗面' },
  },
} as const satisfies Record<Lang, unknown>;

export function unitValues(book: Book, { values }: UnitReport): readonly string[] {
  const texts = TEXTS[book.lang];
  const numbers = numbersOf(values);
  const shock = values.shock === 'red' ? [texts.red] : values.shock === 'white' ? [texts.white] : [];
  if (values.exhausted === true) return [fill(texts.exhausted, numbers)];
  return [fill(texts.fresh, numbers), fill(texts.moves, numbers), ...shock];
}

const numbersOf = (values: UnitReport['values']): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, numberIn(value) ?? textIn(value)]));

/** 11.4 A stack attacks and defends with the sum of its strengths. */
export function stackTotal(book: Book, units: readonly UnitReport[]): readonly string[] {
  if (units.length < 2) return [];
  const texts = TEXTS[book.lang];
  const strength = units.reduce((sum, u) => sum + (numberIn(u.values.strength) ?? 0), 0);
  const tired = units.filter(u => u.values.exhausted === true).length;
  const all = fill(texts.total, { strength, n: units.length });
  return [tired === 0 ? all : `${all} · ${fill(texts.tired, { n: tired })}`];
}

export const lineText = (book: Book, { what }: OddsLine): string =>
  entryOf(book.shifts, what) ?? entryOf<string>(TEXTS[book.lang].lines, what) ?? what;
