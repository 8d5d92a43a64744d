/** The worker in which a local game lives, bots and all, so that the page never waits for them. */
import { PLAYERS } from '../../table/hostPlayers.ts';
import { serve } from './serve.ts';

const receive = serve(
  { post: told => self.postMessage(told) },
  { players: PLAYERS, games: async () => (await import('../../games/index.ts')).GAMES },
);

self.addEventListener('message', event => {
  void receive(event.data);
});
