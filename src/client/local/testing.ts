/** For tests: a link to a host in the same process, over messages that are copied as between page and worker. */
import { GAMES } from '../../games/index.ts';
import { PLAYERS } from '../../table/hostPlayers.ts';
import { type Link, openLink, type Transport } from './link.ts';
import { type ServeParts, serve } from './serve.ts';

export const PARTS: ServeParts = { players: PLAYERS, games: async () => GAMES };

export function nearTransport(parts: ServeParts = PARTS): Transport {
  let told: (message: unknown) => void = () => undefined;
  const receive = serve({ post: message => told(structuredClone(message)) }, parts);
  return {
    post: asked => void receive(structuredClone(asked)),
    listen(listener) {
      told = listener;
    },
    close() {
      told = () => undefined;
    },
  };
}

export const nearLink = (parts?: ServeParts): Link => openLink(nearTransport(parts));
