/** 4.1-4.3 The line at which the game was won. */
import type { Tellers } from '../../../kit/teller.ts';
import type { Book } from './parts.ts';

export const OUTCOME_TELLERS: Tellers<Book, keyof Book['outcomes']> = {
  'break-out': (_book, { rule, winner }) => {
    if (winner === undefined) return { key: 'tied' };
    return { key: rule === '4.3' ? 'opened' : 'drawn', values: { line: rule === '4.2' ? 2 : 1 } };
  },
};
