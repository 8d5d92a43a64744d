/**
 * What a page and the host of a table say to each other, whether the host is a worker in the same browser or a server
 * far away. The host is the authority; the page shows what it is told and asks. Actions travel with internal numbers,
 * since both ends run the same rules version.
 */
import type { Action, GameEvent, Options, Outcome, Refusal, Role, Seat } from '../kit/game.ts';
import type { Reason } from '../kit/reason.ts';
import type { Replay } from '../kit/replay.ts';
import type { Luck } from '../table/luck.ts';

/** Who sits where: a person at this screen, or a bot of a level. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string };
export type Seating = Readonly<Record<Role, Sitter>>;

/** How fast bots play: a pause before each of their actions, or none to move while paused. */
export interface Pace {
  readonly ms: number;
  readonly paused: boolean;
}

/** Why bots did what they did, entry by entry: a replay does not hold it. */
export type Reasons = readonly (Reason | null)[];

export type Ask =
  | {
      readonly type: 'open';
      readonly game: string;
      readonly scenario: string;
      readonly options: Options;
      readonly seating: Seating;
      readonly seed?: string;
    }
  /** A replay file of any origin; checked as it is played. */
  | {
      readonly type: 'load';
      readonly replay?: unknown;
      /** Instead of the replay, the text of its file, which is then read where it does not hold up the page. */
      readonly text?: string;
      readonly seating: Seating;
      /** To play under today's rules what was recorded under others. */
      readonly agreed?: true;
    }
  /** Reads and plays the text of a file without opening it. */
  | { readonly type: 'check'; readonly text: string; readonly agreed?: true }
  /**
   * A game that the host has kept. One that was kept under other rules is opened only by a player who agrees to go on
   * under today's, and then as a copy.
   */
  | { readonly type: 'resume'; readonly id: string; readonly agreed?: true }
  /** Goes on with a game that another page has been writing; that page follows from then on. */
  | { readonly type: 'claim' }
  /** A kept game as a replay, just as it was kept, without opening it. */
  | { readonly type: 'export'; readonly id: string }
  /** The guided first game of a game, at the beginning of one of its steps. No bot moves in it by itself. */
  | { readonly type: 'teach'; readonly game: string; readonly step: number; readonly seating: Seating }
  /** Plays what the lesson asks for next, whoever's decision it is. */
  | { readonly type: 'show' }
  /**
   * `n` is the length of the log as the page knows it: an action meant for another position is not taken. The same ask
   * again, because its answer was lost, brings the same answer.
   */
  | { readonly type: 'act'; readonly role: Role; readonly action: Action; readonly n: number }
  /** Takes back the last action, the `n`th, and those before it until `to` are left, as far as undo goes. */
  | { readonly type: 'undo'; readonly role: Role; readonly n: number; readonly to?: number }
  /** The position after `n` actions; play is not affected. */
  | { readonly type: 'look'; readonly n: number }
  /** Goes on from the position after `n` actions as a new game with new dice; the old one stays as it is kept. */
  | { readonly type: 'branch'; readonly n: number; readonly seating: Seating }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** One action of the bot that is to decide, also while paused. */
  | { readonly type: 'step' }
  /** How lucky the game was, as the seat at this screen may know it. */
  | { readonly type: 'luck' }
  | { readonly type: 'save' }
  /** What a bot would do here. */
  | { readonly type: 'hint'; readonly role: Role; readonly level: string };

/**
 * How the game in play is kept. Nothing is told before it is; where the store fails, play goes on and is `failing`. A game
 * that another page writes is followed.
 */
export interface Keeping {
  /** Under which it can be resumed, once it can. */
  readonly id?: string;
  readonly state: 'kept' | 'failing' | 'following';
  /** What failed, in English. */
  readonly message?: string;
}

export interface CheckedFile {
  readonly game: string;
  readonly scenario: string;
  /** Actions in it. */
  readonly n: number;
  /** Of its last position. */
  readonly hash: string;
  readonly isGiven?: true;
}

/** One action as a seat may know it. */
export interface Entry {
  /** Its place in the log, from 1. */
  readonly n: number;
  readonly turn: number;
  readonly phase: string;
  readonly role: Role;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** A bot's reason, where one played: told to its own seat, and to everybody once the game is over. */
  readonly reason?: Reason;
}

/** The position now, as the seat at this screen sees it. */
export interface Position {
  readonly n: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly active: readonly Role[];
  readonly outcome?: Outcome;
  /** Roles at this screen whose last action can be taken back. */
  readonly undoable: readonly Role[];
  /** Bot that is to move or thinking. */
  readonly thinking?: Role;
}

export type Tell =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly scenario: string;
      readonly options: Options;
      readonly seating: Seating;
      /** Set where it is a guided first game. */
      readonly isLesson?: true;
      /** Set where the game began elsewhere and gets other dice from here on than it would have had there. */
      readonly hasNewDice?: true;
      /** Set where the game did not begin with its setup but from a given position. */
      readonly isGiven?: true;
      readonly log: readonly Entry[];
      readonly position: Position;
    }
  /** New entries since the last telling; `from` is the length of the log before them (shorter after an undo). */
  | {
      readonly type: 'position';
      readonly from: number;
      readonly entries: readonly Entry[];
      readonly position: Position;
    }
  /** A file that can be opened, and what it is. */
  | { readonly type: 'checked'; readonly file: CheckedFile }
  /** How far a game that is being opened has been played. */
  | { readonly type: 'loading'; readonly done: number; readonly all: number }
  /** Comes whenever it changes; nothing is in it where the game is not to be kept, as a lesson. */
  | { readonly type: 'keeping'; readonly keeping?: Keeping }
  /** The kept game or the file was played by other rules than today's; nothing was opened. */
  | { readonly type: 'other-rules'; readonly saved: number; readonly now: number }
  | { readonly type: 'looked'; readonly n: number; readonly seat: Seat; readonly view: unknown }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'luck'; readonly n: number; readonly luck: Luck }
  /** The whole table with its secrets: for its owner to keep, not to be shown. */
  | { readonly type: 'saved'; readonly replay: Replay }
  | { readonly type: 'hint'; readonly action: Action; readonly reason: Reason }
  /** How far a bot has come, from 0 to 1, with its decision after `n` actions. */
  | { readonly type: 'thinking'; readonly role: Role; readonly n: number; readonly done: number }
  /** The code is put into words by the page; the message is for whoever looks into it, in English. */
  | { readonly type: 'failed'; readonly code: string; readonly message: string }
  | { readonly type: 'done' };

/** Every ask carries a number; its answer brings it back. Tellings without one come by themselves. */
export interface Asked {
  readonly id: number;
  readonly ask: Ask;
}

export interface Told {
  readonly id?: number;
  readonly tell: Tell;
}
