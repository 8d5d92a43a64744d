/** Units in words, and the lines of a combat calculation. */
import { entryOf, fill, numberIn } from '../../../kit/phrase.ts';
import type { OddsLine, UnitReport } from '../../../kit/report.ts';
import type { Book } from './parts.ts';

export function unitValues(book: Book, { values, box }: UnitReport): readonly string[] {
  const texts = book.values;
  const numbers = { strength: numberIn(values.strength) ?? 0, allowance: numberIn(values.allowance) ?? 0 };
  return [
    fill(texts.strength, numbers),
    ...(values.reduced === true ? [texts.reduced] : []),
    ...(values.chit === true ? [texts.chit] : []),
    ...(box === 'coming' ? [fill(texts.arrives, { arrives: numberIn(values.arrives) ?? 0 })] : []),
  ];
}

export const lineText = (book: Book, { what }: OddsLine): string =>
  entryOf(book.shifts, what) ?? entryOf(book.lines, what) ?? what;
