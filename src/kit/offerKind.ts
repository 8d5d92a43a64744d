/**
 * A prepared offer: its fields in the order in which they are asked about, each with its rules. Lists are made from
 * offers after every action, so all of these are records of one layout, and rules look at a candidate whose fields
 * are set one after the other; it is copied into a choice only if it is legal.
 */
import type { Action, BaseState, Choice, Frame, OpenField } from './game.ts';
import type { Level, Listing, Named, Offer, Takes } from './offer.ts';
import { FIELDS, type Field, type Why } from './why.ts';

export interface Kind<S extends BaseState, F extends Frame, Q> {
  readonly type: string;
  readonly rule: string;
  readonly offer: Offer<S, F, Q>;
  readonly steps: readonly FieldStep<Q>[];
  /** The field that the list leaves open. */
  readonly last: FieldStep<Q> | undefined;
  readonly gate: Offer<S, F, Q>['gate'];
  readonly why: Offer<S, F, Q>['why'];
  readonly without: Offer<S, F, Q>['without'];
  readonly isSpelledOut: Offer<S, F, Q>['isSpelledOut'];
  readonly revises: Offer<S, F, Q>['revises'];
}

export type Value = number | readonly number[];

/** A field with its rules; values are numbers or lists of numbers, depending on the field. */
export interface FieldStep<Q> {
  readonly field: Field;
  readonly isExact: boolean;
  values(q: Q, a: Named): Iterable<Value>;
  why(q: Q, a: Named): Why;
  some(q: Q, a: Named): boolean;
}

export type Kinds<S extends BaseState, F extends Frame, Q> = ReadonlyMap<string, Kind<S, F, Q>>;

export function kindsOf<S extends BaseState, F extends Frame, Q>(spec: Listing<S, F, Q>): Kinds<S, F, Q> {
  return new Map(Object.entries(spec.offers).map(([type, offer]) => [type, kindOf(type, spec.rule, offer)]));
}

function kindOf<S extends BaseState, F extends Frame, Q>(
  type: string,
  rule: string,
  offer: Offer<S, F, Q>,
): Kind<S, F, Q> {
  const steps = stepsOf(offer.takes ?? {});
  return {
    type,
    rule: offer.rule ?? rule,
    offer,
    steps,
    last: offer.isOpen && steps.at(-1),
    gate: offer.gate,
    why: offer.why,
    without: offer.without,
    isSpelledOut: offer.isSpelledOut,
    revises: offer.revises,
  };
}

function stepsOf<Q>(takes: Takes<Q>): FieldStep<Q>[] {
  const names = Object.keys(takes);
  const inOrder = [...FIELDS].sort((a, b) => names.indexOf(a) - names.indexOf(b));
  return inOrder.flatMap(field => {
    const level = takes[field];
    return level ? [stepOf(field, level)] : [];
  });
}

function stepOf<Q>(field: Field, level: Level<Q, number> | Level<Q, readonly number[]>): FieldStep<Q> {
  const { why, some = no } = level;
  return 'ends' in level
    ? { field, isExact: true, values: level.ends, why, some }
    : { field, isExact: false, values: level.among, why, some };
}

const no = (): boolean => false;

/** An action under construction. Every field exists from the beginning, so that all candidates have one layout. */
export type Candidate = { -readonly [K in Exclude<keyof Named, 'type'>]: Named[K] | undefined } & {
  readonly type: string;
};

export const newCandidate = ({ type, card, cards, unit, units, hex, hexes, n }: Action): Candidate => ({
  type,
  card,
  cards,
  unit,
  units,
  hex,
  hexes,
  n,
});

/** Sets a field to a value; undefined removes it. */
export function put(a: Candidate, field: Field, value: Value | undefined): void {
  if (field === 'hex') a.hex = numeral(value);
  else if (field === 'unit') a.unit = numeral(value);
  else if (field === 'units') a.units = series(value);
  else if (field === 'card') a.card = numeral(value);
  else if (field === 'n') a.n = numeral(value);
  else if (field === 'hexes') a.hexes = series(value);
  else a.cards = series(value);
}

const numeral = (value: Value | undefined): number | undefined => (typeof value === 'number' ? value : undefined);
const series = (value: Value | undefined): readonly number[] | undefined =>
  typeof value === 'number' ? undefined : value;

/** The action that a candidate has become; written out by hand, as lists have thousands of them. */
export function taken(a: Candidate): Action {
  const { type, unit, hex } = a;
  if (!isPlain(a)) return copied(a);
  if (unit === undefined) return hex === undefined ? { type } : { type, hex };
  return hex === undefined ? { type, unit } : { type, unit, hex };
}

/** The choice that leaves a field open. */
export function opened(a: Candidate, open: OpenField): Choice {
  const { type, unit, hex } = a;
  if (isPlain(a) && hex === undefined) return unit === undefined ? { type, open } : { type, unit, open };
  if (isPlain(a) && unit === undefined && hex !== undefined) return { type, hex, open };
  const choice = copied(a);
  choice.open = open;
  return choice;
}

/** The choice that only takes back or rearranges. */
export function revising(a: Candidate): Choice {
  const { type, unit } = a;
  if (isPlain(a) && unit !== undefined && a.hex === undefined) return { type, unit, revises: true };
  const choice = copied(a);
  choice.revises = true;
  return choice;
}

/** Whether it has no fields but a unit and a hex. */
export const isPlain = ({ card, cards, units, hexes, n }: Candidate): boolean =>
  card === undefined && n === undefined && units === undefined && cards === undefined && hexes === undefined;

type Draft = { -readonly [K in keyof Choice]: Choice[K] };

/** Copies the fields that are set, in order: many times faster than a spread. */
function copied(a: Candidate): Draft {
  const next: Draft = { type: a.type };
  if (a.card !== undefined) next.card = a.card;
  if (a.cards !== undefined) next.cards = a.cards;
  if (a.unit !== undefined) next.unit = a.unit;
  if (a.units !== undefined) next.units = a.units;
  if (a.hex !== undefined) next.hex = a.hex;
  if (a.hexes !== undefined) next.hexes = a.hexes;
  if (a.n !== undefined) next.n = a.n;
  return next;
}

const isNamed = (_a: Action | Candidate): _a is Named => true;

/** `whyNot` and the list make sure that the fields of the type are there before a rule sees it. */
export function named(a: Action | Candidate): Named {
  if (!isNamed(a)) throw new Error('never');
  return a;
}
