/** A replay from anywhere: the first thing that is not as it should be is told, before anything is played. */
import { entryOf } from '../kit/phrase.ts';
import { REPLAY_FORMAT } from '../kit/replay.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { SavedTable } from './save.ts';

export function readReplay(value: unknown): Result<SavedTable, string> {
  // A game that began from a scene may belong to no scenario.
  const read = isRecord(value) && value.scenario == null ? { ...value, scenario: '' } : value;
  return isReplay(read) ? ok(read) : fail(`this is not a replay that can be read: ${faultOf(value)}`);
}

const isReplay = (value: unknown): value is SavedTable => faultOf(value) === undefined;

function faultOf(value: unknown): string | undefined {
  if (!isRecord(value)) return `expected an object, got ${shown(value)}`;
  if (value.format !== REPLAY_FORMAT) return `field format: expected ${REPLAY_FORMAT}, got ${shown(value.format)}`;
  const field = FIELDS.find(([name, isRight]) => !isRight(entryOf(value, name)));
  if (field) return `field ${field[0]}: expected ${field[2]}, got ${shown(entryOf(value, field[0]))}`;
  return entriesFault(value.entries);
}

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string';
const isNumber: Check = value => typeof value === 'number';
const isNumbers: Check = value => Array.isArray(value) && value.every(isNumber);
const isSetting: Check = value => ['string', 'number', 'boolean'].includes(typeof value);
const isSettings: Check = value => isRecord(value) && Object.values(value).every(isSetting);
const isStart: Check = value => value === undefined || (isRecord(value) && isText(value.hash));

const FIELDS: readonly (readonly [name: string, isRight: Check, expected: string])[] = [
  ['game', isText, 'a text'],
  ['rulesVersion', isNumber, 'a number'],
  ['scenario', isText, 'a text'],
  ['options', isSettings, 'an object of settings'],
  ['setup', isNumbers, 'a list of numbers'],
  ['entries', Array.isArray, 'a list'],
  ['hash', isText, 'a text'],
  ['start', isStart, 'a position with its hash'],
  ['table', value => value === undefined || isText(value), 'a text'],
];

function entriesFault(entries: unknown): string | undefined {
  if (!Array.isArray(entries)) return 'field entries: expected a list';
  const at = entries.findIndex(entry => !isEntry(entry));
  return at < 0 ? undefined : `entry ${at + 1} is not a role with an action and its rolls`;
}

const isEntry: Check = value =>
  isRecord(value) &&
  isText(value.role) &&
  isRecord(value.action) &&
  (value.rolls === undefined || isNumbers(value.rolls)) &&
  (value.hash === undefined || isText(value.hash));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (value === undefined || value === null) return 'nothing';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
