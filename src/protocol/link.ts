/**
 * The messages between a page and the host of a table, whether the host is a worker in the same browser or a remote
 * server. The host is the authority; the page shows what it receives and asks. Actions travel with internal numbers,
 * since both ends run the same rules version.
 */
import type { Action, GameEvent, Options, Outcome, Refusal, Role, Seat } from '../kit/game.ts';
import type { Reason } from '../kit/reason.ts';
import type { Replay } from '../kit/replay.ts';
import type { Luck } from '../table/luck.ts';

/** The occupant of a seat: a person at this screen, or a bot of a level. */
export type Sitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string };
export type Seating = Readonly<Record<Role, Sitter>>;

/** How fast bots play: a pause before each of their actions, or no moves while paused. */
export interface Pace {
  readonly ms: number;
  readonly paused: boolean;
}

/** The reasons of bots, entry by entry: a replay does not hold them. */
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
  /** A replay file of any origin; checked while it is played. */
  | {
      readonly type: 'load';
      readonly replay?: unknown;
      /** In place of the replay, the text of its file, which is then parsed where it does not block the page. */
      readonly text?: string;
      readonly seating: Seating;
      /** Agrees to play under today's rules what was recorded under others. */
      readonly agreed?: true;
    }
  /** Reads and plays the text of a file without opening it. */
  | { readonly type: 'check'; readonly text: string; readonly agreed?: true }
  /**
   * A game that the host has kept. One kept under other rules is opened only if the player agrees to continue under
   * today's, and then as a copy.
   */
  | { readonly type: 'resume'; readonly id: string; readonly agreed?: true }
  /** Continues a game that another page has been writing; that page follows from then on. */
  | { readonly type: 'claim' }
  /** Returns a kept game as a replay, exactly as it was kept, without opening it. */
  | { readonly type: 'export'; readonly id: string }
  /** The guided first game, at the beginning of one of its steps. No bot moves in it by itself. */
  | { readonly type: 'teach'; readonly game: string; readonly step: number; readonly seating: Seating }
  /** Plays the next move of the lesson, of any role. */
  | { readonly type: 'show' }
  /**
   * `n` is the length of the log as the page knows it: an action meant for another position is refused. Repeating an
   * ask whose answer was lost gives the same answer.
   */
  | { readonly type: 'act'; readonly role: Role; readonly action: Action; readonly n: number }
  /** Takes back the last action, the `n`th, and those before it down to a log of `to`, as far as undo allows. */
  | { readonly type: 'undo'; readonly role: Role; readonly n: number; readonly to?: number }
  /** The position after `n` actions; play is not affected. */
  | { readonly type: 'look'; readonly n: number }
  /** Continues from the position after `n` actions as a new game with new dice; the old one stays kept as it is. */
  | { readonly type: 'branch'; readonly n: number; readonly seating: Seating }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** One action of the bot that is to decide, even while paused. */
  | { readonly type: 'step' }
  /** The luck of the game so far, as the seat at this screen may know it. */
  | { readonly type: 'luck' }
  | { readonly type: 'save' }
  /** What a bot would do here. */
  | { readonly type: 'hint'; readonly role: Role; readonly level: string };

/**
 * How the current game is kept. Nothing is told before it is kept; if the store fails, play goes on and the state is
 * `failing`. A game that another page writes is followed.
 */
export interface Keeping {
  /** The id to resume it by, once it can be resumed. */
  readonly id?: string;
  readonly state: 'kept' | 'failing' | 'following';
  /** What failed, in English. */
  readonly message?: string;
}

export interface CheckedFile {
  readonly game: string;
  readonly scenario: string;
  /** The number of actions in it. */
  readonly n: number;
  /** The hash of its last position. */
  readonly hash: string;
  readonly isGiven?: true;
}

/** One action as a seat may know it. */
export interface Entry {
  /** Its number in the log, from 1. */
  readonly n: number;
  readonly turn: number;
  readonly phase: string;
  readonly role: Role;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** The reason of a bot that played it: for its own seat, and for everybody once the game is over. */
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
  /** The bot that is to move or thinking. */
  readonly thinking?: Role;
}

export type Tell =
  | {
      readonly type: 'opened';
      readonly game: string;
      readonly scenario: string;
      readonly options: Options;
      readonly seating: Seating;
      /** Set for a guided first game. */
      readonly isLesson?: true;
      /** Set if the game began elsewhere and uses different dice from here on. */
      readonly hasNewDice?: true;
      /** Set if the game began from a given position instead of its setup. */
      readonly isGiven?: true;
      readonly log: readonly Entry[];
      readonly position: Position;
    }
  /** New entries since the last message; `from` is the length of the log before them (shorter after an undo). */
  | {
      readonly type: 'position';
      readonly from: number;
      readonly entries: readonly Entry[];
      readonly position: Position;
    }
  /** A file that can be opened, with its description. */
  | { readonly type: 'checked'; readonly file: CheckedFile }
  /** Progress of a game that is being opened. */
  | { readonly type: 'loading'; readonly done: number; readonly all: number }
  /** Sent whenever it changes; empty if the game is not kept, such as a lesson. */
  | { readonly type: 'keeping'; readonly keeping?: Keeping }
  /** The kept game or the file was played under other rules than today's; nothing was opened. */
  | { readonly type: 'other-rules'; readonly saved: number; readonly now: number }
  | { readonly type: 'looked'; readonly n: number; readonly seat: Seat; readonly view: unknown }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'luck'; readonly n: number; readonly luck: Luck }
  /** The whole table with its secrets: for its owner to store, not to be shown. */
  | { readonly type: 'saved'; readonly replay: Replay }
  | { readonly type: 'hint'; readonly action: Action; readonly reason: Reason }
  /** Progress of a bot, from 0 to 1, on its decision after `n` actions. */
  | { readonly type: 'thinking'; readonly role: Role; readonly n: number; readonly done: number }
  /** The page puts the code into words; the message is for developers, in English. */
  | { readonly type: 'failed'; readonly code: string; readonly message: string }
  | { readonly type: 'done' };

/** Every ask carries a number, which its answer repeats. Messages without one are sent unasked. */
export interface Asked {
  readonly id: number;
  readonly ask: Ask;
}

export interface Told {
  readonly id?: number;
  readonly tell: Tell;
}
