/** 5.1, 5.2 Endings that depend on more than their code. */
import type { Tellers } from '../../../kit/teller.ts';
import type { Book } from './parts.ts';

export const OUTCOME_TELLERS: Tellers<Book, keyof Book['outcomes']> = {
  dictator: (_book, { winner }) => ({ key: winner === 'axis' ? 'dictator-axis' : 'dictator-soviet' }),
};
