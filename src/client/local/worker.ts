/** The worker in which a local game runs, with its bots, so that the page never waits for them. */
import type { Told } from '../../protocol/link.ts';

interface HostModule {
  hostFor(post: (told: Told) => void): (message: unknown) => Promise<void>;
}

/** In a build the page passes the address of the host's code as the worker's name. */
const load = (): Promise<HostModule> =>
  import.meta.env.DEV ? import('./host.ts') : import(/* @vite-ignore */ self.name);

const post = (told: Told): void => self.postMessage(told);
let loading: Promise<(message: unknown) => Promise<void>> | undefined;

async function receive(message: unknown): Promise<void> {
  try {
    loading ??= load().then(({ hostFor }) => hostFor(post));
    await (await loading)(message);
  } catch (error) {
    // Most likely the host could not be loaded: the next request tries again.
    loading = undefined;
    const text = error instanceof Error ? error.message : String(error);
    const { id } = Object(message);
    post({ ...(typeof id === 'number' ? { id } : {}), tell: { type: 'failed', code: 'not-loaded', message: text } });
  }
}

self.addEventListener('message', event => {
  void receive(event.data);
});
