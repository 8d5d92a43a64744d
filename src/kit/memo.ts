/**
 * Remembers the answer to the last question, keyed by the identity of something that does not change any more, so it
 * can be forgotten but never be stale. A WeakMap would remember more, but play asks about one state at a time, and
 * thousands of dead entries a second cost more in garbage collection than they save.
 */
export interface Memo<K, V> {
  key: K | undefined;
  value: V | undefined;
}

export const makeMemo = <K extends object, V>(): Memo<K, V> => ({ key: undefined, value: undefined });

export const recall = <K extends object, V>(memo: Memo<K, V>, key: K): V | undefined =>
  memo.key === key ? memo.value : undefined;

export function remember<K extends object, V>(memo: Memo<K, V>, key: K, value: V): V {
  memo.key = key;
  memo.value = value;
  return value;
}
