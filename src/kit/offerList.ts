/** The list of choices derived from offers, and the completions of an open choice. */
import type { Action, BaseState, Choice, Frame, OpenField } from './game.ts';
import type { Listing } from './offer.ts';
import {
  type Candidate,
  type FieldStep,
  isPlain,
  type Kind,
  type Kinds,
  named,
  newCandidate,
  opened,
  put,
  revising,
  taken,
  type Value,
} from './offerKind.ts';
import type { Field } from './why.ts';

/** `first` may allow a single action of a kind, so it is asked about each complete action. */
export function listed<S extends BaseState, F extends Frame, Q>(
  { first }: Listing<S, F, Q>,
  kinds: Kinds<S, F, Q>,
  q: Q,
): Choice[] {
  const out: Choice[] = [];
  for (const kind of kinds.values()) if (!kind.gate?.(q)) spread(kind, 0, q, newCandidate(kind), out);
  return first ? out.filter(choice => !first(q, choice)) : out;
}

/** Walks through the fields from `at` on and collects the complete actions. */
function spread<S extends BaseState, F extends Frame, Q>(
  kind: Kind<S, F, Q>,
  at: number,
  q: Q,
  a: Candidate,
  out: Choice[],
): void {
  const { steps, last } = kind;
  const step = steps[at];
  if (!step) {
    if (!kind.why?.(q, named(a))) out.push(marked(kind, q, a));
    return;
  }
  if (step === last && !kind.isSpelledOut?.(q)) {
    if (step.some(q, named(a)) || hasCompletion(kind, step, q, a)) out.push(opened(a, openOf(step.field)));
  } else {
    for (const value of step.values(q, named(a))) {
      put(a, step.field, value);
      if (passes(step, q, a)) spread(kind, at + 1, q, a, out);
    }
    put(a, step.field, undefined);
  }
  if (kind.without && at === steps.length - 1 && !kind.without(q, named(a))) out.push(marked(kind, q, a));
}

function marked<S extends BaseState, F extends Frame, Q>({ revises }: Kind<S, F, Q>, q: Q, a: Candidate): Choice {
  const isOnly = typeof revises === 'function' ? revises(q) : revises;
  return isOnly ? revising(a) : taken(a);
}

/** Whether the rules of a field allow its value. */
const passes = <Q>(step: FieldStep<Q>, q: Q, a: Candidate): boolean => step.isExact || !step.why(q, named(a));

export function completions<S extends BaseState, F extends Frame, Q>(
  { why }: Kind<S, F, Q>,
  step: FieldStep<Q>,
  q: Q,
  choice: Choice,
): Action[] {
  const a = newCandidate(choice);
  const out: Action[] = [];
  if (step.isExact && !why && step.field === 'hex' && isPlain(a)) return places(step.values(q, named(a)), a);
  for (const value of step.values(q, named(a))) {
    put(a, step.field, value);
    if (passes(step, q, a) && !why?.(q, named(a))) out.push(taken(a));
  }
  return out;
}

/** The same for hexes that need no further question: by far the most common, and the longest. */
function places(hexes: Iterable<Value>, { type, unit }: Candidate): Action[] {
  const out: Action[] = [];
  for (const hex of hexes) {
    if (typeof hex === 'number') out.push(unit === undefined ? { type, hex } : { type, unit, hex });
  }
  return out;
}

/** Stops at the first one. */
function hasCompletion<S extends BaseState, F extends Frame, Q>(
  { why }: Kind<S, F, Q>,
  step: FieldStep<Q>,
  q: Q,
  a: Candidate,
): boolean {
  let isFound = false;
  for (const value of step.values(q, named(a))) {
    put(a, step.field, value);
    isFound = passes(step, q, a) && !why?.(q, named(a));
    if (isFound) break;
  }
  put(a, step.field, undefined);
  return isFound;
}

function openOf(field: Field): OpenField {
  if (field === 'card' || field === 'unit' || field === 'n') throw new Error(`a list cannot leave ${field} open`);
  return field;
}
