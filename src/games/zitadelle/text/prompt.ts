/** What is asked now and why, with the particulars of the moment. */
import { topFrame } from '../../../kit/flow.ts';
import type { Frame } from '../../../kit/game.ts';
import { fill } from '../../../kit/phrase.ts';
import { roleOf } from '../pieces.ts';
import { isOver, type State } from '../state.ts';
import type { Asks } from './asks.ts';
import { outcomeText } from './outcome.ts';
import type { Book } from './parts.ts';
import { ASSAULT_PROMPTS } from './promptAssault.ts';
import { MOVE_PROMPTS } from './promptMove.ts';
import { START_PROMPTS } from './promptStart.ts';
import { role } from './tongue.ts';

const PROMPTS: ReadonlyMap<string, Asks> = new Map([...START_PROMPTS, ...ASSAULT_PROMPTS, ...MOVE_PROMPTS]);

export function promptText(book: Book, s: State): string {
  if (isOver(s) && s.ending)
    return `${s.ending.rule} · ${outcomeText(book, { ...s.ending, winner: roleOf(s.winner) })}`;
  const f = topFrame(s);
  const { key, values } = (f && PROMPTS.get(f.phase)?.(s, f, book)) ?? { key: 'by-itself' };
  const side = f && sideOf(f);
  const who = side === undefined ? book.some.role : role(book, roleOf(side));
  return fill(book.prompts[key], { role: who, ...values });
}

const sideOf = (f: Frame & { readonly side?: number }): number | undefined => f.side;
