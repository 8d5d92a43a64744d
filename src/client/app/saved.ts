/** Games started on this machine, in one storage for the whole page. */
import type { Seating } from '../../protocol/link.ts';
import type { KeptGame } from '../local/record.ts';
import { type Kept, openStorage, type Storage } from '../local/storage.ts';

let storage: Storage | undefined;

const opened = (): Storage => {
  storage ??= openStorage();
  return storage;
};

/** The latest first; undefined if the browser allows no storage. */
export async function savedGames(): Promise<Kept | undefined> {
  try {
    return await opened().list();
  } catch {
    return undefined;
  }
}

export const latestOf = async (game: string): Promise<KeptGame | undefined> =>
  (await savedGames())?.games.find(saved => saved.game === game);

/** Who played a stored game that is at exactly this position. */
export const seatingOfSame = async (hash: string): Promise<Seating | undefined> =>
  (await savedGames())?.games.find(saved => saved.hash === hash)?.seating;

export const rename = (id: string, name: string): Promise<void> => opened().rename(id, name.trim().slice(0, 80));

export const forget = (id: string): Promise<void> => opened().remove(id);
