/** The log and the position as one seat may know them. */
import type { Action, AnyGame, BaseState, Bilingual, LogEntry, Seat } from '../kit/game.ts';
import type { Entry, Position, Reasons, Seating } from '../protocol/link.ts';
import { botToDecide, personsOf, seatAt } from './hostSeats.ts';
import { again, seenBy, type Table, viewFor } from './table.ts';
import { undoable } from './undo.ts';

/** When an action was taken, kept beside the log, which holds no states. */
export interface Stamp {
  readonly turn: number;
  readonly phase: string;
  readonly reason?: Bilingual;
}

export const stampOf = (before: BaseState, reason?: Bilingual): Stamp => ({
  turn: before.turn,
  phase: stageOf(before),
  ...(reason ? { reason } : {}),
});

/** The phase in the sequence of play: the frame over the one that counts the turns, whatever is nested in it now. */
const stageOf = (s: BaseState): string => (s.flow[1] ?? s.flow[0])?.phase ?? '';

/** The stamps of a log that was not played here. */
export function stampsOf(table: Table): Stamp[] {
  let s = table.kept[0]!;
  return table.log.map(entry => {
    const stamp = stampOf(s);
    s = again(table.game, s, entry);
    return stamp;
  });
}

/** With the reasons that were kept beside a replay. */
export const withReasons = (stamps: readonly Stamp[], reasons: Reasons = []): Stamp[] =>
  stamps.map((stamp, i) => {
    const reason = reasons[i];
    return reason ? { ...stamp, reason } : stamp;
  });

/** The entries after the first `from`; `stamps` are those of the whole log. */
export function entriesFor(table: Table, stamps: readonly Stamp[], seat: Seat, from = 0): Entry[] {
  return table.log.slice(from).map((entry, i) => {
    const { turn, phase, reason } = stamps[from + i] ?? { turn: 0, phase: '' };
    const seen = seenEntry(table.game, entry, seat);
    const told = reason && !isSecret(entry, seen.events, seat) ? { reason } : {};
    return { n: from + i + 1, turn, phase, role: entry.role, ...seen, ...told };
  });
}

/** Where a game shows a seat nothing of what an action did, the seat also learns no more of it than its type. */
function seenEntry(game: AnyGame, entry: LogEntry, seat: Seat): Pick<Entry, 'action' | 'events'> {
  const events = seenBy(game, entry.events, seat);
  const action: Action = isSecret(entry, events, seat) ? { type: entry.action.type } : entry.action;
  return { action, events };
}

const isSecret = (entry: LogEntry, seen: Entry['events'], seat: Seat): boolean =>
  entry.events.length > 0 && seen.length === 0 && entry.role !== seat;

/** How much of the log looks the same to two seats; the rest must be told anew when the screen changes hands. */
export function sharedLog(table: Table, a: Seat, b: Seat): number {
  if (a === b) return table.log.length;
  const look = (entry: LogEntry, seat: Seat): string => JSON.stringify(seenEntry(table.game, entry, seat));
  const at = table.log.findIndex(entry => look(entry, a) !== look(entry, b));
  return at < 0 ? table.log.length : at;
}

export function positionOf(table: Table, seating: Seating): Position {
  const { game, state } = table;
  const seat = seatAt(game, state, seating);
  const outcome = game.outcome(state);
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
