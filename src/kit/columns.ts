/**
 * The state of a game declared once. From a declaration of columns follow the type of the state, the empty state, the
 * draft, the check of states from outside, the fields by which scenes write and read it, and the view of a seat: a new
 * column is one line. Columns are never changed in place, so drafts share them.
 */
import { copyFrames } from './flow.ts';
import type { BaseState, Frame, Json, Names, Position, Violation } from './game.ts';
import { canonical } from './hash.ts';
import { byKey, type Kind, listOf, marksBy } from './kind.ts';
import { dense } from './list.ts';
import { readField, type SceneReader } from './sceneReader.ts';
import { fits, type Shape, whole } from './shape.ts';
import { readUnits, sayUnits, type UnitColumn } from './unitColumns.ts';

export interface Column<T> {
  readonly shape: Shape<T>;
  /** The value in the empty state; a scene may leave it out. */
  readonly first: T;
}

/** A column that scenes write in a field of the position. */
export interface SaidColumn<T> extends Column<T> {
  readonly kind: Kind<T>;
  /** The field, where it has another name than the column. */
  readonly field?: string;
}

type Declared = Readonly<Record<string, Column<unknown>>>;
type Settled = { readonly isSettled: true };
type Hidden = { readonly isHidden: true };
type Kept = { readonly isKept: true };

/** The state that a declaration describes. */
export type StateOf<C extends Declared> = {
  -readonly [K in keyof C as C[K] extends Settled ? never : K]: C[K]['first'];
} & { readonly [K in keyof C as C[K] extends Settled ? K : never]: C[K]['first'] };

/** Columns of which the game's own view decides what a seat sees. */
export type HiddenIn<C extends Declared> = { [K in keyof C]: C[K] extends Hidden ? K : never }[keyof C];

/** One value, or one list that is replaced as a whole. */
export const said = <T>(kind: Kind<T>, first: T, field?: string): SaidColumn<T> => ({
  shape: kind,
  kind,
  first,
  ...(field === undefined ? {} : { field }),
});

/** A row with a value for each key: a side, a hex, a card. */
export const ofKeys = <T>(
  keys: Kind<number>,
  items: Kind<T> | ((place: number) => Kind<T>),
  first: readonly T[],
  field?: string,
): SaidColumn<readonly T[]> => said(byKey(keys, items, first), first, field);

/** The same with marks, 0 or 1. */
export const ofMarks = (keys: Kind<number>, first: readonly number[], field?: string): SaidColumn<readonly number[]> =>
  said(marksBy(keys, first), first, field);

/** A column that no scene writes: it always has its first value where a scene begins. */
export const unsaid = <T>(shape: Shape<T>, first: T): Column<T> => ({ shape, first });

/** Fixed by options and scenario for the whole game; scenes derive it from them. */
export const settled = <T>(shape: Shape<T>, first: T): Column<T> & Settled => ({ shape, first, isSettled: true });

/** Secret: the game's view has to define what each seat may see of it. */
export const hidden = <C extends Column<unknown>>(column: C): C & Hidden => ({ ...column, isHidden: true });

/**
 * A record of what was done in the current phase, which resets it on entry. A value that a scene gives survives the
 * reset.
 */
export const ofPhase = <C extends Column<unknown>>(column: C): C & Kept => ({ ...column, isKept: true });

/** The stack of frames: see kit/frameKind.ts. */
export const flowOf = <F extends Frame>(kind: Kind<F>, most: number): SaidColumn<F[]> =>
  said<F[]>(listOf(kind, most), []);

export interface ColumnsOf<S extends BaseState, H extends keyof S> {
  /** What a state from outside must look like, to the last field. */
  readonly shape: Shape<S>;
  /** The empty state, with some columns given. */
  empty(given: Partial<S>): S;
  /** A copy that rules may change: frames one level deep; everything else is shared until it is replaced. */
  draft(s: S): S;
  /** The declared columns; hidden ones are replaced by what the seat sees. */
  view(s: S, seen: Pick<S, H>): S;
  /** The first value that is out of its bounds. */
  violations(s: S, rule: string): Violation[];
  /** Applies what a scene says to a state; all else stays. Frames are read by `readFlow`. */
  read(r: SceneReader, d: S): void;
  /** The same for the columns of the current phase (`ofPhase`). */
  readKept(r: SceneReader, d: S): void;
  /** Reads the stack of frames, where a scene gives it. */
  readFlow(r: SceneReader, d: S): void;
  /** The scene that produces this state. */
  say(s: S, names: Names): Position;
}

