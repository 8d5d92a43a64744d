/** Positions that a game may begin from, as `scene` lays them out: whoever a frame speaks of is there and of its side. */
import type { Frame } from '../../kit/game.ts';
import { declaredFault, type Layout, layoutFault } from '../../kit/layout.ts';
import { type DeclareFrame, isMovement } from './frames.ts';
import { enemyOf, IS_ARTILLERY, IS_ENGINEER, SIDE } from './pieces.ts';
import { dutyOf } from './rules/duty.ts';
import { lastingSupport } from './rules/support.ts';
import { overfullHexes } from './rules/surplus.ts';
import { sequenceOf } from './sequence.ts';
import { isOnMap, type State } from './state.ts';

const LAYOUT: Layout<State> = {
  steps: s => sequenceOf(s.movesFirst === 1),
  on: { air: 'air', order: 'order', fire: 'fire', declare: 'assault', movement: 'movement' },
  fault: s => columnFault(s) ?? s.flow.map(f => frameFault(s, f)).find(Boolean),
};

export const unfit = (s: State): string | undefined => layoutFault(s, LAYOUT);

function columnFault({ chits, known, options, attached, movesFirst }: State): string | undefined {
  if (chits.length > 0 !== options.chits || new Set(chits).size !== chits.length)
    return '13.3 every chit lies in one box, where the option is on';
  if (chits.length > 0 && known.length !== chits.length) return '13.3 each box is known or not';
  if (movesFirst === 1 && !options.moveFirst) return '13.6 the Germans move first only by the option';
  return attached.some(u => u >= 0) && !options.splits ? '13.4 companies are attached only by the option' : undefined;
}

function frameFault(s: State, f: Frame): string | undefined {
  if (isMovement(f) && f.mover >= 0 && !(SIDE[f.mover] === f.side && isOnMap(s, f.mover)))
    return 'a unit moves that is not on the map or not of the side that moves';
  if (isMovement(f) && overfullHexes(s, enemyOf(f.side)).length > 0)
    return '5.1.1 stacks of the side that does not move are too full';
  return isDeclare(f) ? assaultFault(s, f) : undefined;
}

function assaultFault(s: State, f: DeclareFrame): string | undefined {
  const e = dutyOf(s, f.side);
  if (f.able.join() !== e.units.join()) return '7.1 others can assault than it says';
  const isLent = f.support.every(({ unit }) => IS_ARTILLERY[unit] || IS_ENGINEER[unit]);
  if (!isLent || lastingSupport(s, f).length !== f.support.length) return '10.1 support is lent where it cannot be';
  return declaredFault(e, f);
}

const isDeclare = (f: Frame): f is DeclareFrame => f.phase === 'declare';
