/**
 * A rule said once. An offer is one kind of action in a phase: what it names, field by field, which values there are, and
 * why any other is refused. From it follow the list of choices, their completions and the explanation of what is not in
 * the list, so that none of them can say something else than the others.
 *
 * A field is chosen in one of two ways. By a rule: `among` lists the candidates, and those without a `why` are legal.
 * By a flood or a solver: `ends` lists what is legal, as the search itself is the rule; `why` is asked only of what it
 * did not find, and looks for the nearest rule without which it would have been found.
 *
 * Reasons are looked for in levels: what bars the kind of action altogether (`gate`), each field in turn, the whole
 * action (`why`), and the way it names. The first one counts.
 */
import type { Io, Phase } from './flow.ts';
import type { Action, BaseState, Choice, Frame, OpenField, Refusal, Role } from './game.ts';
import { bare, sameList, sameUnits } from './play.ts';
import { FIELDS, type Field, missing, refusalOf, type Why } from './why.ts';

/** An action as the rules of its offer meet it: fields that come before the one in question are there. */
export interface Named extends Action {
  readonly card: number;
  readonly cards: readonly number[];
  readonly unit: number;
  readonly units: readonly number[];
  readonly hex: number;
  readonly n: number;
}

const isNamed = (_a: Action): _a is Named => true;

/** What the type promises is seen to by `whyNot` and by the list: nothing else comes to a rule. */
function named(a: Action): Named {
  if (!isNamed(a)) throw new Error('never');
  return a;
}

/** Values of one field, given what the action names before it. Methods, so that fields of any question share a table. */
interface ByRule<Q, V> {
  /** Every value that could be legal, in the order of the list. */
  among(q: Q, a: Named): Iterable<V>;
  /** Why not this value, which the action has already; asked of any value there is, candidate or not. */
  why(q: Q, a: Named): Why;
}

interface BySearch<Q, V> {
  /** Every legal value, in the order of the list. */
  ends(q: Q, a: Named): Iterable<V>;
  /** Why a value is not among the ends; never undefined for one that is not. */
  why(q: Q, a: Named): Why;
}

export type Level<Q, V> = (ByRule<Q, V> | BySearch<Q, V>) & {
  /** A quick yes: true where there certainly is a value. Otherwise all are looked for. */
  some?(q: Q, a: Named): boolean;
};

/** The fields that an action names, in the order in which the rules ask about them. */
export interface Takes<Q> {
  readonly card?: Level<Q, number>;
  readonly cards?: Level<Q, readonly number[]>;
  readonly unit?: Level<Q, number>;
  readonly units?: Level<Q, readonly number[]>;
  readonly hex?: Level<Q, number>;
  readonly hexes?: Level<Q, readonly number[]>;
  readonly n?: Level<Q, number>;
}

export interface Offer<S extends BaseState, F extends Frame, Q> {
  /** The section of this kind of action, where it is not that of the phase. */
  readonly rule?: string;
  readonly takes?: Takes<Q>;
  /** The last field is left open in the list and completed when asked for. */
  readonly isOpen?: true;
  /** Where the list has every value of the open field after all, so that a single one can be taken without asking. */
  isSpelledOut?(q: Q): boolean;
  /** For an action that may leave out its last field: why not without it. Neither `why` is asked then. */
  without?(q: Q, a: Named): Why;
  /** Whether it only takes back or rearranges what is being built; a function where that hangs on the position. */
  readonly revises?: true | ((q: Q) => boolean);
  /** An action of any spelling as the list spells it: a set in another order, a battle by another of its hexes. */
  meant?(q: Q, a: Action): Action;
  /** Why nobody can do this at all now. */
  gate?(q: Q): Why;
  /** Why not this action, all of whose fields would do by themselves. */
  why?(q: Q, a: Named): Why;
  /** The hexes that a legal action steps into by itself. */
  way?(q: Q, a: Named): readonly number[] | undefined;
  /** Why a legal action cannot go by the way that it names in `hexes` instead. */
  along?(q: Q, a: Named): Why;
  run(d: S, f: F, a: Named, io: Io): void;
}

export type Offers<S extends BaseState, F extends Frame, Q> = Readonly<Record<string, Offer<S, F, Q>>>;

