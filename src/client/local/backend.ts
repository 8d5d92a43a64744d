/**
 * Where saved games lie. Each has a head and, one by one, its beginning and its entries, so that an action costs the same
 * however long the game is. Seeds of dice lie apart and outlive their game. IndexedDB in the browser, maps in tests.
 */
export interface Backend {
  /** Every head with its key. */
  heads(): Promise<readonly (readonly [id: string, head: unknown])[]>;
  head(id: string): Promise<unknown>;
  read(id: string): Promise<Stored>;
  seed(table: string): Promise<unknown>;
  /**
   * One transaction: looks at the head and writes what is decided on it, or nothing. Resolves when it is on disk. What
   * `decide` throws is thrown, and nothing is written.
   */
  update(id: string, decide: (head: unknown) => Update | undefined): Promise<void>;
}

export interface Stored {
  readonly head: unknown;
  /** The beginning, then the entries. */
  readonly parts: readonly unknown[];
}

/** Parts after the first `keep` are replaced by `parts`. */
export interface Update {
  readonly head?: unknown;
  readonly keep?: number;
  readonly parts?: readonly unknown[];
  readonly seed?: { readonly table: string; readonly value: Seed };
  /** The head and all parts go; the seed stays. */
  readonly isRemoval?: true;
}

export interface Seed {
  readonly seed: string;
  readonly at: number;
}

/** So many seeds are kept, those that were used last: more games than anybody begins, in two megabytes. */
export const MOST_SEEDS = 20_000;

export interface Memory {
  readonly heads: Map<string, unknown>;
  readonly parts: Map<string, readonly unknown[]>;
  readonly seeds: Map<string, Seed>;
}

export const emptyMemory = (): Memory => ({ heads: new Map(), parts: new Map(), seeds: new Map() });

export function memoryBackend(memory: Memory = emptyMemory()): Backend {
  const { heads, parts, seeds } = memory;
  const head = async (id: string): Promise<unknown> => structuredClone(heads.get(id));
  return {
    head,
    heads: async () => [...heads].map(([id, value]) => [id, structuredClone(value)] as const),
    read: async id => ({ head: await head(id), parts: structuredClone(parts.get(id) ?? []) }),
    seed: async table => seeds.get(table),
    async update(id, decide) {
      const update = structuredClone(decide(structuredClone(heads.get(id))));
      if (!update) return;
      if (update.isRemoval) {
        heads.delete(id);
        parts.delete(id);
        return;
      }
      if (update.head !== undefined) heads.set(id, update.head);
      if (update.parts) parts.set(id, [...(parts.get(id) ?? []).slice(0, update.keep ?? 0), ...update.parts]);
      if (update.seed) {
        seeds.delete(update.seed.table);
        seeds.set(update.seed.table, update.seed.value);
        for (const oldest of [...seeds.keys()].slice(0, -MOST_SEEDS)) seeds.delete(oldest);
      }
    },
  };
}
