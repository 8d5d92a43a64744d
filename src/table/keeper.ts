/**
 * Where a host keeps the current game, so that nothing is told before it is kept. The store itself is passed in: the
 * browser's in a worker, a map in tests. A record has one writer at a time; all other pages that have it open follow.
 */
import type { Options } from '../kit/game.ts';
import type { Reason } from '../kit/reason.ts';
import type { ReplayEntry } from '../kit/replay.ts';
import type { Result } from '../kit/result.ts';
import type { Reasons, Seating } from '../protocol/link.ts';
import type { Start } from './start.ts';

/** The current summary of a record's game. */
export interface Head {
  readonly game: string;
  readonly rulesVersion: number;
  readonly scenario: string;
  readonly options: Options;
  readonly seating: Seating;
  /** The name of the table; the seed of its dice is kept under it, and files carry it. */
  readonly table: string;
  /** How many actions were played, and the fingerprint of the position after them. */
  readonly n: number;
  readonly hash: string;
  /** What a list of saved games shows of it. */
  readonly settings: { readonly turn: number; readonly isOver: boolean; readonly isGiven?: true };
}

/** How the game began; it never changes. */
export interface Beginning {
  readonly setup: readonly number[];
  readonly start?: Start;
}

export interface KeptEntry extends ReplayEntry {
  readonly reason?: Reason;
}

/** One step of a record: the first `from` of its entries stay, and these follow them. */
export interface Change {
  readonly id: string;
  /** The revision it is based on; absent for a new record. */
  readonly base?: number;
  readonly head: Head;
  /** Needed only if all entries are written. */
  readonly beginning?: Beginning;
  readonly from: number;
  readonly entries: readonly KeptEntry[];
  /** The seed of the table's dice, until it is known to be kept. */
  readonly seed?: string;
}

/**
 * The revision that was written; or that another host has continued meanwhile; or that the record is gone, or not in
 * this format, and must be written from the beginning. In the last two cases nothing was written.
 */
export type Written = { readonly rev: number } | 'overtaken' | 'gone';

/** A record as found. Its replay is not trusted before it has been played. */
export interface KeptRecord {
  readonly replay: unknown;
  readonly reasons: Reasons;
  readonly seating: Seating;
  readonly rev: number;
  readonly table?: string;
  /** Absent if the store does not know the table's dice. */
  readonly seed?: string;
}

export interface Unkept {
  readonly code: string;
  readonly message: string;
}

/** What can happen to a hold: this host got it, it was taken away, or another host wrote the record. */
export type HoldNews = 'mine' | 'lost' | 'news';

/** The right to write a record. A host that waits for it gets it when the holder leaves. */
export interface Hold {
  readonly isMine: boolean;
  /** Takes the right from its current holder. */
  take(): Promise<void>;
  release(): void;
}

export interface Keeper {
  /** A unique name for a record or a table. */
  newId(): string;
  read(id: string): Promise<Result<KeptRecord, Unkept>>;
  /** The revision of a record; undefined if it does not exist. */
  revOf(id: string): Promise<number | undefined>;
  /** Resolves when all of it is on disk; rejects if the store fails. */
  write(change: Change): Promise<Written>;
  /** Notes that a record was opened. */
  touch(id: string): Promise<void>;
  seedOf(table: string): Promise<string | undefined>;
  hold(id: string, hear: (news: HoldNews) => void): Promise<Hold>;
}
