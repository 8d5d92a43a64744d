/** States from outside: their shape, and which of them a game may begin from. */
import type { Frame } from '../../kit/game.ts';
import { type Layout, layoutFault } from '../../kit/layout.ts';
import { itemAt } from '../../kit/list.ts';
import type { StateShape } from '../../kit/shape.ts';
import type { Side } from '../../kit/sides.ts';
import { battleFault } from './battleFaults.ts';
import { violationsOf } from './check.ts';
import {
  type ActivateFrame,
  type AssembleFrame,
  isActivation,
  isAssemble,
  isBattle,
  isCombat,
  isMovement,
  type OperationsFrame,
  type OrderFrame,
} from './frames.ts';
import { switchesOf } from './options.ts';
import type { ReinforcementFrame } from './phases/reinforcement.ts';
import { AXIS, CORPS_HQ, enemyOf, HQ_SIDE, SIDE, SOVIET, unitSpec } from './pieces.ts';
import { attackersOf, targetHexes } from './rules/combat.ts';
import { groundOf } from './rules/ground.ts';
import { orderedUnits } from './rules/orders.ts';
import { allowedHexes, arrivals, arriving, whyNotArrive } from './rules/setUp.ts';
import { fresh } from './rules/shock.ts';
import { FIRST_ARRIVAL, SEQUENCE } from './sequence.ts';
import { COLUMNS, isOnMap, type State, TO_SET_UP } from './state.ts';

