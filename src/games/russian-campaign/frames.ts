/**
 * What the game can wait for, as frames of the flow stack. A battle frame lies below the frames that ask its players
 * for decisions; its stage says what comes next. Lists in frames are replaced, never changed in place.
 */
import type { Declared, DeclaredBattle } from '../../kit/declare.ts';
import { frameBelow, frameIs, type SideFrame } from '../../kit/frames.ts';
import type { Frame } from '../../kit/game.ts';
import type { Side } from '../../kit/sides.ts';
import type { State } from './state.ts';

export { type ActedFrame, hasActed, type SideFrame, type TurnFrame } from '../../kit/frames.ts';

export interface SetupFrame extends SideFrame {
  readonly phase: 'set-up';
  acted: number;
}

/** 13.1 A side chooses its objectives, year by year. */
export interface ObjectivesFrame extends SideFrame {
  readonly phase: 'objectives';
  /** The year being decided. */
  year: number;
}

/** V3 The side that a variant belongs to decides it. */
export interface WhatIfFrame extends SideFrame {
  readonly phase: 'what-if';
  readonly variant: number;
}

/** 12.6 Units taken from the year's replacements; 13.2 adds to those available. */
export interface AxisReplacementFrame extends SideFrame {
  readonly phase: 'axis-replacement';
  readonly impulse: number;
  units: readonly number[];
  acted: number;
}

/** 12.7 Points of this turn, and the units taken for them. */
export interface SovietReplacementFrame extends SideFrame {
  readonly phase: 'soviet-replacement';
  points: number;
  units: readonly number[];
  /** V3.4 The one of them that is sent to Siberia, or -1. */
  sent: number;
  /** V3.4 Whether a unit returns from Siberia this turn, and which one, or -1. */
  returning: number;
  returned: number;
  acted: number;
}

/** 12.7.4, 13.4 Workers are placed in cities before their points are counted. */
export interface WorkersFrame extends SideFrame {
  readonly phase: 'workers';
  acted: number;
}

/** 12.8.2 Another corps must be chosen for each of these. */
export interface ConversionFrame extends SideFrame {
  readonly phase: 'conversion';
  /** Panzergrenadier corps to be formed; the first is decided now. */
  units: readonly number[];
}

/** 8 One impulse's movement. */
export interface MovementFrame extends SideFrame {
  readonly phase: 'movement';
  readonly impulse: number;
  /** The unit that is moving, or -1; it may go on while it has movement left. */
  mover: number;
  /** Hexes it has moved. */
  spent: number;
  acted: number;
}

/** 6.2 Units above the limit that can no longer leave: their owner chooses which are lost. */
export interface SurplusFrame extends SideFrame {
  readonly phase: 'surplus';
}

/** 9.11 The units that take part in an automatic victory; on top of the movement it interrupts. */
export interface OverrunFrame extends SideFrame {
  readonly phase: 'overrun';
  readonly impulse: number;
  readonly hex: number;
  units: readonly number[];
}

/** 9.5 No legal grouping exists: units surrender one by one until one does. */
export interface SurrenderFrame extends SideFrame {
  readonly phase: 'surrender';
  readonly impulse: number;
}

/** 9.2 Which units attack which hexes, so far. */
export interface DeclareFrame extends SideFrame, Declared {
  readonly phase: 'declare';
  readonly impulse: number;
}

/** 9.1.2 Battles still to be fought, in any order. */
export interface ResolveFrame extends SideFrame {
  readonly phase: 'resolve';
  readonly impulse: number;
  battles: readonly DeclaredBattle[];
}

/** 9.6 One battle. */
export interface BattleFrame extends SideFrame {
  readonly phase: 'battle';
  readonly impulse: number;
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  stage: number;
  die: number;
  /** The current result: from the table, or changed by the defender (9.6.3). */
  result: string;
  /** 9.12.1 Units lost in defence, and where: a remnant may replace one of them. */
  fallen: readonly Fallen[];
}

export interface Fallen {
  readonly unit: number;
  readonly hex: number;
}

/** 9.6.3 The defender may take DR instead. */
export interface GiveGroundFrame extends SideFrame {
  readonly phase: 'give-ground';
}

/** 9.6.2 The owner chooses the unit that is lost. */
export interface LossFrame extends SideFrame {
  readonly phase: 'loss';
  units: readonly number[];
}

/** 9.7 `side` moves the retreating units of one side. */
export interface RetreatFrame extends SideFrame {
  readonly phase: 'retreat';
  /** Units still to be moved. */
  units: readonly number[];
}

/** 9.12.1 A remnant may appear; its owner places it. */
export interface RemnantFrame extends SideFrame {
  readonly phase: 'remnant';
  readonly fallen: readonly Fallen[];
}

/** 11.2.4 Partisans that may be placed again. */
export interface PartisanFrame extends SideFrame {
  readonly phase: 'partisans';
  units: readonly number[];
  acted: number;
}

/** A question to a phase: the position and the current frame. */
export interface Asked<F extends Frame> {
  readonly s: State;
  readonly f: F;
}

export const asked = <F extends Frame>(s: State, f: F): Asked<F> => ({ s, f });

export const isBattle = frameIs<BattleFrame>('battle');

/** The battle that the frame on top belongs to. */
export const battleOf = (s: State): BattleFrame => frameBelow(s, isBattle);

/** A step of the sequence of play as it is pushed: most need only this. */
export interface ImpulseFrame extends SideFrame {
  readonly impulse: number;
}

export const movementFrame = (side: Side, impulse: number): MovementFrame => ({
  phase: 'movement',
  side,
  impulse,
  mover: -1,
  spent: 0,
  acted: 0,
});

export const isMovement = frameIs<MovementFrame>('movement');

/** 9.4 The impulse that is being played, or the first. */
export function impulseNow(s: State): number {
  for (const f of s.flow.toReversed()) if (hasImpulse(f)) return f.impulse;
  return 1;
}

const hasImpulse = (f: Frame): f is Frame & { impulse: number } => 'impulse' in f && typeof f.impulse === 'number';
