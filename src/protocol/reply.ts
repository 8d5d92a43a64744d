/** What goes out: one line of JSON per request, `{"ok":true,…}` or `{"ok":false,"error":{…}}`. */
import type { Json } from '../kit/game.ts';
import { fail, type Result } from '../kit/result.ts';

export const ERROR_CODES = [
  'too-long',
  'bad-json',
  'bad-command',
  'unknown-command',
  'bad-field',
  'no-table',
  'too-many-tables',
  'unknown-game',
  'unknown-scenario',
  'bad-option',
  'bad-position',
  'bad-replay',
  'unknown-role',
  'unknown-unit',
  'unknown-hex',
  'unknown-card',
  'unknown-chart',
  'unknown-level',
  'bad-action',
  'illegal',
  'not-open',
  'bad-rolls',
  'no-undo',
  'stale',
  'game-over',
  'bot-failed',
  'too-many',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ProtocolError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly rule?: string;
  readonly [key: string]: Json | undefined;
}

/** The fields of a successful reply. Values are JSON by construction, but states and views have types of their own. */
export type Fields = Readonly<Record<string, unknown>>;
export type Answer = Result<Fields, ProtocolError>;
export type RequestId = string | number | undefined;

export const problem = (
  code: ErrorCode,
  message: string,
  more: { readonly [key: string]: Json | undefined } = {},
): { readonly ok: false; readonly error: ProtocolError } =>
  fail({ code, message: short(oneLine(message), 600), ...more });

export function printReply(answer: Answer, id: RequestId): string {
  const head = { ok: answer.ok, ...(id === undefined ? {} : { id }) };
  const body = answer.ok ? { ...head, ...answer.value } : { ...head, error: answer.error };
  return escapeBreaks(JSON.stringify(body));
}

const ELLIPSIS = '…';

/** Cut to a length, but never in the middle of a character. */
export const short = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, most).replace(/[\ud800-\udbff]$/, '')}${ELLIPSIS}`;

/** A given value, shortened for a message. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(short(value, 60)) : short(JSON.stringify(value) ?? 'nothing', 60);

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Two characters that JSON leaves as they are, but that some line readers treat as a line break. */
const escapeBreaks = (line: string): string => line.replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
