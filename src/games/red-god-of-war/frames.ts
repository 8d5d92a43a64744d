/** The frames of the flow stack: the phases in progress and what they remember. Lists are replaced, never pushed to. */
import type { BillFrame } from '../../kit/billPhase.ts';
import { type ActedFrame, frameIs, type SideFrame, type StagedFrame, type TurnFrame } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';

export type { TurnFrame };

/** 13.12 A side arranges its units. Those that the player has put somewhere himself are in `put`. */
export interface SetUpFrame extends SideFrame {
  readonly phase: 'set-up';
  put: readonly number[];
}

/** 3.1 Steps of the initial segment that nobody decides about. */
export const SEGMENT_STEPS = ['weather', 'german-supply', 'okw', 'intent', 'supply-states'] as const;
export type SegmentStep = (typeof SEGMENT_STEPS)[number];
export interface SegmentFrame extends Frame {
  readonly phase: 'segment';
  readonly step: SegmentStep;
}

/** 10.11 Headquarters come back; 6.3 headquarters are put into combat supply. */
export interface PlainFrame extends SideFrame {
  readonly phase: 'return' | 'feed';
}

/** 7.22 The units that were given to another army. */
export interface TransferFrame extends Frame {
  readonly phase: 'transfer';
  moved: readonly number[];
}

/** 9.2 The steps that may still be replaced. */
export interface ReplaceFrame extends Frame {
  readonly phase: 'replace';
  left: number;
}

/** 7.1 Both sides put chits into the cup in secret; the sides that have done so. */
export interface ChitsFrame extends Frame {
  readonly phase: 'chits';
  done: readonly number[];
}

/** 9.12 */
export interface ReinforceFrame extends Frame {
  readonly phase: 'reinforce';
}

/** 3.2, 3.3 The side that draws the next chit. */
export interface DrawFrame extends Frame {
  readonly phase: 'draw';
  side: Side;
}

/** 3.2 The impulse of a headquarters. */
export interface ImpulseFrame extends StagedFrame, SideFrame {
  readonly phase: 'impulse';
  readonly card: number;
  /** 10.13, 10.14 Overruns that the headquarters has supported. */
  overruns: number;
  /** 8.6 Units that came onto the map out of range of the headquarters. */
  afar: readonly number[];
}

/** 11.4 */
export interface WithdrawFrame extends SideFrame {
  readonly phase: 'withdraw';
}

/** 3.21, 3.23 Movement; `late` in the mechanised movement phase. */
export interface MoveFrame extends SideFrame, ActedFrame {
  readonly phase: 'move';
  readonly late: number;
  /** 4.1 Units that are being moved: they may go on until others move. */
  hand: readonly number[];
  /** 4.2 1 once a unit has moved tactically: then it is too late for strategic and rail movement. */
  tactical: number;
  /** 4.2 Hexes that came under control in this phase, before any tactical move. */
  gained: readonly number[];
}

/** 8.0 Which hexes are attacked by whom, and with what support. */
export interface DeclareFrame extends SideFrame {
  readonly phase: 'declare';
  units: readonly number[];
  /** The hex that each of them attacks. */
  hexes: readonly number[];
  /** 10.12 The hexes with support of the headquarters; 10.15 those with a supply point besides. */
  supported: readonly number[];
  spent: readonly number[];
}

export interface Attack {
  readonly hex: number;
  readonly units: readonly number[];
  readonly supported: number;
  readonly spent: number;
}

/** 8.1 Attacks that wait to be fought, and units that have advanced (8.4). */
export interface ResolveFrame extends SideFrame {
  readonly phase: 'resolve';
  attacks: readonly Attack[];
  advanced: readonly number[];
}

/** 8.1, 8.6 A battle or an overrun, stage by stage. `side` attacks. */
export interface BattleFrame extends StagedFrame, SideFrame {
  readonly phase: 'battle';
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** 1 in an overrun. */
  readonly overrun: number;
  readonly supported: number;
  readonly spent: number;
  /** 10.15 1 if the defender spends a supply point. */
  reply: number;
  /** 8.2 What attacker and defender owe, after 8.24. */
  owed: readonly number[];
  /** 8.2 Steps that attacker and defender have lost. */
  lost: readonly number[];
  /** 8.41 How many hexes defenders have retreated; 8.44 the first hexes they retreated to. */
  retreated: number;
  trail: readonly number[];
  /** 8.4 Attackers that have retreated do not advance. */
  fled: readonly number[];
}

/** 10.15 The defender may answer with a supply point. */
export interface ReplyFrame extends SideFrame {
  readonly phase: 'reply';
}

/** 8.22 Steps that a side has to lose; `before` counts those it has lost in this battle already (12.4). */
export interface LossFrame extends BillFrame, SideFrame {
  readonly phase: 'losses';
  readonly units: readonly number[];
  readonly before: number;
}

/** 8.22 Hold for steps, or fall back so many hexes. */
export interface StandFrame extends SideFrame {
  readonly phase: 'stand';
  readonly units: readonly number[];
  readonly hexes: number;
}

/** 8.3 How far units retreat, and how many hexes each of them still has to go. */
export interface RetreatFrame extends SideFrame {
  readonly phase: 'retreat';
  readonly units: readonly number[];
  readonly hexes: number;
  left: readonly number[];
}

/** 8.4 Units that may still advance. */
export interface AdvanceFrame extends SideFrame, ActedFrame {
  readonly phase: 'advance';
  readonly hex: number;
  readonly hexes: number;
  units: readonly number[];
}

/** 8.64 Whether the formation goes on into the hex that it has overrun. */
export interface OccupyFrame extends SideFrame {
  readonly phase: 'occupy';
  readonly hex: number;
  readonly units: readonly number[];
}

/** 10.42 */
export interface RebuildFrame extends ActedFrame {
  readonly phase: 'rebuild';
}

export type AnyFrame =
  | TurnFrame
  | SetUpFrame
  | SegmentFrame
  | PlainFrame
  | TransferFrame
  | ReplaceFrame
  | ChitsFrame
  | ReinforceFrame
  | DrawFrame
  | ImpulseFrame
  | WithdrawFrame
  | MoveFrame
  | DeclareFrame
  | ResolveFrame
  | BattleFrame
  | ReplyFrame
  | LossFrame
  | StandFrame
  | RetreatFrame
  | AdvanceFrame
  | OccupyFrame
  | RebuildFrame;

export const isImpulse = frameIs<ImpulseFrame>('impulse');
export const isMove = frameIs<MoveFrame>('move');
export const isDeclare = frameIs<DeclareFrame>('declare');
export const isResolve = frameIs<ResolveFrame>('resolve');
export const isBattle = frameIs<BattleFrame>('battle');
export const isLosses = frameIs<LossFrame>('losses');
export const isRetreat = frameIs<RetreatFrame>('retreat');
export const isAdvance = frameIs<AdvanceFrame>('advance');
