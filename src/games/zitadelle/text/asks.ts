/** What questions are made of: one for each phase that waits for somebody, asked of that phase's own frame. */
import { legalNow } from '../../../kit/flow.ts';
import type { Choice, Frame } from '../../../kit/game.ts';
import type { Line } from '../../../kit/phrase.ts';
import { roleOf } from '../pieces.ts';
import { PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import type { Book, PromptKey } from './parts.ts';

export type Asked = Line<PromptKey>;
export type Asks = (s: State, f: Frame, book: Book) => Asked | undefined;

export function asks<F extends Frame>(
  phase: F['phase'],
  ask: (s: State, f: F, book: Book) => Asked,
): readonly [string, Asks] {
  const isMine = (f: Frame): f is F => f.phase === phase;
  return [phase, (s, f, book) => (isMine(f) ? ask(s, f, book) : undefined)];
}

/** What may be chosen now. */
export const choicesOf = (s: State, side: number): readonly Choice[] => legalNow(PHASES, s, roleOf(side));

/** Units that may still do this. */
export const unitsFor = (choices: readonly Choice[], type: string): number[] => [
  ...new Set(choices.flatMap(c => (c.type === type && !c.revises && c.unit !== undefined ? [c.unit] : []))),
];
