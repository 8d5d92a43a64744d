/** The worker in which a local game lives, bots and all, so that the page never waits for them. */
import type { GameEntry } from '../../games/index.ts';
import { PLAYERS } from '../../table/hostPlayers.ts';
import { serve } from './serve.ts';

/** In a build the page hands over the address of its own games as the worker's name, so that each is fetched only once. */
async function games(): Promise<readonly GameEntry[]> {
  if (import.meta.env.DEV) return (await import('../../games/index.ts')).GAMES;
  const { GAMES }: { GAMES: readonly GameEntry[] } = await import(/* @vite-ignore */ self.name);
  return GAMES;
}

const receive = serve({ post: told => self.postMessage(told) }, { players: PLAYERS, games });

self.addEventListener('message', event => {
  void receive(event.data);
});
