/** States from outside: their shape, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { layoutFault } from '../../kit/layout.ts';
import type { StateShape } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { check } from './check.ts';
import { isBattle, isDeclare, isImpulse, isLosses, isResolve, isRetreat } from './frames.ts';
import { SEQUENCE } from './phases/turn.ts';
import { sideOf, sideOfCommand } from './pieces.ts';
import { settledBy } from './setup.ts';
import { COLUMNS, DRAWN, type State } from './state.ts';

export const shape: StateShape<State> = { columns: COLUMNS.shape, settled: settledBy, check, unfit };

/** Why no game may begin from a state: the turn, its step, and the frames on it. */
export function unfit(s: State): string | undefined {
  return layoutFault(s, {
    steps: () => SEQUENCE,
    on: {
      ...{ transfer: 'transfer', return: 'return', replace: 'replace', feed: 'feed', chits: 'chits' },
      ...{ reinforce: 'reinforce', draw: 'draw', impulse: 'draw', withdraw: 'impulse', move: 'impulse' },
      ...{ declare: 'impulse', resolve: 'impulse', battle: ['resolve', 'move'], reply: 'battle', stand: 'battle' },
      ...{ losses: ['battle', 'stand'], retreat: 'battle', advance: 'battle', occupy: 'battle', rebuild: 'impulse' },
    },
    waiting: ['stand'],
    before: ['set-up'],
    fault: () => s.flow.map(f => frameFault(s, f)).find(Boolean),
  });
}

function frameFault(s: State, f: Frame): string | undefined {
  if (isImpulse(f)) return impulseFault(s, f.side, f.card);
  if (isDeclare(f))
    return f.units.length === f.hexes.length ? sideFault(f.side, f.units) : '8.0 each unit attacks a hex';
  if (isResolve(f))
    return sideFault(
      f.side,
      f.attacks.flatMap(({ units }) => units),
    );
  if (isBattle(f)) return sideFault(f.side, f.attackers);
  if (isLosses(f)) return sideFault(f.side, f.units);
  return isRetreat(f) && f.left.length !== f.units.length ? '8.3 each unit has hexes to go' : undefined;
}

/** 3.2 The chit of the impulse is on the track. */
const impulseFault = (s: State, side: Side, card: number): string | undefined =>
  sideOfCommand(card) === side && s.chits[card] === DRAWN && s.drawn.includes(card)
    ? undefined
    : '3.2 the chit of the impulse was not drawn';

const sideFault = (side: Side, units: readonly number[]): string | undefined =>
  units.every(unit => sideOf(unit) === side) ? undefined : '8.0 somebody fights on the wrong side';
