/**
 * The host of one table for one page: answers every ask of `protocol/link.ts` and plays the seats of the bots. Asks and
 * bots stand in one line, so nothing ever happens in the middle of something else. Clock, timer, chance and the way out
 * are handed in: the same host runs in a worker, in a server and in a test.
 */
import type { GameEntry } from '../games/index.ts';
import type { Ask, Asked, Pace, Told } from '../protocol/link.ts';
import { checked } from './hostFile.ts';
import { type Answer, botMove, type HostGame, hint, look, luck, news, save, show, take, takeBack } from './hostGame.ts';
import { keepingTold } from './hostKeep.ts';
import { atStep } from './hostLesson.ts';
import { branched, loaded, type OpenParts, opened, resumed, taught } from './hostOpen.ts';
import { claim, exported, hear, isFollowing, isKept, join, overtaken } from './hostRecord.ts';
import { botToDecide } from './hostSeats.ts';

export interface HostParts extends OpenParts {
  readonly games: readonly GameEntry[];
  tell(told: Told): void;
  /** Runs something after so many milliseconds, unless the function it returns is called first. */
  later(ms: number, run: () => void): () => void;
  readonly now?: () => number;
  /** Hears of errors that nobody at the table is told the text of. */
  fault?(error: unknown): void;
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
  /** How the game is kept, as it was told last. */
  keeping: string | undefined;
}

interface Due {
  stop(): void;
}

export function makeHost(parts: HostParts): Host {
  const idle = { game: undefined, pace: FIRST_PACE, due: undefined, line: Promise.resolve(), keeping: undefined };
  const desk: Desk = { parts, ...idle };
  return { ask: asked => inLine(desk, () => settle(desk, asked)) };
}

/** What fails is told to whoever waits for it, and does not hold up those behind. */
function inLine(desk: Desk, work: () => void | Promise<void>): Promise<void> {
  const done = desk.line.then(work);
  desk.line = done.catch(() => undefined);
  return done;
}

async function settle(desk: Desk, { id, ask }: Asked): Promise<void> {
  await deliver(desk, await attempt(desk, () => answerTo(desk, ask)), id);
}

/** Nothing is told before it is kept. Where somebody else has gone on with the game, that is told instead. */
async function deliver(desk: Desk, answer: Answer, id?: number): Promise<void> {
  const { parts, game } = desk;
  const answers = id === undefined ? {} : { id };
  if (!game || !answer.changed || (await isKept(parts, game))) {
    tellKeeping(desk);
    parts.tell({ ...answers, tell: answer.tell });
  } else {
    const { tell } = await attempt(desk, () => overtaken(parts, game));
    tellKeeping(desk);
    parts.tell({ tell });
    if (id !== undefined) parts.tell({ id, tell: failed('overtaken', 'the game goes on in another page').tell });
  }
  if (answer.changed) rouse(desk);
}

function tellKeeping(desk: Desk): void {
  const { game } = desk;
  const keeping = game?.keep && keepingTold(game.keep);
  const text = JSON.stringify(keeping);
  if (text === desk.keeping) return;
  desk.keeping = text;
  desk.parts.tell({ tell: { type: 'keeping', ...(keeping ? { keeping } : {}) } });
}

/** What an error says may be about the true position: in a game it is for whoever looks after the host, not for a seat. */
async function attempt<T extends Answer | undefined>(desk: Desk, work: () => T | Promise<T>): Promise<T | Answer> {
  const inPlay = desk.game !== undefined;
  try {
    return await work();
  } catch (error) {
    desk.parts.fault?.(error);
    const message = error instanceof Error ? error.message : String(error);
    return failed('broken', `something went wrong, and nothing was changed${inPlay ? '' : `: ${message}`}`);
  }
}

