/** Positions that a game may begin from, as `scene` lays them out: whoever a frame speaks of is there and of its side. */
import type { Frame } from '../../kit/game.ts';
import { type Layout, layoutFault } from '../../kit/layout.ts';
import { UNITS } from './data/units.ts';
import { isActivation, isCombat, isMovement, type OperationsFrame } from './frames.ts';
import type { ReinforcementFrame } from './phases/reinforcement.ts';
import { AXIS, enemyOf, SIDE, SOVIET } from './pieces.ts';
import { allowedHexes, arrivals } from './rules/setUp.ts';
import { SEQUENCE } from './sequence.ts';
import { isOnMap, type State, TO_SET_UP } from './state.ts';

const LAYOUT: Layout<State> = {
  steps: () => SEQUENCE,
  on: {
    reinforcement: 'reinforcement',
    'air-placement': 'air-placement',
    operations: 'operations',
    activation: 'operations',
    movement: 'activation',
    combat: 'activation',
    redeployment: 'redeployment',
    recovery: 'recovery',
  },
  before: ['set-up'],
  fault: s => (s.turn === 0 ? setUpFault(s) : s.flow.map(f => frameFault(s, f)).find(Boolean)),
};

export const unfit = (s: State): string | undefined => layoutFault(s, LAYOUT);

/** 3.0 The Soviets first, so the Axis lie below. */
function setUpFault({ flow, place }: State): string | undefined {
  const sides = flow.slice(1).map(f => ('side' in f ? f.side : -1));
  const isRight = sides.length <= 2 && sides.every((side, i) => side === (i === 0 ? AXIS : SOVIET));
  if (!isRight) return 'both set up once, the Soviets first';
  const isAstray = place.some((h, u) => (UNITS[u]!.turn === 1 ? h >= 0 && !allowedHexes(u).includes(h) : isBefore(h)));
  return isAstray ? '3.0 a unit stands where it cannot be set up' : undefined;
}

/** 14.2 Where a unit that arrives later is not: on the map, or among those that are set up. */
const isBefore = (h: number): boolean => h >= 0 || h === TO_SET_UP;

function frameFault(s: State, f: Frame): string | undefined {
  if (f.phase === 'set-up') return 'set-up comes before the first turn';
  if (isReinforcement(f) && f.formation >= 0 && !arrivals(s, f.side).has(f.formation))
    return 'a formation is being placed that does not arrive';
  if (isActivation(f) && !f.units.every(u => SIDE[u] === f.side)) return 'units act that are not of the side that acts';
  if (isMovement(f)) {
    const all = f.mover < 0 ? f.units : [f.mover, ...f.units];
    if (!isPresent(s, f.side, all)) return 'units move that are not on the map or not of the side that moves';
    if (f.mover >= 0 && f.units.includes(f.mover)) return 'the unit on the move has not begun';
  }
  if (isCombat(f) && !(isPresent(s, f.side, f.units) && f.targets.every(u => SIDE[u] !== f.side)))
    return 'units fight that are not on the map or not of the side that attacks';
  return 'side' in f && f.phase !== 'operations' ? orderFault(s, f) : undefined;
}

/** 9.1 The enemy is up after an operation, so he is what lies under it; what is done in it is done by one side. */
function orderFault(s: State, f: Frame & { readonly side: unknown }): string | undefined {
  const activation = s.flow.find(isActivation);
  if (!activation) return undefined;
  const operations = s.flow.find(isOperations);
  const isRight = f.side === activation.side && operations?.side === enemyOf(activation.side);
  if (!isRight) return 'an operation belongs to one side, and the other is up after it';
  const at = s.flow.some(isCombat) ? 2 : 1;
  return activation.at === at ? undefined : 'an operation is at another stage';
}

const isPresent = (s: State, side: number, units: readonly number[]): boolean =>
  units.every(u => SIDE[u] === side && isOnMap(s, u));

const isOperations = (f: Frame): f is OperationsFrame => f.phase === 'operations';
const isReinforcement = (f: Frame): f is ReinforcementFrame => f.phase === 'reinforcement';
