/** The state of one engine session: the games and bots it was given, and the open tables. */
import type { BaseState, WholeGame } from '../kit/game.ts';
import type { Player } from '../kit/player.ts';
import { ok, type Result } from '../kit/result.ts';
import type { StateShape } from '../kit/shape.ts';
import type { DiceSource } from '../table/source.ts';
import { seeded } from '../table/source.ts';
import type { Table } from '../table/table.ts';
import { type ProtocolError, problem, shown } from './reply.ts';

export interface GameEntry {
  readonly id: string;
  /** Hidden games can be played, but are listed only when asked for. */
  readonly hidden?: boolean;
  load(): Promise<WholeGame>;
  /** The shape of its states; without it no replay may begin from a given position. */
  shape?(): Promise<StateShape<BaseState>>;
}

export interface EngineParts {
  readonly games: readonly GameEntry[];
  /** Players by level; the last one is the default. */
  readonly players: Readonly<Record<string, Player>>;
  readonly now?: () => number;
  /** The seed of all dice and bots of the session; tables may have their own. */
  readonly seed?: number | string;
}

/** Replies include words, so the tables here have them. */
export type WholeTable = Table<WholeGame>;

export interface Opened {
  readonly id: string;
  readonly table: WholeTable;
  readonly seed: number | string;
}

export interface Session {
  readonly parts: EngineParts;
  readonly tables: Map<string, Opened>;
  current: string | undefined;
  /** How many tables were ever opened, so that ids are never reused. */
  opened: number;
  over: boolean;
}

const MOST_TABLES = 256;

export const newSession = (parts: EngineParts): Session => ({
  parts,
  tables: new Map(),
  current: undefined,
  opened: 0,
  over: false,
});

/** The table a command names, or the current one. */
export function tableOf(session: Session, id: string | undefined): Result<Opened, ProtocolError> {
  const wanted = id ?? session.current;
  if (wanted === undefined) return problem('no-table', 'no table is open; new, scene or load opens one');
  const found = session.tables.get(wanted);
  const open = [...session.tables.keys()].slice(0, 10).join(', ');
  return found ? ok(found) : problem('no-table', `there is no table ${shown(wanted)}; open: ${open || 'none'}`);
}

/** Opens a table on the dice of a seed and makes it the current one. */
export function addTable(
  session: Session,
  given: number | string | undefined,
  make: (dice: DiceSource) => Result<WholeTable, ProtocolError>,
): Result<Opened, ProtocolError> {
  if (session.tables.size >= MOST_TABLES)
    return problem('too-many-tables', `${MOST_TABLES} tables are open; close some first`);
  const id = `t${session.opened + 1}`;
  const seed = given ?? `${session.parts.seed ?? 'hexfront'}/${id}`;
  const table = make(seeded(seed));
  if (!table.ok) return table;
  const opened = { id, seed, table: table.value };
  session.opened++;
  session.tables.set(id, opened);
  session.current = id;
  return ok(opened);
}

/** Removes a table; the one opened last before it becomes current. */
export function dropTable(session: Session, id: string): void {
  session.tables.delete(id);
  if (session.current === id) session.current = [...session.tables.keys()].at(-1);
}
