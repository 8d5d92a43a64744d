/**
 * Stores games from inside the worker. Two tabs on one game cannot overwrite each other: a lock of the browser decides
 * who writes; if there is none, or it was just taken away, no revision can be written twice.
 */
import type { Change, Hold, HoldNews, Keeper, Written } from '../../table/keeper.ts';
import type { Backend, Update } from './backend.ts';
import { readHead, readRecord, revIn } from './record.ts';

/** The part of the browser's lock API that is used here. */
export type Locks = Pick<LockManager, 'request'>;

/** Messages between the tabs of this browser. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface KeeperParts {
  readonly backend: Backend;
  /** Missing if the page was not loaded over a secure connection. */
  readonly locks?: Locks;
  /** Called once; it may throw if the browser stores nothing for the page. */
  channel?(): Channel;
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** How long to wait for a lock before assuming that another tab holds it: a reloaded page releases it late. */
const LOCK_MS = 400;
/** How often the record is read if there are no messages from other tabs. */
const POLL_MS = 2000;

export function makeKeeper(parts: KeeperParts): Keeper {
  const { backend, locks, now = Date.now, newId = randomId } = parts;
  const me = newId();
  const ears = new Map<string, () => void>();
  const channel = channelOf(parts, ears);
  /** The last successful write of each record; an earlier one that was given up may arrive later, and is ignored. */
  const last = new Map<string, number>();
  let writings = 0;
  return {
    newId,
    async read(id) {
      const record = readRecord(id, await backend.read(id));
      if (!record.ok || record.value.table === undefined) return record;
      const seed = seedIn(await backend.seed(record.value.table));
      return seed === undefined ? record : { ok: true, value: { ...record.value, seed } };
    },
    async revOf(id) {
      const head = await backend.head(id);
      return head === undefined ? undefined : revIn(head);
    },
    async write(change) {
      let written: Written = 'gone';
      const turn = ++writings;
      await backend.update(change.id, head => {
        if (turn < (last.get(change.id) ?? 0)) return undefined;
        last.set(change.id, turn);
        written = verdict(head, change, me);
        return typeof written === 'string'
          ? undefined
          : updateOf(head, change, { rev: written.rev, writer: me, at: now() });
      });
      if (typeof written === 'object') channel?.postMessage(change.id);
      return written;
    },
    touch: id =>
      backend.update(id, head => (readHead(id, head).ok ? { head: { ...Object(head), at: now() } } : undefined)),
    seedOf: async table => seedIn(await backend.seed(table)),
    hold: (id, hear) => hold({ locks, channel }, ears, id, hear),
  };
}

/** The record itself contains the same information, only later: a channel that is missing or fails is not needed. */
function channelOf(
  parts: KeeperParts,
  ears: ReadonlyMap<string, () => void>,
): Pick<Channel, 'postMessage'> | undefined {
  try {
    const channel = parts.channel?.();
    channel?.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') ears.get(data)?.();
    });
    return channel && { postMessage: message => unlessClosed(() => channel.postMessage(message)) };
  } catch {
    return undefined;
  }
}

function unlessClosed(work: () => void): void {
  try {
    work();
  } catch {}
}

/** A tab continues after its own last write even without confirmation: the store may fail after it has written. */
function verdict(head: unknown, { base, from }: Change, me: string): Written {
  const isPlain = head === undefined || !('rev' in Object(head));
  if (isPlain && from > 0) return 'gone';
  if (head !== undefined && Object(head).writer !== me && revIn(head) !== base) return 'overtaken';
  return { rev: revIn(head) + 1 };
}

interface Stamp {
  readonly rev: number;
  readonly writer: string;
  readonly at: number;
}

/** The name is set by the player elsewhere. A record of version 1 moves its replay into the entries. */
function updateOf(old: unknown, change: Change, stamp: Stamp): Update {
  const { id, head, from, entries, beginning = null, seed } = change;
  const { name } = Object(old);
  const named = typeof name === 'string' ? { name } : {};
  const isNew = old === undefined || !('rev' in Object(old));
  return {
    head: { id, ...head, ...named, ...stamp },
    keep: isNew ? 0 : from + 1,
    parts: isNew ? [beginning, ...entries] : entries,
    ...(seed === undefined ? {} : { seed: { table: head.table, value: { seed, at: stamp.at } } }),
  };
}

const seedIn = (value: unknown): string | undefined => {
  const { seed } = Object(value);
  return typeof seed === 'string' ? seed : undefined;
};

interface Means {
  readonly locks: Locks | undefined;
  readonly channel: object | undefined;
}

async function hold(
  { locks, channel }: Means,
  ears: Map<string, () => void>,
  id: string,
  hear: (news: HoldNews) => void,
): Promise<Hold> {
  const news = (): void => hear('news');
  ears.set(id, news);
  const timer = channel ? undefined : setInterval(news, POLL_MS);
  const lock = locks ? await gripOf(locks, `hexfront/${id}`, hear) : FREE;
  return {
    isMine: lock.isMine,
    take: lock.take,
    release() {
      if (ears.get(id) === news) ears.delete(id);
      clearInterval(timer);
      lock.release();
    },
  };
}

type Grip = Pick<Hold, 'isMine' | 'take' | 'release'>;

/** Without locks everybody may write, and the second writer is told that it was overtaken. */
const FREE: Grip = { isMine: true, take: async () => undefined, release: () => undefined };

/** Waits for the lock, now and whenever it was taken away. */
async function gripOf(locks: Locks, name: string, hear: (news: HoldNews) => void): Promise<Grip> {
  const end = new AbortController();
  let letGo: (() => void) | undefined;
  let isInLine = false;
  /** Resolves when the lock is held; rejects if it is unavailable. */
  const grasp = (options: LockOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      let isHeld = false;
      const keepIt = (): Promise<void> =>
        new Promise(done => {
          isHeld = true;
          letGo = done;
          if (end.signal.aborted) done();
          resolve();
        });
      locks.request(name, options, keepIt).catch(error => {
        reject(error);
        if (!isHeld || end.signal.aborted) return;
        letGo = undefined;
        hear('lost');
        void standInLine();
      });
    });
  const standInLine = async (): Promise<void> => {
    if (isInLine) return;
    isInLine = true;
    // Without the lock, revisions prevent conflicts.
    await grasp({ signal: end.signal }).catch(() => undefined);
    isInLine = false;
    if (isLate && !end.signal.aborted) hear('mine');
  };
  let isLate = false;
  const isMine = await Promise.race([standInLine().then(() => true), pause(LOCK_MS).then(() => false)]);
  isLate = true;
  return {
    isMine,
    take: () => (letGo ? Promise.resolve() : grasp({ steal: true }).catch(() => undefined)),
    release() {
      end.abort();
      letGo?.();
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** `crypto.randomUUID` is missing if the page was not loaded over a secure connection. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16).padStart(8, '0')).join('');
