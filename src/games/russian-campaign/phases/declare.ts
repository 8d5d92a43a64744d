/** 9.2 The attacker groups: every unit attacks, every enemy is attacked, and no battle is worse than 1:6 (9.5). */
import { type Engagement, openDeclared } from '../../../kit/declare.ts';
import { declarePhase } from '../../../kit/declarePhase.ts';
import { type Phase, pop, push } from '../../../kit/flow.ts';
import { bar } from '../../../kit/why.ts';
import type { DeclareFrame, ResolveFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { type Duty, engagementOf } from '../rules/duty.ts';
import { clashOf, oddsOf } from '../rules/odds.ts';
import { proposal } from '../rules/propose.ts';
import type { State } from '../state.ts';

export const declareFrame = (s: State, side: number, impulse: number, duty: Duty): DeclareFrame => ({
  phase: 'declare',
  side,
  impulse,
  ...openDeclared(engagementOf(s, side, impulse, duty)),
});

export const engagementNow = (s: State, f: DeclareFrame): Engagement => engagementOf(s, f.side, f.impulse, f);

const DOES_NOT_ATTACK = bar('9.1.1', 'does-not-attack', 'unit');
const NOT_BESIDE = bar('9.2.2', 'not-beside', 'unit', 'hex');

export const declare: Phase<State, DeclareFrame> = declarePhase<State, DeclareFrame>({
  rule: '9.2',
  actsBy: '9.2.2',
  sections: { 'already-assigned': '9.4' },
  unable: () => DOES_NOT_ATTACK,
  far: ({ f }, _unit, hex) =>
    f.hexes.includes(hex) ? NOT_BESIDE : { rule: '9.1.1', code: 'not-attacked', about: { hex } },
  untouched: (_q, hex) => ({ rule: '9.1.1', code: 'not-attacked', about: { hex } }),
  weak({ s, f }, battle) {
    const { ratio, shift } = oddsOf(s, clashOf(s, f.side, f.impulse, battle));
    return { rule: '9.5', code: 'below-lowest-odds', about: { hex: battle.hexes[0], ratio, shift } };
  },
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
