/**
 * Saved games in this browser. Every record stands alone and is checked when it is read: one that is damaged is passed
 * over with a sentence about it, and neither changed nor deleted.
 */
import * as v from 'valibot';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Seating } from '../../protocol/link.ts';
import { readSeating } from '../../protocol/readLink.ts';
import { type Backend, indexedBackend } from './backend.ts';

/** Whatever a page wants to find again with a game: pace, language, panels. */
export type Settings = Readonly<Record<string, unknown>>;

/** A saved game without its replay. */
export interface KeptGame {
  readonly id: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
  readonly game: string;
  readonly scenario: string;
  /** How many actions were played. */
  readonly n: number;
  readonly seating: Seating;
  readonly settings: Settings;
}

/** The replay is checked by the host that loads it. */
export interface KeptReplay extends KeptGame {
  readonly replay: unknown;
}

export interface Kept {
  /** The latest first. */
  readonly games: readonly KeptGame[];
  /** A sentence for each record that could not be read. */
  readonly problems: readonly string[];
}

export interface Storage {
  list(): Promise<Kept>;
  load(id: string): Promise<Result<KeptReplay, string>>;
  save(game: KeptReplay): Promise<void>;
  remove(id: string): Promise<void>;
}

export function openStorage(backend: Backend = indexedBackend()): Storage {
  const load = (id: string): Promise<Result<KeptReplay, string>> => loaded(backend, id);
  return {
    load,
    async list() {
      const ids = await backend.keys();
      const read = await Promise.all(ids.map(load));
      const games = read.flatMap(one => (one.ok ? [withoutReplay(one.value)] : []));
      const problems = read.flatMap(one => (one.ok ? [] : [one.error]));
      return { games: games.sort((a, b) => b.at - a.at), problems };
    },
    save: game => backend.write(game.id, game),
    remove: id => backend.remove(id),
  };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const record = v.object({
  id: v.string(),
  at: v.pipe(v.number(), v.finite()),
  game: v.string(),
  scenario: v.string(),
  n: count,
  seating: v.unknown(),
  settings: v.record(v.string(), v.unknown()),
  replay: v.looseObject({ format: v.string(), game: v.string(), entries: v.array(v.unknown()) }),
});

async function loaded(backend: Backend, id: string): Promise<Result<KeptReplay, string>> {
  try {
    const value = await backend.read(id);
    if (value === undefined) return fail(`there is no saved game ${id}`);
    const read = v.safeParse(record, value, { abortEarly: true });
    if (!read.success) return fail(damaged(id, read.issues[0].message));
    if (read.output.id !== id) return fail(damaged(id, `it says that it is ${read.output.id}`));
    const seating = readSeating(read.output.seating);
    return seating.ok ? ok({ ...read.output, seating: seating.value }) : fail(damaged(id, seating.error));
  } catch (error) {
    return fail(damaged(id, error instanceof Error ? error.message : String(error)));
  }
}

const damaged = (id: string, why: string): string => `the saved game ${id} is damaged and was passed over: ${why}`;

function withoutReplay({ replay: _replay, ...game }: KeptReplay): KeptGame {
  return game;
}
