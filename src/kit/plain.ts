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
  return eachField(value, jsonCopy);
}

/** A new object with what `change` makes of every field that is not undefined. */
export function eachField<T>(value: object, change: (item: unknown, key: string) => T): Record<string, T> {
  const out: Record<string, T> = {};
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const field = change(item, key);
    // An assignment would not make this an ordinary field.
    if (key === '__proto__')
      Object.defineProperty(out, key, { value: field, enumerable: true, writable: true, configurable: true });
    else out[key] = field;
  }
  return out;
}

/** Every leaf of a JSON value by its path. */
export function leaves(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) into.set(path, String(value));
  else for (const [key, item] of Object.entries(value)) leaves(item, `${path}.${key}`, into);
  return into;
}

const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * Rejects input that nobody should have to read: endless nesting, names that belong to the language, huge numbers. The
 * input may be nested a hundred thousand deep: the walk turns back where it is too deep. It makes no lists on its way,
 * for the input may also be millions of items long.
 */
export function hostileFault(value: unknown, deepest: number): string | undefined {
  if (isDeeper(value, deepest)) return `the line is nested deeper than ${deepest} levels`;
  return strangerIn(value);
}

function strangerIn(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'a number is too large';
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value))
    for (const key of Object.keys(value))
      if (FORBIDDEN.includes(key)) return `a field may not be called ${JSON.stringify(key)}`;
  for (const item of itemsOf(value)) {
    const fault = strangerIn(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

export function isDeeper(value: unknown, deepest: number): boolean {
  if (deepest < 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  for (const item of itemsOf(value)) if (isDeeper(item, deepest - 1)) return true;
  return false;
}

const itemsOf = (value: object): readonly unknown[] => (Array.isArray(value) ? value : Object.values(value));
