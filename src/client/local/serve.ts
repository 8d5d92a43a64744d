/** The worker's side of local play: messages are parsed and passed to the host, its messages are posted. */
import type { GameEntry } from '../../games/index.ts';
import type { Told } from '../../protocol/link.ts';
import { readAsked } from '../../protocol/readLink.ts';
import { type Host, type HostParts, makeHost } from '../../table/host.ts';
import { sealed } from '../../table/sealed.ts';
import { messageOf } from './failure.ts';
import { randomId } from './keeper.ts';
import { seal } from './seal.ts';

export interface Port {
  post(told: Told): void;
}

export interface ServeParts {
  readonly players: HostParts['players'];
  /** Loaded with the first request, so that the worker starts at once. */
  games(): Promise<readonly GameEntry[]>;
  readonly keeper?: HostParts['keeper'];
}

/** The function to call with every message. It resolves when the message has been answered. */
export function serve(port: Port, parts: ServeParts): (message: unknown) => Promise<void> {
  let host: Promise<Host> | undefined;
  const ready = (): Promise<Host> => {
    host ??= hostFor(port, parts);
    return host;
  };
  return async message => {
    const asked = readAsked(message);
    if (!asked.ok) return port.post(failed('bad-ask', asked.error.message, asked.error.id));
    try {
      await (await ready()).ask(asked.value);
    } catch (error) {
      // Most likely the games could not be loaded: the next request tries again.
      host = undefined;
      port.post(failed('not-loaded', messageOf(error), asked.value.id));
    }
  };
}

async function hostFor(port: Port, parts: ServeParts): Promise<Host> {
  return makeHost({
    games: await parts.games(),
    players: parts.players,
    ...(parts.keeper ? { keeper: parts.keeper } : {}),
    tell: told => port.post(told),
    later(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    seed: randomId,
    dice: seed => sealed(seal, seed),
    now: () => performance.now(),
    fault: error => console.error(error),
  });
}

const failed = (code: string, message: string, id?: number): Told => ({
  ...(id === undefined ? {} : { id }),
  tell: { type: 'failed', code, message },
});
