/**
 * Derived data that is kept: stacks, zones of control, floods, supply. A part is declared once with everything it is
 * derived from, and asked for wherever it is needed; one place decides whether it is still known (partStore.ts). It is
 * found by the identity of columns, which are never changed in place, or by equal rows: comparing a few hundred numbers
 * costs far less than deriving anew. A part is derived into a free buffer and kept only when it is complete. A replaced
 * buffer is reused by the next outer question at the earliest (question.ts), so no part changes under its reader.
 */
import { PartStore } from './partStore.ts';

/** How many values of a part are kept: a search asks about the neighbours of a position again and again. */
export const SLOTS = 64;

/** The field is a number. */
export const NUMBER = 'number';

/** The whole field counts, by identity: strings, and lists that are replaced but never changed. */
export const SAME = 'same';

/** The whole field counts, by its content: lists and records of plain values, which a copied state has anew. */
export const ALIKE = 'alike';

/** The fields that a part is derived from, each with the rows that count. */
export type Sources<S> = {
  readonly [K in keyof S]?: S[K] extends number
    ? typeof NUMBER
    : (S[K] extends readonly number[] ? readonly number[] : never) | typeof SAME | typeof ALIKE;
};

/** A kind of derived data. `S` is everything it reads. */
export interface Part<S, T> {
  /** Callers must not change the value, nor keep it beyond the current question. */
  readonly of: (s: S) => T;
  /** A new number whenever the value is derived anew, for parts derived from it. */
  readonly stampOf: (s: S) => number;
}

/** The other parts that a part is derived from. */
export type Uses<S> = readonly Pick<Part<S, unknown>, 'stampOf'>[];

/** For values without a buffer worth reusing. */
export interface Derived<S, T> {
  readonly derive: (s: S) => T;
  /** Whether two values are equivalent: then the stamp stays, and with it everything derived from it. */
  readonly isSame?: (a: T, b: T) => boolean;
}

/** For values with a reusable buffer: `paint` overwrites all of an old value. */
export interface Painted<S, T> {
  readonly make: () => T;
  readonly paint: (value: T, s: S) => void;
}

/**
 * For values to which each row contributes independently: `count` adds the contribution of a row at its place, or with
 * -1 removes it. A value that differs little from the latest is then a copy with few changes. For a single column.
 */
export interface Counted<T> {
  readonly make: () => T;
  readonly copy: (from: T, to: T) => void;
  readonly count: (value: T, row: number, at: number, n: 1 | -1) => void;
}

export type Ways<S, T> = Derived<S, T> | Painted<S, T> | Counted<T>;

type Fields<S, O> = Pick<S, keyof O & keyof S>;

/**
 * How a game declares its parts: `const part = partsOf<State>()`. The derivation can read only the fields listed in
 * `on`.
 */
export const partsOf =
  <S extends object>() =>
  <const O extends Sources<S>, T, U extends object = object>(
    spec: { readonly on: O; readonly uses?: Uses<U>; readonly slots?: number } & Ways<Fields<S, O> & U, T>,
  ): Part<Fields<S, O> & U, T> =>
    new PartStore<Fields<S, O> & U, T>({
      on: Object.entries(spec.on),
      uses: spec.uses ?? [],
      way: spec,
      slots: spec.slots ?? SLOTS,
    });
