/**
 * Shapes of plain JSON: what a value from outside must look like before anything reads it. A shape reports the first
 * fault by the name of its field and what was expected there. The type parameter is the type of a value that has
 * passed; a record must name every field of its type, so that none can be forgotten.
 */
import type { Frame, Options, Violation } from './game.ts';
import { itemAt } from './list.ts';
import { fail, ok, type Result } from './result.ts';

export interface Shape<T> {
  /** What the value should be, to follow "expected" in a sentence. */
  readonly expected: string;
  /** The first fault, with its path; undefined if the value has the shape. */
  fault(value: unknown, at: string): string | undefined;
  /** Whether there is no fault, for shapes that can tell without a sentence: long columns are asked often. */
  holds?(value: unknown): boolean;
  /** Whether every item of a list has the shape, where one loop tells. */
  readonly every?: (list: readonly unknown[]) => boolean;
  /** Set for a field that may be left out. */
  readonly isOptional?: true;
  /** Never set: it only carries the type. */
  readonly type?: T;
}

/** The columns of a state, and what a file that begins from such a state must satisfy. */
export interface StateShape<S> {
  readonly columns: Shape<S>;
  /** Columns that options and scenario fix; without a scenario, as `scene` sets them. */
  settled(options: Options, scenario: string | undefined): Partial<S>;
  /** Invariants of every position. */
  check(s: S): readonly Violation[];
  /** Why no game may begin from a state that is otherwise valid; undefined if one may. See kit/layout.ts. */
  unfit(s: S): string | undefined;
}

export function readShape<T>(shape: Shape<T>, value: unknown, name: string): Result<T, string> {
  return isOf(shape, value, name) ? ok(value) : fail(shape.fault(value, name) ?? '');
}

const isOf = <T>(shape: Shape<T>, value: unknown, name: string): value is T =>
  shape.holds ? shape.holds(value) : shape.fault(value, name) === undefined;

/** Whether a value has the shape. */
export const fits = <T>(shape: Shape<T>, value: unknown): value is T => isOf(shape, value, '');

