/** Games begun on this machine, through one storage for the whole page. */
import type { Seating } from '../../protocol/link.ts';
import { type Kept, type KeptGame, openStorage, type Storage } from '../local/storage.ts';

let storage: Storage | undefined;

const opened = (): Storage => {
  storage ??= openStorage();
  return storage;
};

/** The latest first; undefined where the browser lets nothing be kept. */
export async function savedGames(): Promise<Kept | undefined> {
  try {
    return await opened().list();
  } catch {
    return undefined;
  }
}

export const latestOf = async (game: string): Promise<KeptGame | undefined> =>
  (await savedGames())?.games.find(saved => saved.game === game);

/** Who played a game of which this machine keeps the very same record. */
export async function seatingOfSame(replay: unknown): Promise<Seating | undefined> {
  const hash = hashIn(replay);
  for (const { id } of (await savedGames())?.games ?? []) {
    const kept = await opened().load(id);
    if (kept.ok && hash !== undefined && hashIn(kept.value.replay) === hash) return kept.value.seating;
  }
  return undefined;
}

const hashIn = (replay: unknown): unknown =>
  typeof replay === 'object' && replay !== null && 'hash' in replay ? replay.hash : undefined;

export const rename = (id: string, name: string): Promise<void> => opened().rename(id, name.trim().slice(0, 80));

export const forget = (id: string): Promise<void> => opened().remove(id);
