/** The label of a choice: complete, or open where the hex is still to be named. */
import { type Fields, fill, hasKey, numberIn } from '../../../kit/phrase.ts';
import { CHOICES, FIRST_YEAR, objectiveName, YEARS } from '../rules/objectives.ts';
import type { Book, ChoiceKey } from './parts.ts';
import { objective, spell } from './tongue.ts';

export const choiceText = (book: Book, c: Fields): string =>
  fill(book.choices[keyOf(book, c)], { ...spell(book, c), ...(c.type === 'choose-objective' && chosen(book, c)) });

function keyOf(book: Book, c: Fields): ChoiceKey {
  const type = String(c.type);
  // 13.1 What somebody else has written down is told without its number.
  if (type === 'choose-objective' && numberIn(c.n) === undefined) return 'secret-objective';
  const lacks = numberIn(c.hex) === undefined;
  // 8.4.3D Evacuation without a hex leads off the map.
  if (type === 'evacuate' && lacks && c.open === undefined) return 'evacuate-away';
  const open = `${type}-open`;
  if (lacks && hasKey(book.choices, open)) return open;
  return hasKey(book.choices, type) ? type : 'other';
}

/** 13.1.2 The number tells side, year and place in the list. */
function chosen(book: Book, c: Fields): { year: number; objective: string } {
  const n = numberIn(c.n) ?? 0;
  const slot = Math.floor(n / CHOICES);
  const year = FIRST_YEAR + (slot % YEARS);
  return { year, objective: objective(book, objectiveName(Math.floor(slot / YEARS), year, n % CHOICES)) };
}
