/**
 * Everything a position shows, as data: counters, markers, tracks and zones. The screen draws this and the game's skin,
 * and needs to know nothing of the game behind it.
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
  /** Drawn below the others of its stack: it only supports the units that fight. */
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
  /** Boxes of one sort are shown together: the title of the group, and this box's line in it. */
  readonly group?: { readonly title: Bilingual; readonly line: Bilingual };
}

/** A line of the tracks panel: a number, or a row of items that are available or used up. */
export interface TrackShown {
  readonly id: string;
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  /** A value on a scale, e.g. turn 2 of 4, or 17 of 30 points. */
  readonly value?: number;
  readonly most?: number;
  readonly items?: readonly TrackItem[];
  /** Kept in sight at all times, with a short `label`: for tracks that are many and all matter in play. */
  readonly pinned?: PinShown;
}

export interface PinShown {
  readonly label: Bilingual;
  readonly start: number;
  /** Instead of the number, where a word says more: a date, the weather. */
  readonly text?: Bilingual;
  readonly note?: Bilingual;
  /** The note tells how things stand, not that something is wrong. */
  readonly isPlain?: true;
  /** The units it is about: pointing at it highlights them. */
  readonly units?: readonly number[];
  /** Its value when the turn began, where the game keeps it; otherwise the screen remembers what it has seen. */
  readonly before?: number;
}

export interface TrackItem {
  readonly title: Bilingual;
  /** Key of an action's `card`, if the item is one. */
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

/** A battle that is being declared, or that waits for its die. Actions name it by its hex. */
export interface BattleShown {
  readonly hex: number;
  /** The role that attacks. */
  readonly role: Role;
  /** All hexes that are attacked together. */
  readonly hexes: readonly number[];
  readonly units: readonly number[];
  /** Attack and defence strength, and the resulting column, if a unit attacks. */
  readonly strength?: readonly [number, number];
  readonly column?: string;
  /** What is still wrong with it. */
  readonly lacks: readonly Lack[];
}

/** A shot that may be fired now: the shooter, the target and the chance to hit. Firing it is `action`. */
export interface ShotShown {
  readonly action: Action;
  readonly unit: number;
  readonly target: number;
  readonly hex: number;
  readonly chance: number;
  /** The dice result that is needed, e.g. `≤ 6`, and what modifies it. */
  readonly needs: Bilingual;
  readonly lines: readonly OddsLine[];
}

/** Cards of one owner: those that the seat may see face up, the others counted. */
export interface HandShown {
  readonly id: string;
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  readonly cards: readonly CardShown[];
  /** Cards of which only the backs are visible. */
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

/** A cup to draw from: how many things are left, and of which kinds if that is known. */
export interface CupShown {
  readonly id: string;
  readonly title: Bilingual;
  readonly rule: string;
  readonly role?: Role;
  readonly left: number;
  readonly kinds?: readonly { readonly title: Bilingual; readonly count: number }[];
}

/** A bill that is paid in steps, and the payments that are allowed now. */
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
  /** What is paid with, e.g. a step or a hex. */
  readonly title: Bilingual;
  readonly pays: number;
  readonly unit?: number;
  readonly hex?: number;
}

/** Things of one sort that a decision is about, e.g. all headquarters: each with its state and what can be done with it. */
export interface RosterShown {
  readonly title: Bilingual;
  readonly rule: string;
  readonly role: Role;
  /** What is left, or what is owed. */
  readonly notes: readonly RuledText[];
  readonly lines: readonly RosterLine[];
}

export interface RosterLine {
  /** Key of an action's `card`, or of its `cards` where several are chosen together. */
  readonly card: number;
  readonly title: Bilingual;
  /** Chosen already; where several are chosen together, what is ticked at first. */
  readonly isOn: boolean;
  /** What choosing it would be, so that it can be asked why it cannot be chosen. */
  readonly action: Action;
  readonly notes: readonly Bilingual[];
  /** The counter that stands for it. */
  readonly unit?: number;
}

export interface PartyShown {
  readonly lead: number;
  readonly units: readonly number[];
}

/** A sentence and its rule section. */
export interface RuledText {
  readonly rule: string;
  readonly text: Bilingual;
}

/** Something that is still wrong, its rule section, and the refusal for it, which `ruledText` puts into words. */
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
  /** Ids of skin lines and marks that are drawn only in such a position (`asked`). */
  readonly lines?: readonly string[];
  /** Hexes whose works are lost (`WorksStyle.single`). */
  readonly lost?: readonly number[];
  /** While battles are declared together and fought one by one. */
  readonly battles?: readonly BattleShown[];
  readonly demands?: readonly DemandShown[];
  /** Nobody has to attack: battles are declared as the player likes. */
  readonly isVoluntary?: true;
  /** Units that act as one while they stand together: what their lead can do at a hex, all of them can. */
  readonly parties?: readonly PartyShown[];
  /** Types of action that are confirmed if they cannot be taken back: losses, retreats, the last of something. */
  readonly grave?: readonly string[];
  /** Actions that end something, to be shown even while they are not possible, with the reason. */
  readonly ends?: readonly Action[];
  /** While units fire one by one. */
  readonly shots?: readonly ShotShown[];
  readonly hands?: readonly HandShown[];
  readonly cups?: readonly CupShown[];
  /** While a player pays for a result. */
  readonly bill?: BillShown;
  /** While something is to be done with things that are not on the map alone. */
  readonly roster?: RosterShown;
  /** Hexes that a decision is about, where its choices name none. */
  readonly focus?: readonly number[];
}
