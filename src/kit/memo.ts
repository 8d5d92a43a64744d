/**
 * Remembers the answers to the last two questions, keyed by the identity of something that does not change any more, so
 * they can be forgotten but never be stale. Two, since a table asks by turns of its position and of the one that a seat
 * imagines. A WeakMap would remember more, but play asks about one state at a time, and thousands of dead entries a
 * second cost more in garbage collection than they save.
 */
export interface Memo<K, V> {
  key: K | undefined;
  value: V | undefined;
  olderKey: K | undefined;
  olderValue: V | undefined;
}

export const makeMemo = <K extends object, V>(): Memo<K, V> => ({
  key: undefined,
  value: undefined,
  olderKey: undefined,
  olderValue: undefined,
});

export function recall<K extends object, V>(memo: Memo<K, V>, key: K): V | undefined {
  if (memo.key === key) return memo.value;
  return memo.olderKey === key ? memo.olderValue : undefined;
}

/** What is known of the key already gives way; otherwise the older of the two answers does. */
export function remember<K extends object, V>(memo: Memo<K, V>, key: K, value: V): V {
  if (memo.key !== key) {
    memo.olderKey = memo.key;
    memo.olderValue = memo.value;
  }
  memo.key = key;
  memo.value = value;
  return value;
}
