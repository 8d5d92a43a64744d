/** Saved games in IndexedDB. Every call answers in time: a store that hangs counts as one that fails. */
import { type Backend, MOST_SEEDS, type Stored, type Update } from './backend.ts';
import { clock } from './clock.ts';

const NAME = 'hexfront';
/**
 * Version 1 had whole replays in `games`; they are still read, and written in the new form when their game continues.
 */
const VERSION = 2;
const [GAMES, ENTRIES, SEEDS, BY_TIME] = ['games', 'entries', 'seeds', 'at'] as const;
/** Longer than any disk needs, short enough for a user to wait. */
const PATIENCE_MS = 4000;
const IMPATIENCE_MS = 300;

export interface IndexedParts {
  readonly name?: string;
  /** Read only when needed: access to `indexedDB` may throw. */
  factory?(): IDBFactory;
  readonly ms?: number;
}

export function indexedBackend({
  name = NAME,
  factory = () => indexedDB,
  ms = PATIENCE_MS,
}: IndexedParts = {}): Backend {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const database = (): Promise<IDBDatabase> => {
    opening ??= open(factory, name, forget);
    opening.catch(forget);
    return opening;
  };
  const inTime = clock({ longest: ms, shorter: IMPATIENCE_MS }, forget);
  const reading = <T>(stores: string | string[], ask: (t: IDBTransaction) => () => T): Promise<T> =>
    inTime(async () => {
      const t = (await database()).transaction(stores, 'readonly');
      return finished(t, ask(t));
    });
  return {
    heads: () => reading(GAMES, allHeads),
    head: id => reading(GAMES, t => answer<unknown>(t.objectStore(GAMES).get(id))),
    read: id => reading([GAMES, ENTRIES], t => stored(t, id)),
    seed: table => reading(SEEDS, t => answer<unknown>(t.objectStore(SEEDS).get(table))),
    update: (id, decide) =>
      inTime(async () => {
        const t = (await database()).transaction([GAMES, ENTRIES, SEEDS], 'readwrite', { durability: 'strict' });
        return finished(t, decided(t, id, decide));
      }),
  };
}

function open(factory: () => IDBFactory, name: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(name, VERSION);
    request.onupgradeneeded = () => upgrade(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser’s store cannot be opened'));
    // A page of an older build closes its connection when told; so this only needs to wait.
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onLost;
      database.onversionchange = () => {
        database.close();
        onLost();
      };
      resolve(database);
    };
  });
}

function upgrade(database: IDBDatabase): void {
  const stores = database.objectStoreNames;
  if (!stores.contains(GAMES)) database.createObjectStore(GAMES);
  if (!stores.contains(ENTRIES)) database.createObjectStore(ENTRIES);
  if (!stores.contains(SEEDS)) database.createObjectStore(SEEDS).createIndex(BY_TIME, BY_TIME);
}

const allHeads = (t: IDBTransaction): (() => (readonly [string, unknown])[]) => {
  const keys = answer(t.objectStore(GAMES).getAllKeys());
  const values = answer<unknown[]>(t.objectStore(GAMES).getAll());
  return () => keys().map((key, i) => [String(key), values()[i]] as const);
};

function stored(t: IDBTransaction, id: string): () => Stored {
  const head = answer<unknown>(t.objectStore(GAMES).get(id));
  const parts = answer<unknown[]>(t.objectStore(ENTRIES).getAll(partsFrom(id, 0)));
  return () => ({ head: head(), parts: parts() });
}

const partsFrom = (id: string, n: number): IDBKeyRange => IDBKeyRange.bound([id, n], [id, Number.POSITIVE_INFINITY]);

function decided(t: IDBTransaction, id: string, decide: (head: unknown) => Update | undefined): () => void {
  const games = t.objectStore(GAMES);
  const request: IDBRequest<unknown> = games.get(id);
  let thrown: { readonly error: unknown } | undefined;
  request.onsuccess = () => {
    try {
      const update = decide(request.result);
      if (update) put(t, id, update);
      // Without this the browser waits for further requests; if a seed is written, there are more.
      if (!update?.seed) t.commit?.();
    } catch (error) {
      thrown = { error };
      t.abort();
    }
  };
  return () => {
    if (thrown) throw thrown.error;
  };
}

function put(t: IDBTransaction, id: string, { head, keep = 0, parts, seed, isRemoval }: Update): void {
  const [games, entries, seeds] = [t.objectStore(GAMES), t.objectStore(ENTRIES), t.objectStore(SEEDS)];
  if (isRemoval) games.delete(id);
  if (isRemoval || parts) entries.delete(partsFrom(id, isRemoval ? 0 : keep));
  for (const [i, part] of (parts ?? []).entries()) entries.put(part, [id, keep + i]);
  if (head !== undefined) games.put(head, id);
  if (!seed) return;
  seeds.put(seed.value, seed.table);
  const count = seeds.count();
  count.onsuccess = () => forgetOldest(seeds, count.result - MOST_SEEDS);
}

function forgetOldest(seeds: IDBObjectStore, many: number): void {
  if (many <= 0) return;
  let left = many;
  const cursor = seeds.index(BY_TIME).openCursor();
  cursor.onsuccess = () => {
    if (!cursor.result || left === 0) return;
    left -= 1;
    cursor.result.delete();
    cursor.result.continue();
  };
}

/** Its result, valid when the transaction has ended. */
const answer =
  <T>(request: IDBRequest<T>): (() => T) =>
  () =>
    request.result;

/** The end of the transaction counts, not of the request: only then the value is durable. */
function finished<T>(transaction: IDBTransaction, result: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = (end: (value: T) => void): void => {
      try {
        end(result());
      } catch (error) {
        reject(error);
      }
    };
    const fail = (): void =>
      transaction.error
        ? reject(transaction.error)
        : settle(() => reject(new Error('the browser’s store gave up what it was writing')));
    transaction.oncomplete = () => settle(resolve);
    transaction.onabort = fail;
  });
}
