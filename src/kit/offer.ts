/**
 * A rule written once. An offer is one kind of action in a phase: its fields, the values each may have, and why any
 * other value is refused. The list of choices, their completions and the explanation of refusals are all derived from
 * it, so they cannot contradict each other.
 *
 * A field is chosen in one of two ways. By a rule: `among` lists the candidates, and those without a `why` are legal.
 * By a flood or a solver: `ends` lists what is legal, as the search itself is the rule; `why` is asked only about
 * values it did not find, and gives the nearest rule without which it would have found them.
 *
 * Reasons are checked in levels: what bars this kind of action altogether (`gate`), each field in turn, the whole
 * action (`why`), and the way it names. The first reason counts.
 */
import type { Io, Phase } from './flow.ts';
import type { Action, BaseState, Choice, Frame, Refusal, Role } from './game.ts';
import { kindsOf, named } from './offerKind.ts';
import { completions, listed } from './offerList.ts';
import { asRefusal, isSettled, whyNot } from './offerWhy.ts';
import type { Why } from './why.ts';

/** An action as its offer's rules see it: the fields before the one in question are set. */
export interface Named extends Action {
  readonly card: number;
  readonly cards: readonly number[];
  readonly unit: number;
  readonly units: readonly number[];
  readonly hex: number;
  readonly n: number;
}

/** Values of one field, given the fields before it. Methods, so that fields of any question type share a table. */
interface ByRule<Q, V> {
  /** Every value that could be legal, in the order of the list. */
  among(q: Q, a: Named): Iterable<V>;
  /** Why the value that the action has is refused; asked about any existing value, candidate or not. */
  why(q: Q, a: Named): Why;
}

interface BySearch<Q, V> {
  /** Every legal value, in the order of the list. */
  ends(q: Q, a: Named): Iterable<V>;
  /** Why a value is not among the ends; never undefined for such a value. */
  why(q: Q, a: Named): Why;
}

export type Level<Q, V> = (ByRule<Q, V> | BySearch<Q, V>) & {
  /** A quick check: true if there certainly is a value. Otherwise all are searched for. */
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
  /** The section of this kind of action, if it differs from that of the phase. */
  readonly rule?: string;
  readonly takes?: Takes<Q>;
  /** The list leaves the last field open; it is completed on request. */
  readonly isOpen?: true;
  /** Whether the list still gives every value of the open field, so that a single one can be taken as forced. */
  isSpelledOut?(q: Q): boolean;
  /** For an action that may leave out its last field: why it may not. Then neither `why` is asked. */
  without?(q: Q, a: Named): Why;
  /** Whether it only takes back or rearranges what is being built; a function if that depends on the position. */
  readonly revises?: true | ((q: Q) => boolean);
  /** The listed action that another spelling stands for: a set in another order, a battle by another of its hexes. */
  meant?(q: Q, a: Action): Action;
  /** Why nobody can do this now at all. */
  gate?(q: Q): Why;
  /** Why the action is refused although each of its fields is legal by itself. */
  why?(q: Q, a: Named): Why;
  /** The hexes that a legal action steps into by itself. */
  way?(q: Q, a: Named): readonly number[] | undefined;
  /** Why a legal action cannot take the way that it names in `hexes` instead. */
  along?(q: Q, a: Named): Why;
  run(d: S, f: F, a: Named, io: Io): void;
}

export type Offers<S extends BaseState, F extends Frame, Q> = Readonly<Record<string, Offer<S, F, Q>>>;

/** A phase made of offers. `Q` is everything its rules look at, made once per question. */
export interface OfferSpec<S extends BaseState, F extends Frame, Q>
  extends Pick<Phase<S, F>, 'rule' | 'enter' | 'auto' | 'waits' | 'actors'> {
  actor(s: S, f: F): Role | undefined;
  /** `role` is the role that asks, if several decide at the same time. */
  ask(s: S, f: F, role?: Role): Q;
  /** Why this kind of action has to wait: something else comes first. Asked before any gate. */
  first?(q: Q, a: Action): Why;
  readonly offers: Offers<S, F, Q>;
  /** A nearer reason to refuse an action of another phase than being out of phase. */
  elsewhere?(q: Q, a: Action): Why;
  /** The same list as the offers give, computed faster by a hot phase; the contract suite compares them. */
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
      return kind?.last ? completions(kind, kind.last, ask(s, f, role), choice) : [];
    },
    meant: (s, f, a) => kinds.get(a.type)?.offer.meant?.(ask(s, f), a),
    way(s, f, a) {
      const kind = kinds.get(a.type);
      if (!kind?.offer.way) return undefined;
      const q = ask(s, f);
      return isSettled(kind, q, a) ? kind.offer.way(q, named(a)) : undefined;
    },
    follows(s, f, a) {
      const kind = kinds.get(a.type);
      if (!kind?.offer.along) return false;
      const q = ask(s, f);
      return isSettled(kind, q, a) && !kind.offer.along(q, named(a));
    },
    whyNot: (s, f, a, role) => whyNot(spec, kinds, ask(s, f, role), a),
    ...(elsewhere && { elsewhere: (s, f, a) => asRefusal(elsewhere(ask(s, f), a), a) }),
    on: Object.fromEntries(
      [...kinds].map(([type, { offer }]) => [type, (d, f, a, io) => offer.run(d, f, named(a), io)]),
    ),
  };
}

/** The list of some offers alone. */
export function listOf<S extends BaseState, F extends Frame, Q>(spec: Listing<S, F, Q>): (q: Q) => Choice[] {
  const kinds = kindsOf(spec);
  return q => listed(spec, kinds, q);
}

/** The parts of a phase that a list needs. */
export type Listing<S extends BaseState, F extends Frame, Q> = Pick<OfferSpec<S, F, Q>, 'rule' | 'first' | 'offers'>;

export interface OfferedPhase<S extends BaseState, F extends Frame> extends Phase<S, F> {
  /** The list derived from the offers, even if a hot phase writes its own. */
  derived(s: S, f: F, role?: Role): Choice[];
  /** Why an action of this phase is not legal; undefined where it is. */
  whyNot(s: S, f: F, a: Action, role?: Role): Refusal | undefined;
}
