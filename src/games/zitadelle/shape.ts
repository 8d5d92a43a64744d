/** States from outside: their shape, and which of them a game may begin from. */
import { topFrame } from '../../kit/flow.ts';
import type { Frame } from '../../kit/game.ts';
import { declaredFault, type Layout, layoutFault } from '../../kit/layout.ts';
import type { StateShape } from '../../kit/shape.ts';
import { battleFault } from './battleFaults.ts';
import { violationsOf } from './check.ts';
import { UNITS } from './data/units.ts';
import { type DeclareFrame, isMovement } from './frames.ts';
import { switchesOf } from './options.ts';
import { mayMoveFirst } from './phases/turn.ts';
import {
  BATTALIONS,
  enemyOf,
  IS_ARTILLERY,
  IS_COMPANY,
  IS_ENGINEER,
  IS_TIGER,
  IS_TROOP,
  REGIMENT,
  SIDE,
  SOVIET,
  UNITS_OF,
} from './pieces.ts';
import { dutyOf } from './rules/duty.ts';
import { reachOf } from './rules/setUp.ts';
import { lastingSupport } from './rules/support.ts';
import { overfullHexes } from './rules/surplus.ts';
import { sequenceOf } from './sequence.ts';
import { BEFORE, HOMES } from './setup.ts';
import { ARRIVING, COLUMNS, isOnMap, SEEN, SPARE, type State, TO_COME, TO_SET_UP } from './state.ts';

const LAYOUT: Layout<State> = {
  steps: s => sequenceOf(s.movesFirst === 1),
  on: {
    air: 'air',
    order: 'order',
    fire: 'fire',
    target: 'fire',
    dive: 'dive',
    'bomb-target': 'dive',
    declare: 'assault',
    resolve: 'assault',
    battle: 'resolve',
    retreat: 'battle',
    surplus: ['movement', 'battle', 'retreat'],
    advance: 'battle',
    movement: 'movement',
  },
  enemies: ['surplus'],
  before: ['set-up', 'model'],
  fault: s =>
    columnFault(s) ??
    (LAYOUT.before?.includes(topFrame(s)?.phase ?? '')
      ? setUpFault(s)
      : s.flow.map(f => frameFault(s, f)).find(Boolean)),
};

export const shape: StateShape<State> = {
  columns: COLUMNS.shape,
  settled: options => ({ options: switchesOf(options) }),
  check: violationsOf,
  unfit,
};

/** Why no game may begin from a state: units that a frame names must be there and belong to its side. */
export function unfit(s: State): string | undefined {
  return layoutFault(s, LAYOUT);
}

/** 3.1 Before the first turn: the frames in order, and every unit where it may be set up. */
function setUpFault(s: State): string | undefined {
  const { flow, place, model, turn } = s;
  const isRight = flow.every((f, i) => f.phase === BEFORE[i]?.phase && sideIn(f) === BEFORE[i]?.side);
  if (!isRight || turn !== 1) return '3.1 the Soviets set up, Model decides, the Germans set up';
  if (flow.some(f => f.phase === 'model') !== model < 0) return '11.2 Model decides before the Germans set up';
  if (place.some((h, u) => h < 0 && !isAtHome(s, u, h))) return '3.1 a unit waits in another box than its own';
  if (place.some((h, u) => h >= 0 && !reachOf(u).includes(h))) return '3.1 a unit stands where it cannot be set up';
  const isLate = flow.length < BEFORE.length && UNITS_OF[SOVIET].some(u => place[u] === TO_SET_UP);
  return isLate ? '3.1 the Soviets have not all been set up' : undefined;
}

/** 11.2 Divisions that attack early are set up; 13.4 units that may be split wait whole or in parts. */
function isAtHome({ model, options }: State, u: number, h: number): boolean {
  const entry = UNITS[u]?.entry;
  const isEarly = model === 1 && entry?.kind === 'turn' && entry.zone !== undefined;
  const isPart = options.splits && (BATTALIONS.has(u) || (REGIMENT[u] ?? -1) >= 0 || IS_TIGER[u] || IS_COMPANY[u]);
  if (isEarly) return h === TO_SET_UP || (isPart === true && h === SPARE);
  return h === HOMES[u] || (isPart === true && (h === TO_SET_UP || h === SPARE));
}

const sideIn = (f: Frame): unknown => ('side' in f ? f.side : undefined);

function columnFault(s: State): string | undefined {
  const { place, steps, chits, known, options, attached, movesFirst } = s;
  if (place.some((h, u) => WAITING.includes(h) && IS_TROOP[u] && steps[u] === 0))
    return '6.6.1 a unit is to come that has no step left';
  if (chits.length > 0 !== options.chits || new Set(chits).size !== chits.length)
    return '13.3 every chit lies in one box, where the option is on';
  if (chits.length > 0 && known.length !== chits.length) return '13.3 each box is known or not';
  if (known.includes(SEEN)) return '13.3.7 what one side alone has seen belongs to its view';
  if (movesFirst === 1 && !mayMoveFirst(s)) return MOVE_FIRST;
  return attached.some(u => u >= 0) && !options.splits ? '13.4 companies are attached only by the option' : undefined;
}

export const MOVE_FIRST = '13.6.1 the Germans move first only by the option, and from turn 2 on';

function frameFault(s: State, f: Frame): string | undefined {
  if (f.phase === 'order' && !mayMoveFirst(s)) return MOVE_FIRST;
  if (isMovement(f) && f.mover >= 0 && !(SIDE[f.mover] === f.side && isOnMap(s, f.mover)))
    return 'a unit moves that is not on the map or not of the side that moves';
  if (isMovement(f) && overfullHexes(s, enemyOf(f.side)).length > 0)
    return '5.1.1 stacks of the side that does not move are too full';
  return isDeclare(f) ? assaultFault(s, f) : battleFault(s, f);
}

function assaultFault(s: State, f: DeclareFrame): string | undefined {
  const e = dutyOf(s, f.side);
  if (f.able.join() !== e.units.join()) return '7.1 others can assault than it says';
  const isLent = f.support.every(({ unit }) => IS_ARTILLERY[unit] || IS_ENGINEER[unit]);
  if (!isLent || lastingSupport(s, f).length !== f.support.length) return '10.1 support is lent where it cannot be';
  return declaredFault(e, f);
}

/** Boxes whose units may enter the map. */
const WAITING: readonly number[] = [TO_SET_UP, TO_COME, ARRIVING];

const isDeclare = (f: Frame): f is DeclareFrame => f.phase === 'declare';
