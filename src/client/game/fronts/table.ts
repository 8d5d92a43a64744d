/** A table of the test game with two people, and the desk of the page. */
import { PLAYERS } from '../../../table/hostPlayers.ts';
import { nearLink } from '../../local/testing.ts';
import { wordsIn } from '../../text/testing.ts';
import { type Desk, makeDesk } from '../desk.ts';
import { followPosition } from '../follow.ts';
import { openSession } from '../session.ts';
import { frontsGame } from './game.ts';
import type { FrontsSize } from './map.ts';
import { CARD } from './words.ts';

export interface FrontsTable {
  readonly desk: Desk;
  close(): void;
}

export async function frontsTable(size?: FrontsSize): Promise<FrontsTable> {
  const game = frontsGame(size);
  const all = async () => game;
  const words = { ja: async () => game.words.ja, en: async () => game.words.en };
  const entry = { id: CARD.id, card: CARD, rules: all, words, advice: all, scenes: all, load: all };
  const session = openSession(game, wordsIn(game), nearLink({ players: PLAYERS, games: async () => [entry] }));
  const desk = makeDesk(session);
  const seating = { west: { kind: 'person' }, east: { kind: 'person' } } as const;
  await session.open({ type: 'open', game: CARD.id, scenario: 'summer', options: {}, seating, seed: 'fronts' });
  return { desk, close: followPosition(desk) };
}
