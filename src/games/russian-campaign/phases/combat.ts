/** 9.1 Combat of an impulse begins: those who cannot fight by the rules give up first, then battles are declared. */

import { type Phase, pop, push } from '../../../kit/flow.ts';
import type { Frame } from '../../../kit/game.ts';
import { solve } from '../../../kit/groupingSolve.ts';
import { smallestSurrender } from '../../../kit/groupingSurrender.ts';
import type { ImpulseFrame, SurrenderFrame } from '../frames.ts';
import { roleOf } from '../pieces.ts';
import { capture } from '../rules/casualties.ts';
import { dutyOf, problemOf, strandedUnits } from '../rules/duty.ts';
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

/** Whoever goes may change what the others must do: it is all asked again. */
const combatFrame = (side: number, impulse: number): Frame & ImpulseFrame => ({ phase: 'combat', side, impulse });

/** 9.5 Who cannot attack at 1:6 gives up before any battle; the attacker says who, of the fewest that will do. */
export const surrender: Phase<State, SurrenderFrame> = {
  rule: '9.5',
  actor: (_s, f) => roleOf(f.side),
  legal: (s, f) => hopelessUnits(s, f).map(unit => ({ type: 'surrender', unit })),
  on: {
    surrender(d, f, a, io) {
      pop(d);
      capture(d, [a.unit!], { rule: '9.5', why: 'odds' }, io);
      if (isOver(d)) return;
      push(d, combatFrame(f.side, f.impulse));
    },
  },
};

export function hopelessUnits(s: State, { side, impulse }: SurrenderFrame): number[] {
  const duty = dutyOf(s, side);
  return smallestSurrender(problemOf(s, side, impulse, duty)).attackers.map(a => duty.units[a]!);
}
