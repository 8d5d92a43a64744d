/**
 * The code of the worker: the host with its games, bots and store. In a build it shares chunks with the page, so that
 * common code is loaded only once.
 */
import { GAMES } from '../../games/index.ts';
import type { Told } from '../../protocol/link.ts';
import { PLAYERS } from '../../table/hostPlayers.ts';
import { indexedBackend } from './indexed.ts';
import { makeKeeper } from './keeper.ts';
import { serve } from './serve.ts';

/** Neither exists everywhere: locks are missing on plain http, and old browsers have no BroadcastChannel. */
const keeper = makeKeeper({
  backend: indexedBackend(),
  ...(navigator.locks ? { locks: navigator.locks } : {}),
  ...('BroadcastChannel' in self ? { channel: () => new BroadcastChannel('hexfront') } : {}),
});

export const hostFor = (post: (told: Told) => void): ((message: unknown) => Promise<void>) =>
  serve({ post }, { players: PLAYERS, games: async () => GAMES, keeper });
