/**
 * Parts of a page that its first picture does without. They are fetched ahead while the page has nothing else to do, and at
 * once when they are asked for. One that cannot be fetched is tried again the next time.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Part<T> {
  /** Undefined until it is here. */
  readonly now: ReadonlySignal<T | undefined>;
  /** Rejected where it cannot be had now. */
  fetch(): Promise<T>;
}

export function partOf<T>(load: () => Promise<T>): Part<T> {
  const now = signal<T | undefined>(undefined);
  let coming: Promise<T> | undefined;
  return {
    now,
    fetch() {
      coming ??= load().then(
        part => {
          now.value = part;
          return part;
        },
        error => {
          coming = undefined;
          throw error;
        },
      );
      return coming;
    },
  };
}

/** Fetches parts one after the other while the page is idle. What fails now is fetched when it is asked for. */
export function fetchWhenIdle(parts: readonly Pick<Part<unknown>, 'fetch'>[]): () => void {
  const [first, ...others] = parts;
  if (!first) return () => undefined;
  let stop: () => void = () => undefined;
  const cancel = whenIdle(() => {
    const next = (): void => {
      stop = fetchWhenIdle(others);
    };
    first.fetch().then(next, next);
  });
  return () => {
    cancel();
    stop();
  };
}

/** A browser that does not tell when it is idle is given a moment. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
