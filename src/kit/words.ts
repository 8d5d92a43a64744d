/**
 * The contract's words, made from a book and from a game's tellers. Games have tables and tellers; how a sentence is
 * found and filled is the same for all of them and shared by both languages, so that they cannot diverge.
 */
import type { Book } from './book.ts';
import { activeRole, type Phases, topFrame } from './flow.ts';
import type { BaseState, Choice, Frame, GameEvent, Outcome, Refusal, Words } from './game.ts';
import { entryOf, type Fields, fieldsIn, fill, type Line, numberIn, numbersIn, type Spelling } from './phrase.ts';
import { eachAsked } from './question.ts';
import type { OddsLine, UnitReport } from './report.ts';
import { lineOf, type Tellers } from './teller.ts';
import type { Tongue } from './tongue.ts';

type KeyOf<B extends Book, P extends keyof Book> = keyof B[P] & string;

export interface Speech<S extends BaseState, B extends Book> {
  readonly phases: Phases<S>;
  readonly tongue: Tongue<B>;
  /** Fills the holes that several sentences share. */
  spell(book: B, f: Fields): Spelling;
  /** The prompt of each phase that waits for a decision. */
  readonly prompts: readonly Asks<S, B>[];
  readonly events: Tellers<B, KeyOf<B, 'events'>>;
  /** By action type. An open choice uses the line with `-open` after its key, if the book has it. */
  readonly choices?: Tellers<B, KeyOf<B, 'choices'>>;
  /** Their fields include the refusal's rule. */
  readonly refusals?: Tellers<B, KeyOf<B, 'refusals'>>;
  readonly outcomes?: Tellers<B, KeyOf<B, 'outcomes'>>;
  /** How the game ended. */
  outcome(s: S): Outcome | undefined;
  values?(book: B, unit: UnitReport): readonly string[];
  total?(book: B, units: readonly UnitReport[]): readonly string[];
  line?(book: B, line: OddsLine): string;
}

type Ask<S extends BaseState, B extends Book, F extends Frame, A> = (s: S, f: F, book: B, words: Words<S>) => A;

/** A phase with its prompt. `words` are those of the book, for a refusal inside the prompt. */
export type Asks<S extends BaseState, B extends Book> = readonly [
  phase: string,
  ask: Ask<S, B, Frame, Line<KeyOf<B, 'prompts'>> | undefined>,
];

/** For one game: declares the prompt of a phase, with that phase's own frame type. */
export const asking =
  <S extends BaseState, B extends Book>() =>
  <F extends Frame>(phase: F['phase'], ask: Ask<S, B, F, Line<KeyOf<B, 'prompts'>>>): Asks<S, B> => {
    const isMine = (f: Frame): f is F => f.phase === phase;
    return [phase, (s, f, book, words) => (isMine(f) ? ask(s, f, book, words) : undefined)];
  };

/** Units that may still do this: for a prompt that counts or lists them. */
export const unitsFor = (choices: readonly Choice[], type: string): number[] => [
  ...new Set(choices.flatMap(c => (c.type === type && !c.revises && c.unit !== undefined ? [c.unit] : []))),
];

export function wordsOf<S extends BaseState, B extends Book>(speech: Speech<S, B>): (book: B) => Words<S> {
  const { tongue, values, total, line } = speech;
  return book => {
    const words: Words<S> = {
      prompt: s => promptText(speech, book, s, words),
      event: e => eventText(speech, book, e),
      refusal: r => refusalText(speech, book, r),
      choice: c => choiceText(speech, book, { ...c }),
      outcome: o => outcomeText(speech, book, o),
      role: id => tongue.role(book, id),
      phase: id => phaseName(book, id),
      unit: u => tongue.fullName(book, u),
      ...(values && { values: report => values(book, report) }),
      ...(total && { total: reports => total(book, reports) }),
      ...(line && { line: one => line(book, one) }),
    };
    return eachAsked(words);
  };
}

const phaseName = (book: Book, id: unknown): string => entryOf(book.phases, id) ?? book.some.phase;

/** The current prompt with its section; if the game is over, how it ended. */
function promptText<S extends BaseState, B extends Book>(speech: Speech<S, B>, book: B, s: S, words: Words<S>): string {
  const ended = speech.outcome(s);
  if (ended) return `${ended.rule} · ${words.outcome(ended)}`;
  const f = topFrame(s);
  const ask = speech.prompts.find(([phase]) => phase === f?.phase)?.[1];
  const { key, values } = (f && ask?.(s, f, book, words)) ?? { key: 'by-itself' };
  return fill(entryOf(book.prompts, key) ?? '', { role: words.role(activeRole(speech.phases, s) ?? ''), ...values });
}

function eventText<S extends BaseState, B extends Book>(speech: Speech<S, B>, book: B, e: GameEvent): string {
  const other = e.rule === undefined ? 'other' : 'other-rule';
  const { key, values } = lineOf(speech.events, book.events, { id: e.type, book, f: e, other });
  const choice = e.type === 'forced' && { choice: choiceText(speech, book, fieldsIn(e.action)) };
  return fill(entryOf(book.events, key) ?? '', { rule: e.rule ?? '', ...choice, ...values }, speech.spell(book, e));
}

/** The label of a choice: complete, or open if something is still to be named. */
function choiceText<S extends BaseState, B extends Book>(speech: Speech<S, B>, book: B, c: Fields): string {
  const id = String(c.type);
  const { key, values } = lineOf(speech.choices ?? {}, book.choices, { id, book, f: c, other: 'other' });
  const open = isOpen(c) ? entryOf(book.choices, `${key}-open`) : undefined;
  return fill(open ?? entryOf(book.choices, key) ?? '', values ?? {}, speech.spell(book, c));
}

const isOpen = (c: Fields): boolean =>
  c.open !== undefined ||
  (numberIn(c.hex) === undefined && [c.units, c.cards].every(list => numbersIn(list).length === 0));

function refusalText<S extends BaseState, B extends Book>(
  speech: Speech<S, B>,
  book: B,
  { rule, code, about = {} }: Refusal,
): string {
  const { key, values } =
    commonRefusal(speech, book, code, about) ??
    lineOf(speech.refusals ?? {}, book.refusals, { id: code, book, f: { ...about, rule }, other: 'other' });
  const line = entryOf(book.refusals, key) ?? book.refusals.other;
  return fill(line, { rule, ...values }, speech.spell(book, about));
}

/** Codes of kit/flow.ts and kit/offer.ts that have holes of their own. */
function commonRefusal<S extends BaseState, B extends Book>(
  speech: Speech<S, B>,
  book: B,
  code: string,
  { field, type, phase }: Fields,
): Line<keyof Book['refusals']> | undefined {
  if (code === 'field-missing' || code === 'extra-field')
    return { key: code, values: { field: entryOf(book.fields, field) ?? book.some.field } };
  const now = code === 'not-now' ? entryOf(speech.phases, phase) : undefined;
  if (!now) return undefined;
  if (entryOf(now.on ?? {}, type)) return { key: 'not-legal' };
  const choice = choiceText(speech, book, { type, open: 'hex' }).replace('…', '');
  return { key: 'not-now-phase', values: { choice, phase: phaseName(book, phase) } };
}

function outcomeText<S extends BaseState, B extends Book>(speech: Speech<S, B>, book: B, o: Outcome): string {
  const other = o.winner === undefined ? 'tied' : 'won';
  const { key, values } = lineOf(speech.outcomes ?? {}, book.outcomes, { id: o.code, book, f: { ...o }, other });
  return fill(entryOf(book.outcomes, key) ?? '', { role: speech.tongue.role(book, o.winner), ...values });
}
