/**
 * Saved games as stored, checked on reading: a damaged one is skipped with a message. Records of version 1 hold their
 * whole replay in the head; they are read like the others.
 */
import { entryOf } from '../../kit/phrase.ts';
import { reasonFrom } from '../../kit/reason.ts';
import { REPLAY_FORMAT } from '../../kit/replay.ts';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Reasons, Seating } from '../../protocol/link.ts';
import type { KeptRecord } from '../../table/keeper.ts';
import type { Stored } from './backend.ts';
import type { Failure } from './failure.ts';

/** A saved game without its entries. */
export interface KeptGame {
  readonly id: string;
  /** When it was played last, in milliseconds since 1970. */
  readonly at: number;
  readonly game: string;
  readonly scenario: string;
  /** How many actions were played. */
  readonly n: number;
  readonly seating: Seating;
  readonly settings: Settings;
  /** Fingerprint of its position. */
  readonly hash: string;
  /** The name given by the player. */
  readonly name?: string;
}

/** How far it has got; records of older builds may not say. */
export type Settings = Readonly<Record<string, unknown>>;

export function readHead(id: string, value: unknown): Result<KeptGame, Failure> {
  const fault = headFault(id, value);
  if (fault !== undefined || !isRecord(value)) return fail(damaged(id, fault ?? 'it is no record'));
  const { at, game, scenario, n, seating, settings, name } = value;
  const hash = isRecord(value.replay) ? value.replay.hash : value.hash;
  if (!isNumber(at) || !isText(game) || !isText(scenario) || !isNumber(n) || !isSeating(seating) || !isRecord(settings))
    return fail(damaged(id, 'it is no record'));
  const named = isText(name) ? { name } : {};
  return ok({ id, at, game, scenario, n, seating, settings, hash: isText(hash) ? hash : '', ...named });
}

/** How often it was written; 0 in version 1. */
export const revIn = (head: unknown): number => (isRecord(head) && isNumber(head.rev) ? head.rev : 0);

/** The whole record. Only its outer form is checked here: replaying it checks the rest. */
export function readRecord(id: string, { head, parts }: Stored): Result<KeptRecord, Failure> {
  if (head === undefined) return fail({ code: 'no-saved', message: `there is no saved game ${id}` });
  const kept = readHead(id, head);
  if (!kept.ok) return kept;
  const { seating, n } = kept.value;
  if (!isRecord(head)) return fail(damaged(id, 'it is no record'));
  if (isRecord(head.replay)) return ok({ replay: head.replay, reasons: reasonsIn(head.reasons), seating, rev: 0 });
  const [beginning, ...entries] = parts;
  if (entries.length !== n || !isRecord(beginning))
    return fail(damaged(id, `it says that it has ${n} entries, and has ${Math.max(0, entries.length)}`));
  const { game, rulesVersion, scenario, options, hash, table } = head;
  const { setup, start } = beginning;
  const from = start === undefined ? {} : { start };
  const named = isText(table) ? { table } : {};
  const about = { format: REPLAY_FORMAT, game, rulesVersion, scenario, options, setup, ...from, ...named };
  const replay = { ...about, entries: entries.map(withoutReason), hash };
  return ok({ replay, reasons: reasonsIn(entries.map(reasonIn)), seating, rev: revIn(head), ...named });
}

function headFault(id: string, value: unknown): string | undefined {
  if (!isRecord(value)) return 'it is no record';
  if (value.id !== id) return `it says that it is ${String(value.id).slice(0, 80)}`;
  const wrong = FIELDS.find(([field, isRight]) => !isRight(entryOf(value, field)));
  if (wrong) return `its field ${wrong[0]} cannot be read`;
  if ('replay' in value) return isReplay(value.replay) ? undefined : 'its replay cannot be read';
  return isNumber(value.rev) ? undefined : 'its field rev cannot be read';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const isSitter = (value: unknown): boolean =>
  isRecord(value) && (value.kind === 'person' || (value.kind === 'bot' && isText(value.level)));
const isSeating = (value: unknown): value is Seating => isRecord(value) && Object.values(value).every(isSitter);

const isReplay = (value: unknown): boolean =>
  isRecord(value) && isText(value.format) && isText(value.game) && Array.isArray(value.entries);

const FIELDS: readonly (readonly [field: string, isRight: (value: unknown) => boolean])[] = [
  ['at', isNumber],
  ['game', isText],
  ['scenario', isText],
  ['n', isCount],
  ['seating', isSeating],
  ['settings', isRecord],
  ['name', value => value === undefined || isText(value)],
];

function withoutReason(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { reason: _reason, ...rest } = entry;
  return rest;
}

const reasonIn = (entry: unknown): unknown => (isRecord(entry) ? (entry.reason ?? null) : null);

/** Without them only words are lost. */
function reasonsIn(value: unknown): Reasons {
  if (!Array.isArray(value)) return [];
  return value.map(one => reasonFrom(one) ?? null);
}

const damaged = (id: string, why: string): Failure => ({
  code: 'damaged',
  message: `the saved game ${id} is damaged and was passed over: ${why}`,
});
