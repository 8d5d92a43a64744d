/** 2.0 The turn: works off the sequence of play and ends the game. */
import { type Phase, pop, push } from '../../../kit/flow.ts';
import { beaten } from '../rules/victory.ts';
import type { SideFrame, State, TurnFrame } from '../state.ts';

export function turnPhase(sequence: readonly SideFrame[]): Phase<State, TurnFrame> {
  return {
    rule: '2.1',
    actor: () => undefined,
    auto(d, f, io) {
      const isLast = f.at === sequence.length && d.turn === d.turns;
      if (isLast || beaten(d).length > 0) {
        pop(d);
        io.emit({ type: 'game-over', rule: isLast ? '6.1' : '6.2' });
        return;
      }
      if (f.at === sequence.length) {
        f.at = 0;
        d.turn++;
      }
      if (f.at === 0) io.emit({ type: 'turn-begun', rule: '2.1', turn: d.turn });
      push(d, { ...sequence[f.at++]! });
    },
  };
}