/** A phase made of offers. `Q` is all that its rules look at: made once for a question. */
export interface OfferSpec<S extends BaseState, F extends Frame, Q>
  extends Pick<Phase<S, F>, 'rule' | 'enter' | 'auto' | 'waits' | 'actors'> {
  actor(s: S, f: F): Role | undefined;
  /** `role` is who asks, where several decide at the same time. */
  ask(s: S, f: F, role?: Role): Q;
  /** Why this kind of action has to wait: something else comes first. Asked before any gate. */
  first?(q: Q, a: Action): Why;
  readonly offers: Offers<S, F, Q>;
  /** Why an action of another phase is refused by a nearer rule than being out of place. */
  elsewhere?(q: Q, a: Action): Why;
  /** The same list as the offers give, where a hot phase has a faster way to it; the contract suite compares them. */
  list?(q: Q): Choice[];
}

export function offerPhase<S extends BaseState, F extends Frame, Q>(spec: OfferSpec<S, F, Q>): OfferedPhase<S, F> {
  const kinds = kindsOf(spec);
  const { ask, list, elsewhere } = spec;
  const derived = (s: S, f: F, role?: Role): Choice[] => listed(spec, kinds, ask(s, f, role));
  return {
    rule: spec.rule,
    actor: spec.actor,
    ...(spec.actors && { actors: spec.actors }),
    ...(spec.enter && { enter: spec.enter }),
    ...(spec.auto && { auto: spec.auto }),
    ...(spec.waits && { waits: spec.waits }),
    legal: list ? (s, f, role) => list(ask(s, f, role)) : derived,
    derived,
    complete(s, f, choice, role) {
      const kind = kinds.get(choice.type);
      return kind?.last ? completions(kind, kind.last, ask(s, f, role), bare(choice)) : [];
    },
    meant: (s, f, a) => kinds.get(a.type)?.offer.meant?.(ask(s, f), a),
    way: (s, f, a) => kinds.get(a.type)?.offer.way?.(ask(s, f), named(a)),
    follows(s, f, a) {
      const along = kinds.get(a.type)?.offer.along;
      return along !== undefined && along(ask(s, f), named(a)) === undefined;
    },
    whyNot: (s, f, a, role) => whyNot(spec, kinds, ask(s, f, role), a),
    ...(elsewhere && { elsewhere: (s, f, a) => asRefusal(elsewhere(ask(s, f), a), a) }),
    on: Object.fromEntries(
      [...kinds].map(([type, { offer }]) => [type, (d, f, a, io) => offer.run(d, f, named(a), io)]),
    ),
  };
}

/** The list of some offers by themselves. */
export function listOf<S extends BaseState, F extends Frame, Q>(spec: Listing<S, F, Q>): (q: Q) => Choice[] {
  const kinds = kindsOf(spec);
  return q => listed(spec, kinds, q);
}

type Listing<S extends BaseState, F extends Frame, Q> = Pick<OfferSpec<S, F, Q>, 'rule' | 'first' | 'offers'>;

export interface OfferedPhase<S extends BaseState, F extends Frame> extends Phase<S, F> {
  /** The list that follows from the offers, whatever a hot phase lists by itself. */
  derived(s: S, f: F, role?: Role): Choice[];
  /** Why an action of this phase is not legal; undefined where it is. */
  whyNot(s: S, f: F, a: Action, role?: Role): Refusal | undefined;
}

interface Kind<S extends BaseState, F extends Frame, Q> {
  readonly type: string;
  readonly rule: string;
  readonly offer: Offer<S, F, Q>;
  readonly steps: readonly FieldStep<Q>[];
  /** The field that the list leaves open. */
  readonly last: FieldStep<Q> | undefined;
}

type Value = number | readonly number[];

/** A field with its level; values are numbers or lists of them, as the field has it. */
interface FieldStep<Q> {
  readonly field: Field;
  /** The action with a value in this field. */
  put(a: Action, value: Value): Action;
  readonly isExact: boolean;
  values(q: Q, a: Action): Iterable<Value>;
  why(q: Q, a: Action): Why;
  some(q: Q, a: Action): boolean;
}

type Kinds<S extends BaseState, F extends Frame, Q> = ReadonlyMap<string, Kind<S, F, Q>>;

function kindsOf<S extends BaseState, F extends Frame, Q>(spec: Listing<S, F, Q>): Kinds<S, F, Q> {
  return new Map(
    Object.entries(spec.offers).map(([type, offer]) => {
      const steps = stepsOf(offer.takes ?? {});
      return [type, { type, rule: offer.rule ?? spec.rule, offer, steps, last: offer.isOpen && steps.at(-1) }];
    }),
  );
}

