/**
 * The one layer between a table and its seats, local or remote: everything that a seat may be told of a game in play is
 * made here (and in seatLuck.ts), and a host tells nothing else. `kit/seat.ts` is the half that handles positions; this
 * one handles the log. Only a save bypasses it: that is the whole table, at its owner's request.
 */
import type { Action, BaseState, GameEvent, LogEntry, Outcome, Refusal, Role, Seat } from '../kit/game.ts';
import { sameAction, whyNot } from '../kit/play.ts';
import { fingerprintFor, mindOf, seenBy, type ToldEntry, toldEntry } from '../kit/seat.ts';
import { notActive } from './refusal.ts';
import { stateAt, type Table } from './table.ts';

/** What a seat saw of one action. */
export interface SeenEntry {
  /** The action's number in the log, from 1. */
  readonly n: number;
  readonly role: Role;
  readonly events: readonly GameEvent[];
}

export const viewFor = (table: Table, seat: Seat): unknown => table.game.view(table.state, seat);

/** The position after `n` actions as a seat saw it; undefined if the log is shorter. */
export function viewAt(table: Table, seat: Seat, n: number): unknown {
  const s = stateAt(table, n);
  return s && table.game.view(s, seat);
}

/** The position that a seat imagines: all its questions are put to it. */
export const mindFor = ({ game, state }: Table, seat: Seat): BaseState => mindOf(game, state, seat);

/** The hash of what the seat sees, never of the table. */
export const hashFor = ({ game, state }: Table, seat: Seat): string => fingerprintFor(game, state, seat);

export const outcomeFor = ({ game, state }: Table): Outcome | undefined => game.outcome(state);

/** What a seat saw happen after the first `from` actions; actions that showed it nothing are left out. */
export function eventsFor(table: Table, seat: Seat, from = 0): SeenEntry[] {
  return table.log.slice(from).flatMap((entry, i) => {
    const events = seenBy(table.game, entry.events, seat);
    return events.length ? [{ n: from + i + 1, role: entry.role, events }] : [];
  });
}

export const entryFor = ({ game }: Table, entry: LogEntry, seat: Seat): ToldEntry => toldEntry(game, entry, seat);

/**
 * Whether a seat may see the reason of a bot. It stays secret until the game is over, as it may rest on hidden facts;
 * the reason for an action that was never shown stays secret for good.
 */
export function hearsReason(table: Table, entry: LogEntry, seat: Seat): boolean {
  if (entry.role === seat) return true;
  return outcomeFor(table) !== undefined && sameAction(entryFor(table, entry, seat).action, entry.action);
}

/** Why an action would be refused now; undefined when it would be taken. */
export const refusalFor = ({ game, state }: Table, role: Role, input: Action): Refusal | undefined =>
  notActive(game, state, role) ?? whyNot(game, state, role, input);
