/** The label of a choice: complete, or open where the hex or the units are still to be named. */

import { type Fields, fill, hasKey, numberIn, numbersIn } from '../../../kit/phrase.ts';
import { AIR, supportOfCard } from '../pieces.ts';
import type { Book, ChoiceKey } from './parts.ts';
import { spell } from './tongue.ts';

export const choiceText = (book: Book, c: Fields): string => fill(book.choices[keyOf(book, c)], spell(book, c));

function keyOf(book: Book, c: Fields): ChoiceKey {
  const type = c.type === 'support-attack' ? supportKey(c) : String(c.type);
  const open = `${type}-open`;
  const lacks = c.type === 'battle-group' ? numbersIn(c.units).length === 0 : numberIn(c.hex) === undefined;
  if (lacks && hasKey(book.choices, open)) return open;
  return hasKey(book.choices, type) ? type : 'other';
}

const supportKey = (c: Fields): ChoiceKey =>
  supportOfCard(numberIn(c.card) ?? -1) === AIR ? 'support-attack-air' : 'support-attack-artillery';
