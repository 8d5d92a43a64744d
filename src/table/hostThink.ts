/**
 * Bots that think. A decision is thought out beside the line in which the host settles everything else, so that undo and
 * looking back never wait for it; it knows the view of its seat as it was when it began, and can be called off. What
 * comes of it is played in line, if nothing has changed meanwhile.
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
  /** Hears how far a bot has come with its thinking. */
  thinking?(tell: Extract<Tell, { type: 'thinking' }>): void;
}

/** A decision that is being thought out. */
export interface Thought {
  readonly game: HostGame;
  readonly role: Role;
  /** The length of the log in the position that it is about. */
  readonly n: number;
  /** Rejected with `CALLED_OFF` once it is stopped. */
  readonly chosen: Promise<Chosen>;
  stop(): void;
}

export const CALLED_OFF = new Error('called off');

/** How long a bot may think, where there is a clock. */
const THINK_MS = 3000;

/** The bot whose decision it is. */
export function botThought(game: HostGame, parts: ThinkParts): Result<Thought, Answer> {
  const { table, seating } = game;
  const role = botToDecide(table.game, table.state, seating);
  const sitter = role === undefined ? undefined : sitterOf(seating, role);
  if (role === undefined || sitter?.kind !== 'bot') return fail(failed('no-bot', 'no bot is to decide'));
  return thought(game, parts, { role, level: sitter.level, what: 'bot' });
}

/** Only for a seat at this screen: what a bot would do with the other side's knowledge would give that away. */
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

/** Everybody who thought at this table goes home. */
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
  const means = {
    next: table.dice.chance(`${what}/${n}`),
    ...(parts.now ? { now: parts.now, ms: THINK_MS } : {}),
    progress: (done: number): void => {
      if (!stop.isStopped && what === 'bot') parts.thinking?.({ type: 'thinking', role, n, done });
    },
    stop,
  };
  const choosing = mindOf(game, parts, player, asking).then(mind => mind.choose(view, means));
  const stopped = new Promise<never>((_, reject) => stop.onStop(() => reject(CALLED_OFF)));
  const chosen = Promise.race([choosing, stopped]);
  // Those who wait are told; nobody else is.
  chosen.catch(() => undefined);
  return ok({ game, role, n, chosen, stop: end });
}

/** Who sits there already, or sits down now. */
async function mindOf(game: HostGame, parts: ThinkParts, player: Player, { role, level, what }: Asking): Promise<Mind> {
  const key = `${what}/${role}/${level}`;
  const mind = game.minds.get(key) ?? player.open(await forBots(parts, game), role);
  game.minds.set(key, mind);
  return mind;
}

/** What bots ask of a game is loaded when the first of them is to decide. */
async function forBots({ games }: ThinkParts, { table: { game }, rules }: HostGame): Promise<AdvisedGame> {
  await rules?.grow();
  const entry = games.find(({ id }) => id === game.id);
  if (!entry) throw new Error(`nobody knows what ${game.id} is worth`);
  return { ...game, ...(await entry.advice()) };
}

const failed = (code: string, message: string): Answer => ({ tell: { type: 'failed', code, message } });
