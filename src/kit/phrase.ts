/**
 * Sentences as templates with named holes, `{unit}`, or `{n|hex|hexes}` for a number with its noun; and accessors for
 * untrusted JSON in events, refusals and frames: words must be readable whatever they are given.
 */

export type Values = Readonly<Record<string, string | number>>;
export type Texts<K extends string> = Readonly<Record<K, string>>;
export type Fields = Readonly<Record<string, unknown>>;

/** The values of holes, computed only for those that a sentence has. */
export type Spelling = (hole: string) => string | number | undefined;

/** The id of a sentence, and the values of its holes. */
export interface Line<K extends string> {
  readonly key: K;
  readonly values?: Values;
}

const NOTHING = '–';

export const HOLE = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** `spelt` supplies what is not among the values. */
export const fill = (template: string, values: Values, spelt?: Spelling): string =>
  template.replace(HOLE, (_hole, name: string, one?: string, many?: string) => {
    const value = entryOf(values, name) ?? spelt?.(name) ?? NOTHING;
    return one === undefined ? printed(value) : `${printed(value)} ${Number(value) === 1 ? one : many}`;
  });

/** Templates with a number `{n}`, filled; those whose number is 0 are left out. */
export const countedTexts = (pairs: readonly (readonly [template: string, n: number])[]): string[] =>
  pairs.flatMap(([template, n]) => (n > 0 ? [fill(template, { n })] : []));

/** Points that come in halves are printed as on a map, and with a minus at which no line breaks. */
export function printed(value: string | number): string {
  if (typeof value !== 'number') return value;
  const size = Math.abs(value);
  const digits = size % 1 === 0.5 ? `${Math.floor(size) || ''}½` : String(size);
  return value < 0 ? `−${digits}` : digits;
}

export const hasKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);

/** An own entry of a table; never an inherited property. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

/** The entry of a key that is always in the table. */
export function knownEntry<T>(table: Readonly<Record<string, T>>, key: string): T {
  const entry = entryOf(table, key);
  if (entry === undefined) throw new Error(`the table has nothing for ${key}`);
  return entry;
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : NOTHING);

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(item => numberIn(item) !== undefined) : [];

export const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const listIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsIn) : []);
