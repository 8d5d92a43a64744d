/** Units in words, and the lines of a combat calculation. */
import { entryOf, fill, numberIn, textIn } from '../../../kit/phrase.ts';
import type { OddsLine, UnitReport } from '../../../kit/report.ts';
import type { Book } from './parts.ts';

export function unitValues(book: Book, { values }: UnitReport): readonly string[] {
  const texts = book.values;
  const number = (value: unknown): number => numberIn(value) ?? 0;
  const { attack, defence, allowance, range, lost, supply } = values;
  const isHq = numberIn(range) !== undefined;
  return [
    isHq
      ? fill(texts.range, { range: number(range), allowance: number(allowance) })
      : fill(texts.strength, { attack: number(attack), defence: number(defence), allowance: number(allowance) }),
    ...(values.fed === true ? [texts.fed] : []),
    ...(number(lost) > 0 ? [fill(texts.lost, { lost: number(lost) })] : []),
    ...(supply === 'unsupplied' ? [texts.unsupplied] : []),
    ...(supply === 'isolated' ? [texts.isolated] : []),
    ...(values.acted === true ? [texts.acted] : []),
    ...(values.army === undefined ? [] : [fill(texts.army, { army: textIn(values.army) })]),
  ];
}

export const lineText = (book: Book, { what }: OddsLine): string =>
  entryOf(book.shifts, what) ?? entryOf(book.lines, what) ?? what;
