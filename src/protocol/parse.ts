/**
 * The one door for input: a line of text of any kind becomes a command, or an error that names the field, what was
 * expected and what was given. Hostile shapes (deep nesting, prototype keys) are turned away before anything reads them.
 */
import * as v from 'valibot';
import { hostileFault } from '../kit/plain.ts';
import { ok, type Result } from '../kit/result.ts';
import { readReplay } from '../table/hostReplay.ts';
import { FILE_LIMITS } from '../table/limits.ts';
import type { SavedTable } from '../table/save.ts';
import { COMMANDS, type Command, type CommandName } from './commands.ts';
import { didYouMean } from './near.ts';
import { type ProtocolError, problem, type RequestId, shown } from './reply.ts';

export const LINE_LIMIT = 2 ** 20;
export const LOAD_LIMIT = FILE_LIMITS.bytes;
/** A long line must name its command within this many characters, so that its limit is known without reading it all. */
export const HEAD = 200;
const DEEPEST = FILE_LIMITS.depth;

export interface Parsed {
  readonly id: RequestId;
  readonly command: Result<Command, ProtocolError>;
}

/** The maximum length of a line with this beginning. */
export const lineLimit = (head: string): number =>
  /"cmd"\s*:\s*"load"/.test(head.slice(0, HEAD)) ? LOAD_LIMIT : LINE_LIMIT;

export const tooLong = (limit: number): ReturnType<typeof problem> =>
  problem(
    'too-long',
    `the line is longer than ${limit} bytes${limit === LINE_LIMIT ? '; only load may be longer' : ''}`,
  );

export function parseLine(line: string): Parsed {
  const limit = lineLimit(line);
  if (line.length > limit) return { id: undefined, command: tooLong(limit) };
  const value = readJson(line);
  if (!value.ok) return { id: undefined, command: value };
  return { id: idOf(value.value), command: parseCommand(value.value, line.length) };
}

function readJson(line: string): Result<unknown, ProtocolError> {
  try {
    const value: unknown = JSON.parse(line);
    return ok(value);
  } catch {
    return problem('bad-json', `the line is not JSON: ${shown(line)}`);
  }
}

function parseCommand(value: unknown, length: number): Result<Command, ProtocolError> {
  const hostile = hostileFault(value, DEEPEST);
  if (hostile !== undefined) return problem('bad-field', hostile);
  if (!isRecord(value)) return problem('bad-command', `a command is an object with a field cmd, not ${shown(value)}`);
  if (typeof value.cmd !== 'string')
    return problem('bad-command', `field cmd: expected a command, got ${shown(value.cmd)}`);
  const schema = COMMANDS.find(c => c.entries.cmd.literal === value.cmd);
  if (!schema) {
    const hint = didYouMean(COMMAND_NAMES, value.cmd);
    return problem('unknown-command', `there is no command ${shown(value.cmd)}${hint || '; help lists them'}`);
  }
  if (length > LINE_LIMIT && value.cmd !== 'load') return tooLong(LINE_LIMIT);
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output.cmd === 'load' ? readLoad(parsed.output) : ok(parsed.output);
  return problem('bad-field', strangeField(value, schema.entries) ?? explained(parsed.issues[0]));
}

/** A replay is read by the same code as a file. */
function readLoad<L extends { readonly cmd: 'load'; readonly replay: unknown }>(
  load: L,
): Result<Omit<L, 'replay'> & { readonly replay: SavedTable }, ProtocolError> {
  const replay = readReplay(load.replay);
  return replay.ok ? ok({ ...load, replay: replay.value }) : problem('bad-field', `field ${replay.error}`);
}

export const COMMAND_NAMES: readonly CommandName[] = COMMANDS.map(c => c.entries.cmd.literal);

/** The fields a command takes, the optional ones with a question mark. */
export function fieldsOf(cmd: CommandName): string[] {
  const schema = COMMANDS.find(c => c.entries.cmd.literal === cmd);
  return schema ? fieldNames(schema.entries) : [];
}

const fieldNames = (entries: Readonly<Record<string, v.GenericSchema>>): string[] =>
  Object.entries(entries)
    .filter(([name]) => name !== 'cmd')
    .map(([name, schema]) => (schema.type === 'exact_optional' ? `${name}?` : name));

/** An unknown field is reported before a missing one, since it is mostly the missing one mistyped. */
function strangeField(value: object, entries: Readonly<Record<string, v.GenericSchema>>): string | undefined {
  const strange = Object.keys(value).find(key => !Object.hasOwn(entries, key));
  if (strange === undefined) return undefined;
  const hint = didYouMean(Object.keys(entries), strange) || `; the command takes ${fieldNames(entries).join(', ')}`;
  return `unknown field ${shown(strange)}${hint}`;
}

function explained(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(item => String(item.key));
  const where = path.reduce((so, key) => (/^\d+$/.test(key) ? `${so}[${key}]` : so ? `${so}.${key}` : key), '');
  if (issue.expected === 'never') return `unknown field ${shown(where)}`;
  if (issue.input === undefined) return `field ${where} is missing`;
  return `field ${where}: expected ${wanted(issue)}, got ${shown(issue.input)}`;
}

function wanted(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'max_length') return `at most ${issue.expected?.slice(2)} characters or items`;
  if (issue.type === 'integer') return 'a whole number';
  const plain = (issue.expected ?? 'something else').replace(/[()]/g, '').replaceAll(' | ', ' or ');
  return plain
    .replace('>=', 'at least ')
    .replace('<=', 'at most ')
    .replace('Object', 'object')
    .replace('Array', 'list');
}

function idOf(value: unknown): RequestId {
  if (!isRecord(value)) return undefined;
  const { id } = value;
  if (typeof id === 'string') return id.length <= HEAD ? id : undefined;
  return typeof id === 'number' && Number.isFinite(id) ? id : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
