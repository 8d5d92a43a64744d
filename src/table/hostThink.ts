/**
 * Bots that think. A decision is computed beside the host's queue, so that undo and looking back never wait for it; it
 * gets the view of its seat at its start, and can be cancelled. Its result is played in the queue, if nothing has
 * changed meanwhile.
 */
import type { GameEntry } from '../games/index.ts';
import type { AdvisedGame, Role } from '../kit/game.ts';
import { type Chosen, type Mind, makeStop, type Player } from '../kit/player.ts';
import { fail, ok, type Result } from '../kit/result.ts';
import type { Ask, Tell } from '../protocol/link.ts';
import type { Answer, HostGame } from './hostGame.ts';
import { botToDecide, type Players, playerOf, sitterOf, unknownLevel } from './hostSeats.ts';
import { notActive } from './refusal.ts';
import { viewFor } from './seat.ts';

export interface ThinkParts {
  readonly games: readonly GameEntry[];
  readonly players: Players;
  readonly now?: () => number;
  /** Receives the progress of a bot. */
  thinking?(tell: Extract<Tell, { type: 'thinking' }>): void;
}

/** A decision that is being computed. */
export interface Thought {
  readonly game: HostGame;
  readonly role: Role;
  /** The length of the log in the position it is about. */
  readonly n: number;
  /** Rejected with `CALLED_OFF` once it is cancelled. */
  readonly chosen: Promise<Chosen>;
  stop(): void;
}

export const CALLED_OFF = new Error('called off');

/** How long a bot may think, if there is a clock. */
const THINK_MS = 3000;

/** For the bot that is to decide. */
export function botThought(game: HostGame, parts: ThinkParts): Result<Thought, Answer> {
  const { table, seating } = game;
  const role = botToDecide(table.game, table.state, seating);
  const sitter = role === undefined ? undefined : sitterOf(seating, role);
  if (role === undefined || sitter?.kind !== 'bot') return fail(failed('no-bot', 'no bot is to decide'));
  return thought(game, parts, { role, level: sitter.level, what: 'bot' });
}

/** Only for a seat at this screen: a hint with the other side's knowledge would reveal it. */
export function hintThought(
  game: HostGame,
  parts: ThinkParts,
  { role, level }: Extract<Ask, { type: 'hint' }>,
): Result<Thought, Answer> {
  const { table, seating } = game;
  if (sitterOf(seating, role)?.kind === 'bot')
    return fail(failed('not-your-seat', `${role} is played by the computer`));
  const refusal = notActive(table.game, table.state, role);
  return refusal ? fail({ tell: { type: 'refused', refusal } }) : thought(game, parts, { role, level, what: 'hint' });
}

/** Whether the position is still the one that was thought about. */
export const isCurrent = ({ game, n }: Thought, now: HostGame | undefined): boolean =>
  game === now && game.table.log.length === n;

/** Closes all players of this table. */
export function closeMinds({ minds }: HostGame): void {
  for (const mind of minds.values()) mind.close?.();
  minds.clear();
}

interface Asking {
  readonly role: Role;
  readonly level: string;
  readonly what: 'bot' | 'hint';
}

function thought(game: HostGame, parts: ThinkParts, asking: Asking): Result<Thought, Answer> {
  const { table } = game;
  const player = playerOf(parts.players, asking.level);
  if (!player) return fail(failed('unknown-level', unknownLevel(parts.players, asking.level)));
  const { stop, end } = makeStop();
  const { role, what } = asking;
  const view = viewFor(table, role);
  const n = table.log.length;
  let told = -1;
  const means = {
    next: table.dice.chance(`${what}/${n}`),
    ...(parts.now ? { now: parts.now, ms: THINK_MS } : {}),
    progress: (exactly: number): void => {
      const done = roughly(exactly);
      if (stop.isStopped || what !== 'bot' || done === told) return;
      told = done;
      parts.thinking?.({ type: 'thinking', role, n, done });
    },
    stop,
  };
  const choosing = mindOf(game, parts, player, asking).then(mind => mind.choose(view, means));
  const stopped = new Promise<never>((_, reject) => stop.onStop(() => reject(CALLED_OFF)));
  const chosen = Promise.race([choosing, stopped]);
  // Only those who wait for it see the error.
  chosen.catch(() => undefined);
  return ok({ game, role, n, chosen, stop: end });
}

/** In tenths: finer steps would tell how many choices the bot has, and with them what it holds. */
const roughly = (done: number): number => Math.floor(Math.min(1, Math.max(0, done || 0)) * 10) / 10;

/** The player already at the seat, or a new one. */
async function mindOf(game: HostGame, parts: ThinkParts, player: Player, { role, level, what }: Asking): Promise<Mind> {
  const key = `${what}/${role}/${level}`;
  const mind = game.minds.get(key) ?? player.open(await forBots(parts, game), role);
  game.minds.set(key, mind);
  return mind;
}

/** The advice for bots is loaded when the first of them is to decide. */
async function forBots({ games }: ThinkParts, { table: { game }, rules }: HostGame): Promise<AdvisedGame> {
  await rules?.grow();
  const entry = games.find(({ id }) => id === game.id);
  if (!entry) throw new Error(`nobody knows what ${game.id} is worth`);
  return { ...game, ...(await entry.advice()) };
}

const failed = (code: string, message: string): Answer => ({ tell: { type: 'failed', code, message } });