/**
 * Everything that follows from a declaration. The type of the state is its `StateOf`, under a name of the game's own.
 * For fast drafts a game copies its state field by field by hand (the compiler reports a missing one): a spread takes
 * ten times as long, and makes objects of many layouts, which all rules then read more slowly.
 */
export function columns<S extends BaseState, C extends Declared = Declared>(
  declared: C & { readonly [K in keyof S]: Column<S[K]> },
  copy: (s: S) => S = s => ({ ...s }),
): ColumnsOf<S, HiddenIn<C> & keyof S> {
  const all = new Map<string, Column<unknown>>(Object.entries(declared));
  const units = [...all].filter((entry): entry is [string, UnitColumn] => 'fields' in entry[1]);
  const others = [...all].filter((entry): entry is [string, SaidColumn<unknown>] => 'kind' in entry[1]);
  const fields = others.filter(([name]) => name !== 'flow');
  const flow = others.filter(([name]) => name === 'flow');
  const kept = new Set([...all].filter(([, column]) => 'isKept' in column).map(([name]) => name));
  const shape = whole<S>(new Map([...all].map(([name, column]) => [name, column.shape])));
  const first = Object.fromEntries([...all].map(([name, column]) => [name, column.first]));
  const readAll = (r: SceneReader, d: S): [string, unknown][] => {
    const before = new Map<string, unknown>(Object.entries(d));
    return [...readFields(r, before, fields), ...readUnits(r, rowsIn(before), units)];
  };
  const draft = (s: S): S => {
    const d = copy(s);
    d.flow = copyFrames(s.flow);
    return d;
  };
  return {
    shape,
    empty(given) {
      const made: unknown = { ...first, flow: [], ...given };
      if (!fits(shape, made)) throw new Error(`no such state: ${shape.fault(made, 'state')}`);
      return copy(withDense(made));
    },
    draft,
    view(s, seen) {
      const view = Object.assign(draft(s), seen);
      for (const name of Object.keys(view)) if (!all.has(name)) Reflect.deleteProperty(view, name);
      return view;
    },
    violations(s, rule) {
      const message = shape.fault(s, 'state');
      return message === undefined ? [] : [{ rule, message }];
    },
    read(r, d) {
      Object.assign(d, withDense(Object.fromEntries(readAll(r, d))));
    },
    readKept(r, d) {
      Object.assign(d, withDense(Object.fromEntries(readAll(r, d).filter(([name]) => kept.has(name)))));
    },
    readFlow(r, d) {
      Object.assign(d, Object.fromEntries(readFields(r, new Map(), flow)));
    },
    say(s, names) {
      const values = new Map<string, unknown>(Object.entries(s));
      return {
        units: Object.fromEntries(sayUnits(names, rowsIn(values), units)),
        ...Object.fromEntries(sayFields(names, values, others)),
      };
    },
  };
}

/** With every list of numbers dense: rules read them far more often than they are made. */
const withDense = <T extends object>(state: T): T =>
  Object.assign(
    state,
    Object.fromEntries(
      Object.entries(state)
        .filter(([, value]) => isNumbers(value))
        .map(([name, value]) => [name, dense(value)]),
    ),
  );

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'number');

type SaidColumns = readonly (readonly [string, SaidColumn<unknown>])[];
type Values = ReadonlyMap<string, unknown>;

const readFields = (r: SceneReader, before: Values, columns: SaidColumns): [string, unknown][] =>
  columns.flatMap(([name, { kind, field = name }]): [string, unknown][] => {
    const said = readField(r, field);
    const value = said === undefined ? undefined : kind.read(r, field, said, before.get(name));
    return value === undefined ? [] : [[name, value]];
  });

/** The fields whose values differ from the first ones. */
const sayFields = (names: Names, values: Values, columns: SaidColumns): [string, Json][] =>
  columns.flatMap(([name, { kind, first, field = name }]): [string, Json][] => {
    const value = values.get(name);
    return canonical(value) === canonical(first) ? [] : [[field, kind.say(names, value)]];
  });

const rowsIn =
  (values: Values) =>
  (name: string): readonly number[] => {
    const row = values.get(name);
    return Array.isArray(row) ? row : [];
  };
