/**
 * The list of saved games in this browser, for the pages. Games are written by the worker in which they are played. A
 * damaged record is skipped with a message, and neither changed nor deleted.
 */
import type { Backend } from './backend.ts';
import type { Failure } from './failure.ts';
import { indexedBackend } from './indexed.ts';
import { type KeptGame, readHead } from './record.ts';

export interface Kept {
  /** The latest first. */
  readonly games: readonly KeptGame[];
  /** One for each record that could not be read. */
  readonly problems: readonly Failure[];
}

export interface Storage {
  list(): Promise<Kept>;
  /** An empty name removes the old one. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export function openStorage(backend: Backend = indexedBackend()): Storage {
  return {
    async list() {
      const read = (await backend.heads()).map(([id, head]) => readHead(id, head));
      const games = read.flatMap(one => (one.ok ? [one.value] : []));
      const problems = read.flatMap(one => (one.ok ? [] : [one.error]));
      return { games: games.sort((a, b) => b.at - a.at), problems };
    },
    rename: (id, name) =>
      backend.update(id, head => {
        const kept = readHead(id, head);
        if (!kept.ok) throw new Error(head === undefined ? `there is no saved game ${id}` : kept.error.message);
        const { name: _old, ...rest } = Object(head);
        return { head: name === '' ? rest : { ...rest, name } };
      }),
    remove: id => backend.update(id, () => ({ isRemoval: true })),
  };
}
