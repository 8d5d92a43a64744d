/**
 * The host of one table for one page: answers every ask of `protocol/link.ts` and plays the seats of the bots. Asks and
 * bots stand in one line, so nothing ever happens in the middle of something else. Clock, timer, chance and the way out
 * are handed in: the same host runs in a worker, in a server and in a test.
 */
import type { GameEntry } from '../games/index.ts';
import type { Ask, Asked, Pace, Told } from '../protocol/link.ts';
import { type Answer, botMove, type HostGame, hint, look, luck, news, save, show, take, takeBack } from './hostGame.ts';
import { atStep } from './hostLesson.ts';
import { branched, loaded, type OpenParts, opened, taught } from './hostOpen.ts';
import { botToDecide } from './hostSeats.ts';

export interface HostParts extends OpenParts {
  readonly games: readonly GameEntry[];
  tell(told: Told): void;
  /** Runs something after so many milliseconds, unless the function it returns is called first. */
  later(ms: number, run: () => void): () => void;
  readonly now?: () => number;
}

export interface Host {
  /** Resolves when the answer has been told. */
  ask(asked: Asked): Promise<void>;
}

export const FIRST_PACE: Pace = { ms: 400, paused: false };

interface Desk {
  readonly parts: HostParts;
  game: HostGame | undefined;
  pace: Pace;
  /** The bot's move that is to come; another one, or none, means that it was called off. */
  due: Due | undefined;
  line: Promise<unknown>;
}

interface Due {
  stop(): void;
}

export function makeHost(parts: HostParts): Host {
  const desk: Desk = { parts, game: undefined, pace: FIRST_PACE, due: undefined, line: Promise.resolve() };
  return { ask: asked => inLine(desk, () => settle(desk, asked)) };
}

/** What fails is told to whoever waits for it, and does not hold up those behind. */
function inLine(desk: Desk, work: () => void | Promise<void>): Promise<void> {
  const done = desk.line.then(work);
  desk.line = done.catch(() => undefined);
  return done;
}

async function settle(desk: Desk, { id, ask }: Asked): Promise<void> {
  const answer = await attempt(() => answerTo(desk, ask));
  for (const tell of answer.before ?? []) desk.parts.tell({ tell });
  desk.parts.tell({ id, tell: answer.tell });
  if (answer.changed) rouse(desk);
}

async function attempt(work: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed('broken', `something went wrong, and nothing was changed: ${message}`);
  }
}

function answerTo(desk: Desk, ask: Ask): Answer | Promise<Answer> {
  const { parts } = desk;
  switch (ask.type) {
    case 'open':
      return begun(desk, opened(parts, ask));
    case 'load':
      return begun(desk, loaded(parts, ask));
    case 'teach':
      return atStep(desk.game, ask) ? { tell: { type: 'done' } } : begun(desk, taught(parts, ask));
    case 'pace':
      desk.pace = ask.pace;
      return { tell: { type: 'done' }, changed: true };
    default:
      return desk.game ? inGame(desk, desk.game, ask) : failed('no-game', 'no game is open');
  }
}

function inGame(desk: Desk, game: HostGame, ask: Exclude<Ask, { type: 'open' | 'load' | 'teach' | 'pace' }>): Answer {
  switch (ask.type) {
    case 'act':
      return take(game, ask.role, ask.action);
    case 'show':
      return show(game);
    case 'undo':
      return takeBack(game, ask);
    case 'look':
      return look(game, ask.n);
    case 'luck':
      return luck(game);
    case 'step':
      return stepped(desk, game);
    case 'save':
      return save(game);
    case 'hint':
      return hint(game, desk.parts, ask);
    case 'branch': {
      const old = save(game).tell;
      const next = branched(desk.parts, game, ask);
      return next.ok ? { ...seat(desk, next.value), before: [old] } : failed(next.error.code, next.error.message);
    }
    default: {
      const strange: never = ask;
      return failed('bad-ask', `this cannot be asked: ${JSON.stringify(strange)}`);
    }
  }
}

/** One action of the bot that is to decide, now and also while bots are paused. */
function stepped(desk: Desk, game: HostGame): Answer {
  if (botToDecide(game.table.game, game.table.state, game.seating) === undefined)
    return failed('no-bot', 'no bot is to decide');
  return game.lesson ? show(game) : botMove(game, desk.parts);
}

/** A game that could not be opened leaves the one in play, and the bot that is about to move in it, as they are. */
async function begun(desk: Desk, opening: ReturnType<typeof opened>): Promise<Answer> {
  const game = await opening;
  return game.ok ? seat(desk, game.value) : failed(game.error.code, game.error.message);
}

function seat(desk: Desk, game: HostGame): Answer {
  const answer = news(game);
  desk.game = game;
  return answer;
}

const failed = (code: string, message: string): Answer => ({ tell: { type: 'failed', code, message } });

/** Calls off the bot's move that was to come, and lets the bot whose decision it is now come to its own. */
function rouse(desk: Desk): void {
  desk.due?.stop();
  desk.due = undefined;
  const { game, pace, parts } = desk;
  if (!game || game.lesson || pace.paused || botToDecide(game.table.game, game.table.state, game.seating) === undefined)
    return;
  const due: Due = { stop: () => undefined };
  desk.due = due;
  due.stop = parts.later(pace.ms, () => {
    void inLine(desk, () => (desk.due === due ? botTurn(desk, game) : undefined));
  });
}

/** A bot that fails is told of and left alone until something changes, be it only the pace. */
async function botTurn(desk: Desk, game: HostGame): Promise<void> {
  desk.due = undefined;
  const answer = await attempt(() => botMove(game, desk.parts));
  desk.parts.tell({ tell: answer.tell });
  if (answer.changed) rouse(desk);
}
