/** The contract's words, made from one language's book. */
import type { Words } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import type { State } from '../state.ts';
import { choiceText } from './choice.ts';
import { eventText } from './event.ts';
import { outcomeText } from './outcome.ts';
import type { Book } from './parts.ts';
import { promptText } from './prompt.ts';
import { refusalText } from './refusal.ts';
import { fullName, role } from './tongue.ts';
import { lineText, stackTotal, unitValues } from './values.ts';

export const wordsFrom = (book: Book): Words<State> => ({
  prompt: s => promptText(book, s),
  event: e => eventText(book, e),
  refusal: r => refusalText(book, r),
  choice: c => choiceText(book, { ...c }),
  outcome: o => outcomeText(book, o),
  role: id => role(book, id),
  phase: id => entryOf(book.phases, id) ?? book.some.phase,
  unit: u => fullName(book, u),
  values: report => unitValues(book, report),
  total: reports => stackTotal(book, reports),
  line: line => lineText(book, line),
});
