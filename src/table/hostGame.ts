/** The asks about the current game. The host sends the answers; an answer that changed nothing wakes no bot. */

import type { Action, Role, Seat } from '../kit/game.ts';
import type { Growing } from '../kit/growing.ts';
import { bare, passes, sameAction } from '../kit/play.ts';
import type { Chosen, Mind } from '../kit/player.ts';
import type { Reason } from '../kit/reason.ts';
import type { Ask, Seating, Tell } from '../protocol/link.ts';
import { entriesFor, positionOf, type Stamp, stampOf, toldBefore } from './hostEntries.ts';
import type { Keeping } from './hostKeep.ts';
import { besideLesson, type LessonProgress, nextMove } from './hostLesson.ts';
import { sitterOf } from './hostSeats.ts';
import { saveTable } from './save.ts';
import { refusalFor, viewAt } from './seat.ts';
import { act, rewind, stateAt, type Table } from './table.ts';
import { undoTo } from './undo.ts';

export interface HostGame {
  readonly table: Table;
  readonly seating: Seating;
  readonly seed: string;
  /** One for each entry of the log. */
  readonly stamps: Stamp[];
  /** Set where the table began with the opening of its game, and all rules follow. */
  readonly rules?: Growing;
  /** Set for a lesson, which asks for every move. */
  readonly lesson?: LessonProgress;
  /** Its record, if it is to be kept. */
  readonly keep?: Keeping;
  /** Set if it continues with other dice than it began with. */
  readonly hasNewDice?: true;
  /** The players who have sat down at its seats so far. */
  readonly minds: Map<string, Mind>;
  /** The seat through which the page has seen the log so far. */
  seat: Seat;
}

export interface Answer {
  readonly tell: Tell;
  readonly changed?: true;
}

/** The whole game, for a page that has just come to it. */
export function news({ table, stamps, seating, lesson, hasNewDice }: HostGame): Answer {
  const position = positionOf(table, seating);
  const log = entriesFor(table, stamps, position.seat);
  const { game, scenario, options } = table;
  const marks = {
    ...(lesson ? { isLesson: true as const } : table.setup ? {} : { isGiven: true as const }),
    ...(hasNewDice ? { hasNewDice } : {}),
  };
  const tell: Tell = { type: 'opened', game: game.id, scenario, options, seating, ...marks, log, position };
  return { tell, changed: true };
}

export function take(game: HostGame, { role, action, n }: Extract<Ask, { type: 'act' }>): Answer {
  if (sitterOf(game.seating, role)?.kind === 'bot') return notYours(role);
  const { table, lesson } = game;
  if (n !== table.log.length) return isTaken(table, role, action, n) ? { tell: changes(game, n).tell } : stale(table);
  // Illegal actions are explained by the rules, not by the lesson.
  const refusal = lesson && !refusalFor(table, role, action) ? besideLesson(table, lesson, role, action) : undefined;
  return refusal ? { tell: { type: 'refused', refusal } } : played(game, role, action);
}

/** Whether the action, in any spelling, was already taken, and only the answer was lost. */
function isTaken(table: Table, role: Role, action: Action, n: number): boolean {
  const entry = table.log[n];
  if (entry?.role !== role || entry.action.type !== action.type) return false;
  if (sameAction(entry.action, action)) return true;
  const before = stateAt(table, n);
  const meant = before && passes(table.game, before, role, action);
  return meant !== undefined && sameAction(entry.action, bare(meant));
}

const stale = ({ log }: Table): Answer => failed('stale', `the log has ${log.length} actions by now`);

/** Makes the next move of the lesson for the role that is to decide. */
export function show(game: HostGame): Answer {
  const move = game.lesson && nextMove(game.table, game.lesson.plan);
  return move ? played(game, move.role, move.action) : failed('no-move', 'no lesson asks for a move here');
}

/** A bot's choice is checked against the rules like any other action. */
export function botPlayed(game: HostGame, role: Role, { action, reason }: Chosen): Answer {
  const answer = played(game, role, action, reason);
  if (answer.tell.type !== 'refused') return answer;
  return failed('bot-failed', `the bot of ${role} chose something that is not legal`);
}

/** Never past a die, a reveal or another seat's decision, so never past a bot's move: see `undo.ts`. */
export function takeBack(game: HostGame, { role, n, to }: Extract<Ask, { type: 'undo' }>): Answer {
  const { table, stamps, seating } = game;
  if (!table.game.roles.includes(role)) return failed('unknown-role', `there is no role ${JSON.stringify(role)}`);
  if (sitterOf(seating, role)?.kind === 'bot') return notYours(role);
  if (n !== table.log.length) return stale(table);
  const undone = undoTo(table, role, to ?? n - 1);
  if (!undone.ok) return failed(`undo-${undone.error.why}`, undone.error.text.en);
  stamps.length = table.log.length;
  return changes(game, table.log.length);
}

export function look({ table, seat }: HostGame, n: number): Answer {
  const view = viewAt(table, seat, n);
  if (view === undefined) return failed('no-position', `the log has ${table.log.length} actions, not ${n}`);
  return { tell: { type: 'looked', n, seat, view } };
}

/** As the seat at this screen may know it. The code for it is loaded on demand. */
export async function luck({ table, seat }: HostGame): Promise<Answer> {
  const { luckFor } = await import('./seatLuck.ts');
  return { tell: { type: 'luck', n: table.log.length, luck: luckFor(table, seat) } };
}

/**
 * The whole table with its secrets, for its owner to store. A file names its table, so that opening it here again
 * continues with the same dice.
 */
export const save = ({ table, keep }: HostGame): Answer => ({
  tell: { type: 'saved', replay: { ...saveTable(table), ...(keep ? { table: keep.table } : {}) } },
});

/** Takes an action and reports it. If reporting fails, the table is rewound. */
function played(game: HostGame, role: Role, action: Action, reason?: Reason): Answer {
  const { table, stamps } = game;
  const before = table.state;
  const n = table.log.length;
  const taken = act(table, role, action);
  if (!taken.ok)
    return taken.error.code === 'illegal'
      ? { tell: { type: 'refused', refusal: taken.error.refusal } }
      : failed(taken.error.code, taken.error.message);
  try {
    stamps.push(stampOf(before, reason));
    return changes(game, n);
  } catch (error) {
    rewind(table, n);
    stamps.length = n;
    throw error;
  }
}

/** The news after the first `n` entries, and what looks different because the screen has changed hands. */
export function changes(game: HostGame, n: number): Answer {
  const { table, stamps, seating } = game;
  const position = positionOf(table, seating);
  const from = Math.min(n, toldBefore(table, stamps, game.seat, position.seat));
  const entries = entriesFor(table, stamps, position.seat, from);
  game.seat = position.seat;
  return { tell: { type: 'position', from, entries, position }, changed: true };
}

const notYours = (role: Role): Answer => failed('not-your-seat', `${role} is played by the computer`);

const failed = (code: string, message: string): Answer => ({ tell: { type: 'failed', code, message } });
