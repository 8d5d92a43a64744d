/** How long the store may take to answer. */

export interface Patience {
  /** In milliseconds. */
  readonly longest: number;
  /** After a call that was given up. */
  readonly shorter: number;
}

/** Slower calls are given up. After one of them the next gets less time, until one is fast enough again. */
export function clock({ longest, shorter }: Patience, giveUp: () => void): <T>(work: () => Promise<T>) => Promise<T> {
  let ms = longest;
  return async work => {
    let stop: () => void = () => undefined;
    const late = new Promise<never>((_, reject) => {
      stop = after(ms, () => {
        ms = Math.min(longest, shorter);
        giveUp();
        reject(new Error('the browser’s store does not answer'));
      });
    });
    const done = work();
    const again = (): void => {
      ms = longest;
    };
    done.then(again, again);
    try {
      return await Promise.race([done, late]);
    } finally {
      stop();
    }
  };
}

const TICKS = 8;

/**
 * Counted in ticks, since a single timer would be over as soon as a computer wakes up, or a page that was frozen goes on:
 * before the store could answer.
 */
function after(ms: number, run: () => void): () => void {
  let left = TICKS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    timer = setTimeout(left === 1 ? run : tick, ms / TICKS);
    left -= 1;
  };
  tick();
  return () => clearTimeout(timer);
}
