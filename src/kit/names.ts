/**
 * Numbers inside, printed names outside. The fields of actions, events and reports that hold a unit, a hex or a card
 * always have the same keys, so one walk translates any of them; texts pass through untouched.
 */
import type { Action, Json, Names } from './game.ts';
import { eachField } from './plain.ts';
import { fail, ok, type Result } from './result.ts';

type Kind = 'units' | 'hexes' | 'cards';

const KIND_OF_KEY: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['unit', 'units'],
  ['units', 'units'],
  ['target', 'units'],
  ['regiment', 'units'],
  ['defenders', 'units'],
  ['hex', 'hexes'],
  ['hexes', 'hexes'],
  ['from', 'hexes'],
  ['to', 'hexes'],
  ['path', 'hexes'],
  ['card', 'cards'],
  ['cards', 'cards'],
  ['command', 'cards'],
]);

/** Any value as JSON, with internal numbers replaced by printed names. */
export function named(names: Names, value: unknown): Json {
  return walk(names, value, undefined);
}

function walk(names: Names, value: unknown, kind: Kind | undefined): Json {
  if (typeof value === 'number') return kind === undefined || value < 0 ? value : (names[kind][value] ?? value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return value.map(item => walk(names, item, kind));
  return eachField(value, (item, key) => walk(names, item, KIND_OF_KEY.get(key)));
}

interface Index {
  readonly units: ReadonlyMap<string, number>;
  readonly hexes: ReadonlyMap<string, number>;
  readonly cards: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<Names, Index>();

function indexOf(names: Names): Index {
  const known = indexes.get(names);
  if (known) return known;
  const made = { units: numbered(names.units), hexes: numbered(names.hexes), cards: numbered(names.cards) };
  indexes.set(names, made);
  return made;
}

const numbered = (list: readonly string[]): ReadonlyMap<string, number> => new Map(list.map((name, i) => [name, i]));

const SINGULAR: Readonly<Record<Kind, string>> = { units: 'unit', hexes: 'hex', cards: 'card' };

/** The number of a printed name; aliases are accepted, and an error suggests similar names. */
export function numberOf(names: Names, kind: Kind, name: unknown): Result<number, string> {
  if (typeof name !== 'string')
    return fail(`a ${SINGULAR[kind]} is given by its printed name, not ${JSON.stringify(name)}`);
  const index = indexOf(names)[kind];
  const alias = names.aliases && Object.hasOwn(names.aliases, name) ? names.aliases[name] : undefined;
  const found = index.get(name) ?? (alias === undefined ? undefined : index.get(alias));
  if (found !== undefined) return ok(found);
  const near = names[kind].filter(n => n.endsWith(`/${name}`) || n.startsWith(`${name}/`)).slice(0, 6);
  return fail(
    `unknown ${SINGULAR[kind]} ${JSON.stringify(name)}${near.length ? `; did you mean ${near.join(' or ')}?` : ''}`,
  );
}

const ONE: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['unit', 'units'],
  ['hex', 'hexes'],
  ['card', 'cards'],
]);
const MANY: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['units', 'units'],
  ['hexes', 'hexes'],
  ['cards', 'cards'],
]);

/** An action written by printed names, from input of any shape. */
export function readAction(names: Names, input: unknown): Result<Action, string> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail('an action is an object with a type');
  const fields = new Map<string, unknown>(Object.entries(input));
  const type = fields.get('type');
  if (typeof type !== 'string') return fail('an action has a type, which is a text');
  const out: { -readonly [K in keyof Action]: Action[K] } = { type };
  for (const [key, value] of fields) {
    const problem = readField(names, out, key, value);
    if (problem !== undefined) return fail(problem);
  }
  return ok(out);
}

type Draft = { -readonly [K in keyof Action]: Action[K] };

function readField(names: Names, out: Draft, key: string, value: unknown): string | undefined {
  if (key === 'type' || key === 'open' || key === 'revises') return undefined;
  if (key === 'n') {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'n is a whole number';
    out.n = value;
    return undefined;
  }
  const one = ONE.get(key);
  if (one) {
    const read = numberOf(names, one, value);
    if (!read.ok) return read.error;
    if (key === 'unit') out.unit = read.value;
    else if (key === 'hex') out.hex = read.value;
    else out.card = read.value;
    return undefined;
  }
  const many = MANY.get(key);
  if (!many) return `an action has no field ${JSON.stringify(key)}`;
  if (!Array.isArray(value)) return `${key} is a list of names`;
  const list: number[] = [];
  for (const item of value) {
    const read = numberOf(names, many, item);
    if (!read.ok) return read.error;
    list.push(read.value);
  }
  // Units and cards are sets: they are sorted into the order of roster and deck.
  if (key === 'units') out.units = list.sort((a, b) => a - b);
  else if (key === 'cards') out.cards = list.sort((a, b) => a - b);
  else out.hexes = list;
  return undefined;
}

/** An action by printed names, without the marks of lists. */
export const namedAction = (names: Names, action: Action): Json => named(names, { ...action });
