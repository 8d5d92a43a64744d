/** Why an action is not legal: each phase says so itself, but for the declaration of combat. */
import { topFrame } from '../../../kit/flow.ts';
import type { Action, Frame, Refusal, Role } from '../../../kit/game.ts';
import { findLegal } from '../../../kit/play.ts';
import type { DeclareFrame } from '../frames.ts';
import { COURSE } from '../sequence.ts';
import type { State } from '../state.ts';
import { whyNotDeclare } from './combat.ts';

const isDeclare = (f: Frame): f is DeclareFrame => f.phase === 'declare';

export function explain(s: State, role: Role, a: Action): Refusal | undefined {
  const f = topFrame(s);
  const refusal = COURSE.explain(s, role, a);
  if (refusal || !f || !isDeclare(f) || findLegal(COURSE, s, role, a)) return refusal;
  return whyNotDeclare(s, f, a) ?? { rule: '9.2.2', code: 'extra-field', about: { field: 'n' } };
}
