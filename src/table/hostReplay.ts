/** Reads a replay of any origin: the first fault is reported before anything is played. */
import { hostileFault, isDeeper } from '../kit/plain.ts';
import { REPLAY_FORMAT, type ReplayEntry } from '../kit/replay.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import {
  ANYTHING,
  dictionary,
  either,
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
import { FILE_LIMITS } from './limits.ts';
import type { SavedTable } from './save.ts';
import type { Start } from './start.ts';

const NAME = text(200);
const names = list(1000, NAME);
const rolls = list(1000, NUMBER);

/** By printed names; the game checks which fields an action has and whether the names are known. */
const action: Shape<ReplayEntry['action']> = record({
  type: NAME,
  unit: optional(NAME),
  units: optional(names),
  hex: optional(NAME),
  hexes: optional(names),
  card: optional(NAME),
  cards: optional(names),
  n: optional(int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
});

const replay: Shape<SavedTable> = record<SavedTable>({
  format: oneOf(REPLAY_FORMAT),
  game: NAME,
  rulesVersion: int(0, Number.MAX_SAFE_INTEGER),
  scenario: NAME,
  options: dictionary(100, either(SWITCH, either(NUMBER, NAME))),
  setup: rolls,
  entries: list(
    FILE_LIMITS.entries,
    record<ReplayEntry>({ role: NAME, action, rolls: optional(rolls), hash: optional(NAME) }),
  ),
  hash: NAME,
  table: optional(NAME),
  start: optional(record<Start>({ state: ANYTHING, hash: NAME })),
});

export function readReplay(value: unknown): Result<SavedTable, string> {
  const hostile = hostileFault(value, FILE_LIMITS.depth);
  if (hostile !== undefined) return fail(hostile);
  const read = readShape(replay, named(value), 'replay');
  return read.ok ? read : fail(read.error.replace(ENTRY, (path, i) => `${path} (entry ${Number(i) + 1})`));
}

/** Entries are counted from 1, as in a log; the path of a field is not. */
const ENTRY = /^replay\.entries\[(\d+)\][\w.[\]]*/;

/** Why a file cannot even be played. The code says what kind of file it is, as far as known. */
export interface Unread {
  readonly code: 'too-large' | 'not-json' | 'too-deep' | 'not-replay' | 'too-many' | 'bad-replay';
  readonly message: string;
}

/** The same for the text of a file. */
export function readReplayText(file: string): Result<SavedTable, Unread> {
  if (file.length > FILE_LIMITS.bytes)
    return fail({ code: 'too-large', message: `it is longer than ${FILE_LIMITS.bytes} bytes` });
  const value = parsed(file);
  if (!value.ok) return fail({ code: 'not-json', message: value.error });
  const saved = readReplay(value.value);
  return saved.ok ? saved : fail({ code: kindOf(value.value), message: saved.error });
}

function parsed(file: string): Result<unknown, string> {
  try {
    const value: unknown = JSON.parse(file);
    return ok(value);
  } catch {
    return fail('it is not JSON');
  }
}

/** Roughly what kind of value it is, if it is no replay. */
function kindOf(value: unknown): Unread['code'] {
  if (typeof value !== 'object' || value === null) return 'not-replay';
  if (isDeeper(value, FILE_LIMITS.depth)) return 'too-deep';
  if (!('format' in value) || value.format !== REPLAY_FORMAT) return 'not-replay';
  const isLong = 'entries' in value && Array.isArray(value.entries) && value.entries.length > FILE_LIMITS.entries;
  return isLong ? 'too-many' : 'bad-replay';
}

/** A game that began from a given position may belong to no scenario. */
function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const hasNone = !('scenario' in value) || value.scenario === null;
  return hasNone ? { ...value, scenario: '' } : value;
}
