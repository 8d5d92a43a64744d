/** States from outside: their shape, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { declaredFault, layoutFault } from '../../kit/layout.ts';
import { entryOf } from '../../kit/phrase.ts';
import { sameList } from '../../kit/play.ts';
import type { StateShape } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { check } from './check.ts';
import { OWED } from './data/tables.ts';
import { type BattleFrame, isBattle, isDeclare, isLosses, isResolve } from './frames.ts';
import { SEQUENCE } from './phases/turn.ts';
import { enemyOf, sideOf } from './pieces.ts';
import { engagementOf } from './rules/duty.ts';
import { settledBy } from './setup.ts';
import { COLUMNS, isOnMap, type State, UNDECIDED } from './state.ts';

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
  return sideFault(f.side, f.attackers) ?? sideFault(enemyOf(f.side), f.defenders) ?? stageFault(s, f);
}

/** 5.2-5.4 Cards are chosen before the die, the attacker pays before the defender. */
function stageFault(s: State, b: BattleFrame): string | undefined {
  const above = s.flow[s.flow.indexOf(b) + 1];
  const { stage, side, attackers, defenders, result } = b;
  if (above && isLosses(above)) {
    const isAttacker = above.side === side;
    const [paid, owed] = [isAttacker ? 0 : 1, entryOf(OWED, result) ?? []];
    const isRight = stage === ATTACKER_PAYS + paid && above.owed === owed[paid] && above.paid < above.owed;
    return isRight && sameList(above.units, isAttacker ? attackers : defenders) ? undefined : '5.4 nobody owes that';
  }
  const isMet = [...attackers, ...defenders].every(unit => isOnMap(s, unit));
  return stage === ASKED && result === '' && isMet ? undefined : '5.2 a battle is at another stage';
}

const ASKED = 1;
const ATTACKER_PAYS = 3;

const sideFault = (side: Side, units: readonly number[]): string | undefined =>
  units.every(unit => sideOf(unit) === side) ? undefined : '5.1 somebody fights on the wrong side';

/** 7.2 A card can be chosen only while both sides choose. */
const choiceFault = ({ chosen, flow }: State): string | undefined =>
  flow.some(f => f.phase === 'support') || chosen.every(card => card === UNDECIDED)
    ? undefined
    : '7.2 a card is chosen for no battle';
