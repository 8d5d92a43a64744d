/** Why an action is not legal: each phase has its own reasons, and some hold everywhere. */
import { topFrame } from '../../../kit/flow.ts';
import type { Action, Frame, Refusal, Role } from '../../../kit/game.ts';
import { entryOf } from '../../../kit/phrase.ts';
import { findLegal } from '../../../kit/play.ts';
import { COURSE, PHASES } from '../sequence.ts';
import { isOver, type State } from '../state.ts';
import { whyNotArrivals } from './arrivals.ts';
import { whyNotDeclare, whyNotFight, whyNotLose, whyNotRemnant, whyNotRetreat, whyNotSurrender } from './combat.ts';
import { explainMove, explainSurplus } from './move.ts';
import {
  whyNotAxisReplacement,
  whyNotConvert,
  whyNotSovietReplacement,
  whyNotVariant,
  whyNotWorker,
} from './replacements.ts';
import { whyNotObjective, whyNotPartisan, whyNotSetUpAction } from './setUp.ts';
import { whyNotSupport, whyNotTakePart } from './support.ts';

/** Answers for one phase; a method, so that it may be written for the phase's own narrower frame. */
interface Answer {
  /** Undefined where it knows no reason. */
  why(s: State, f: Frame, a: Action): Refusal | undefined;
}
export type Explainer = Answer['why'];

/** Asks one after the other. */
const either =
  (...explainers: readonly Explainer[]): Explainer =>
  (s, f, a) => {
    for (const explainer of explainers) {
      const refusal = explainer(s, f, a);
      if (refusal) return refusal;
    }
    return undefined;
  };

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  'set-up': whyNotSetUpAction,
  objectives: whyNotObjective,
  partisans: whyNotPartisan,
  movement: either(explainMove, whyNotSupport, whyNotArrivals),
  'what-if': whyNotVariant,
  workers: whyNotWorker,
  'axis-replacement': whyNotAxisReplacement,
  'soviet-replacement': whyNotSovietReplacement,
  conversion: whyNotConvert,

  surplus: explainSurplus,
  overrun: whyNotTakePart,
  surrender: whyNotSurrender,
  declare: whyNotDeclare,
  resolve: whyNotFight,
  loss: whyNotLose,
  retreat: whyNotRetreat,
  remnant: whyNotRemnant,
};

export function explain(s: State, role: Role, a: Action): Refusal | undefined {
  const f = topFrame(s);
  if (!f || isOver(s)) return { rule: '5.0', code: 'over' };
  const phase = entryOf(PHASES, f.phase);
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
