/** Why an action is not legal: each phase has its own reasons, and some hold everywhere. */
import { topFrame } from '../../../kit/flow.ts';
import type { Action, Frame, Refusal, Role } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { findLegal } from '../../../kit/play.ts';
import { COURSE, PHASES } from '../sequence.ts';
import type { State } from '../state.ts';
import { whyNotAir } from './air.ts';
import { whyNotAdvance, whyNotRemove, whyNotRetreat } from './battle.ts';
import { whyNotBombed, whyNotFire, whyNotTarget } from './fire.ts';
import { whyNotMovement } from './move.ts';
import { whyNotSetUp } from './setUp.ts';

/** Answers for one phase; a method, so that it may be written for the phase's own narrower frame. */
interface Answer {
  /** Undefined where it knows no reason. */
  why(s: State, f: Frame, a: Action): Refusal | undefined;
}

const EXPLAINERS: Readonly<Record<string, Answer['why']>> = {
  'set-up': whyNotSetUp,
  air: whyNotAir,
  fire: whyNotFire,
  target: whyNotTarget,
  'bomb-target': whyNotBombed,
  retreat: whyNotRetreat,
  advance: whyNotAdvance,
  movement: whyNotMovement,
  surplus: whyNotRemove,
};

export function explain(s: State, role: Role, a: Action): Refusal | undefined {
  const f = topFrame(s);
  if (!f) return { rule: '12.0', code: 'over' };
  const phase = entryOf(PHASES, f.phase);
  if (phase?.whyNot) return COURSE.explain(s, role, a);
  const actor = phase?.actor(s, f);
  if (!phase || actor !== role)
    return { rule: phase?.rule ?? '4.0', code: 'not-your-decision', about: { role: actor } };
  if (findLegal(COURSE, s, role, a)) return undefined;
  return (
    entryOf(EXPLAINERS, f.phase)?.(s, f, a) ?? {
      rule: phase.rule,
      code: 'not-now',
      about: { type: a.type, phase: f.phase },
    }
  );
}
