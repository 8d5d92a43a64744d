/** Reads what a page asks of its host. Whatever arrives, the answer is an ask or a sentence that says what is wrong. */
import * as v from 'valibot';
import { fail, ok, type Result } from '../kit/result.ts';
import type { Ask, Asked } from './link.ts';
import { shown } from './reply.ts';

export interface Unread {
  /** The number of the ask, where that much could be read. */
  readonly id?: number;
  readonly message: string;
}

const MAX_LIST = 1000;
const MAX_MS = 600_000;

const text = v.pipe(v.string(), v.maxLength(200));
const int = v.pipe(v.number(), v.integer());
const count = v.pipe(int, v.minValue(0));
const list = v.pipe(v.array(int), v.maxLength(MAX_LIST));

/** Marks of a list, such as `open`, are left aside, so that a choice can be sent back as it was received. */
const action = v.object({
  type: text,
  unit: v.exactOptional(int),
  units: v.exactOptional(list),
  hex: v.exactOptional(int),
  hexes: v.exactOptional(list),
  card: v.exactOptional(int),
  cards: v.exactOptional(list),
  n: v.exactOptional(int),
});

const sitter = v.variant('kind', [
  v.object({ kind: v.literal('person') }),
  v.object({ kind: v.literal('bot'), level: text }),
]);
const seating = v.record(text, sitter);
const options = v.record(text, v.union([v.boolean(), v.number(), text]));
const pace = v.object({ ms: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MS)), paused: v.boolean() });

const agreed = v.exactOptional(v.literal(true));

/** The type it is given here holds the schema to the link: nothing else comes out of it. */
const ask: v.GenericSchema<unknown, Ask> = v.variant('type', [
  v.object({
    type: v.literal('open'),
    game: text,
    scenario: text,
    options,
    seating,
    seed: v.exactOptional(text),
  }),
  v.object({
    type: v.literal('load'),
    replay: v.exactOptional(v.unknown()),
    text: v.exactOptional(v.string()),
    seating,
    agreed,
  }),
  v.object({ type: v.literal('check'), text: v.string(), agreed }),
  v.object({ type: v.literal('resume'), id: text, agreed }),
  v.object({ type: v.literal('claim') }),
  v.object({ type: v.literal('export'), id: text }),
  v.object({ type: v.literal('teach'), game: text, step: count, seating }),
  v.object({ type: v.literal('show') }),
  v.object({ type: v.literal('act'), role: text, action, n: count }),
  v.object({ type: v.literal('undo'), role: text, n: count, to: v.exactOptional(count) }),
  v.object({ type: v.literal('look'), n: count }),
  v.object({ type: v.literal('branch'), n: count, seating }),
  v.object({ type: v.literal('pace'), pace }),
  v.object({ type: v.literal('step') }),
  v.object({ type: v.literal('luck') }),
  v.object({ type: v.literal('save') }),
  v.object({ type: v.literal('hint'), role: text, level: text }),
]);

const envelope = v.object({ id: count, ask: v.unknown() });

export function readAsked(value: unknown): Result<Asked, Unread> {
  try {
    const outer = v.safeParse(envelope, value, { abortEarly: true });
    if (!outer.success) return fail({ message: explained(outer.issues[0]) });
    const { id } = outer.output;
    const inner = v.safeParse(ask, outer.output.ask, { abortEarly: true });
    return inner.success ? ok({ id, ask: inner.output }) : fail({ id, message: explained(inner.issues[0]) });
  } catch {
    // Only a value that fights back comes here, such as one whose fields throw when they are read.
    return fail({ message: 'the message cannot be read' });
  }
}

function explained(issue: v.BaseIssue<unknown>): string {
  const where = (issue.path ?? []).map(item => String(item.key)).join('.');
  const wanted = (issue.expected ?? 'something else').replace(/[()]/g, '').replaceAll(' | ', ' or ');
  const got = issue.input === undefined ? 'nothing' : shown(issue.input);
  return `${where === '' ? 'the message' : `field ${where}`}: expected ${wanted}, got ${got}`;
}
