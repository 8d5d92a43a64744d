/**
 * Saved games in this browser. Every record stands alone and is checked when it is read: one that is damaged is passed
 * over with a sentence about it, and neither changed nor deleted.
 */
import * as v from 'valibot';
import { fail, ok, type Result } from '../../kit/result.ts';
import type { Reasons, Seating } from '../../protocol/link.ts';
import { readReasons, readSeating } from '../../protocol/readLink.ts';
import { type Backend, indexedBackend } from './backend.ts';
import { type Failure, messageOf } from './failure.ts';

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
  /** What the player calls it. */
  readonly name?: string;
}

/** The replay is checked by the host that loads it. */
export interface KeptReplay extends KeptGame {
  readonly replay: unknown;
  /** Why bots did what they did; nothing is lost with it but words. */
  readonly reasons?: Reasons;
}

export interface Kept {
  /** The latest first. */
  readonly games: readonly KeptGame[];
  /** One for each record that could not be read. */
  readonly problems: readonly Failure[];
}

export interface Storage {
  list(): Promise<Kept>;
  load(id: string): Promise<Result<KeptReplay, Failure>>;
  save(game: KeptReplay): Promise<void>;
  /** An empty name takes the old one away. */
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export function openStorage(backend: Backend = indexedBackend()): Storage {
  const load = (id: string): Promise<Result<KeptReplay, Failure>> => loaded(backend, id);
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
    async rename(id, name) {
      const kept = await load(id);
      if (!kept.ok) throw new Error(kept.error.message);
      const { name: _old, ...game } = kept.value;
      await backend.write(id, name === '' ? game : { ...game, name });
    },
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
  name: v.exactOptional(v.string()),
  reasons: v.exactOptional(v.unknown()),
  replay: v.looseObject({ format: v.string(), game: v.string(), entries: v.array(v.unknown()) }),
});

async function loaded(backend: Backend, id: string): Promise<Result<KeptReplay, Failure>> {
  try {
    const value = await backend.read(id);
    if (value === undefined) return fail({ code: 'no-saved', message: `there is no saved game ${id}` });
    const read = v.safeParse(record, value, { abortEarly: true });
    if (!read.success) return fail(damaged(id, read.issues[0].message));
    if (read.output.id !== id) return fail(damaged(id, `it says that it is ${read.output.id}`));
    const seating = readSeating(read.output.seating);
    if (!seating.ok) return fail(damaged(id, seating.error));
    const { reasons, ...game } = read.output;
    const told = readReasons(reasons);
    return ok({ ...game, seating: seating.value, ...(told.ok ? { reasons: told.value } : {}) });
  } catch (error) {
    return fail(damaged(id, messageOf(error)));
  }
}

const damaged = (id: string, why: string): Failure => ({
  code: 'damaged',
  message: `the saved game ${id} is damaged and was passed over: ${why}`,
});

function withoutReplay({ replay: _replay, reasons: _reasons, ...game }: KeptReplay): KeptGame {
  return game;
}
