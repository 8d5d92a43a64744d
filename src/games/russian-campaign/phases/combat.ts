/** 9.1 Combat of an impulse begins: units that cannot fight legally surrender first, then battles are declared. */

import { type Phase, pop, push } from '../../../kit/flow.ts';
import type { Frame } from '../../../kit/game.ts';
import { solve } from '../../../kit/groupingSolve.ts';
import { smallestSurrender } from '../../../kit/groupingSurrender.ts';
import { itemAt } from '../../../kit/list.ts';
import { offerPhase } from '../../../kit/offer.ts';
import type { Side } from '../../../kit/sides.ts';
import { bar, type Why } from '../../../kit/why.ts';
import { type Asked, asked, type ImpulseFrame, type SurrenderFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { capture } from '../rules/casualties.ts';
import { dutyOf, problemOf, strandedUnits } from '../rules/duty.ts';
import { whyNotPresent } from '../rules/whose.ts';
import { isOver, type State } from '../state.ts';
import { declareFrame } from './declare.ts';

export const combat: Phase<State, ImpulseFrame> = {
  rule: '9.1',
  actor: () => undefined,
  enter(d, { side, impulse }, io) {
    pop(d);
    const duty = dutyOf(d, side);
    if (!solve(problemOf(d, side, impulse, duty))) {
      const frame: SurrenderFrame = { phase: 'surrender', side, impulse };
      push(d, frame);
      return;
    }
    const stranded = strandedUnits(d, side, duty);
    capture(d, stranded, { rule: '9.11.3', why: 'stranded' }, io);
    if (isOver(d)) return;
    if (stranded.length > 0) push(d, combatFrame(side, impulse));
    else if (duty.units.length > 0) push(d, declareFrame(d, side, impulse, duty));
  },
};

/** A surrender may change the obligations of the others, so the phase starts again. */
const combatFrame = (side: Side, impulse: number): Frame & ImpulseFrame => ({ phase: 'combat', side, impulse });

/** 9.5 Units that cannot attack at 1:6 surrender before any battle; the attacker chooses which, as few as possible. */
export const surrender = offerPhase<State, SurrenderFrame, Asked<SurrenderFrame>>({
  rule: '9.5',
  actor: (_s, f) => roleOf(f.side),
  ask: asked,
  offers: {
    surrender: {
      takes: {
        unit: { ends: ({ s, f }) => hopelessUnits(s, f), why: ({ s, f }, { unit }) => whyNotHopeless(s, f, unit) },
      },
      run(d, f, { unit }, io) {
        pop(d);
        capture(d, [unit], { rule: '9.5', why: 'odds' }, io);
        if (isOver(d)) return;
        push(d, combatFrame(f.side, f.impulse));
      },
    },
  },
});

const NO_ATTACKER = bar('9.1.1', 'does-not-attack', 'unit');
const OTHERS = bar('9.5', 'others-must-go', 'unit');

const whyNotHopeless = (s: State, { side }: SurrenderFrame, u: number): Why =>
  whyNotPresent(s, side, u) ?? (dutyOf(s, side).units.includes(u) ? OTHERS : NO_ATTACKER);

export function hopelessUnits(s: State, { side, impulse }: SurrenderFrame): number[] {
  const duty = dutyOf(s, side);
  return smallestSurrender(problemOf(s, side, impulse, duty)).attackers.map(a => itemAt(duty.units, a));
}
