/**
 * What the game can wait for, as frames of the flow stack. A battle frame lies below the frames that ask its players
 * for decisions; its stage says what comes next. Lists in frames are replaced, never changed in place.
 */
import { frameBelow, frameIs, type SideFrame } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';
import type { State } from './state.ts';

export { type ActedFrame, hasActed, type SideFrame, type TurnFrame } from '../../kit/frames.ts';

export interface SetupFrame extends Frame {
  readonly phase: 'set-up';
  side: Side;
}

export interface RecoveryFrame extends SideFrame {
  readonly phase: 'recovery';
  acted: number;
}

export const recoveryFrame = (side: Side): RecoveryFrame => ({ phase: 'recovery', side, acted: 0 });

export interface OperationsFrame extends Frame {
  readonly phase: 'operations';
  side: Side;
  /** Passes in a row. */
  passes: number;
}

export interface OrderFrame extends Frame {
  readonly phase: 'order-recovery';
  readonly side: Side;
  readonly card: number;
}

export interface ActivateFrame extends Frame {
  readonly phase: 'activate';
  readonly side: Side;
  readonly card: number;
  units: readonly number[];
}

export interface ActivationFrame extends Frame {
  readonly phase: 'activation';
  readonly side: Side;
  units: readonly number[];
  at: number;
}

export interface MovementFrame extends Frame {
  readonly phase: 'movement' | 'redeployment';
  readonly side: Side;
  /** Units that have not begun to move. */
  units: readonly number[];
  /** The unit that is moving, or -1; it may go on while it has points. */
  mover: number;
  /** Half points it has spent; in a short redeployment, hexes. */
  spent: number;
  /** Whether its move may still be strategic (10.5). */
  strategic: number;
  /** Whether it began exhausted and moves by hexes (13.1). */
  short: number;
  acted: number;
}

export interface CombatFrame extends Frame {
  readonly phase: 'combat';
  readonly side: Side;
  /** Activated units that have not attacked. */
  units: readonly number[];
  /** Enemy units already attacked. */
  targets: readonly number[];
}

export interface AssembleFrame extends Frame {
  readonly phase: 'assemble';
  readonly side: Side;
  readonly hex: number;
  units: readonly number[];
}

export interface BattleFrame extends Frame {
  readonly phase: 'battle';
  /** The attacker. */
  readonly side: Side;
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  stage: number;
  /** Side whose artillery supports, or -1. */
  artillery: number;
  result: string;
  /** Units that retreated in this battle. */
  retreated: readonly number[];
}

export interface PickFrame extends Frame {
  readonly phase: 'anti-tank' | 'shock' | 'air-loss' | 'artillery-loss';
  /** The side that chooses. */
  readonly side: Side;
  units: readonly number[];
  n: number;
}

export interface LossesFrame extends Frame {
  readonly phase: 'losses';
  readonly side: Side;
  /** Units that have not decided yet. */
  units: readonly number[];
  hold: readonly number[];
  readonly steps: number;
  readonly modifier: number;
}

export interface RetreatFrame extends Frame {
  readonly phase: 'retreat';
  readonly side: Side;
  readonly unit: number;
  /** The hex where it stood, then every hex it has entered. */
  path: readonly number[];
  /** Hexes of the retreat, and how many of them are still owed. */
  readonly steps: number;
  left: number;
}

export interface AdvanceFrame extends Frame {
  readonly phase: 'advance';
  readonly side: Side;
  readonly hex: number;
  units: readonly number[];
  readonly far: number;
  acted: number;
}

export const isBattle = frameIs<BattleFrame>('battle');

/** The battle that the frame on top belongs to. */
export const battleOf = (s: State): BattleFrame => frameBelow(s, isBattle);

export const operationsFrame = (side: Side): OperationsFrame => ({ phase: 'operations', side, passes: 0 });

export const activationFrame = (side: Side, units: readonly number[]): ActivationFrame => ({
  phase: 'activation',
  side,
  units,
  at: 0,
});

export const movementFrame = (phase: MovementFrame['phase'], side: Side, units: readonly number[]): MovementFrame => ({
  phase,
  side,
  units,
  mover: -1,
  spent: 0,
  strategic: 0,
  short: 0,
  acted: 0,
});

export const combatFrame = (side: Side, units: readonly number[]): CombatFrame => ({
  phase: 'combat',
  side,
  units,
  targets: [],
});

export const battleFrame = (
  side: Side,
  hex: number,
  attackers: readonly number[],
  defenders: readonly number[],
): BattleFrame => ({
  phase: 'battle',
  side,
  hex,
  attackers,
  defenders,
  stage: 0,
  artillery: -1,
  result: '',
  retreated: [],
});

export const pickFrame = (phase: PickFrame['phase'], side: Side, units: readonly number[], n: number): PickFrame => ({
  phase,
  side,
  units,
  n,
});

/** The units activated in the current operation. */
export const activeUnits = (s: State): readonly number[] => s.flow.find(isActivation)?.units ?? [];

export const isActivation = frameIs<ActivationFrame>('activation');
export const isMovement = frameIs<MovementFrame>('movement', 'redeployment');
export const isCombat = frameIs<CombatFrame>('combat');
export const isAssemble = frameIs<AssembleFrame>('assemble');
