/** Labels that do not go by the type of the choice alone. */
import { numberIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import type { Book } from './parts.ts';

export const CHOICE_TELLERS: Tellers<Book, keyof Book['choices']> = {
  // 7.2 Assaults are taken apart by their hex, 13.4 regiments by their number.
  split: (_book, { hex, unit }) =>
    numberIn(hex) !== undefined && numberIn(unit) === undefined ? { key: 'split-assault' } : undefined,
};
