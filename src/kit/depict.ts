/**
 * What there is to be seen of a position, as data: counters, markers, tracks and zones. The screen draws this and the
 * game's skin, and needs to know nothing of the game behind it.
 */
import type { Action, Bilingual, Refusal, Role } from './game.ts';
import type { OddsLine } from './report.ts';
import type { CounterFace } from './skin.ts';

export interface CounterShown {
  readonly unit: number;
  readonly role: Role;
  /** A hex number; a counter in a box has none. */
  readonly hex?: number;
  /** Key into `Depiction.boxes`. */
  readonly box?: string;
  /** Lies below the others of its stack: it only lends a hand to those who fight. */
  readonly isUnder?: true;
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
  /** Many boxes of one sort stand together: under what, and as which line there. */
  readonly group?: { readonly title: Bilingual; readonly line: Bilingual };
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
  /** Kept in sight at all times, short as `label` says it: there are many of them and the play depends on each. */
  readonly pinned?: PinShown;
}

export interface PinShown {
  readonly label: Bilingual;
  readonly start: number;
  readonly note?: Bilingual;
  /** Those it is about: pointing at it shows where they stand. */
  readonly units?: readonly number[];
  /** Its value when the turn began, where the game keeps it; the screen remembers what it has seen. */
  readonly before?: number;
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
  readonly lacks: readonly Lack[];
}

/** A shot that may be fired now: who at whom, and how likely it is to hit. Firing it is `action`. */
export interface ShotShown {
  readonly action: Action;
  readonly unit: number;
  readonly target: number;
  readonly hex: number;
  readonly chance: number;
  /** What the dice must come to, e.g. `≤ 6`; and what changes them. */
  readonly needs: Bilingual;
  readonly lines: readonly OddsLine[];
}

/** Cards of one owner: those that the seat may see by their faces, the others counted. */
export interface HandShown {
  readonly id: string;
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  readonly cards: readonly CardShown[];
  /** Cards of which only the backs are seen. */
  readonly hidden?: number;
}

/** Key of an action's `card` and `cards`. */
export interface CardShown {
  readonly card: number;
  readonly title: Bilingual;
  /** What it may be played for. */
  readonly uses: readonly RuledText[];
  readonly state: TrackItem['state'];
}

/** A cup that things are drawn from: how many are left, and of which kinds where that is known. */
export interface CupShown {
  readonly id: string;
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  readonly left: number;
  readonly kinds?: readonly { readonly title: Bilingual; readonly count: number }[];
}

/** Something to be paid, bit by bit, and the ways that are open now. */
export interface BillShown {
  readonly title: Bilingual;
  readonly rule: string;
  readonly role: Role;
  readonly owed: number;
  readonly paid: number;
  readonly ways: readonly BillWay[];
}

export interface BillWay {
  readonly action: Action;
  /** What is given for it, e.g. a step or a hex. */
  readonly title: Bilingual;
  readonly pays: number;
  readonly unit?: number;
  readonly hex?: number;
}

/** A sentence and the rule it goes by. */
export interface RuledText {
  readonly rule: string;
  readonly text: Bilingual;
}

/** Something that is still wrong, the rule it goes by, and the refusal that says so: `ruledText` puts it into words. */
export interface Lack {
  readonly rule: string;
  readonly why: Refusal;
}

/** A hex that still has to be attacked, or a unit that still has to attack. */
export interface DemandShown extends Lack {
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
  /** While units fire one by one. */
  readonly shots?: readonly ShotShown[];
  readonly hands?: readonly HandShown[];
  readonly cups?: readonly CupShown[];
  /** While somebody pays for a result. */
  readonly bill?: BillShown;
}
