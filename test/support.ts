/** Shared by several tests: a bot, random play, and an engine that is used with objects. */

import { GAMES, type GameEntry } from '../src/games/index.ts';
import { diceFrom, random } from '../src/kit/dice.ts';
import type { BaseState, WholeGame } from '../src/kit/game.ts';
import { bare } from '../src/kit/play.ts';
import { makeBot } from '../src/kit/player.ts';
import { randomAction } from '../src/kit/playout.ts';
import type { StateShape } from '../src/kit/shape.ts';
import { makeEngine } from '../src/protocol/engine.ts';
import type { EngineParts } from '../src/protocol/session.ts';
import { act, type Table } from '../src/table/table.ts';

export const randomBot = makeBot('test', (game, view, role, { next }) => {
  const s = game.imagine(view, role, diceFrom(next));
  return { action: bare(randomAction(game, s, role, next)), reason: { ja: '無作為', en: 'at random' } };
});

/** Plays random actions until this many are in the log or the game is over. */
export function playSome(table: Table, actions: number, seed: number): void {
  const next = random(seed);
  while (table.log.length < actions) {
    const role = table.game.active(table.state)[0];
    if (role === undefined) return;
    const taken = act(table, role, randomAction(table.game, table.state, role, next));
    if (!taken.ok) throw new Error(`a legal action was refused: ${JSON.stringify(taken.error)}`);
  }
}

/**
 * At least this many members of a list that pass a test, if there are so many, from the whole list: first those at even
 * distances, then those between them. The test is called no more often than necessary.
 */
export function spread<T>(list: readonly T[], many: number, passes: (item: T) => boolean): T[] {
  const stride = Math.max(1, Math.floor(list.length / many));
  const out: T[] = [];
  for (let from = 0; from < stride && out.length < many; from++)
    for (let at = from; at < list.length; at += stride) {
      const item = list[at];
      if (item !== undefined && passes(item)) out.push(item);
    }
  return out;
}

export async function loadGame(id: string): Promise<WholeGame> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.load();
}

/** A game passed in instead of one from the registry. */
export const entryOf = (game: WholeGame): GameEntry => ({
  id: game.id,
  rules: async () => game,
  words: { ja: async () => game.words.ja, en: async () => game.words.en },
  advice: async () => game,
  scenes: async () => game,
  load: async () => game,
});

export async function loadShape(id: string): Promise<StateShape<BaseState>> {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry.shape();
}

export type Reply = Record<string, unknown> & { ok: boolean; error?: { code: string; message: string; rule?: string } };

export type Talk = (request: object | string) => Promise<Reply>;

export function talk(parts: Partial<EngineParts> = {}): Talk {
  const engine = makeEngine({ games: GAMES, players: { random: randomBot }, seed: 1, ...parts });
  return async request => read(await engine.line(typeof request === 'string' ? request : JSON.stringify(request)));
}

export function read(line: string): Reply {
  if (line.includes('\n')) throw new Error('a reply has more than one line');
  const reply: unknown = JSON.parse(line);
  if (!isReply(reply)) throw new Error(`not a reply: ${line}`);
  return reply;
}

const isReply = (value: unknown): value is Reply =>
  typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';

export const codeOf = (reply: Reply): string => reply.error?.code ?? 'fine';
export const messageOf = (reply: Reply): string => reply.error?.message ?? 'fine';

/** An engine with a new game of the sample open. */
export async function withSample(): Promise<Talk> {
  const say = talk();
  await say({ cmd: 'new', game: 'sample', scenario: 'dawn', seed: 7 });
  return say;
}

/** An engine with a scene open: two blue units across the river from a red one, blue to attack. */
export async function withFight(): Promise<Talk> {
  const say = talk();
  const position = {
    phase: 'combat',
    units: { B1: { hex: '0303' }, B3: { hex: '0304' }, R1: { hex: '0403', chit: 2 } },
  };
  await say({ cmd: 'scene', game: 'sample', position });
  return say;
}
