/** For tests: links to hosts in the same process, and a browser's locks and channel between them. */
import { GAMES } from '../../games/index.ts';
import { PLAYERS } from '../../table/hostPlayers.ts';
import type { Channel, Locks } from './keeper.ts';
import { type Link, openLink, type Transport } from './link.ts';
import { type ServeParts, serve } from './serve.ts';

export const PARTS: ServeParts = { players: PLAYERS, games: async () => GAMES };

/** Messages are copied as between page and worker. */
export function nearTransport(parts: ServeParts = PARTS): Transport {
  let told: (message: unknown) => void = () => undefined;
  const receive = serve({ post: message => told(structuredClone(message)) }, parts);
  return {
    post: asked => void receive(structuredClone(asked)),
    listen(listener) {
      told = listener;
    },
    close() {
      told = () => undefined;
    },
  };
}

export const nearLink = (parts?: ServeParts): Link => openLink(nearTransport(parts));

interface Waiter {
  grant(): void;
  /** Takes away what was granted. */
  rob(): void;
}

/** One lock per name, granted in order, and it can be stolen. */
export function fakeLocks(): Locks {
  const lines = new Map<string, Waiter[]>();
  return {
    request(name: string, options: unknown, then?: unknown) {
      const { steal, signal }: LockOptions = Object(options);
      const line = lines.get(name) ?? [];
      lines.set(name, line);
      return new Promise<never>((resolve, reject) => {
        const leave = (): void => {
          const wasFirst = line[0] === waiter;
          if (line.includes(waiter)) line.splice(line.indexOf(waiter), 1);
          if (wasFirst) line[0]?.grant();
        };
        const waiter: Waiter = {
          grant: () => {
            const work: unknown = typeof then === 'function' ? then() : undefined;
            void Promise.resolve(work).then(() => {
              leave();
              resolve(Object(work));
            });
          },
          rob: () => reject(new DOMException('stolen', 'AbortError')),
        };
        signal?.addEventListener('abort', () => {
          if (line[0] === waiter) return;
          leave();
          reject(new DOMException('given up', 'AbortError'));
        });
        if (steal) line.shift()?.rob();
        if (steal) line.unshift(waiter);
        else line.push(waiter);
        if (line[0] === waiter) waiter.grant();
      });
    },
  };
}

/** A message of one reaches the others a moment later. */
export function fakeChannels(): () => Channel {
  const all: { own: object; hear: (event: { readonly data: unknown }) => void }[] = [];
  return () => {
    const own = {};
    return {
      postMessage: data => {
        for (const one of all) if (one.own !== own) setTimeout(() => one.hear({ data }));
      },
      addEventListener: (_type, hear) => void all.push({ own, hear }),
    };
  };
}
