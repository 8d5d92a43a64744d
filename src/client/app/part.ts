/**
 * Parts of a page that are not needed for its first paint. They are loaded while the page is idle, or at once when
 * requested. A part that cannot be loaded is tried again the next time.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Part<T> {
  /** Undefined until it is loaded. */
  readonly now: ReadonlySignal<T | undefined>;
  /** Rejected if it cannot be loaded now. */
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

/** Loads parts one after the other while the page is idle. What fails is loaded on request. */
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

/** Fallback for browsers without idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
