/**
 * A fingerprint of plain JSON that does not depend on key order: two 32-bit lanes over a canonical text (cyrb53's
 * mixing, all 64 bits kept). For replays, golden files and tests; not a secret.
 */

export function hashOf(value: unknown): string {
  const text = canonical(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return hex32(b) + hex32(a);
}

const hex32 = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

/** JSON with sorted keys; absent and undefined fields are the same. */
export function canonical(value: unknown): string {
  // Numbers first: most of a state is lists of numbers.
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return isFlat(value) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).filter(k => value[k] !== undefined);
  keys.sort();
  return `{${keys.map(k => `${JSON.stringify(k)}:${canonical(value[k])}`).join(',')}}`;
}

/** Whether two values have the same canonical text. Lists that positions share are not walked through. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return !isRecord(a) && !isRecord(b) && canonical(a) === canonical(b);
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return !Array.isArray(b) && sameFields(a, b);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameJson(a[i], b[i])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  const isIn = (other: Fields, name: string): boolean => Object.hasOwn(other, name) && other[name] !== undefined;
  for (const name of Object.keys(a))
    if (a[name] !== undefined && !(isIn(b, name) && sameJson(a[name], b[name]))) return false;
  return Object.keys(b).every(name => b[name] === undefined || isIn(a, name));
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether a list holds no lists and no objects. */
function isFlat(list: readonly unknown[]): boolean {
  for (const item of list) if (isRecord(item)) return false;
  return true;
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
