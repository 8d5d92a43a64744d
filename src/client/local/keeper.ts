/**
 * Keeps games from inside the worker. Two tabs on one game cannot overwrite each other: a lock of the browser says who
 * writes, and where there is none, or it was taken away a moment ago, no revision can be written twice.
 */
import type { Change, Hold, HoldNews, Keeper, Written } from '../../table/keeper.ts';
import type { Backend, Update } from './backend.ts';
import { readHead, readRecord, revIn } from './record.ts';

/** The part of the browser's locks that is used here. */
export type Locks = Pick<LockManager, 'request'>;

/** News among the tabs of this browser. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface KeeperParts {
  readonly backend: Backend;
  /** Missing where the page was not fetched over a secure way. */
  readonly locks?: Locks;
  /** Asked for once; making one may throw where a browser keeps nothing for the page. */
  channel?(): Channel;
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** So long a lock is waited for before somebody else is believed to have it: a page that is loaded again lets go of it late. */
const LOCK_MS = 400;
/** Without news from other tabs the record is looked at so often. */
const POLL_MS = 2000;

export function makeKeeper(parts: KeeperParts): Keeper {
  const { backend, locks, now = Date.now, newId = randomId } = parts;
  const me = newId();
  const ears = new Map<string, () => void>();
  const channel = channelOf(parts, ears);
  /** The last writing of each record that came through; one that was given up before it may come later, and is void. */
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

/** The record itself says all that news do, only later: a channel that cannot be had, or fails, is done without. */
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

/** One's own last writing is followed on even if it was never heard of: the store may fail after it has written. */
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

/** The name is the player's, and is given elsewhere. A record of version 1 loses its replay to the entries. */
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

/** Without locks everybody may write, and whoever comes second learns that it was overtaken. */
const FREE: Grip = { isMine: true, take: async () => undefined, release: () => undefined };

/** Stands in line for the lock, now and again whenever it was taken away. */
async function gripOf(locks: Locks, name: string, hear: (news: HoldNews) => void): Promise<Grip> {
  const end = new AbortController();
  let letGo: (() => void) | undefined;
  let isInLine = false;
  /** Resolves when the lock is here; rejects where it cannot be had. */
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
    // What cannot be waited for is left to the revisions.
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

/** `crypto.randomUUID` is missing where the page was not fetched over a secure way. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16).padStart(8, '0')).join('');
