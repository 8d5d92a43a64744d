/** States from outside: their shape, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { declaredFault, layoutFault } from '../../kit/layout.ts';
import type { StateShape } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { check } from './check.ts';
import { isBattle, isDeclare, isLosses, isResolve } from './frames.ts';
import { SEQUENCE } from './phases/turn.ts';
import { enemyOf, sideOf } from './pieces.ts';
import { engagementOf } from './rules/duty.ts';
import { settledBy } from './setup.ts';
import { COLUMNS, type State, UNDECIDED } from './state.ts';

export const shape: StateShape<State> = { columns: COLUMNS.shape, settled: settledBy, check, unfit };

/** Why no game may begin from a state: the turn, its step, and the frames on it. */
export function unfit(s: State): string | undefined {
  return layoutFault(s, {
    steps: () => SEQUENCE,
    on: {
      ...{ arrival: 'arrival', move: 'move', declare: 'combat', resolve: 'combat' },
      ...{ battle: 'resolve', support: 'battle', losses: 'battle' },
    },
    fault: () => s.flow.map(f => frameFault(s, f)).find(Boolean) ?? choiceFault(s),
  });
}

function frameFault(s: State, f: Frame): string | undefined {
  if (isDeclare(f)) return declaredFault(engagementOf(s, f.side), f);
  if (isResolve(f))
    return sideFault(
      f.side,
      f.battles.flatMap(({ units }) => units),
    );
  if (isLosses(f))
    return f.units.length === f.from.length ? sideFault(f.side, f.units) : '5.5 each unit fought somewhere';
  if (!isBattle(f)) return undefined;
  return sideFault(f.side, f.attackers) ?? sideFault(enemyOf(f.side), f.defenders);
}

const sideFault = (side: Side, units: readonly number[]): string | undefined =>
  units.every(unit => sideOf(unit) === side) ? undefined : '5.1 somebody fights on the wrong side';

/** 7.2 A card can be chosen only while both sides choose. */
const choiceFault = ({ chosen, flow }: State): string | undefined =>
  flow.some(f => f.phase === 'support') || chosen.every(card => card === UNDECIDED)
    ? undefined
    : '7.2 a card is chosen for no battle';
