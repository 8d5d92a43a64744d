/**
 * What the game can wait for, as frames of the flow stack. A battle frame lies below the frames that ask its players
 * for decisions; its stage says what comes next. Lists in frames are replaced, never changed in place.
 */
import type { Declared, DeclaredBattle } from '../../kit/declare.ts';
import { type ActedFrame, frameBelow, frameIs, type SideFrame } from '../../kit/frames.ts';
import type { Side } from '../../kit/sides.ts';
import type { State } from './state.ts';

export { type ActedFrame, hasActed, type SideFrame, type TurnFrame } from '../../kit/frames.ts';

/** 3.1 */
export interface SetupFrame extends SideFrame, ActedFrame {
  readonly phase: 'set-up';
}

/** 9.1 Bombers are sent out. */
export interface AirFrame extends SideFrame, ActedFrame {
  readonly phase: 'air';
}

/** 6.0 `side` fires; whether in its own player turn affects only the title, not the rules. */
export interface FireFrame extends SideFrame, ActedFrame {
  readonly phase: 'fire';
  readonly defensive: boolean;
}

/** 6.3.5 The owner, `side`, chooses which of its tanks in the hex is hit, or 9.3.1 the Germans which one is bombed. */
export interface TargetFrame extends SideFrame {
  readonly phase: 'target' | 'bomb-target';
  /** The unit or dive bomber that fires. */
  readonly unit: number;
  readonly units: readonly number[];
}

/** 9.3 Dive bombers still to be resolved; the first one is being resolved. */
export interface DiveFrame extends SideFrame {
  readonly phase: 'dive';
  units: readonly number[];
}

/** 7.1 Which units assault which hexes, so far. */
export interface DeclareFrame extends SideFrame, Declared {
  readonly phase: 'declare';
  /** All units that can assault at all, in order. */
  readonly able: readonly number[];
  /** 7.4.8, 10.2 Artillery and engineers assigned to the assault on a hex. */
  support: readonly Support[];
}

export interface Support {
  readonly unit: number;
  readonly hex: number;
}

export interface Battle extends DeclaredBattle {
  /** Artillery and engineers. */
  readonly support: readonly number[];
}

/** 7.1.6 Assaults still to be made, in any order. */
export interface ResolveFrame extends SideFrame {
  readonly phase: 'resolve';
  battles: readonly Battle[];
}

/** 7.3 One assault. */
export interface BattleFrame extends SideFrame {
  readonly phase: 'battle';
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly support: readonly number[];
  /** What is done next: see phases/battle. */
  stage: number;
  result: string;
  /** 7.8.4 Hexes that retreating units of the side have left or will leave: closed to its other units. */
  left: readonly number[];
  /** 7.9.1 Attackers that had to retreat, or did (7.9.7). */
  back: readonly number[];
}

/** 7.8 The owner, `side`, retreats its units. */
export interface RetreatFrame extends SideFrame {
  readonly phase: 'retreat';
  /** Units that must retreat. */
  units: readonly number[];
  /** 7.6.3 Units that may. */
  free: readonly number[];
  /** 7.8.2, 13.2.2 The unit that must go one hex further, or -1, and the hex it started from. */
  further: number;
  start: number;
}

/** 5.1.7 `side` removes enemy units from overfull hexes. */
export interface SurplusFrame extends SideFrame {
  readonly phase: 'surplus';
}

/** 7.9 */
export interface AdvanceFrame extends SideFrame, ActedFrame {
  readonly phase: 'advance';
  readonly hexes: readonly number[];
  units: readonly number[];
}

/** 8 */
export interface MovementFrame extends SideFrame, ActedFrame {
  readonly phase: 'movement';
  /** The unit that is moving, or -1; it may go on while it has points left. */
  mover: number;
  /** Half points it has spent. */
  spent: number;
  /** 8.2.3 Whether it has left an enemy ZOC: it may not enter another one (8.2.4). */
  broke: number;
  /** 10.3.2 Half points that starting its engines cost this turn. */
  lame: number;
}

export const isMovement = frameIs<MovementFrame>('movement');
export const isBattle = frameIs<BattleFrame>('battle');

/** The battle that the frame on top belongs to. */
export const battleOf = (s: State): BattleFrame => frameBelow(s, isBattle);

export const movementFrame = (side: Side): MovementFrame => ({
  phase: 'movement',
  side,
  mover: -1,
  spent: 0,
  broke: 0,
  lame: 0,
  acted: 0,
});
