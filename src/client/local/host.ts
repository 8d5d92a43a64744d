/**
 * What runs in the worker: the host with its games, bots and store. In a build it is part of the page's, so that what
 * both need is fetched only once.
 */
import { GAMES } from '../../games/index.ts';
import type { Told } from '../../protocol/link.ts';
import { PLAYERS } from '../../table/hostPlayers.ts';
import { indexedBackend } from './indexed.ts';
import { makeKeeper } from './keeper.ts';
import { serve } from './serve.ts';

/** Neither is to be had everywhere: locks are missing on plain http, and old browsers know no channel. */
const keeper = makeKeeper({
  backend: indexedBackend(),
  ...(navigator.locks ? { locks: navigator.locks } : {}),
  ...('BroadcastChannel' in self ? { channel: () => new BroadcastChannel('hexfront') } : {}),
});

export const hostFor = (post: (told: Told) => void): ((message: unknown) => Promise<void>) =>
  serve({ post }, { players: PLAYERS, games: async () => GAMES, keeper });
