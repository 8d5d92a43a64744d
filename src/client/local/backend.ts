/**
 * Where saved games are stored. Each has a head and, separately, its beginning and its entries, so that storing an
 * action costs the same however long the game is. Seeds of dice are stored separately and outlive their game. IndexedDB
 * in the browser, maps in tests.
 */
export interface Backend {
  /** Every head with its key. */
  heads(): Promise<readonly (readonly [id: string, head: unknown])[]>;
  head(id: string): Promise<unknown>;
  read(id: string): Promise<Stored>;
  seed(table: string): Promise<unknown>;
  /**
   * One transaction: reads the head and writes what `decide` returns, or nothing. Resolves when it is on disk. If
   * `decide` throws, nothing is written and the error is thrown.
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
  /** Deletes the head and all parts; the seed stays. */
  readonly isRemoval?: true;
}

export interface Seed {
  readonly seed: string;
  readonly at: number;
}

/** The number of seeds kept, the last used first: more games than anybody starts, in two megabytes. */
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
