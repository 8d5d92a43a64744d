/**
 * The page's side of local play. Every request gets a number and a promise of its answer; all messages, answers
 * included, also go to the listeners in their order, so that a page can keep its state in one place.
 */
import type { Ask, Asked, Tell, Told } from '../../protocol/link.ts';

/** The connection to a host: a worker here, anything in tests. */
export interface Transport {
  post(asked: Asked): void;
  /** `broken` reports failures of the connection itself. */
  listen(told: (message: unknown) => void, broken: (message: string) => void): void;
  close(): void;
}

/** `id` is that of the answered request; other messages have none. */
export type Listener = (tell: Tell, id?: number) => void;

export interface Link {
  /** The answer, which may be a refusal; rejected only if the host is gone. */
  ask(ask: Ask): Promise<Tell>;
  /** Returns the function that stops listening. */
  onTell(listener: Listener): () => void;
  close(): void;
}

interface Waiting {
  resolve(tell: Tell): void;
  reject(error: Error): void;
}

export function openLink(transport: Transport = workerTransport()): Link {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<Listener>();
  let asks = 0;
  let closed = false;

  const spread = (tell: Tell, id?: number): void => {
    for (const listener of [...listeners]) listener(tell, id);
  };
  const giveUp = (message: string): void => {
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) one.reject(new Error(message));
  };
  const receive = (message: unknown): void => {
    if (closed) return;
    const { id, tell } = isTold(message) ? message : NONSENSE;
    const asker = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    try {
      spread(tell, id);
    } finally {
      asker?.resolve(tell);
    }
  };
  transport.listen(receive, message => {
    if (closed) return;
    giveUp(message);
    spread({ type: 'failed', code: 'host-broken', message });
  });

  return {
    ask(ask) {
      if (closed) return Promise.reject(new Error('the link is closed'));
      const id = ++asks;
      return new Promise((resolve, reject) => {
        // Before posting: the answer may arrive during the call.
        waiting.set(id, { resolve, reject });
        try {
          transport.post({ id, ask });
        } catch (error) {
          waiting.delete(id);
          reject(error);
        }
      });
    },
    onTell(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      if (closed) return;
      closed = true;
      listeners.clear();
      transport.close();
      giveUp('the link was closed');
    },
  };
}

const NONSENSE: Told = { tell: { type: 'failed', code: 'bad-told', message: 'the host said nothing legible' } };

/** The host is our own code of the same build, so its envelope is checked and its contents are trusted. */
function isTold(message: unknown): message is Told {
  if (!isRecord(message) || !isRecord(message.tell)) return false;
  return typeof message.tell.type === 'string' && (message.id === undefined || typeof message.id === 'number');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function workerTransport(): Transport {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: hostAddress() });
  return {
    post: asked => worker.postMessage(asked),
    listen(told, broken) {
      worker.addEventListener('message', event => told(event.data));
      worker.addEventListener('messageerror', () => broken('a message of the host could not be read'));
      worker.addEventListener('error', event => {
        event.preventDefault();
        broken(event.message || 'the host could not be started');
      });
    },
    close: () => worker.terminate(),
  };
}

/** The address of the host's code; the build writes it into the page. */
function hostAddress(): string {
  const told = document.querySelector('meta[name="hexfront-host"]')?.getAttribute('content');
  return told ? new URL(told, document.baseURI).href : '';
}
