/** Tests on plain JSON: what states and views have to be, and what tools that poke at a game rely on. */

/** Where a value is not plain JSON, in words; undefined where it is. A field that holds `undefined` is not JSON either. */
export function jsonProblem(value: unknown, path = 'it'): string | undefined {
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
    const problem = jsonProblem(item, `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}

/** What comes back from a file or a wire. */
export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** Every leaf of a JSON value by its path. */
export function leaves(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) into.set(path, String(value));
  else for (const [key, item] of Object.entries(value)) leaves(item, `${path}.${key}`, into);
  return into;
}
