/**
 * Derived data, kept: who stands where, zones of control, floods, supply. A part is declared once with all that it is
 * derived from, and asked for wherever it is needed; whether it is still known is decided in one place (partStore.ts).
 * It is found by the identity of columns, which are never changed in place, or by equal rows: comparing a few hundred
 * numbers costs far less than deriving anew. A part is derived into a free buffer and kept only when it is complete. What
 * is replaced is used again by the next outer question at the earliest (question.ts), so no part changes under its reader.
 */
import { PartStore } from './partStore.ts';

/** So many of a kind are kept: search asks about the neighbours of a position again and again. */
export const SLOTS = 64;

/** All of a field counts, by identity: numbers, strings, and lists that are replaced but never changed. */
export const SAME = 'same';

/** Fields of what is asked about, each with the rows of it that count. */
export type Sources<S> = {
  readonly [K in keyof S]?: (S[K] extends readonly number[] ? readonly number[] : never) | typeof SAME;
};

/** A kind of derived data. `S` is all that it reads. */
export interface Part<S, T> {
  /** To be changed by nobody, and to be held by nobody beyond the question at hand. */
  readonly of: (s: S) => T;
  /** Another number whenever it is derived anew, for what is derived from it. */
  readonly stampOf: (s: S) => number;
}

/** Further parts that one is derived from. */
export type Uses<S> = readonly Pick<Part<S, unknown>, 'stampOf'>[];

/** Where a value has nothing that is worth using again. */
export interface Derived<S, T> {
  readonly derive: (s: S) => T;
  /** Whether two are as good as one: then the stamp stays, and so does whatever is derived from it. */
  readonly isSame?: (a: T, b: T) => boolean;
}

/** Where it has: `paint` overwrites all of a value that was used for something else before. */
export interface Painted<S, T> {
  readonly make: () => T;
  readonly paint: (value: T, s: S) => void;
}

/**
 * Where each row adds to the value by itself, wherever it is: `count` adds what a row does there, or with -1 takes it
 * away. One that differs little from the latest is then a copy with few changes. For a single column.
 */
export interface Counted<T> {
  readonly make: () => T;
  readonly copy: (from: T, to: T) => void;
  readonly count: (value: T, row: number, at: number, n: 1 | -1) => void;
}

export type Ways<S, T> = Derived<S, T> | Painted<S, T> | Counted<T>;

type Fields<S, O> = Pick<S, keyof O & keyof S>;

/** How a game declares its parts: `const part = partsOf<State>()`. What derives one can read nothing that `on` leaves out. */
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
