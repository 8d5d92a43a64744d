/** Games begun on this machine, through one storage for the whole page. */
import { type KeptGame, openStorage, type Storage } from '../local/storage.ts';

let storage: Storage | undefined;

const opened = (): Storage => {
  storage ??= openStorage();
  return storage;
};

/** The latest first; undefined where the browser lets nothing be kept. */
export async function savedGames(): Promise<readonly KeptGame[] | undefined> {
  try {
    return (await opened().list()).games;
  } catch {
    return undefined;
  }
}

export const latestOf = async (game: string): Promise<KeptGame | undefined> =>
  (await savedGames())?.find(saved => saved.game === game);

export const forget = (id: string): Promise<void> => opened().remove(id);
