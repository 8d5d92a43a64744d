/**
 * Where a host keeps the game in play, so that nothing is told before it is kept. The store itself is handed in: the
 * browser's in a worker, a map in tests. A record has one writer at a time; whoever else has it open follows.
 */
import type { Options } from '../kit/game.ts';
import type { Reason } from '../kit/reason.ts';
import type { ReplayEntry } from '../kit/replay.ts';
import type { Result } from '../kit/result.ts';
import type { Reasons, Seating } from '../protocol/link.ts';
import type { Start } from './start.ts';

/** What a record says of its game, as it stands now. */
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
  /** What a list of saved games says of it. */
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

/** One step of a record: of its entries the first `from` stay, and these come after them. */
export interface Change {
  readonly id: string;
  /** The revision this follows on; none where the record is new. */
  readonly base?: number;
  readonly head: Head;
  /** Needed only where all entries are written. */
  readonly beginning?: Beginning;
  readonly from: number;
  readonly entries: readonly KeptEntry[];
  /** The seed of the table's dice, until it is known to be kept. */
  readonly seed?: string;
}

/**
 * The revision that was written; or that somebody else has gone on meanwhile; or that the record is no longer there, or
 * not in this shape, and must be written from the beginning. In the last two cases nothing was written.
 */
export type Written = { readonly rev: number } | 'overtaken' | 'gone';

/** A record as it was found. The replay is not believed before it has been played. */
export interface KeptRecord {
  readonly replay: unknown;
  readonly reasons: Reasons;
  readonly seating: Seating;
  readonly rev: number;
  readonly table?: string;
  /** Absent where the store does not know the table's dice. */
  readonly seed?: string;
}

export interface Unkept {
  readonly code: string;
  readonly message: string;
}

/** What befalls a hold: it became this host's, it was taken away, or the record was written by somebody. */
export type HoldNews = 'mine' | 'lost' | 'news';

/** The right to write a record. Who has to wait for it gets it when its holder goes. */
export interface Hold {
  readonly isMine: boolean;
  /** Takes the right from whoever has it. */
  take(): Promise<void>;
  release(): void;
}

export interface Keeper {
  /** A name that nothing else has: for a record or a table. */
  newId(): string;
  read(id: string): Promise<Result<KeptRecord, Unkept>>;
  /** The revision of a record; undefined where it is not there. */
  revOf(id: string): Promise<number | undefined>;
  /** Resolves when all of it is on disk; rejects where the store fails. */
  write(change: Change): Promise<Written>;
  /** Notes that a record was opened. */
  touch(id: string): Promise<void>;
  seedOf(table: string): Promise<string | undefined>;
  hold(id: string, hear: (news: HoldNews) => void): Promise<Hold>;
}
