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

/** A set of hexes with a meaning: zones of control by side, air zones, control of places, of railways, supply. */
export interface ZoneShown {
  readonly id: string;
  readonly kind: 'zoc' | 'air' | 'control' | 'supply' | 'rail' | 'other';
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  readonly hexes: readonly number[];
}

/** A battle that is being put together, or that waits for its die. Actions name it by its hex. */
export interface BattleShown {
  readonly hex: number;
  /** Who attacks. */
  readonly role: Role;
  /** All hexes that are attacked together. */
  readonly hexes: readonly number[];
  readonly units: readonly number[];
  /** Attack and defence, and the column they come to, where somebody attacks. */
  readonly strength?: readonly [number, number];
  readonly column?: string;
  /** What is still wrong with it. */
  readonly lacks: readonly RuledText[];
}

/** A sentence and the rule it goes by. */
export interface RuledText {
  readonly rule: string;
  readonly text: Bilingual;
}

/** A hex that still has to be attacked, or a unit that still has to attack. */
export interface DemandShown extends RuledText {
  readonly hex?: number;
  readonly unit?: number;
}

export interface Depiction {
  readonly turn: number;
  readonly turns: number;
  readonly counters: readonly CounterShown[];
  readonly markers: readonly MarkerShown[];
  readonly boxes: readonly BoxShown[];
  readonly tracks: readonly TrackShown[];
  readonly zones: readonly ZoneShown[];
  /** Ids of lines of the skin that are drawn only in such a position (`SpecialLine.asked`). */
  readonly lines?: readonly string[];
  /** While battles are declared all at once and fought one after the other. */
  readonly battles?: readonly BattleShown[];
  readonly demands?: readonly DemandShown[];
}
