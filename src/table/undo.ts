/** Undo: a player may take back the last action if it was their own and belongs to the run (run.ts). */
import type { Bilingual, LogEntry, Role } from '../kit/game.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import { reveals, rolled, runOf } from './run.ts';
import { rewind, type Table } from './table.ts';

export type UndoBar = 'nothing' | 'other' | 'roll' | 'reveal' | 'seat';

export interface NoUndo {
  readonly why: UndoBar;
  readonly text: Bilingual;
}

/** The entry that an undo by this seat would take back, or why there is none. */
export function undoable(table: Table, role: Role): Result<LogEntry, NoUndo> {
  const entry = table.log.at(-1);
  if (!entry) return barred('nothing');
  if (entry.role !== role) return barred('other');
  if (runOf(table) > 0) return ok(entry);
  return barred(rolled(entry) ? 'roll' : reveals(entry) ? 'reveal' : 'seat');
}

export function undo(table: Table, role: Role): Result<LogEntry, NoUndo> {
  const last = undoable(table, role);
  if (last.ok) rewind(table, table.log.length - 1);
  return last;
}

/**
 * Takes back what one gesture did, down to a log of `to` entries, as far as each may be taken back. The last one is
 * always included; it is an error only if not even that may be.
 */
export function undoTo(table: Table, role: Role, to: number): Result<LogEntry, NoUndo> {
  const last = undo(table, role);
  while (last.ok && table.log.length > to && undo(table, role).ok);
  return last;
}

const barred = (why: UndoBar): { readonly ok: false; readonly error: NoUndo } => fail({ why, text: TEXT[why] });

const TEXT: Readonly<Record<UndoBar, Bilingual>> = {
  nothing: { ja: '取り消せる行動はありません。', en: 'There is nothing to undo.' },
  other: { ja: '最後の行動は相手のものです。', en: 'The last action was not taken by this seat.' },
  roll: { ja: 'サイコロを振った後は取り消せません。', en: 'A die was rolled or something was drawn.' },
  reveal: { ja: '隠れていたものが明らかになったので取り消せません。', en: 'Something hidden was revealed.' },
  seat: { ja: '手番が移ったので取り消せません。', en: 'The seat to decide has changed.' },
};
