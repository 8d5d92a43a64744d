/**
 * The phase in which a player pays a bill (bill.ts) step by step, in any order. A game lists the ways to pay as
 * actions, gives the reason why any other action is not a payment, and applies them; which ones are allowed follows
 * from the debt.
 */
import { type Bill, isPaid, type Payment, paidBy, payable } from './bill.ts';
import type { BillShown, BillWay } from './depict.ts';
import { type Io, pop } from './flow.ts';
import type { Action, BaseState, Bilingual, Frame, Role } from './game.ts';
import { type Named, type Offer, type OfferedPhase, offerPhase, type Takes } from './offer.ts';
import type { Bar, Why } from './why.ts';

export interface BillFrame extends Frame, Bill {
  paid: number;
}

/** An action that pays, and how much it counts for. */
export interface PayingAction extends Payment {
  readonly action: Action;
}

/** The fields that an action names to say what is given. */
const GIVEN = ['card', 'unit', 'hex'] as const;
type Given = (typeof GIVEN)[number];
const isGiven = (name: string): name is Given => GIVEN.some(known => known === name);

/** One kind of payment. */
export interface Paying<S, F> {
  readonly rule?: string;
  /** The fields that the payment names, in order, each with the reason why a value cannot be paid, whatever is owed. */
  readonly takes: Readonly<Partial<Record<Given, (s: S, f: F, a: Named) => Why>>>;
  /** Applies the payment. */
  pay(d: S, f: F, a: Named, io: Io): void;
}

export interface BillSpec<S extends BaseState, F extends BillFrame> {
  readonly rule: string;
  role(s: S, f: F): Role;
  /** Every way to pay, however much is owed. */
  ways(s: S, f: F): readonly PayingAction[];
  /** The reason to refuse a payment that exceeds the debt while another one would not. */
  readonly tooMuch: Bar;
  readonly kinds: Readonly<Record<string, Paying<S, F>>>;
  /** Called when the bill is paid or nothing is left to pay with. The frame is still on top. */
  settled?(d: S, f: F, io: Io): void;
}

interface Asked<S, F> {
  readonly s: S;
  readonly f: F;
  /** The actions that are allowed now, and all that would pay something. */
  readonly open: readonly Action[];
  readonly all: readonly Action[];
}

export function billPhase<S extends BaseState, F extends BillFrame>(spec: BillSpec<S, F>): OfferedPhase<S, F> {
  return offerPhase<S, F, Asked<S, F>>({
    rule: spec.rule,
    actor: (s, f) => (openWays(spec, s, f).length > 0 ? spec.role(s, f) : undefined),
    auto(d, f, io) {
      spec.settled?.(d, f, io);
      pop(d);
    },
    ask: (s, f) => ({
      s,
      f,
      open: openWays(spec, s, f).map(({ action }) => action),
      all: spec.ways(s, f).map(({ action }) => action),
    }),
    offers: Object.fromEntries(Object.entries(spec.kinds).map(([type, kind]) => [type, offerOf(spec, type, kind)])),
  });
}

/** The bill and the payments that are allowed now, for the screen. */
export const billLook = <S extends BaseState, F extends BillFrame>(
  spec: BillSpec<S, F>,
  [s, f]: readonly [s: S, f: F],
  title: Bilingual,
  titleOf: (action: Action) => Bilingual,
): BillShown => ({
  title,
  rule: spec.rule,
  role: spec.role(s, f),
  owed: f.owed,
  paid: f.paid,
  ways: openWays(spec, s, f).map(
    ({ action, pays }): BillWay => ({
      action,
      title: titleOf(action),
      pays,
      ...(action.unit !== undefined && { unit: action.unit }),
      ...(action.hex !== undefined && { hex: action.hex }),
    }),
  ),
});

const openWays = <S extends BaseState, F extends BillFrame>(
  spec: BillSpec<S, F>,
  s: S,
  f: F,
): readonly PayingAction[] => (isPaid(f) ? [] : payable(f, spec.ways(s, f)));

function offerOf<S extends BaseState, F extends BillFrame>(
  spec: BillSpec<S, F>,
  type: string,
  { rule = spec.rule, takes: fields, pay }: Paying<S, F>,
): Offer<S, F, Asked<S, F>> {
  const names = Object.keys(fields).filter(isGiven);
  const level = (field: Given, before: readonly Given[]) => ({
    ends: ({ open }: Asked<S, F>, a: Named): Iterable<number> => valuesIn(open, type, field, before, a),
    why: ({ s, f, all }: Asked<S, F>, a: Named): Why =>
      fields[field]?.(s, f, a) ?? (valuesIn(all, type, field, before, a).has(a[field]) ? spec.tooMuch : undefined),
  });
  const takes: Takes<Asked<S, F>> = Object.fromEntries(
    names.map((field, i) => [field, level(field, names.slice(0, i))]),
  );
  return {
    rule,
    takes,
    run(d, f, a, io) {
      const way = spec.ways(d, f).find(({ action }) => action.type === type && agree(action, a, names));
      if (!way) throw new Error(`${type} pays nothing`);
      f.paid = paidBy(f, way).paid;
      pay(d, f, a, io);
    },
  };
}

const agree = (one: Action, two: Action, fields: readonly Given[]): boolean =>
  fields.every(field => one[field] === two[field]);

/** The values of a field in the actions that agree with `a` in all earlier fields. */
const valuesIn = (
  actions: readonly Action[],
  type: string,
  field: Given,
  before: readonly Given[],
  a: Action,
): ReadonlySet<number> =>
  new Set(actions.flatMap(one => (one.type === type && agree(one, a, before) ? (one[field] ?? []) : [])));