const LAYOUT: Layout<State> = {
  steps: () => SEQUENCE,
  on: {
    reinforcement: 'reinforcement',
    'air-placement': 'air-placement',
    operations: 'operations',
    activation: 'operations',
    movement: 'activation',
    combat: 'activation',
    'order-recovery': 'operations',
    activate: 'operations',
    assemble: 'combat',
    battle: 'combat',
    'anti-tank': 'battle',
    shock: ['battle', 'shock'],
    artillery: 'battle',
    losses: 'battle',
    retreat: 'losses',
    advance: 'battle',
    'air-loss': 'operations',
    'artillery-loss': 'operations',
    redeployment: 'redeployment',
    recovery: 'recovery',
  },
  waiting: ['shock'],
  before: ['set-up'],
  fault: s => columnFault(s) ?? (s.turn === 0 ? setUpFault(s) : s.flow.map(f => frameFault(s, f)).find(Boolean)),
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

function columnFault({ air, flow, turn, corpsOrders, hqUsed }: State): string | undefined {
  const isIn = (...phases: readonly string[]): boolean => flow.some(f => phases.includes(f.phase));
  if (air.length > 0 && isIn('set-up', 'reinforcement')) return '6.3 air markers are placed later';
  // 9.3 One order a turn; the marker is turned back at its end.
  const before = Math.max(0, turn - 1);
  const isEnding = isIn('redeployment', 'recovery');
  return corpsOrders > before + (isEnding ? 1 : itemAt(hqUsed, CORPS_HQ))
    ? '9.3 the corps has given too many orders'
    : undefined;
}

/** 3.0 The Soviets set up first, so the Axis frame lies below. */
function setUpFault({ flow, place }: State): string | undefined {
  const sides = flow.slice(1).map(f => ('side' in f ? f.side : -1));
  const isRight = sides.length <= 2 && sides.every((side, i) => side === (i === 0 ? AXIS : SOVIET));
  if (!isRight) return 'both set up once, the Soviets first';
  const isAstray = place.some((h, u) =>
    unitSpec(u).turn === 1 ? h >= 0 && !allowedHexes(u).includes(h) : isBefore(h),
  );
  return isAstray ? '3.0 a unit stands where it cannot be set up' : undefined;
}

/** 14.2 Where a unit that arrives later cannot be: on the map, or among those to be set up. */
const isBefore = (h: number): boolean => h >= 0 || h === TO_SET_UP;

export const TOO_EARLY = `14.0 reinforcements come from turn ${FIRST_ARRIVAL} on`;

function frameFault(s: State, f: Frame): string | undefined {
  if (f.phase === 'set-up') return 'set-up comes before the first turn';
  if (isReinforcement(f) && s.turn < FIRST_ARRIVAL) return TOO_EARLY;
  if (isReinforcement(f) && f.formation >= 0) return arrivalFault(s, f);
  if (isActivation(f) && !f.units.every(u => SIDE[u] === f.side)) return 'units act that are not of the side that acts';
  if (isMovement(f)) {
    const all = f.mover < 0 ? f.units : [f.mover, ...f.units];
    if (!isPresent(s, f.side, all)) return 'units move that are not on the map or not of the side that moves';
    if (f.mover >= 0 && f.units.includes(f.mover)) return 'the unit on the move has not begun';
  }
  if (isCombat(f) && !(isPresent(s, f.side, f.units) && f.targets.every(u => SIDE[u] !== f.side)))
    return 'units fight that are not on the map or not of the side that attacks';
  if (isOrder(f) || isActivate(f)) return commandFault(s, f);
  if (isAssemble(f)) return assembleFault(s, f) ?? orderFault(s, f);
  if (isBattle(f)) return battleFault(s, f) ?? orderFault(s, f);
  if (isInBattle(f)) return battleFault(s, f);
  return 'side' in f && f.phase !== 'operations' ? orderFault(s, f) : undefined;
}

/** 14.2 A formation begins to arrive only if there is room for all of it. */
function arrivalFault(s: State, { side, formation }: ReinforcementFrame): string | undefined {
  const left = arrivals(s, side).get(formation) ?? [];
  const whole = arriving(s, groundOf(s, side), -1);
  const isRight = left.length > 0 && left.every(u => whyNotArrive(whole, u) === undefined);
  return isRight ? undefined : 'a formation is being placed that does not arrive';
}

/** 9.2 A headquarters marked as used gives the order, to its own units. */
function commandFault(s: State, f: OrderFrame | ActivateFrame): string | undefined {
  const isRight = HQ_SIDE[f.card] === f.side && s.hqUsed[f.card] === 1 && s.flow.some(o => isEnemyUp(o, f.side));
  if (!isRight) return '9.2 an order is given by a used headquarters of the side that acts';
  const able = fresh(s, orderedUnits(s, f.card));
  return isActivate(f) && !f.units.every(u => able.includes(u)) ? '9.2 units act that cannot' : undefined;
}

const isEnemyUp = (f: Frame, side: Side): boolean => isOperations(f) && f.side === enemyOf(side);

/** 11.2 Units of the sub-phase attack a hex that it can attack. */
function assembleFault(s: State, { hex, units }: AssembleFrame): string | undefined {
  const combat = s.flow.find(isCombat);
  const isRight = combat && targetHexes(s, combat).includes(hex);
  if (!isRight) return '11.1 no such hex can be attacked';
  const able = attackersOf(s, combat, hex);
  return units.every(u => able.includes(u)) ? undefined : '11.2 somebody attacks who cannot';
}

/** 9.1 The enemy plays next after an operation, so the frame below is his; everything within it belongs to one side. */
function orderFault(s: State, f: Frame & { readonly side: unknown }): string | undefined {
  const activation = s.flow.find(isActivation);
  if (!activation) return undefined;
  const operations = s.flow.find(isOperations);
  const isRight = f.side === activation.side && operations?.side === enemyOf(activation.side);
  if (!isRight) return 'an operation belongs to one side, and the other is up after it';
  const at = s.flow.some(isCombat) ? 2 : 1;
  return activation.at === at ? undefined : 'an operation is at another stage';
}

const isPresent = (s: State, side: Side, units: readonly number[]): boolean =>
  units.every(u => SIDE[u] === side && isOnMap(s, u));

/** Decisions of either side within an operation; the battle itself belongs to the acting side. */
const DECIDED = ['anti-tank', 'shock', 'artillery', 'losses', 'retreat', 'advance', 'air-loss', 'artillery-loss'];
const isInBattle = (f: Frame): boolean => DECIDED.includes(f.phase);

const isOrder = (f: Frame): f is OrderFrame => f.phase === 'order-recovery';
const isActivate = (f: Frame): f is ActivateFrame => f.phase === 'activate';
const isOperations = (f: Frame): f is OperationsFrame => f.phase === 'operations';
const isReinforcement = (f: Frame): f is ReinforcementFrame => f.phase === 'reinforcement';
