/** Where saved games lie: values by key. IndexedDB in the browser, a map in tests and where a browser forbids more. */
export interface Backend {
  keys(): Promise<readonly string[]>;
  read(key: string): Promise<unknown>;
  /** Resolves when the value is on disk. */
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

const STORE = 'games';

export function memoryBackend(values: Map<string, unknown> = new Map()): Backend {
  return {
    keys: async () => [...values.keys()],
    read: async key => structuredClone(values.get(key)),
    write: async (key, value) => {
      values.set(key, structuredClone(value));
    },
    remove: async key => {
      values.delete(key);
    },
  };
}

export function indexedBackend(name = 'hexfront', factory: IDBFactory = indexedDB): Backend {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const database = (): Promise<IDBDatabase> => {
    opening ??= open(factory, name, forget);
    opening.catch(forget);
    return opening;
  };
  const run = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = (await database()).transaction(STORE, mode);
    return finished(transaction, ask(transaction.objectStore(STORE)));
  };
  return {
    keys: async () => (await run('readonly', store => store.getAllKeys())).map(String),
    read: key => run<unknown>('readonly', store => store.get(key)),
    write: async (key, value) => {
      await run('readwrite', store => store.put(value, key));
    },
    remove: async key => {
      await run('readwrite', store => store.delete(key));
    },
  };
}

/** A database that another page wants to change, or that the browser takes away, is let go and opened again when needed. */
function open(factory: IDBFactory, name: string, onLost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error ?? new Error('the browser’s store cannot be opened'));
    request.onblocked = () => reject(new Error('the browser’s store is held by another page'));
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

/** The transaction's end counts, not the request's: only then is a value written for good. */
function finished<T>(transaction: IDBTransaction, request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(request.error ?? transaction.error ?? new Error('the browser’s store failed'));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
}
