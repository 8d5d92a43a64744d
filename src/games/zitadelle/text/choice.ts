/** Labels that depend on more than the type of the choice. */
import { numberIn } from '../../../kit/phrase.ts';
import type { Tellers } from '../../../kit/teller.ts';
import type { Book } from './parts.ts';

export const CHOICE_TELLERS: Tellers<Book, keyof Book['choices']> = {
  // 7.2 `split` with a hex takes an assault apart, 13.4 with a unit a regiment.
  split: (_book, { hex, unit }) =>
    numberIn(hex) !== undefined && numberIn(unit) === undefined ? { key: 'split-assault' } : undefined,
};
