/**
 * The state of a game said once. A declaration of columns gives the type of the state, the empty state, the draft, the
 * check of states from outside, what scenes say of it and how it is said again, and the view of a seat: a new column is
 * one line. Columns are never changed in place, so drafts share them.
 */
import { copyFrames } from './flow.ts';
import type { BaseState, Frame, Json, Names, Position, Violation } from './game.ts';
import { canonical } from './hash.ts';
import { byKey, type Kind, listOf, marksBy } from './kind.ts';
import { readField, type SceneReader } from './sceneReader.ts';
import { fits, type Shape, whole } from './shape.ts';
import { readUnits, sayUnits, type UnitColumn } from './unitColumns.ts';

export interface Column<T> {
  readonly shape: Shape<T>;
  /** What it is in the empty state; also what a scene need not say. */
  readonly first: T;
}

/** A column that scenes say in a field of the position. */
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

/** Columns of which the game's view says what a seat sees. */
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

/** The same of marks, 0 or 1. */
export const ofMarks = (keys: Kind<number>, first: readonly number[], field?: string): SaidColumn<readonly number[]> =>
  said(marksBy(keys, first), first, field);

/** No scene says it: it is always the same where a scene begins. */
export const unsaid = <T>(shape: Shape<T>, first: T): Column<T> => ({ shape, first });

/** Decided for good by options and scenario; scenes have it from there. */
export const settled = <T>(shape: Shape<T>, first: T): Column<T> & Settled => ({ shape, first, isSettled: true });

/** Not for every seat: the game's view has to say what each may see of it. */
export const hidden = <C extends Column<unknown>>(column: C): C & Hidden => ({ ...column, isHidden: true });

/**
 * What has been done in a phase, which begins it anew: where a scene says it, it stands whatever the phase does first.
 */
export const ofPhase = <C extends Column<unknown>>(column: C): C & Kept => ({ ...column, isKept: true });

/** The stack of frames: see kit/frameKind.ts. */
export const flowOf = <F extends Frame>(kind: Kind<F>, most: number): SaidColumn<F[]> =>
  said<F[]>(listOf(kind, most), []);

export interface ColumnsOf<S extends BaseState, H extends keyof S> {
  /** What a state from outside must look like, to the last field. */
  readonly shape: Shape<S>;
  /** The empty state, but for what is given. */
  empty(given: Partial<S>): S;
  /** A copy that rules may change: frames one level deep; everything else is shared until it is replaced. */
  draft(s: S): S;
  /** The declared columns as they are, but the hidden ones as a seat sees them. */
  view(s: S, seen: Pick<S, H>): S;
  /** The first value that is out of its bounds. */
  violations(s: S, rule: string): Violation[];
  /** Lays what a scene says over a state; what it does not say stays. Frames are read by `readFlow`. */
  read(r: SceneReader, d: S): void;
  /** The same of what has been done in the phase. */
  readKept(r: SceneReader, d: S): void;
  /** The stack of frames, where a scene says it. */
  readFlow(r: SceneReader, d: S): void;
  /** What a scene has to say to get this state. */
  say(s: S, names: Names): Position;
}

/**
 * What follows from a declaration. The type of the state is its `StateOf`, by a name of the game's own. A game that wants
 * its drafts fast writes out how a state is copied, field by field (the compiler sees to it that none is missing): a
 * spread takes ten times as long, and makes objects of many layouts, which all rules then read more slowly.
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
      return copy(made);
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
      Object.assign(d, Object.fromEntries(readAll(r, d)));
    },
    readKept(r, d) {
      Object.assign(d, Object.fromEntries(readAll(r, d).filter(([name]) => kept.has(name))));
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

type SaidColumns = readonly (readonly [string, SaidColumn<unknown>])[];
type Values = ReadonlyMap<string, unknown>;

const readFields = (r: SceneReader, before: Values, columns: SaidColumns): [string, unknown][] =>
  columns.flatMap(([name, { kind, field = name }]): [string, unknown][] => {
    const said = readField(r, field);
    const value = said === undefined ? undefined : kind.read(r, field, said, before.get(name));
    return value === undefined ? [] : [[name, value]];
  });

/** All that is not as at first. */
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
