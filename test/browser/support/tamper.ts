/** A browser that is out of sorts: what runs in the worker before the host, and the store as it lies. */
import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

/** Runs a piece of script in every worker of the page before anything else. */
export async function inWorkers({ context }: Pick<Visit, 'context'>, script: string): Promise<void> {
  await context.route(/\/assets\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
}

/** Scripts that leave a page, or its workers, without something that a browser usually has. */
export const WITHOUT = {
  store: `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } })`,
  answer: `IDBFactory.prototype.open = () => ({})`,
  secure: `Object.defineProperty((self.Navigator ?? self.WorkerNavigator).prototype, 'locks', { value: undefined });
    delete self.BroadcastChannel; crypto.randomUUID = undefined`,
} as const;

/** Every value of one of the stores, by key. */
export const stored = (page: Page, store: 'games' | 'entries' | 'seeds'): Promise<[string, unknown][]> =>
  page.evaluate(
    name =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('hexfront');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const games = database.transaction(name).objectStore(name);
          const [keys, values] = [games.getAllKeys(), games.getAll()];
          games.transaction.oncomplete = () => {
            database.close();
            resolve(keys.result.map((key, i) => [String(key), values.result[i]]));
          };
        };
      }),
    store,
  );

/** Puts a value into the games of the store, as an older build or another may have left it. */
export const putGame = (page: Page, id: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([key, record]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('hexfront');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('games', 'readwrite');
          transaction.objectStore('games').put(record, String(key));
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [id, value] as const,
  );

interface OldGame {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The store as the first builds made it, with one game in it; for a page that has not opened it yet. */
export const oldStore = (page: Page, game: OldGame): Promise<void> =>
  page.evaluate(
    ([id = '', text = '']) =>
      new Promise<void>((resolve, reject) => {
        indexedDB.deleteDatabase('hexfront');
        const opening = indexedDB.open('hexfront', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games').put(JSON.parse(text), id);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    [game.id, JSON.stringify(game)],
  );
