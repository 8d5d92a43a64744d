/** States that come from outside: what they look like, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { declaredFault, type Layout, layoutFault } from '../../kit/layout.ts';
import type { StateShape } from '../../kit/shape.ts';
import { type DeclareFrame, isMovement, type PartisanFrame } from './frames.ts';
import { switchesOf } from './options.ts';
import { engagementNow } from './phases/declare.ts';
import { enemyOf, IS_HQ, IS_PARTISAN, SIDE } from './pieces.ts';
import { groundOf, isOverfull } from './rules/ground.ts';
import { SEQUENCE } from './sequence.ts';
import { COLUMNS, isOnMap, type State } from './state.ts';

const LAYOUT: Layout<State> = {
  steps: () => SEQUENCE,
  on: { movement: 'movement', surrender: 'combat', declare: 'combat', partisans: 'partisans' },
  fault: s => columnFault(s) ?? s.flow.map(f => frameFault(s, f)).find(Boolean),
};

export const shape: StateShape<State> = {
  columns: COLUMNS.shape,
  settled: (options, scenario = 'campaign') => ({ scenario, options: switchesOf(options) }),
  unfit,
};

/** Why no game begins from a state: whoever a frame speaks of has to be there and of its side. */
export function unfit(s: State): string | undefined {
  return layoutFault(s, LAYOUT);
}

function columnFault(s: State): string | undefined {
  if (s.landed.some(turn => turn > s.turn)) return 'a unit has landed in a turn to come';
  return s.stukas.every(({ unit }) => IS_HQ[unit]) ? undefined : 'Stukas fly for headquarters';
}

function frameFault(s: State, f: Frame): string | undefined {
  if (isMovement(f) && f.mover >= 0 && !(SIDE[f.mover] === f.side && isOnMap(s, f.mover)))
    return 'a unit moves that is not on the map or not of the side that moves';
  if (isMovement(f) && isTooFull(s, enemyOf(f.side))) return '6.1 stacks of the side that does not move are too full';
  if (isPartisans(f) && !f.units.every(u => IS_PARTISAN[u])) return 'only partisans are placed';
  return isDeclare(f) ? declaredFault(engagementNow(s, f), f) : undefined;
}

function isTooFull(s: State, side: number): boolean {
  const ground = groundOf(s, side);
  return s.place.some(h => h >= 0 && isOverfull(ground, h));
}

const isPartisans = (f: Frame): f is PartisanFrame => f.phase === 'partisans';
const isDeclare = (f: Frame): f is DeclareFrame => f.phase === 'declare';