function answerTo(desk: Desk, ask: Ask): Answer | Promise<Answer> {
  const { parts } = desk;
  switch (ask.type) {
    case 'open':
      return begun(desk, opened(parts, ask));
    case 'load':
      return loadedGame(desk, ask);
    case 'resume':
      return goneOn(desk, ask);
    case 'export':
      return exported(parts, ask.id);
    case 'check':
      return checked(telling(parts), ask).then(tell => ({ tell }));
    case 'teach':
      return atStep(desk.game, ask) ? { tell: { type: 'done' } } : begun(desk, taught(parts, ask));
    case 'pace':
      desk.pace = ask.pace;
      return { tell: { type: 'done' }, changed: true };
    default:
      return desk.game ? inGame(desk, desk.game, ask) : failed('no-game', 'no game is open');
  }
}

type InGame = Exclude<Ask, { type: 'open' | 'load' | 'check' | 'resume' | 'export' | 'teach' | 'pace' }>;

/** What changes the position is for the one page that writes it. */
const CHANGES: readonly Ask['type'][] = ['act', 'show', 'undo', 'step'];

function inGame(desk: Desk, game: HostGame, ask: InGame): Answer | Promise<Answer> {
  if (isFollowing(game) && CHANGES.includes(ask.type)) return failed('following', 'another page plays this game');
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
    case 'claim':
      return claim(desk.parts, game);
    case 'branch':
      return begun(desk, Promise.resolve(branched(desk.parts, game, ask)));
    default: {
      const strange: never = ask;
      return failed('bad-ask', `this cannot be asked: ${JSON.stringify(strange)}`);
    }
  }
}

/** One action of the bot that is to decide, now and also while bots are paused. */
function stepped(desk: Desk, game: HostGame): Answer | Promise<Answer> {
  if (botToDecide(game.table.game, game.table.state, game.seating) === undefined)
    return failed('no-bot', 'no bot is to decide');
  return game.lesson ? show(game) : botMove(game, desk.parts);
}

/** A game that could not be opened leaves the one in play, and the bot that is about to move in it, as they are. */
async function begun(desk: Desk, opening: ReturnType<typeof opened>): Promise<Answer> {
  const game = await opening;
  return game.ok ? seat(desk, game.value) : failed(game.error.code, game.error.message);
}

async function loadedGame(desk: Desk, ask: Extract<Ask, { type: 'load' }>): Promise<Answer> {
  const game = await loaded(telling(desk.parts), ask);
  return game.ok ? seat(desk, game.value) : { tell: game.error };
}

/** How far a file has been played is told as it goes. */
const telling = (parts: HostParts): HostParts => ({
  ...parts,
  progress: (done, all) => parts.tell({ tell: { type: 'loading', done, all } }),
});

async function goneOn(desk: Desk, ask: Extract<Ask, { type: 'resume' }>): Promise<Answer> {
  const game = await resumed(telling(desk.parts), ask);
  return game.ok ? seat(desk, game.value) : { tell: game.error };
}

async function seat(desk: Desk, game: HostGame): Promise<Answer> {
  await join(desk.parts, game, what => {
    void inLine(desk, async () => {
      const answer = desk.game === game ? await attempt(desk, () => hear(desk.parts, game, what)) : undefined;
      if (answer) await deliver(desk, answer);
    });
  });
  const answer = news(game);
  desk.game?.keep?.hold?.release();
  desk.game = game;
  return answer;
}

const failed = (code: string, message: string): Answer => ({ tell: { type: 'failed', code, message } });

/** Calls off the bot's move that was to come, and lets the bot whose decision it is now come to its own. */
function rouse(desk: Desk): void {
  desk.due?.stop();
  desk.due = undefined;
  const { game, pace, parts } = desk;
  if (!game || game.lesson || isFollowing(game) || pace.paused) return;
  if (botToDecide(game.table.game, game.table.state, game.seating) === undefined) return;
  const due: Due = { stop: () => undefined };
  desk.due = due;
  due.stop = parts.later(pace.ms, () => {
    void inLine(desk, () => (desk.due === due ? botTurn(desk, game) : undefined));
  });
}

/** A bot that fails is told of and left alone until something changes, be it only the pace. */
async function botTurn(desk: Desk, game: HostGame): Promise<void> {
  desk.due = undefined;
  await deliver(desk, await attempt(desk, () => botMove(game, desk.parts)));
}
