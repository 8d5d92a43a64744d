/** The frames of the flow stack: the phases in progress and what they remember. */
import type { BillFrame } from '../../kit/billPhase.ts';
import type { Declared, DeclaredBattle } from '../../kit/declare.ts';
import { frameIs, type SideFrame as KitSideFrame, type StagedFrame, type TurnFrame } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';

export type { TurnFrame };

/** A phase of one side. */
export interface SideFrame extends KitSideFrame {
  readonly phase: 'arrival' | 'move' | 'combat';
}

/** 5.1 Battles that are being declared. */
export interface DeclareFrame extends Frame, Declared {
  readonly phase: 'declare';
  readonly side: Side;
}

/** 5.2 Battles that wait to be fought. Lists are replaced, never pushed to: a draft shares them. */
export interface ResolveFrame extends Frame {
  readonly phase: 'resolve';
  readonly side: Side;
  battles: readonly DeclaredBattle[];
}

/** 5.3 A battle, stage by stage. */
export interface BattleFrame extends StagedFrame {
  readonly phase: 'battle';
  readonly side: Side;
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** 7.3 The cards turned up, by side; NO_CARD if there is none. */
  cards: readonly number[];
  result: string;
}

/** 7.2 Both sides choose a card, or none. */
export interface SupportFrame extends Frame {
  readonly phase: 'support';
}

/** 5.5 What a side owes for a result, and where each of its units fought. */
export interface LossFrame extends BillFrame {
  readonly phase: 'losses';
  readonly side: Side;
  readonly units: readonly number[];
  readonly from: readonly number[];
}

export type AnyFrame = TurnFrame | SideFrame | DeclareFrame | ResolveFrame | BattleFrame | SupportFrame | LossFrame;

export const isDeclare = frameIs<DeclareFrame>('declare');
export const isResolve = frameIs<ResolveFrame>('resolve');
export const isBattle = frameIs<BattleFrame>('battle');
export const isLosses = frameIs<LossFrame>('losses');
