/**
 * Reads a position written by hand: fields by printed names, the first problem kept as one sentence, and unknown fields
 * reported, so that a typing error never passes unnoticed.
 */
import type { Json, Names, Position } from './game.ts';
import { numberOf } from './names.ts';

export interface SceneReader {
  readonly position: Position;
  readonly names: Names;
  readonly asked: Set<string>;
  /** The first problem. */
  error: string | undefined;
}

export const sceneReader = (position: Position, names: Names): SceneReader => ({
  position,
  names,
  asked: new Set(['turn', 'phase', 'active', 'units']),
  error: undefined,
});

export function complain(r: SceneReader, problem: string): void {
  r.error ??= problem;
}

/** Reports fields that nobody read. */
export function readRest(r: SceneReader): void {
  const extra = Object.keys(r.position).find(key => !r.asked.has(key));
  if (extra !== undefined)
    complain(r, `a position has no field ${JSON.stringify(extra)}; known are ${[...r.asked].join(', ')}`);
}

export function readField(r: SceneReader, key: string): Json | undefined {
  r.asked.add(key);
  return Object.hasOwn(r.position, key) ? r.position[key] : undefined;
}

export function readInteger(r: SceneReader, key: string, range: readonly [number, number], otherwise: number): number {
  const value = readField(r, key);
  return value === undefined ? otherwise : integer(r, key, value, range);
}

export function integer(
  r: SceneReader,
  what: string,
  value: Json | undefined,
  [low, high]: readonly [number, number],
): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high) return value;
  complain(r, `${what} is a whole number from ${low} to ${high}, not ${JSON.stringify(value)}`);
  return low;
}

/** The fields of an object; anything else is a problem, absence is not. */
export function fieldsOf(r: SceneReader, what: string, value: Json | undefined): [string, Json][] {
  if (value === undefined) return [];
  if (isFields(value)) return Object.entries(value).flatMap(([k, v]) => (v === undefined ? [] : [pair(k, v)]));
  complain(r, `${what} is an object, not ${JSON.stringify(value)}`);
  return [];
}

export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export const isFields = (value: Json): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readList(r: SceneReader, key: string): readonly Json[] {
  const value = readField(r, key);
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  complain(r, `${key} is a list, not ${JSON.stringify(value)}`);
  return [];
}

/** A list of printed names as numbers. */
export const readNames = (r: SceneReader, key: string, kind: 'units' | 'hexes' | 'cards'): number[] =>
  readList(r, key).flatMap(name => nameNumber(r, kind, name) ?? []);

export function nameNumber(
  r: SceneReader,
  kind: 'units' | 'hexes' | 'cards',
  name: Json | undefined,
  at?: string,
): number | undefined {
  const found = numberOf(r.names, kind, name);
  if (found.ok) return found.value;
  complain(r, at === undefined ? found.error : `${at}: ${found.error}`);
  return undefined;
}

/** The names of the boxes a unit may be in, by place. */
export type Boxes = Readonly<Record<number, string>>;

/** The number of a box by its name. */
export function boxNumber(r: SceneReader, boxes: Boxes, value: Json): number {
  const found = Object.entries(boxes).find(([, name]) => name === value);
  if (!found) complain(r, `box is one of ${Object.values(boxes).join(', ')}`);
  return Number(found?.[0] ?? -1);
}

export interface SpotSpec {
  readonly boxes: Boxes;
  /** Further fields of a unit by name: each stores the value, or returns false if it is not valid. */
  readonly more?: Readonly<Record<string, (unit: number, value: Json) => boolean>>;
  /** Those of them that give the unit's location, like hex or box. */
  readonly where?: readonly string[];
}

/** The location of a unit, `"0306"` or `{ hex or box, … }`: stored in the column of places. */
export function readSpot(r: SceneReader, place: number[], [name, spot]: readonly [string, Json], spec: SpotSpec): void {
  const unit = nameNumber(r, 'units', name);
  if (unit === undefined) return;
  if (typeof spot === 'string') {
    place[unit] = nameNumber(r, 'hexes', spot) ?? 0;
    return;
  }
  const { boxes, more = {}, where = [] } = spec;
  const fields = fieldsOf(r, name, spot);
  for (const [key, value] of fields) {
    if (key === 'hex') place[unit] = nameNumber(r, 'hexes', value) ?? 0;
    else if (key === 'box') place[unit] = boxNumber(r, boxes, value);
    else if (!Object.hasOwn(more, key))
      complain(r, `${name} has ${['hex', 'box', ...Object.keys(more)].join(', ')}; not ${key}`);
    else if (!more[key]?.(unit, value)) complain(r, `${name}: ${key} cannot be ${JSON.stringify(value)}`);
  }
  if (!fields.some(([key]) => ['hex', 'box', ...where].includes(key)))
    complain(r, `${name} needs ${['a hex', 'a box', ...where].join(' or ')}`);
}

/** The values of a field that has one for each role, with the index of the role. */
export function* readByRole(r: SceneReader, key: string, roles: readonly string[]): Iterable<[number, Json]> {
  for (const [role, value] of fieldsOf(r, key, readField(r, key))) {
    const side = roles.indexOf(role);
    if (side < 0) complain(r, `${key} has ${roles.join(' and ')}, not ${role}`);
    else yield [side, value];
  }
}

const pair = (key: string, value: Json): [string, Json] => [key, value];
