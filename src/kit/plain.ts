/** Checks on plain JSON: what states and views must be, and what the contract tests rely on. */

/** Where and why a value is not plain JSON; undefined if it is. A field that holds `undefined` is not JSON either. */
export const jsonProblem = (value: unknown, path = 'it'): string | undefined =>
  isJson(value) ? undefined : problemIn(value, path);

function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null)
    return value === null || typeof value === 'string' || typeof value === 'boolean';
  // Only a loop by index visits the holes of a list.
  if (Array.isArray(value)) {
    for (const item of value) if (!(typeof item === 'number' ? Number.isFinite(item) : isJson(item))) return false;
    return true;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  return (proto === Object.prototype || proto === null) && Object.values(value).every(isJson);
}

/** Walks again to find the path of the problem. */
function problemIn(value: unknown, path: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value)) return firstProblem(value.entries(), path);
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return `${path} is a ${value.constructor.name}`;
  return firstProblem(Object.entries(value), path);
}

function firstProblem(entries: Iterable<readonly [string | number, unknown]>, path: string): string | undefined {
  for (const [key, item] of entries) {
    const problem = problemIn(item, `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}

/** The value after a round trip through a file or a connection; without one, since columns are long. */
export function jsonCopy<T>(value: T): T;
export function jsonCopy(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value ?? null;
  // A slice stays a list of small numbers to the JavaScript engine, which a mapped list does not.
  if (Array.isArray(value)) return value.every(Number.isFinite) ? value.slice() : value.map(jsonCopy);
  // Unlike an assignment, this makes a field named __proto__ an ordinary field.
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, jsonCopy(item)]])),
  );
}

/** Every leaf of a JSON value by its path. */
export function leaves(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) into.set(path, String(value));
  else for (const [key, item] of Object.entries(value)) leaves(item, `${path}.${key}`, into);
  return into;
}

const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Rejects input that nobody should have to read: endless nesting, names that belong to the language, huge numbers. It
 * walks level by level without recursion, for the input may be nested a hundred thousand deep.
 */
export function hostileFault(value: unknown, deepest: number): string | undefined {
  for (const [depth, level] of levelsOf(value)) {
    if (depth > deepest) return `the line is nested deeper than ${deepest} levels`;
    for (const item of level) {
      if (typeof item === 'number' && !Number.isFinite(item)) return 'a number is too large';
      if (typeof item !== 'object' || item === null || Array.isArray(item)) continue;
      const key = Object.keys(item).find(name => FORBIDDEN.includes(name));
      if (key !== undefined) return `a field may not be called ${JSON.stringify(key)}`;
    }
  }
  return undefined;
}

export function isDeeper(value: unknown, deepest: number): boolean {
  for (const [depth] of levelsOf(value)) if (depth > deepest) return true;
  return false;
}

function* levelsOf(value: unknown): Iterable<readonly [depth: number, level: readonly unknown[]]> {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    yield [depth, level];
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const inner of Array.isArray(item) ? item : Object.values(item)) next.push(inner);
    }
    level = next;
  }
}
