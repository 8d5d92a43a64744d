/** 7.1, 7.2 The attacker groups the assaults; artillery and engineers are assigned to them on turn 1 (10.1, 10.2). */
import { type DeclaredBattle, type Engagement, leadMeant, openDeclared } from '../../../kit/declare.ts';
import { type Asked, declarePhase } from '../../../kit/declarePhase.ts';
import type { DeclareRules } from '../../../kit/declareWhy.ts';
import { type Io, type Phase, pop, push } from '../../../kit/flow.ts';
import { headOf } from '../../../kit/list.ts';
import { partsOf, SAME } from '../../../kit/part.ts';
import { ofBothSides } from '../../../kit/sides.ts';
import type { Battle, DeclareFrame, ResolveFrame, SideFrame } from '../frames.ts';
import { IS_ENGINEER, roleOf, UNITS_OF } from '../pieces.ts';
import { DECLARE_SECTIONS, whyBarred, whyFar, whyUnable, whyUntouched } from '../rules/assaultWhy.ts';
import { dutyOf } from '../rules/duty.ts';
import { proposal } from '../rules/propose.ts';
import {
  hasCompany,
  LENT,
  lastingSupport,
  supportHexes,
  whyNoSupport,
  whyNotLent,
  whyNotSupport,
  whyNotWithdraw,
} from '../rules/support.ts';
import type { State } from '../state.ts';

/** Begins the assaults of a side, if one of its units can make one. */
export const assault: Phase<State, SideFrame> = {
  rule: '7.0',
  actor: () => undefined,
  enter(d, f) {
    pop(d);
    const e = ENGAGEMENTS[f.side].of(d);
    if (e.units.length === 0) return;
    const frame: DeclareFrame = { phase: 'declare', side: f.side, able: e.units, support: [], ...openDeclared(e) };
    push(d, frame);
  },
};

const ENGAGEMENTS = ofBothSides(side =>
  partsOf<State>()({
    on: { place: UNITS_OF.flat(), options: SAME },
    derive: (s): Engagement => dutyOf(s, side),
  }),
);

/** Nothing on the map changes while assaults are declared. */
export const engagementOf = (s: State, f: DeclareFrame): Engagement => ENGAGEMENTS[f.side].of(s);

/** Why an assault cannot be declared in some way, and what is still owed. */
export const DECLARE_RULES: DeclareRules<Asked<State, DeclareFrame>> = {
  actsBy: '7.2',
  sections: DECLARE_SECTIONS,
  unable: whyUnable,
  barred: whyBarred,
  far: whyFar,
  untouched: whyUntouched,
};

export const declare = declarePhase<State, DeclareFrame>({
  ...DECLARE_RULES,
  rule: '7.1',
  role: f => roleOf(f.side),
  engagement: engagementOf,
  propose: proposal,
  commit,
  // Support whose place is gone is free again.
  changed(d, f) {
    if (f.support.length > 0) f.support = lastingSupport(d, f);
  },
  also: {
    support: {
      rule: '10.1.2',
      gate: ({ s, f }) => whyNoSupport(s, f),
      takes: {
        unit: { among: () => LENT, why: ({ s, f }, { unit }) => whyNotLent(s, f, unit) },
        hex: {
          ends: ({ s, f }, { unit }) => supportHexes(s, f, unit),
          why: ({ s, f }, { unit, hex }) => whyNotSupport(s, f, unit, hex),
        },
      },
      isOpen: true,
      meant: ({ f }, a) => ({ ...a, ...(a.hex !== undefined && { hex: leadMeant(f, a.hex) }) }),
      run(_d, f, { unit, hex }, io) {
        f.support = [...f.support, { unit, hex }];
        io.emit({ type: 'support', rule: supportRule(unit), unit, hex });
      },
    },
    'withdraw-support': {
      rule: '10.1.2',
      takes: {
        unit: { ends: ({ f }) => f.support.map(({ unit }) => unit), why: ({ f }, { unit }) => whyNotWithdraw(f, unit) },
      },
      revises: true,
      run(_d, f, { unit }, io) {
        f.support = f.support.filter(one => one.unit !== unit);
        io.emit({ type: 'withdraw-support', rule: supportRule(unit), unit });
      },
    },
  },
});

/** 10.1.2, 10.2.2 */
const supportRule = (u: number): string => (IS_ENGINEER[u] ? '10.2.2' : '10.1.2');

/** Support goes where it was assigned; if no unit of its hex takes part there, it is not used. */
function commit(d: State, f: DeclareFrame, declared: readonly DeclaredBattle[], io: Io): void {
  const battles = declared.map(
    (battle): Battle => ({ hexes: battle.hexes, units: battle.units, support: supportOf(d, f, battle) }),
  );
  for (const { unit } of f.support)
    if (!battles.some(({ support }) => support.includes(unit)))
      io.emit({ type: 'withdraw-support', rule: supportRule(unit), unit });
  pop(d);
  const told = battles.map(({ hexes, units, support }) => ({ hexes, units: [...units, ...support] }));
  io.emit({ type: 'commit', rule: '7.3', role: roleOf(f.side), battles: told });
  const frame: ResolveFrame = { phase: 'resolve', side: f.side, battles };
  push(d, frame);
}

/** 10.1.2 The support of an assault as declared so far: a unit of its hex takes part. */
export const supportOf = (s: State, f: DeclareFrame, battle: DeclaredBattle): number[] =>
  lastingSupport(s, f).flatMap(({ unit, hex }) =>
    battle.hexes.includes(hex) && hasCompany(s, f, unit, headOf(battle.hexes)) ? [unit] : [],
  );
