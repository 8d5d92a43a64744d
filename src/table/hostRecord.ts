/** How the host handles the record of its game: joins it, keeps it, follows it, takes it over. */
import type { Tell } from '../protocol/link.ts';
import { catchUp, takeOver } from './hostFollow.ts';
import { type Answer, changes, type HostGame } from './hostGame.ts';
import { type Keeping, keepUp, readKept } from './hostKeep.ts';
import { readReplay } from './hostReplay.ts';
import type { HoldNews, Keeper } from './keeper.ts';

interface RecordParts {
  readonly keeper?: Keeper;
}

export const isFollowing = ({ keep }: HostGame): boolean => keep?.state === 'following';

/** False if another host has continued the record: then nothing was written. */
export async function isKept({ keeper }: RecordParts, game: HostGame): Promise<boolean> {
  const { keep } = game;
  return !keeper || !keep || isFollowing(game) || keepUp(keeper, game, keep);
}

/** Requests the right to write the record of a game about to be opened; follows it if another host has that right. */
export async function join({ keeper }: RecordParts, game: HostGame, hears: (news: HoldNews) => void): Promise<void> {
  const { keep } = game;
  if (!keeper || !keep) return;
  keep.hold = await keeper.hold(keep.id, hears);
  if (!keep.hold.isMine) keep.state = 'following';
  if (keep.rev === undefined) return;
  // The previous holder may have written after it was read.
  await refreshed(keeper, game).catch(() => undefined);
  if (keep.hold.isMine) keeper.touch(keep.id).catch(() => undefined);
}

/** What to tell after news about the record; undefined if nothing. */
export async function hear({ keeper }: RecordParts, game: HostGame, news: HoldNews): Promise<Answer | undefined> {
  const { keep } = game;
  if (!keeper || !keep) return undefined;
  if (news === 'mine') return isFollowing(game) ? changes(game, await takeOver(keeper, game, keep)) : undefined;
  // What could not be kept would be lost; the next write finds out who has continued.
  if (keep.state === 'failing') return undefined;
  if (news === 'news' && (await isOurs(keeper, game, keep))) return undefined;
  keep.state = 'following';
  return (await refreshed(keeper, game)) ?? changes(game, game.table.log.length);
}

/** Whether nobody else has written. If a writer cannot check, its next write will find out. */
const isOurs = (keeper: Keeper, game: HostGame, keep: Keeping): Promise<boolean> =>
  keeper.revOf(keep.id).then(
    rev => rev === keep.rev,
    error => (isFollowing(game) ? Promise.reject(error) : true),
  );

async function refreshed(keeper: Keeper, game: HostGame): Promise<Answer | undefined> {
  const { keep } = game;
  if (!keep) return undefined;
  const rev = await keeper.revOf(keep.id);
  if (rev === undefined || rev === keep.rev) return undefined;
  return changes(game, await catchUp(keeper, game, keep));
}

/** The page that wrote last continues, and this one follows. */
export async function overtaken({ keeper }: RecordParts, game: HostGame): Promise<Answer> {
  const { keep } = game;
  if (!keeper || !keep) throw new Error('the game is not kept');
  keep.state = 'following';
  return changes(game, await catchUp(keeper, game, keep));
}

export async function claim({ keeper }: RecordParts, game: HostGame): Promise<Answer> {
  const { keep } = game;
  if (!keeper || !keep || !isFollowing(game)) return { tell: { type: 'done' } };
  await keep.hold?.take();
  return changes(game, await takeOver(keeper, game, keep));
}

export async function exported({ keeper }: RecordParts, id: string): Promise<Answer> {
  if (!keeper) return failed('no-saved', 'this host keeps no games');
  const record = await readKept(keeper, id);
  if (!record.ok) return failed(record.error.code, record.error.message);
  const replay = readReplay(record.value.replay);
  return replay.ok ? { tell: { type: 'saved', replay: replay.value } } : failed('bad-replay', replay.error);
}

const failed = (code: string, message: string): Answer => ({ tell: { type: 'failed', code, message } satisfies Tell });
