/**
 * Reads what a page asks of its host: the result is an ask or a sentence that says what is wrong. It uses the kit's
 * shapes, which the host has anyway: pages stay lighter than with a library.
 */
import type { Action } from '../kit/game.ts';
import { entryOf } from '../kit/phrase.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import {
  ANYTHING,
  dictionary,
  either,
  type Fields,
  int,
  list,
  NUMBER,
  oneOf,
  optional,
  readShape,
  record,
  type Shape,
  SWITCH,
  text,
} from '../kit/shape.ts';
import type { Ask, Asked, Pace, Sitter } from './link.ts';

export interface Unread {
  /** The number of the ask, if it could be read. */
  readonly id?: number;
  readonly message: string;
}

const MAX_LIST = 1000;
const MAX_MS = 600_000;
const MAX_NAMES = 1000;

const NAME = text(200);
const INT = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const COUNT = int(0, Number.MAX_SAFE_INTEGER);
const LIST = list(MAX_LIST, INT);
/** The host itself limits the length of a file. */
const FILE = text(Number.MAX_SAFE_INTEGER);
const AGREED = optional(oneOf(true));

const ACTION_FIELDS: Fields<Action> = {
  type: NAME,
  unit: optional(INT),
  units: optional(LIST),
  hex: optional(INT),
  hexes: optional(LIST),
  card: optional(INT),
  cards: optional(LIST),
  n: optional(INT),
};
const ACTION = record(ACTION_FIELDS);

const SITTER = kinds<Sitter, 'kind'>('kind', { person: {}, bot: { level: NAME } });
const SEATING = dictionary(MAX_NAMES, SITTER);
const OPTIONS = dictionary(MAX_NAMES, either(SWITCH, either(NUMBER, NAME)));
const PACE = record<Pace>({ ms: int(0, MAX_MS), paused: SWITCH });

const ASK = kinds<Ask, 'type'>('type', {
  open: { game: NAME, scenario: NAME, options: OPTIONS, seating: SEATING, seed: optional(NAME) },
  load: { replay: optional(ANYTHING), text: optional(FILE), seating: SEATING, agreed: AGREED },
  check: { text: FILE, agreed: AGREED },
  resume: { id: NAME, agreed: AGREED },
  claim: {},
  export: { id: NAME },
  teach: { game: NAME, step: COUNT, seating: SEATING },
  show: {},
  act: { role: NAME, action: ACTION, n: COUNT },
  undo: { role: NAME, n: COUNT, to: optional(COUNT) },
  look: { n: COUNT },
  branch: { n: COUNT, seating: SEATING },
  pace: { pace: PACE },
  step: {},
  luck: {},
  save: {},
  hint: { role: NAME, level: NAME },
});

const ENVELOPE = record<{ readonly id: number; readonly ask: unknown }>({ id: COUNT, ask: ANYTHING });

export function readAsked(value: unknown): Result<Asked, Unread> {
  try {
    const outer = readShape(ENVELOPE, value, AT);
    if (!outer.ok) return fail({ message: told(outer.error) });
    const { id, ask } = outer.value;
    const inner = readShape(ASK, unmarked(ask), AT);
    return inner.ok ? ok({ id, ask: inner.value }) : fail({ id, message: told(inner.error) });
  } catch {
    // Only a hostile value gets here, such as one whose fields throw when they are read.
    return fail({ message: 'the message cannot be read' });
  }
}

/** Marks of a list, such as `open`, are ignored, so that a choice can be sent back as it was received. */
function unmarked(ask: unknown): unknown {
  if (!isRecord(ask) || !isRecord(ask.action)) return ask;
  const known = Object.entries(ask.action).filter(([name]) => Object.hasOwn(ACTION_FIELDS, name));
  return { ...ask, action: Object.fromEntries(known) };
}

const AT = 'the message';
/** The fault with its field. */
const told = (fault: string): string =>
  fault.replace(/^the message\./, 'field ').replace(/ is missing$/, ': expected something, got nothing');

type KindOf<T, K extends keyof T, V> = T extends Readonly<Record<K, V>> ? T : never;

/** One of several records, distinguished by a field. */
function kinds<T extends Readonly<Record<K, string>>, K extends keyof T & string>(
  field: K,
  fields: { readonly [V in T[K]]: Fields<Omit<KindOf<T, K, V>, K>> },
): Shape<T> {
  const known: Readonly<Record<string, Fields<object>>> = fields;
  const shapes = Object.fromEntries(
    Object.entries(known).map(([kind, own]) => [kind, record({ [field]: oneOf(kind), ...own })]),
  );
  const kind = oneOf(...Object.keys(known));
  return {
    expected: `an object with ${field}`,
    fault(value, at) {
      if (!isRecord(value)) return record({ [field]: kind }).fault(value, at);
      const said = entryOf(value, field);
      const shape = entryOf(shapes, said);
      return shape ? shape.fault(value, at) : kind.fault(said, `${at}.${field}`);
    },
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
