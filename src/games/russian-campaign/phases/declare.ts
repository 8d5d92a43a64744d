/** 9.2 The attacker groups: every unit attacks, every enemy is attacked, and no battle is worse than 1:6 (9.5). */
import { type Engagement, openDeclared } from '../../../kit/declare.ts';
import { type Asked, declarePhase } from '../../../kit/declarePhase.ts';
import type { DeclareRules } from '../../../kit/declareWhy.ts';
import { pop, push } from '../../../kit/flow.ts';
import type { Side } from '../../../kit/sides.ts';
import type { DeclareFrame, ResolveFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { DECLARE_SECTIONS, whyNotFacing, whyTooWeak, whyUnable, whyUntouched } from '../rules/attackWhy.ts';
import { type Duty, engagementOf } from '../rules/duty.ts';
import { proposal } from '../rules/propose.ts';
import type { State } from '../state.ts';

export const declareFrame = (s: State, side: Side, impulse: number, duty: Duty): DeclareFrame => ({
  phase: 'declare',
  side,
  impulse,
  ...openDeclared(engagementOf(s, side, impulse, duty)),
});

export const engagementNow = (s: State, f: DeclareFrame): Engagement => engagementOf(s, f.side, f.impulse, f);

/** Why battles cannot be declared in some way, and what is still owed. */
export const DECLARE_RULES: DeclareRules<Asked<State, DeclareFrame>> = {
  actsBy: '9.2.2',
  sections: DECLARE_SECTIONS,
  unable: whyUnable,
  barred: whyNotFacing,
  far: whyNotFacing,
  untouched: whyUntouched,
  weak: whyTooWeak,
};

export const declare = declarePhase<State, DeclareFrame>({
  ...DECLARE_RULES,
  rule: '9.2',
  role: f => roleOf(f.side),
  engagement: engagementNow,
  propose: proposal,
  commit(d, { side, impulse }, battles, io) {
    pop(d);
    io.emit({ type: 'commit', rule: '9.1.2', role: roleOf(side), battles: battles.map(b => ({ ...b })) });
    const frame: ResolveFrame = { phase: 'resolve', side, impulse, battles };
    push(d, frame);
  },
});
