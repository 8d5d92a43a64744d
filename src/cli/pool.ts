/** Distributes tasks over worker threads; with one thread they run in this one. */
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
  /** The function of worker.ts that runs it. */
  readonly name: keyof typeof worker;
  /** The same function, to run in this thread if there is only one; without it even a single one is a worker thread. */
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

/** Starts tasks one by one, so that no more are generated than can be worked on; results come as they are done. */
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
      // In this thread, this lets progress be drawn and signals be handled.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: crew.threads }, hand));
}