export function int(least: number, most: number): Shape<number> {
  const expected = least === most ? `${least}` : `a whole number from ${least} to ${most}`;
  const isWithin = (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return { ...plain(expected, isWithin), every: list => areWithin(list, least, most) };
}

/** Written out: most columns are long lists of such numbers, and are looked through after every step of a test. */
function areWithin(list: readonly unknown[], least: number, most: number): boolean {
  for (const item of list)
    if (typeof item !== 'number' || !(item >= least && item <= most) || !Number.isInteger(item)) return false;
  return true;
}

type Literal = string | number | boolean | null;

export function oneOf<const T extends readonly Literal[]>(...values: T): Shape<T[number]> {
  const known = new Set<unknown>(values);
  return plain(values.map(value => JSON.stringify(value)).join(' or '), value => known.has(value));
}

export const FLAG: Shape<number> = {
  ...plain('0 or 1', value => value === 0 || value === 1),
  every: list => areWithin(list, 0, 1),
};
export const SWITCH: Shape<boolean> = plain('true or false', value => typeof value === 'boolean');

export const NUMBER: Shape<number> = plain('a number', Number.isFinite);
export const ANYTHING: Shape<unknown> = plain('anything', () => true);

export const text = (most: number): Shape<string> =>
  plain(`a text of at most ${most} characters`, value => typeof value === 'string' && value.length <= most);

/** The first of two shapes, or the second. */
export const either = <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> =>
  plain(`${a.expected} or ${b.expected}`, value => isOf(a, value, '') || isOf(b, value, ''));

export const optional = <T>(shape: Shape<T>): Shape<T> => ({ ...shape, isOptional: true });

/** A list of exactly `length` items. */
export const row = <T>(length: number, item: Shape<T>): Shape<T[]> =>
  listed(
    `a list of ${length}`,
    list => list.length === length,
    () => item,
    item.every,
  );

/** A list with a shape for each index. */
export const rowOf = <T>(items: readonly Shape<T>[]): Shape<T[]> =>
  listed(
    `a list of ${items.length}`,
    list => list.length === items.length,
    i => itemAt(items, i),
    items.every(item => item === items[0]) ? items[0]?.every : undefined,
  );

export const list = <T>(most: number, item: Shape<T>): Shape<T[]> =>
  listed(
    `a list of at most ${most}`,
    list => list.length <= most,
    () => item,
    item.every,
  );

/** A list in which nothing occurs twice. */
export const distinct = <T>(most: number, item: Shape<T>): Shape<T[]> =>
  listed(
    `a list of at most ${most}, each once`,
    list => list.length <= most && new Set(list).size === list.length,
    () => item,
    item.every,
  );

export type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

/** Exactly these fields, and no other. */
export const record = <T>(fields: Fields<T>): Shape<T> => whole(new Map(Object.entries(fields)));

/** The same for fields whose completeness is checked elsewhere. */
export function whole<T>(shapes: ReadonlyMap<string, Shape<unknown>>): Shape<T> {
  const names = [...shapes.keys()];
  return {
    expected: `an object with ${names.join(', ')}`,
    fault(value, at) {
      if (!isRecord(value)) return misfit(at, 'an object', value);
      const strange = Object.keys(value).find(name => !shapes.has(name));
      if (strange !== undefined) return `${at} has a field ${shown(strange)} that is not known`;
      for (const [name, shape] of shapes) {
        const own = Object.hasOwn(value, name);
        if (!own && shape.isOptional) continue;
        const fault = own ? shape.fault(value[name], `${at}.${name}`) : `${at}.${name} is missing`;
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
  };
}

/** Any keys, with one shape for all values. */
export const dictionary = <T>(most: number, item: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  expected: `an object of at most ${most} fields`,
  fault(value, at) {
    if (!isRecord(value)) return misfit(at, 'an object', value);
    const fields = Object.entries(value);
    if (fields.length > most) return `${at}: expected at most ${most} fields, got ${fields.length}`;
    return firstOf(fields, ([name, inner]) => item.fault(inner, `${at}.${name.slice(0, 40)}`));
  },
});

/** The member of a union of frames that has a phase. */
export type FrameOf<F extends Frame, P> = F extends { readonly phase: infer Q } ? (P extends Q ? F : never) : never;

/** The fields of each phase's frame, beside `phase` and `entered`. */
export type FrameFields<F extends Frame> = {
  readonly [P in F['phase']]: Fields<Omit<FrameOf<F, P>, 'phase' | 'entered'>>;
};

/** A frame of the flow stack, told apart by its phase. */
export function frames<F extends Frame>(phases: FrameFields<F>): Shape<F> {
  const shapes = new Map(
    Object.entries<Fields<object>>(phases).map(([phase, fields]) => [
      phase,
      record({ phase: oneOf(phase), entered: optional(oneOf(1)), ...fields }),
    ]),
  );
  const expected = `a frame of ${[...shapes.keys()].join(', ')}`;
  return {
    expected,
    fault(value, at) {
      const shape = isRecord(value) && typeof value.phase === 'string' ? shapes.get(value.phase) : undefined;
      return shape ? shape.fault(value, at) : misfit(at, expected, isRecord(value) ? value.phase : value);
    },
  };
}

function plain<T>(expected: string, holds: (value: unknown) => boolean): Shape<T> {
  return {
    expected,
    holds,
    fault: (value, at) => (holds(value) ? undefined : misfit(at, expected, value)),
    every(list) {
      for (const item of list) if (!holds(item)) return false;
      return true;
    },
  };
}

function listed<T>(
  expected: string,
  holds: (list: readonly unknown[]) => boolean,
  itemAt: (i: number) => Shape<T>,
  every: Shape<T>['every'],
): Shape<T[]> {
  return {
    expected,
    fault(value, at) {
      if (!Array.isArray(value)) return misfit(at, expected, value);
      if (!holds(value)) return `${at}: expected ${expected}, got ${value.length} of them`;
      if (every?.(value)) return undefined;
      for (let i = 0; i < value.length; i++) {
        // The path is built only if something is wrong: columns are long.
        const item = itemAt(i);
        if (!isOf(item, value[i], at)) return item.fault(value[i], `${at}[${i}]`);
      }
      return undefined;
    },
  };
}

function firstOf<T>(items: readonly T[], faultOf: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const misfit = (at: string, expected: string, value: unknown): string =>
  `${at}: expected ${expected}, got ${shown(value)}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return JSON.stringify(typeof value === 'string' ? value.slice(0, 40) : value);
}
