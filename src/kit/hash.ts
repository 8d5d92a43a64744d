/**
 * A fingerprint of plain JSON that does not depend on key order: two 32-bit lanes over a canonical text (cyrb53's
 * mixing, all 64 bits kept). For replays, golden files and tests; not a secret.
 */
import type { Json } from './game.ts';

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
  if (Array.isArray(value)) return `[${(value.every(Number.isFinite) ? value : value.map(canonical)).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const keys = Object.keys(value).filter(k => value[k] !== undefined);
  keys.sort();
  return `{${keys.map(k => `${JSON.stringify(k)}:${canonical(value[k])}`).join(',')}}`;
}

const isRecord = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null;
