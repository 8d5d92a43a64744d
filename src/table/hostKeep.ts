/**
 * The record of a game in play. Whatever the host does, the record is brought up to the log before anything is told; what
 * could not be written is written with the next change, however much has gathered by then.
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
  /** The revision that was read or written last; none where there is no record yet. */
  rev: number | undefined;
  /** What is in the record for certain. */
  written: readonly LogEntry[];
  isSeedKept: boolean;
  state: KeepingTold['state'];
  /** Why it is not kept, in English. */
  why: string;
  hold: Hold | undefined;
}

/** A record that is still to be written, of a new table unless another is named. */
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

/** Writes what is new. False where somebody else has gone on with the record: then nothing was written. */
export async function keepUp(keeper: Keeper, game: HostGame, keep: Keeping): Promise<boolean> {
  const { log } = game.table;
  const from = shared(keep.written, log);
  if (keep.rev !== undefined && from === log.length && from === keep.written.length) return true;
  try {
    const written = await writeFrom(keeper, game, keep, from);
    if (written === 'overtaken') return false;
    keep.state = 'kept';
  } catch (error) {
    // It may or may not have been written: only what both have in common is certain.
    keep.written = log.slice(0, from);
    keep.state = 'failing';
    keep.why = error instanceof Error ? error.message : String(error);
  }
  return true;
}

/** Also where nothing is new: then it is noted who writes now. */
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

/** A store that cannot be read is an answer too. */
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

/** As in a replay, with the reason beside it. */
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
