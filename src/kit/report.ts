/** Shapes of the answers a game gives about a position: what the protocol prints and the screen draws. */
import type { Source } from './board.ts';
import type { Bilingual, GameEvent, Json } from './game.ts';

export interface UnitReport {
  readonly unit: number;
  readonly role: string;
  /** A hex number, or undefined when the unit is in a box. */
  readonly hex?: number;
  readonly box?: string;
  readonly values: { readonly [key: string]: Json | undefined };
}

export interface TableReport {
  readonly id: string;
  readonly rule: string;
  readonly source: Source;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
  readonly note?: Bilingual;
}

export interface ReachedHex {
  readonly hex: number;
  /** In movement points as printed, halves included. */
  readonly cost: number;
  readonly path: readonly number[];
  readonly mode?: string;
  /** The rule that ends the move there, if one does. */
  readonly stop?: string;
}

export interface ReachReport {
  readonly unit: number;
  readonly from: number;
  readonly allowance: number;
  readonly hexes: readonly ReachedHex[];
}

/** A way to the end of an action, and the effects of entering its hexes. */
export interface WayReport {
  readonly path: readonly number[];
  /** In movement points as printed, where the way costs any. */
  readonly cost?: number;
  /** Empty if only the end matters. */
  readonly effects: readonly { readonly rule: string; readonly text: Bilingual }[];
}

/** Something that happened and deserves a moment on the screen: a chit that is drawn, a die that ends a turn. */
export interface MomentReport {
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: string;
  /** The counter that it is about, shown large. */
  readonly unit?: number;
  readonly die?: number;
  /** The result in short, beside the die. */
  readonly result?: Bilingual;
  readonly lines: readonly { readonly rule: string; readonly text: Bilingual }[];
  /** Events that the words of the game tell, below the lines. */
  readonly events?: readonly GameEvent[];
  /** How the counter moves: drawn from somewhere, or drawn and put back. */
  readonly motion?: 'out' | 'back';
}

/** One line of a combat calculation: what it is, the rule, and its amount (strength or columns). */
export interface OddsLine {
  readonly what: string;
  readonly rule: string;
  readonly unit?: number;
  readonly value: number;
}

export interface OddsReport {
  readonly hex: number;
  /** What fighting costs beside losses, in movement points. */
  readonly cost?: number;
  readonly attackers: readonly OddsLine[];
  readonly defenders: readonly OddsLine[];
  readonly strength: readonly [number, number];
  readonly ratio: string;
  readonly shifts: readonly OddsLine[];
  readonly shift: number;
  readonly column: string;
  readonly results: readonly { readonly result: string; readonly chance: number; readonly dice: readonly number[] }[];
  readonly [key: string]: Json | undefined | readonly OddsLine[];
}

/**
 * Dice rolls that are no battle, in the shape of one: a shot, bombs, a check, a voyage; or a marker that needs no roll.
 */
export interface ChanceReport {
  readonly hex?: number;
  readonly attackers: readonly OddsLine[];
  readonly defenders: readonly OddsLine[];
  /** What is added to the dice. */
  readonly shifts: readonly OddsLine[];
  readonly shift: number;
  readonly results: OddsReport['results'];
  readonly [key: string]: Json | undefined | readonly OddsLine[];
}

/** A place that a unit may reach other than by marching: from off the map, by rail, by sea, by air. */
export interface Travel {
  readonly hex: number;
  /** The type of the action that takes it there. */
  readonly mode: string;
  /** In movement points as printed, where it costs any. */
  readonly cost?: number;
  /** Every hex stepped into, if it moves over the map. */
  readonly path: readonly number[];
  readonly stop?: string;
}

export interface SupplyReport {
  readonly unit: number;
  readonly supplied: boolean;
  readonly rule: string;
  readonly path?: readonly number[];
  /** What recovery costs the unit, if that depends on supply. */
  readonly cost?: number;
  /** Where supply has more states than two: which one, from 0 for the best, and its name. */
  readonly level?: number;
  readonly state?: Bilingual;
  /** The hexes that block the line, if there is none. */
  readonly blockedBy?: readonly { readonly hex: number; readonly why: Bilingual }[];
}

/** Whom a headquarters commands, and how well they would be supplied. */
export interface CommandReport {
  readonly unit: number;
  readonly rule: string;
  readonly range: number;
  readonly hexes: readonly number[];
  /** The states of supply by level, the best first. */
  readonly levels: readonly Bilingual[];
  readonly members: readonly { readonly unit: number; readonly hex: number; readonly level: number }[];
  readonly notes: readonly { readonly rule: string; readonly text: Bilingual }[];
}

/** What a move would oblige its side to attack. */
export interface Obligation {
  readonly rule: string;
  readonly hexes: readonly number[];
  /** Not in the next combat phase, but when the side attacks next. */
  readonly later?: true;
}
