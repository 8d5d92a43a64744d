/** A game that another page writes: the table here follows its record, and can take over from it. */
import { canonical } from '../kit/hash.ts';
import { itemAt } from '../kit/list.ts';
import { namedAction, readAction } from '../kit/names.ts';
import type { ReplayEntry } from '../kit/replay.ts';
import type { Reasons } from '../protocol/link.ts';
import { stampOf } from './hostEntries.ts';
import type { HostGame } from './hostGame.ts';
import { type Keeping, readKept, writeFrom } from './hostKeep.ts';
import { readReplay } from './hostReplay.ts';
import type { Keeper, Unkept } from './keeper.ts';
import { act, rewind, type Table } from './table.ts';

/** Brings the table to the state of its record, and returns how much of what the page was told is still valid. */
export async function catchUp(keeper: Keeper, game: HostGame, keep: Keeping): Promise<number> {
  const { table, stamps, rules } = game;
  await rules?.grow();
  const record = await readKept(keeper, keep.id);
  if (!record.ok) return unfollowed(game, keep, record.error);
  const saved = readReplay(record.value.replay);
  if (!saved.ok) throw new Error(saved.error);
  const { entries } = saved.value;
  const same = sharedWith(table, entries);
  rewind(table, same);
  stamps.length = same;
  playOn(game, entries, record.value.reasons);
  const told = Math.min(same, keep.written.length);
  keep.rev = record.value.rev;
  keep.written = [...table.log];
  return told;
}

/** If the record was deleted meanwhile, the table stays as it is, to be written again by the page that plays on. */
function unfollowed({ table }: HostGame, keep: Keeping, { code, message }: Unkept): number {
  if (code !== 'no-saved') throw new Error(message);
  keep.rev = undefined;
  keep.written = [];
  return table.log.length;
}

/** Attempts to take over while the other page still writes; once the lock is taken there is at most one such write. */
const TRIES = 5;

/** Follows the record for the last time, and marks it as this host's from now on. */
export async function takeOver(keeper: Keeper, game: HostGame, keep: Keeping): Promise<number> {
  let from = keep.written.length;
  for (let tries = 0; tries < TRIES; tries++) {
    from = Math.min(from, await catchUp(keeper, game, keep));
    if ((await writeFrom(keeper, game, keep, game.table.log.length)) === 'overtaken') continue;
    keep.state = 'kept';
    return from;
  }
  throw new Error('another page goes on writing this game');
}

function playOn({ table, stamps }: HostGame, entries: readonly ReplayEntry[], reasons: Reasons): void {
  for (const [i, entry] of entries.entries()) {
    if (i < table.log.length) continue;
    const action = readAction(table.game.names, entry.action);
    if (!action.ok) throw new Error(action.error);
    const stamp = stampOf(table.state, reasons[i] ?? undefined);
    const taken = act(table, entry.role, action.value, entry.rolls ?? []);
    if (!taken.ok) throw new Error(`entry ${i + 1} of the record cannot be played: ${taken.error.code}`);
    stamps.push(stamp);
  }
}

function sharedWith({ game, log }: Table, entries: readonly ReplayEntry[]): number {
  const isSame = (i: number): boolean => {
    const [mine, theirs] = [itemAt(log, i), entries[i]];
    if (theirs?.role !== mine.role || canonical(theirs.action) !== canonical(namedAction(game.names, mine.action)))
      return false;
    return canonical(theirs.rolls ?? []) === canonical(mine.rolls.map(roll => roll.value));
  };
  const at = log.findIndex((_, i) => !isSame(i));
  return at < 0 ? log.length : at;
}
