/**
 * What there is to be seen of a position, as data: counters, markers, tracks and zones. The screen draws this and the
 * game's skin, and needs to know nothing of the game behind it.
 */
import type { Bilingual, Role } from './game.ts';
import type { CounterFace } from './skin.ts';

export interface CounterShown {
  readonly unit: number;
  readonly role: Role;
  /** A hex number; a counter in a box has none. */
  readonly hex?: number;
  /** Key into `Depiction.boxes`. */
  readonly box?: string;
  readonly face: CounterFace;
}

/** Anything on the map that is not a unit. */
export interface MarkerShown {
  readonly id: string;
  readonly hex: number;
  readonly role?: Role;
  readonly face: CounterFace;
  readonly title: Bilingual;
}

export interface BoxShown {
  readonly id: string;
  readonly title: Bilingual;
  readonly role?: Role;
}

/** A line of the tracks panel: a number, or a row of things that are there or used up. */
export interface TrackShown {
  readonly id: string;
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  /** A value on a scale, e.g. turn 2 of 4, or 17 of 30 points. */
  readonly value?: number;
  readonly most?: number;
  readonly items?: readonly TrackItem[];
}

export interface TrackItem {
  readonly title: Bilingual;
  /** Key of an action's `card`, where the thing is one. */
  readonly card?: number;
  readonly state: 'ready' | 'used' | 'off';
  readonly count?: number;
}

/** A set of hexes with a meaning: zones of control by side, air zones, control of places. */
export interface ZoneShown {
  readonly id: string;
  readonly kind: 'zoc' | 'air' | 'control' | 'other';
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  readonly hexes: readonly number[];
}

export interface Depiction {
  readonly turn: number;
  readonly turns: number;
  readonly counters: readonly CounterShown[];
  readonly markers: readonly MarkerShown[];
  readonly boxes: readonly BoxShown[];
  readonly tracks: readonly TrackShown[];
  readonly zones: readonly ZoneShown[];
}
