/**
 * The run: how many entries at the end of the log their seat could undo one after the other. An entry belongs to it if
 * it rolled no die, revealed nothing hidden and left the same seats to decide; nothing is marked by hand, so no game
 * can get it wrong. Taking back and rearranging leave the position the same and the log longer, so the length of a run
 * is limited to many times the counters of a seat; then the player can only undo, which shortens the log, or go on.
 */
import type { BaseState, Choice, LogEntry, Refusal } from '../kit/game.ts';
import { FILE_LIMITS } from './limits.ts';
import type { Table } from './table.ts';

export const REARRANGED = {
  /** The largest game has some 440 counters. */
  run: 2000,
  /** The total number of entries: a log at the limit can still be opened as a file. */
  log: FILE_LIMITS.entries / 2,
} as const;

/** The length of the run after this entry has led from the table's position to the next. */
export function runWith(table: Table, entry: LogEntry, next: BaseState): number {
  if (rolled(entry) || reveals(entry) || changesSeat(table, entry, next)) return 0;
  return table.log.at(-1)?.role === entry.role ? runOf(table) + 1 : 1;
}

export const runOf = ({ runs }: Table): number => runs.at(-1) ?? 0;

export const rolled = ({ rolls }: LogEntry): boolean => rolls.length > 0;

export const reveals = ({ events }: LogEntry): boolean => events.some(event => event.reveals);

/** Also true if the other seat had its turn within the action, through a forced choice. */
const changesSeat = ({ game, state }: Table, { events, role }: LogEntry, next: BaseState): boolean =>
  events.some(event => event.type === 'forced' && event.role !== role) ||
  game.active(state).join() !== game.active(next).join();

/** Why a choice that only rearranges is refused after too many. */
export function rearrangedEnough(table: Table, action: Choice): Refusal | undefined {
  const isRoom = runOf(table) < REARRANGED.run && table.log.length < REARRANGED.log;
  return !action.revises || isRoom ? undefined : { rule: table.game.rule(table.state), code: 'rearranged' };
}
