/** The log and the position as one seat may know them. */
import type { BaseState, Seat } from '../kit/game.ts';
import { headOf, itemAt } from '../kit/list.ts';
import type { Reason } from '../kit/reason.ts';
import type { Entry, Position, Reasons, Seating } from '../protocol/link.ts';
import { botToDecide, personsOf, seatAt } from './hostSeats.ts';
import { entryFor, hearsReason, outcomeFor, viewFor } from './seat.ts';
import { again, type Table } from './table.ts';
import { undoable } from './undo.ts';

/** When an action was taken, kept beside the log, which holds no states. */
export interface Stamp {
  readonly turn: number;
  readonly phase: string;
  readonly reason?: Reason;
}

export const stampOf = (before: BaseState, reason?: Reason): Stamp => ({
  turn: before.turn,
  phase: stageOf(before),
  ...(reason ? { reason } : {}),
});

/** The phase in the sequence of play: the frame above the one that counts the turns, whatever is nested in it. */
const stageOf = (s: BaseState): string => (s.flow[1] ?? s.flow[0])?.phase ?? '';

/** The stamps of a log that was not played here. */
export function stampsOf(table: Table): Stamp[] {
  let s = headOf(table.kept);
  return table.log.map(entry => {
    const stamp = stampOf(s);
    s = again(table.game, s, entry);
    return stamp;
  });
}

/** With the reasons kept beside a replay. */
export const withReasons = (stamps: readonly Stamp[], reasons: Reasons = []): Stamp[] =>
  stamps.map((stamp, i) => {
    const reason = reasons[i];
    return reason ? { ...stamp, reason } : stamp;
  });

/** The entries after the first `from`; `stamps` are those of the whole log. */
export const entriesFor = (table: Table, stamps: readonly Stamp[], seat: Seat, from = 0): Entry[] =>
  table.log.slice(from).map((_, i) => entryAt(table, stamps, seat, from + i));

function entryAt(table: Table, stamps: readonly Stamp[], seat: Seat, i: number): Entry {
  const entry = itemAt(table.log, i);
  const { turn, phase, reason } = stamps[i] ?? { turn: 0, phase: '' };
  const { action, events } = entryFor(table, entry, seat);
  const told = reason && hearsReason(table, entry, seat) ? { reason } : {};
  return { n: i + 1, turn, phase, role: entry.role, action, events, ...told };
}

/**
 * How much of the log a seat has already been told in the same words: the rest must be told again when the screen
 * changes hands, and when the end of the game reveals reasons.
 */
export function toldBefore(table: Table, stamps: readonly Stamp[], before: Seat, now: Seat): number {
  const isOver = outcomeFor(table) !== undefined;
  if (before === now && !isOver) return table.log.length;
  const hides = (i: number): boolean =>
    isOver && stamps[i]?.reason !== undefined && itemAt(table.log, i).role !== before;
  const look = (i: number, seat: Seat): string => JSON.stringify(entryAt(table, stamps, seat, i));
  const at = table.log.findIndex((_, i) => hides(i) || (before !== now && look(i, before) !== look(i, now)));
  return at < 0 ? table.log.length : at;
}

export function positionOf(table: Table, seating: Seating): Position {
  const { game, state } = table;
  const seat = seatAt(game, state, seating);
  const outcome = outcomeFor(table);
  const thinking = botToDecide(game, state, seating);
  return {
    n: table.log.length,
    seat,
    view: viewFor(table, seat),
    active: game.active(state),
    ...(outcome ? { outcome } : {}),
    undoable: personsOf(game, seating).filter(role => undoable(table, role).ok),
    ...(thinking === undefined ? {} : { thinking }),
  };
}
