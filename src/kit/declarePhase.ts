/** The phase in which obligatory combat is put together (declare.ts), for the flow of any game. */
import {
  battlesNow,
  type Declared,
  type DeclaredBattle,
  type Engagement,
  groupingNow,
  withGrouping,
} from './declare.ts';
import { assignHexes, declareChoices } from './declareChoices.ts';
import { filled, proposable } from './declareFill.ts';
import { assign, merge, release, unassign } from './declareMoves.ts';
import type { Io, Phase } from './flow.ts';
import type { BaseState, Frame, Role } from './game.ts';
import type { Grouping, Problem } from './grouping.ts';

export interface DeclareSpec<S extends BaseState, F extends Frame & Declared> {
  /** The section of the phase, and of what is done in it. */
  readonly rule: string;
  readonly actsBy: string;
  role(f: F): Role;
  engagement(s: S, f: F): Engagement;
  /** Fills in what is open, as well as can be found; undefined where nothing legal is found that does. */
  propose(s: S, f: F, problem: Problem, partial: Grouping): Grouping | undefined;
  /** The frame is still on top. */
  commit(d: S, f: F, battles: readonly DeclaredBattle[], io: Io): void;
}

export function declarePhase<S extends BaseState, F extends Frame & Declared>(spec: DeclareSpec<S, F>): Phase<S, F> {
  const { actsBy: rule } = spec;
  const set = (f: F, { hexes, leads, units, battles }: Declared): void => {
    Object.assign(f, { hexes, leads, units, battles });
  };
  const clear = (d: S, f: F, io: Io): void => {
    io.emit({ type: 'clear', rule, role: spec.role(f) });
    set(
      f,
      release(spec.engagement(d, f), f, () => true),
    );
  };
  /** Changes nothing where no whole is found that keeps what is decided. */
  const isProposed = (d: S, f: F): boolean => {
    const e = spec.engagement(d, f);
    const before = { ...f };
    const full = filled(e, f);
    if (full) set(f, full);
    const found = full && spec.propose(d, f, proposable(e, f), groupingNow(f));
    set(f, found ? withGrouping(f, found) : before);
    return found !== undefined;
  };
  const hexesOf = (f: F, lead: number): number[] => f.hexes.filter((_, t) => f.leads[t] === lead);
  return {
    rule: spec.rule,
    actor: (_s, f) => spec.role(f),
    legal: (s, f) => declareChoices(spec.engagement(s, f), f),
    complete: (s, f, choice) =>
      assignHexes(spec.engagement(s, f), f, choice.unit!).map(hex => ({ type: 'assign', unit: choice.unit!, hex })),
    on: {
      assign(d, f, a, io) {
        set(f, assign(spec.engagement(d, f), f, a.unit!, a.hex!));
        const hex = f.battles[f.units.indexOf(a.unit!)]!;
        io.emit({ type: 'assign', rule, role: spec.role(f), unit: a.unit!, hex });
      },
      merge(d, f, a, io) {
        const [low, high] = a.hexes!;
        set(f, merge(spec.engagement(d, f), f, low!, high!));
        io.emit({ type: 'merge', rule, role: spec.role(f), hexes: hexesOf(f, low!) });
      },
      propose(d, f, _a, io) {
        if (!isProposed(d, f)) {
          clear(d, f, io);
          if (!isProposed(d, f)) throw new Error('no legal grouping');
        }
        io.emit({ type: 'propose', rule, role: spec.role(f), battles: battlesNow(f).map(b => ({ ...b })) });
      },
      unassign(d, f, a, io) {
        set(f, unassign(spec.engagement(d, f), f, a.unit!));
        io.emit({ type: 'unassign', rule, role: spec.role(f), unit: a.unit! });
      },
      split(d, f, a, io) {
        io.emit({ type: 'split', rule, role: spec.role(f), hexes: hexesOf(f, a.hex!) });
        set(
          f,
          release(spec.engagement(d, f), f, lead => lead === a.hex),
        );
      },
      clear: (d, f, _a, io) => clear(d, f, io),
      commit: (d, f, _a, io) => spec.commit(d, f, battlesNow(f), io),
    },
    // The dice follow, so the player says so even where nothing is left to choose.
    waits: () => true,
  };
}
