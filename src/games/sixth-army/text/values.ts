/** Units in words: printed values (2.2), totals of a stack, and the lines of a combat calculation. */
import { entryOf, fill, numberIn, textIn, type Values } from '../../../kit/phrase.ts';
import type { OddsLine, UnitReport } from '../../../kit/report.ts';
import type { Book } from './parts.ts';

export function unitValues(book: Book, { values }: UnitReport): readonly string[] {
  const texts = book.values;
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
  const texts = book.values;
  const strength = units.reduce((sum, u) => sum + (numberIn(u.values.strength) ?? 0), 0);
  const tired = units.filter(u => u.values.exhausted === true).length;
  const all = fill(texts.total, { strength, n: units.length });
  return [tired === 0 ? all : `${all} · ${fill(texts.tired, { n: tired })}`];
}

export const lineText = (book: Book, { what }: OddsLine): string =>
  entryOf(book.shifts, what) ?? entryOf(book.lines, what) ?? what;
