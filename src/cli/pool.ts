/** Spreads pieces of work over worker threads; a crew of one does them in place. */
import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type * as worker from './worker.ts';

export interface Crew<T, R> {
  readonly threads: number;
  work(task: T): Promise<R>;
  close(): Promise<void>;
}

export interface Job<T, R> {
  readonly threads: number;
  /** The function of worker.ts that does it. */
  readonly name: keyof typeof worker;
  /** The same function, for a crew of one; without it even that one works in a thread. */
  readonly inPlace?: (task: T) => Promise<R>;
}

export async function hire<T, R>({ threads, name, inPlace }: Job<T, R>): Promise<Crew<T, R>> {
  if (threads === 1 && inPlace) return { threads, work: inPlace, close: async () => undefined };
  const filename = fileURLToPath(new URL('./worker.js', import.meta.url));
  if (!existsSync(filename)) throw new Error('worker threads need the built command, bin/hexfront.mjs');
  const { Piscina } = await import('piscina');
  const pool = new Piscina<T, R>({ filename, name, minThreads: threads, maxThreads: threads });
  return { threads, work: task => pool.run(task), close: () => pool.destroy() };
}

/** Hands out tasks one by one, so that no more are drawn than can be worked on; results come as they are done. */
export async function workOff<T, R>(
  crew: Crew<T, R>,
  tasks: Iterable<T>,
  onResult: (result: R) => void,
): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  let failed = false;
  const hand = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      try {
        onResult(await crew.work(next.value));
      } catch (error) {
        failed = true;
        throw error;
      }
      // In place, this is where progress is drawn and signals are heard.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: crew.threads }, hand));
}
