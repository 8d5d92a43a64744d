/** 5.0, 13.1, S4.0, V3 How the game ended. */
import type { Outcome } from '../../../kit/game.ts';
import { fill, hasKey } from '../../../kit/phrase.ts';
import type { Book, OutcomeKey } from './parts.ts';
import { role } from './tongue.ts';

export const outcomeText = (book: Book, o: Outcome): string =>
  fill(book.outcomes[keyOf(book, o)], { role: role(book, o.winner) });

function keyOf(book: Book, { winner, code }: Outcome): OutcomeKey {
  if (code === 'dictator') return winner === 'axis' ? 'dictator-axis' : 'dictator-soviet';
  if (hasKey(book.outcomes, code)) return code;
  return winner === undefined ? 'tied' : 'won';
}
