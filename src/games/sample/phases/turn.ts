/** 2.0 The turn: works off the sequence of play and ends the game. */
import { type Phase, pop, push } from '../../../kit/flow.ts';
import { beaten } from '../rules/victory.ts';
import type { SideFrame, State, TurnFrame } from '../state.ts';

/** 2.1 The sequence of play. */
export const SEQUENCE: readonly SideFrame[] = [
  { phase: 'move', side: 'blue' },
  { phase: 'combat', side: 'blue' },
  { phase: 'move', side: 'red' },
  { phase: 'combat', side: 'red' },
];

export const turn: Phase<State, TurnFrame> = {
  rule: '2.1',
  actor: () => undefined,
  auto(d, f, io) {
    const isLast = f.at === SEQUENCE.length && d.turn === d.turns;
    if (isLast || beaten(d).length > 0) {
      pop(d);
      io.emit({ type: 'game-over', rule: isLast ? '6.1' : '6.2' });
      return;
    }
    if (f.at === SEQUENCE.length) {
      f.at = 0;
      d.turn++;
    }
    if (f.at === 0) io.emit({ type: 'turn-begun', rule: '2.1', turn: d.turn });
    push(d, { ...SEQUENCE[f.at++]! });
  },
};
