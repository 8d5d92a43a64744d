/**
 * The record of the current game. The record is brought up to date with the log before anything is told; what could not
 * be written is written with the next change, together with everything since.
 */
import type { LogEntry } from '../kit/game.ts';
import { hashOf } from '../kit/hash.ts';
import { namedAction } from '../kit/names.ts';
import { fail, type Result } from '../kit/result.ts';
import type { Keeping as KeepingTold } from '../protocol/link.ts';
import type { Stamp } from './hostEntries.ts';
import type { HostGame } from './hostGame.ts';
import type { Beginning, Change, Head, Hold, Keeper, KeptEntry, KeptRecord, Unkept, Written } from './keeper.ts';
import { KEEP_EVERY, type Table } from './table.ts';

export interface Keeping {
  readonly id: string;
  /** The name of the table, under which the seed of its dice is kept. */
  readonly table: string;
  /** The revision read or written last; undefined if there is no record yet. */
  rev: number | undefined;
  /** The entries known to be in the record. */
  written: readonly LogEntry[];
  isSeedKept: boolean;
  state: KeepingTold['state'];
  /** Why it is not kept, in English. */
  why: string;
  hold: Hold | undefined;
}

/** A record still to be written, for a new table unless one is named. */
export const unwritten = (keeper: Keeper, table: string = keeper.newId()): Keeping => ({
  id: keeper.newId(),
  table,
  rev: undefined,
  written: [],
  isSeedKept: false,
  state: 'kept',
  why: '',
  hold: undefined,
});

export const keepingTold = ({ id, rev, state, why }: Keeping): KeepingTold => ({
  ...(rev === undefined ? {} : { id }),
  state,
  ...(state === 'failing' ? { message: why } : {}),
});

/** Writes what is new. False if another host has continued the record: then nothing was written. */
export async function keepUp(keeper: Keeper, game: HostGame, keep: Keeping): Promise<boolean> {
  const { log } = game.table;
  const from = shared(keep.written, log);
  if (keep.rev !== undefined && from === log.length && from === keep.written.length) return true;
  try {
    const written = await writeFrom(keeper, game, keep, from);
    if (written === 'overtaken') return false;
    keep.state = 'kept';
  } catch (error) {
    // The write may or may not have happened: only the common part is certain.
    keep.written = log.slice(0, from);
    keep.state = 'failing';
    keep.why = error instanceof Error ? error.message : String(error);
  }
  return true;
}

/** Also if nothing is new: then it records who writes now. */
export async function writeFrom(keeper: Keeper, game: HostGame, keep: Keeping, from: number): Promise<Written> {
  const log = [...game.table.log];
  const first = await keeper.write(changeOf(game, keep, from));
  const written = first === 'gone' ? await keeper.write(changeOf(game, { ...keep, isSeedKept: false }, 0)) : first;
  if (typeof written === 'string') return written;
  keep.rev = written.rev;
  keep.written = log;
  keep.isSeedKept = true;
  return written;
}

/** Returns an error if the store cannot be read. */
export async function readKept(keeper: Keeper, id: string): Promise<Result<KeptRecord, Unkept>> {
  try {
    return await keeper.read(id);
  } catch (error) {
    return fail({ code: 'no-store', message: error instanceof Error ? error.message : String(error) });
  }
}

function changeOf({ table, stamps, seating, seed }: HostGame, keep: Keeping, from: number): Change {
  const { game, scenario, options, state, log } = table;
  const head: Head = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    scenario,
    options,
    seating,
    table: keep.table,
    n: log.length,
    hash: hashOf(state),
    settings: {
      turn: state.turn,
      isOver: game.outcome(state) !== undefined,
      ...(table.setup ? {} : { isGiven: true }),
    },
  };
  return {
    id: keep.id,
    ...(keep.rev === undefined ? {} : { base: keep.rev }),
    head,
    ...(from === 0 ? { beginning: beginningOf(table) } : {}),
    from,
    entries: log.slice(from).map((entry, i) => keptEntry(table, entry, from + i, stamps[from + i])),
    ...(keep.isSeedKept ? {} : { seed }),
  };
}

function beginningOf({ setup, kept }: Table): Beginning {
  if (setup) return { setup: setup.map(roll => roll.value) };
  const state = kept[0];
  return { setup: [], start: { state, hash: hashOf(state) } };
}

/** As in a replay, with its reason. */
function keptEntry({ game, kept }: Table, { role, action, rolls }: LogEntry, i: number, stamp?: Stamp): KeptEntry {
  const isChecked = (i + 1) % KEEP_EVERY === 0;
  return {
    role,
    action: namedAction(game.names, action),
    ...(rolls.length > 0 ? { rolls: rolls.map(roll => roll.value) } : {}),
    ...(isChecked ? { hash: hashOf(kept[(i + 1) / KEEP_EVERY]) } : {}),
    ...(stamp?.reason ? { reason: stamp.reason } : {}),
  };
}

function shared(a: readonly LogEntry[], b: readonly LogEntry[]): number {
  const at = a.findIndex((entry, i) => entry !== b[i]);
  return at < 0 ? a.length : at;
}
