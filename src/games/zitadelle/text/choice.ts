/** The label of a choice: complete, or open where the hex or the regiment is still to be named. */
import { type Fields, fill, hasKey, numberIn, numbersIn } from '../../../kit/phrase.ts';
import type { Book, ChoiceKey } from './parts.ts';
import { spell } from './tongue.ts';

export const choiceText = (book: Book, c: Fields): string => fill(book.choices[keyOf(book, c)], spell(book, c));

function keyOf(book: Book, c: Fields): ChoiceKey {
  const type = String(c.type);
  // 7.2 Assaults are taken apart by their hex, 13.4 regiments by their number.
  if (type === 'split' && numberIn(c.hex) !== undefined && numberIn(c.unit) === undefined) return 'split-assault';
  const lacks = numberIn(c.hex) === undefined && numbersIn(c.units).length === 0;
  const open = `${type}-open`;
  if (lacks && hasKey(book.choices, open)) return open;
  return hasKey(book.choices, type) ? type : 'other';
}
