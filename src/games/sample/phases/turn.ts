/** 2.0 The turn: runs the sequence of play and ends the game. */
import { type Io, pop } from '../../../kit/flow.ts';
import { BOTH_SIDES } from '../../../kit/sides.ts';
import { turnLoop } from '../../../kit/turn.ts';
import type { SideFrame } from '../frames.ts';
import { beaten } from '../rules/victory.ts';
import type { State } from '../state.ts';

/** 2.1 The sequence of play. */
export const SEQUENCE: readonly SideFrame[] = BOTH_SIDES.flatMap((side): SideFrame[] => [
  { phase: 'arrival', side },
  { phase: 'move', side },
  { phase: 'combat', side },
]);

export const turn = turnLoop<State, SideFrame>({
  rule: '2.1',
  steps: () => SEQUENCE,
  // 2.1 The first turn has no arrivals and no card draw.
  frame: (s, step) => (step.phase === 'arrival' && s.turn === 1 ? undefined : { ...step }),
  begin: (d, io) => io.emit({ type: 'turn-begun', rule: '2.1', turn: d.turn }),
  // 8.2
  between(d, io) {
    if (beaten(d).length > 0) end(d, io, '8.2');
  },
  // 2.2
  end(d, io) {
    if (d.turn === d.turns) return end(d, io, '8.1');
    d.turn++;
    io.emit({ type: 'turn-begun', rule: '2.1', turn: d.turn });
  },
});

function end(d: State, io: Io, rule: string): void {
  pop(d);
  io.emit({ type: 'game-over', rule });
}
