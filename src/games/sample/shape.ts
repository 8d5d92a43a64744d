/** States that come from outside: what they look like, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { declaredFault, layoutFault } from '../../kit/layout.ts';
import type { StateShape } from '../../kit/shape.ts';
import { check } from './check.ts';
import { isDeclare } from './frames.ts';
import { SEQUENCE } from './phases/turn.ts';
import { engagementOf } from './rules/duty.ts';
import { settledBy } from './setup.ts';
import { COLUMNS, type State, UNDECIDED } from './state.ts';

export const shape: StateShape<State> = { columns: COLUMNS.shape, settled: settledBy, check, unfit };

/** Why no game begins from a state: it begins in a phase, with nothing half done. */
export function unfit(s: State): string | undefined {
  return layoutFault(s, {
    steps: () => SEQUENCE,
    on: { arrival: 'arrival', move: 'move', declare: 'combat' },
    fault: () => s.flow.map(f => frameFault(s, f)).find(Boolean) ?? choiceFault(s),
  });
}

function frameFault(s: State, f: Frame): string | undefined {
  return isDeclare(f) ? declaredFault(engagementOf(s, f.side), f) : undefined;
}

const choiceFault = ({ chosen }: State): string | undefined =>
  chosen.every(card => card === UNDECIDED) ? undefined : '7.2 a card is chosen for no battle';
