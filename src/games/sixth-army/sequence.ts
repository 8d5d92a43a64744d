/** The phases by name, and the sequence of play in the order of the rulebook. */
import { type Course, courseOf } from '../../kit/course.ts';
import type { Phases } from '../../kit/flow.ts';
import type { Side } from '../../kit/sides.ts';
import { type MovementFrame, movementFrame, operationsFrame, recoveryFrame, type SideFrame } from './frames.ts';
import { advance } from './phases/advance.ts';
import { airPlacement, airSuperiority } from './phases/air.ts';
import { battle } from './phases/battle.ts';
import { assemble, combat } from './phases/combat.ts';
import { losses, retreat } from './phases/losses.ts';
import { movement, redeployment } from './phases/movement.ts';
import { operations } from './phases/operations.ts';
import { activate, activation, orderRecovery } from './phases/orders.ts';
import { airLoss, antiTank, artillery, artilleryLoss, shock } from './phases/picks.ts';
import { recovery } from './phases/recovery.ts';
import { reinforcement, reinforcementFrame } from './phases/reinforcement.ts';
import { setUp } from './phases/setUp.ts';
import { logistics, type Step, turnPhase } from './phases/turn.ts';
import { AIR, AXIS, BOARD, SOVIET, UNITS_OF } from './pieces.ts';
import { arrivals } from './rules/setUp.ts';
import { COLUMNS, isOnMap, type State, supportLeft } from './state.ts';

export const FIRST_ARRIVAL = 3;

const arrive = (side: Side): Step => ({
  rule: side === AXIS ? '14.1' : '14.2',
  phase: 'reinforcement',
  side,
  frame: s => (s.turn >= FIRST_ARRIVAL && arrivals(s, side).size > 0 ? reinforcementFrame(side) : undefined),
});

const sideFrame = (phase: string, side: Side): SideFrame => ({ phase, side });

/** 13.1 All units on the map may redeploy. */
const redeploymentFrame = (s: State, side: Side): MovementFrame =>
  movementFrame(
    'redeployment',
    side,
    UNITS_OF[side].filter(u => isOnMap(s, u)),
  );

/** 13.0 Redeployment, points, recovery. */
const endPhase = (side: Side): readonly Step[] => [
  { rule: '13.1', phase: 'redeployment', side, frame: s => redeploymentFrame(s, side) },
  { rule: '13.2', phase: 'logistics', side, frame: () => sideFrame('logistics', side) },
  { rule: '13.3', phase: 'recovery', side, frame: () => recoveryFrame(side) },
];

/** 5.1 One turn. */
export const SEQUENCE: readonly Step[] = [
  arrive(AXIS),
  arrive(SOVIET),
  { rule: '6.0', phase: 'air-superiority', frame: () => ({ phase: 'air-superiority' }) },
  {
    rule: '6.3',
    phase: 'air-placement',
    frame: s => (supportLeft(s, AXIS, AIR) > 0 ? { phase: 'air-placement' } : undefined),
  },
  { rule: '9.0', phase: 'operations', frame: () => operationsFrame(AXIS) },
  ...endPhase(AXIS),
  ...endPhase(SOVIET),
];

export const PHASES: Phases<State> = {
  'set-up': setUp,
  turn: turnPhase(SEQUENCE),
  reinforcement,
  'air-superiority': airSuperiority,
  'air-placement': airPlacement,
  operations,
  'order-recovery': orderRecovery,
  activate,
  activation,
  movement,
  combat,
  assemble,
  battle,
  'anti-tank': antiTank,
  shock,
  artillery,
  losses,
  retreat,
  advance,
  'air-loss': airLoss,
  'artillery-loss': artilleryLoss,
  redeployment,
  logistics,
  recovery,
};

/** Who decides, what may be chosen, what it does. */
export const COURSE: Course<State> = courseOf(BOARD, PHASES, COLUMNS.draft, '4.0');
