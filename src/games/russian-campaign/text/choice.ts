/** Labels that depend on more than the type of the choice. */
import { type Fields, numberIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import { AXIS, SOVIET } from '../pieces.ts';
import { CHOICES, FIRST_YEAR, objectiveName, YEARS } from '../rules/objectives.ts';
import type { Book } from './parts.ts';
import { objective } from './tongue.ts';

export const CHOICE_TELLERS: Tellers<Book, keyof Book['choices']> = {
  // 13.1 Another player's secret choice is shown without its number.
  'choose-objective': (book, c) =>
    numberIn(c.n) === undefined ? { key: 'secret-objective' } : { key: 'choose-objective', values: chosen(book, c) },
  // 8.4.3D Evacuation without a hex leads off the map.
  evacuate: (_book, c) =>
    numberIn(c.hex) === undefined && c.open === undefined ? { key: 'evacuate-away' } : undefined,
};

/** 13.1.2 The number encodes side, year and position in the list. */
function chosen(book: Book, c: Fields): { year: number; objective: string } {
  const n = numberIn(c.n) ?? 0;
  const slot = Math.floor(n / CHOICES);
  const year = FIRST_YEAR + (slot % YEARS);
  return { year, objective: objective(book, objectiveName(slot < YEARS ? AXIS : SOVIET, year, n % CHOICES)) };
}
