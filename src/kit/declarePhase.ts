/** The phase in which obligatory combat is declared (declare.ts), for the flow of any game. */
import {
  battleFor,
  battlesNow,
  type Declared,
  type DeclaredBattle,
  type Engagement,
  groupingNow,
  leadMeant,
  withGrouping,
} from './declare.ts';
import { assignHexes, declareChoices, joinedLeads, mergesNow } from './declareChoices.ts';
import { filled, proposable } from './declareFill.ts';
import { assign, merge, release, unassign } from './declareMoves.ts';
import {
  type DeclareRules,
  joinMeant,
  owedNow,
  whyNotAssign,
  whyNotAttack,
  whyNotClear,
  whyNotJoin,
  whyNotPropose,
  whyNotSplit,
  whyNotTakeBack,
} from './declareWhy.ts';
import type { Io } from './flow.ts';
import type { BaseState, Frame, Role } from './game.ts';
import type { Grouping, Problem } from './grouping.ts';
import { listOf, type OfferedPhase, type Offers, offerPhase } from './offer.ts';

/** The question about a declaration: everything that a game's reasons look at. */
export interface Asked<S, F extends Declared> {
  readonly s: S;
  readonly f: F;
  readonly e: Engagement;
}

export interface DeclareSpec<S extends BaseState, F extends Frame & Declared> extends DeclareRules<Asked<S, F>> {
  /** The section of the phase. */
  readonly rule: string;
  role(f: F): Role;
  engagement(s: S, f: F): Engagement;
  /** Decides everything that is open as well as it can; undefined if no legal grouping is found. */
  propose(s: S, f: F, problem: Problem, partial: Grouping): Grouping | undefined;
  /** The frame is still on top. */
  commit(d: S, f: F, battles: readonly DeclaredBattle[], io: Io): void;
  /** Further actions allowed during the phase. */
  readonly also?: Offers<S, F, Asked<S, F>>;
  /** Called after battles have changed. */
  changed?(d: S, f: F): void;
}

export function declarePhase<S extends BaseState, F extends Frame & Declared>(
  spec: DeclareSpec<S, F>,
): OfferedPhase<S, F> {
  const { also = {}, rule } = spec;
  const more = listOf({ rule, offers: also });
  return offerPhase<S, F, Asked<S, F>>({
    rule,
    actor: (_s, f) => spec.role(f),
    ask: (s, f) => ({ s, f, e: spec.engagement(s, f) }),
    offers: { ...buildingOffers(spec), ...revisingOffers(spec), ...also },
    list: q => [...declareChoices(q.e, q.f), ...more(q)],
    // Dice follow, so the player confirms even if nothing is left to choose.
    waits: () => true,
  });
}

const set = (f: Declared, { hexes, leads, units, battles }: Declared): void => {
  Object.assign(f, { hexes, leads, units, battles });
};

const hexesOf = (f: Declared, lead: number): number[] => f.hexes.filter((_, t) => f.leads[t] === lead);

function buildingOffers<S extends BaseState, F extends Frame & Declared>(
  spec: DeclareSpec<S, F>,
): Offers<S, F, Asked<S, F>> {
  const { actsBy: rule } = spec;
  return {
    assign: {
      rule,
      takes: {
        unit: { among: ({ e }) => e.units, why: (q, { unit }) => whyNotAttack(spec, q, unit) },
        hex: {
          ends: ({ e, f }, { unit }) => assignHexes(e, f, unit),
          why: (q, { unit, hex }) => whyNotAssign(spec, q, unit, hex),
        },
      },
      isOpen: true,
      run(d, f, { unit, hex }, io) {
        const [was, role] = [battleFor(f, unit), spec.role(f)];
        set(f, assign(spec.engagement(d, f), f, unit, hex));
        const lead = leadMeant(f, hex);
        io.emit({ type: 'assign', rule, role, unit, hex: lead });
        // It had a battle already, which is joined to the new one.
        if (was >= 0) io.emit({ type: 'merge', rule, role, hexes: hexesOf(f, lead) });
        spec.changed?.(d, f);
      },
    },
    merge: {
      rule,
      takes: {
        hexes: { ends: ({ e, f }) => mergesNow(e, f), why: (q, { hexes = [] }) => whyNotJoin(spec, q, hexes) },
      },
      meant: ({ f }, a) => ({ ...a, ...(a.hexes && { hexes: joinMeant(f, a.hexes) }) }),
      run(d, f, { hexes: [low = -1, high = -1] = [] }, io) {
        set(f, merge(spec.engagement(d, f), f, low, high));
        io.emit({ type: 'merge', rule, role: spec.role(f), hexes: hexesOf(f, low) });
        spec.changed?.(d, f);
      },
    },
    commit: {
      rule,
      gate: q => owedNow(spec, q)[0],
      run: (d, f, _a, io) => spec.commit(d, f, battlesNow(f), io),
    },
    propose: {
      rule,
      gate: q => whyNotPropose(spec, q),
      run(d, f, _a, io) {
        if (!isProposed(spec, d, f)) {
          clear(spec, d, f, io);
          if (!isProposed(spec, d, f)) throw new Error('no legal grouping');
        }
        io.emit({ type: 'propose', rule, role: spec.role(f), battles: battlesNow(f).map(b => ({ ...b })) });
        spec.changed?.(d, f);
      },
    },
  };
}

/** The offers that only take back. */
function revisingOffers<S extends BaseState, F extends Frame & Declared>(
  spec: DeclareSpec<S, F>,
): Offers<S, F, Asked<S, F>> {
  const { actsBy: rule } = spec;
  return {
    unassign: {
      rule,
      takes: { unit: { among: ({ f }) => f.units, why: (q, { unit }) => whyNotTakeBack(spec, q, unit) } },
      revises: true,
      run(d, f, { unit }, io) {
        set(f, unassign(spec.engagement(d, f), f, unit));
        io.emit({ type: 'unassign', rule, role: spec.role(f), unit });
        spec.changed?.(d, f);
      },
    },
    split: {
      rule,
      takes: { hex: { ends: ({ f }) => joinedLeads(f), why: (q, { hex }) => whyNotSplit(spec, q, hex) } },
      meant: ({ f }, a) => ({ ...a, ...(a.hex !== undefined && { hex: leadMeant(f, a.hex) }) }),
      revises: true,
      run(d, f, { hex }, io) {
        io.emit({ type: 'split', rule, role: spec.role(f), hexes: hexesOf(f, hex) });
        set(
          f,
          release(spec.engagement(d, f), f, lead => lead === hex),
        );
        spec.changed?.(d, f);
      },
    },
    clear: {
      rule,
      gate: q => whyNotClear(spec, q),
      revises: true,
      run(d, f, _a, io) {
        clear(spec, d, f, io);
        spec.changed?.(d, f);
      },
    },
  };
}

function clear<S extends BaseState, F extends Frame & Declared>(spec: DeclareSpec<S, F>, d: S, f: F, io: Io): void {
  io.emit({ type: 'clear', rule: spec.actsBy, role: spec.role(f) });
  set(
    f,
    release(spec.engagement(d, f), f, () => true),
  );
}

/** Leaves the declaration as it is if no whole grouping keeps all decisions. */
function isProposed<S extends BaseState, F extends Frame & Declared>(spec: DeclareSpec<S, F>, d: S, f: F): boolean {
  const e = spec.engagement(d, f);
  const before = { ...f };
  const full = filled(e, f);
  if (full) set(f, full);
  const found = full && spec.propose(d, f, proposable(e, f), groupingNow(f));
  set(f, found ? withGrouping(f, found) : before);
  return found !== undefined;
}
