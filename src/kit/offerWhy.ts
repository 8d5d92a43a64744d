/** Why an action is not legal: the first reason found on the levels of its offer. */
import type { Action, BaseState, Frame, Refusal } from './game.ts';
import type { OfferSpec } from './offer.ts';
import { type FieldStep, type Kind, type Kinds, named, type Value } from './offerKind.ts';
import { sameList, sameUnits } from './play.ts';
import { FIELDS, type Field, missing, refusalOf, type Why } from './why.ts';

export function whyNot<S extends BaseState, F extends Frame, Q>(
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

export const asRefusal = (why: Why, a: Action): Refusal | undefined => why && refusalOf(why, a);

/**
 * The first field that is missing or refused. Later ones are not checked, so `why` sees only fields that are settled.
 */
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

/** Whether only the last field is missing, and may be. */
const isLeftOut = <S extends BaseState, F extends Frame, Q>({ offer, steps }: Kind<S, F, Q>, a: Action): boolean =>
  offer.without !== undefined && steps.every((step, i) => (a[step.field] === undefined) === (i === steps.length - 1));

/**
 * Whether all fields are legal, each by itself. Values are looked up before any rule sees them, so that they may be
 * values that do not exist, of which no rule knows anything.
 */
export function isSettled<S extends BaseState, F extends Frame, Q>(kind: Kind<S, F, Q>, q: Q, a: Action): boolean {
  const extra = extraField(kind, a);
  if (extra !== undefined && extra !== 'hexes') return false;
  let settled: Action = { type: a.type };
  for (const step of kind.steps) {
    const value = a[step.field];
    if (value === undefined) return isLeftOut(kind, a) && !kind.offer.without?.(q, named(settled));
    settled = { ...settled, [step.field]: value };
    if (!isListed(step, q, settled, value) || (!step.isExact && step.why(q, named(settled)))) return false;
  }
  return true;
}

/** For a game that has no nearer reason; the contract suite accepts none of these. */
const NO_REASON = { rule: '', code: 'not-legal' } as const;

/** Fields whose order does not matter. */
const SETS: ReadonlySet<Field> = new Set<Field>(['units', 'cards']);

function whyValue<Q>(step: FieldStep<Q>, q: Q, a: Action, value: Value): Why {
  if (step.isExact) return isListed(step, q, a, value) ? undefined : (step.why(q, named(a)) ?? NO_REASON);
  return step.why(q, named(a)) ?? (isListed(step, q, a, value) ? undefined : NO_REASON);
}

const isListed = <Q>(step: FieldStep<Q>, q: Q, a: Action, value: Value): boolean =>
  isAmong(step.values(q, named(a)), value, SETS.has(step.field) ? sameUnits : sameList);

function isAmong(list: Iterable<Value>, value: Value, isSame: typeof sameList): boolean {
  for (const item of list) if (item === value || (isList(item) && isList(value) && isSame(item, value))) return true;
  return false;
}

const isList = (value: Value): value is readonly number[] => typeof value !== 'number';

function whyWhole<S extends BaseState, F extends Frame, Q>(kind: Kind<S, F, Q>, q: Q, a: Action): Why {
  const { rule, offer } = kind;
  const bars = isLeftOut(kind, a) ? undefined : offer.why?.(q, named(a));
  if (bars) return bars;
  const extra = extraField(kind, a);
  if (extra === undefined) return undefined;
  const { hexes: _hexes, ...rest } = a;
  const why = extra === 'hexes' ? offer.along?.(q, named(a)) : undefined;
  const hasWay = extra === 'hexes' && offer.along && offer.way?.(q, named(rest));
  return why ?? (hasWay ? undefined : { rule, code: 'extra-field', about: { field: extra } });
}

/** A field that the offer does not take. `hexes` comes last, as it may name the way. */
function extraField<S extends BaseState, F extends Frame, Q>({ steps }: Kind<S, F, Q>, a: Action): Field | undefined {
  const isExtra = (field: Field): boolean => a[field] !== undefined && !steps.some(step => step.field === field);
  return FIELDS.find(field => field !== 'hexes' && isExtra(field)) ?? (isExtra('hexes') ? 'hexes' : undefined);
}