function stepsOf<Q>(takes: Takes<Q>): FieldStep<Q>[] {
  const names = Object.keys(takes);
  const inOrder = [...FIELDS].filter(field => takes[field]).sort((a, b) => names.indexOf(a) - names.indexOf(b));
  return inOrder.map(field => stepOf(field, takes[field]!));
}

function stepOf<Q>(field: Field, level: Level<Q, number> | Level<Q, readonly number[]>): FieldStep<Q> {
  const isExact = 'ends' in level;
  return {
    field,
    put: PUT[field],
    isExact,
    values: (q, a) => ('ends' in level ? level.ends(q, named(a)) : level.among(q, named(a))),
    why: (q, a) => level.why(q, named(a)),
    some: (q, a) => level.some?.(q, named(a)) ?? false,
  };
}

const numeral = (value: Value): number => (typeof value === 'number' ? value : -1);
const series = (value: Value): readonly number[] => (typeof value === 'number' ? [] : value);

/** An action in the making. */
type Draft = { -readonly [K in keyof Choice]: Choice[K] };

/** Lists are made of these by the thousand: a copy field by field is many times as fast as a spread. */
function copied(a: Action): Draft {
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

const PUT: Readonly<Record<Field, (a: Action, value: Value) => Action>> = {
  card(a, value) {
    const next = copied(a);
    next.card = numeral(value);
    return next;
  },
  cards(a, value) {
    const next = copied(a);
    next.cards = series(value);
    return next;
  },
  unit(a, value) {
    const next = copied(a);
    next.unit = numeral(value);
    return next;
  },
  units(a, value) {
    const next = copied(a);
    next.units = series(value);
    return next;
  },
  hex(a, value) {
    const next = copied(a);
    next.hex = numeral(value);
    return next;
  },
  hexes(a, value) {
    const next = copied(a);
    next.hexes = series(value);
    return next;
  },
  n(a, value) {
    const next = copied(a);
    next.n = numeral(value);
    return next;
  },
};

/** `first` may let pass a single action of a kind, so it is asked about each that comes to the end. */
function listed<S extends BaseState, F extends Frame, Q>(
  spec: Listing<S, F, Q>,
  kinds: Kinds<S, F, Q>,
  q: Q,
): Choice[] {
  const out: Choice[] = [];
  for (const kind of kinds.values()) if (!kind.offer.gate?.(q)) spread(kind, q, { type: kind.type }, out);
  const { first } = spec;
  return first ? out.filter(choice => !first(q, choice)) : out;
}

/** Goes down the fields from the first that is not there yet, and notes whatever comes to the end of them. */
function spread<S extends BaseState, F extends Frame, Q>(kind: Kind<S, F, Q>, q: Q, a: Action, out: Choice[]): void {
  const { offer, steps, last } = kind;
  const step = steps.find(({ field }) => a[field] === undefined);
  if (!step) {
    if (!offer.why?.(q, named(a))) out.push(marked(offer, q, a));
    return;
  }
  if (step === last && !offer.isSpelledOut?.(q)) {
    if (step.some(q, a) || hasCompletion(kind, step, q, a)) out.push(opened(a, openOf(step.field)));
  } else {
    for (const value of step.values(q, a)) {
      const next = step.put(a, value);
      if (passes(step, q, next)) spread(kind, q, next, out);
    }
  }
  if (offer.without && step === steps.at(-1) && !offer.without(q, named(a))) out.push(marked(offer, q, a));
}

function marked<S extends BaseState, F extends Frame, Q>({ revises }: Offer<S, F, Q>, q: Q, a: Action): Choice {
  const isOnly = typeof revises === 'function' ? revises(q) : revises;
  return isOnly ? revising(a) : a;
}

/** Whether the rules of a field let its value pass. */
const passes = <Q>(step: FieldStep<Q>, q: Q, a: Action): boolean => step.isExact || !step.why(q, a);

function revising(a: Action): Choice {
  const choice = copied(a);
  choice.revises = true;
  return choice;
}

function opened(a: Action, field: OpenField): Choice {
  const choice = copied(a);
  choice.open = field;
  return choice;
}

function completions<S extends BaseState, F extends Frame, Q>(
  { offer }: Kind<S, F, Q>,
  step: FieldStep<Q>,
  q: Q,
  a: Action,
): Action[] {
  const out: Action[] = [];
  for (const value of step.values(q, a)) {
    const next = step.put(a, value);
    if (passes(step, q, next) && !offer.why?.(q, named(next))) out.push(next);
  }
  return out;
}

/** Stops at the first. */
function hasCompletion<S extends BaseState, F extends Frame, Q>(
  { offer }: Kind<S, F, Q>,
  step: FieldStep<Q>,
  q: Q,
  a: Action,
): boolean {
  for (const value of step.values(q, a)) {
    const next = step.put(a, value);
    if (passes(step, q, next) && !offer.why?.(q, named(next))) return true;
  }
  return false;
}

function openOf(field: Field): OpenField {
  if (field === 'card' || field === 'unit' || field === 'n') throw new Error(`a list cannot leave ${field} open`);
  return field;
}

function whyNot<S extends BaseState, F extends Frame, Q>(
  spec: OfferSpec<S, F, Q>,
  kinds: Kinds<S, F, Q>,
  q: Q,
  a: Action,
): Refusal | undefined {
  const kind = kinds.get(a.type);
  if (!kind) return { rule: spec.rule, code: 'not-now', about: { type: a.type } };
  const why = spec.first?.(q, a) ?? kind.offer.gate?.(q) ?? whyField(kind, q, a) ?? whyWhole(kind, q, a);
  return asRefusal(why, a);
}

const asRefusal = (why: Why, a: Action): Refusal | undefined => why && refusalOf(why, a);

/** The first field that is missing or cannot be what it is. Later ones are not looked at, so `why` sees what is settled. */
function whyField<S extends BaseState, F extends Frame, Q>(kind: Kind<S, F, Q>, q: Q, a: Action): Why {
  let settled: Action = { type: a.type };
  for (const step of kind.steps) {
    const value = a[step.field];
    if (value === undefined)
      return isLeftOut(kind, a) ? kind.offer.without?.(q, named(settled)) : missing(kind.rule, step.field);
    settled = { ...settled, [step.field]: value };
    const why = whyValue(step, q, settled, value);
    if (why) return why.code === NO_REASON.code ? { ...why, rule: kind.rule } : why;
  }
  return undefined;
}

/** Whether an action lacks nothing but the last field, and may. */
const isLeftOut = <S extends BaseState, F extends Frame, Q>({ offer, steps }: Kind<S, F, Q>, a: Action): boolean =>
  offer.without !== undefined && steps.every((step, i) => (a[step.field] === undefined) === (i === steps.length - 1));

/** A game that has nothing nearer to say; the contract suite wants none of these. */
const NO_REASON = { rule: '', code: 'not-legal' } as const;

function whyValue<Q>(step: FieldStep<Q>, q: Q, a: Action, value: number | readonly number[]): Why {
  const isListed = (): boolean => isAmong(step.values(q, a), value, step.field === 'units' ? sameUnits : sameList);
  if (step.isExact) return isListed() ? undefined : (step.why(q, a) ?? NO_REASON);
  return step.why(q, a) ?? (isListed() ? undefined : NO_REASON);
}

function isAmong(
  list: Iterable<number | readonly number[]>,
  value: number | readonly number[],
  isSame: typeof sameList,
): boolean {
  for (const item of list) if (item === value || (isList(item) && isList(value) && isSame(item, value))) return true;
  return false;
}

const isList = (value: number | readonly number[]): value is readonly number[] => typeof value !== 'number';

function whyWhole<S extends BaseState, F extends Frame, Q>(kind: Kind<S, F, Q>, q: Q, a: Action): Why {
  const { rule, offer, steps } = kind;
  const bars = isLeftOut(kind, a) ? undefined : offer.why?.(q, named(a));
  if (bars) return bars;
  const isExtra = (field: Field): boolean => a[field] !== undefined && !steps.some(step => step.field === field);
  const extra = FIELDS.find(field => field !== 'hexes' && isExtra(field)) ?? (isExtra('hexes') ? 'hexes' : undefined);
  if (extra === undefined) return undefined;
  const { hexes: _hexes, ...rest } = a;
  const why = extra === 'hexes' ? offer.along?.(q, named(a)) : undefined;
  const hasWay = extra === 'hexes' && offer.along && offer.way?.(q, named(rest));
  return why ?? (hasWay ? undefined : { rule, code: 'extra-field', about: { field: extra } });
}
