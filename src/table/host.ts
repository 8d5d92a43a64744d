/**
 * The host of one table for one page: answers every ask of `protocol/link.ts` and plays the seats of the bots. All asks
 * and moves are queued and run one at a time; only thinking runs beside the queue (hostThink.ts). Clock, timer,
 * randomness and output are passed in: the same host runs in a worker, in a server and in a test.
 */
import type { GameEntry } from '../games/index.ts';
import { PhaseNotHere } from '../kit/flow.ts';
import type { Chosen } from '../kit/player.ts';
import type { Result } from '../kit/result.ts';
import type { Ask, Asked, Pace, Told } from '../protocol/link.ts';
import { checked } from './hostFile.ts';
import { type Answer, botPlayed, type HostGame, look, luck, news, save, show, take, takeBack } from './hostGame.ts';
import { keepingTold } from './hostKeep.ts';
import { atStep } from './hostLesson.ts';
import { branched, loaded, type OpenParts, opened, resumed, taught } from './hostOpen.ts';
import { claim, exported, hear, isFollowing, isKept, join, overtaken } from './hostRecord.ts';
import { botToDecide } from './hostSeats.ts';
import {
  botThought,
  CALLED_OFF,
  closeMinds,
  hintThought,
  isCurrent,
  type ThinkParts,
  type Thought,
} from './hostThink.ts';

export interface HostParts extends OpenParts, Pick<ThinkParts, 'thinking'> {
  readonly games: readonly GameEntry[];
  tell(told: Told): void;
  /** Runs a function after so many milliseconds, unless the returned function is called first. */
  later(ms: number, run: () => void): () => void;
  readonly now?: () => number;
  /** Receives errors whose text nobody at the table may see. */
  fault?(error: unknown): void;
}

export interface Host {
  /** Resolves when the answer has been sent. */
  ask(asked: Asked): Promise<void>;
  /** Resolves when no bot is thinking about its move and everything asked so far is done. */
  idle(): Promise<void>;
}

export const FIRST_PACE: Pace = { ms: 400, paused: false };

interface Desk {
  readonly parts: HostParts;
  game: HostGame | undefined;
  pace: Pace;
  /** The bot's next move; if it is replaced or cleared, the move is cancelled. */
  due: Due | undefined;
  /** The bot's move that is being computed and played. */
  turn: Promise<unknown>;
  line: Promise<unknown>;
  /** Decisions that a page asked for and that are being computed. */
  readonly asides: Set<Thought>;
  /** How the game is kept, as last reported. */
  keeping: string | undefined;
}

interface Due {
  stop(): void;
}

export function makeHost(parts: HostParts): Host {
  const idle = {
    game: undefined,
    pace: FIRST_PACE,
    due: undefined,
    keeping: undefined,
    turn: Promise.resolve(),
    line: Promise.resolve(),
  };
  const asides = new Set<Thought>();
  const thinking: HostParts['thinking'] = tell => parts.tell({ tell });
  const desk: Desk = { parts: { thinking, ...parts }, ...idle, asides };
  return {
    ask: ({ id, ask }) => (isAside(ask) ? ponder(desk, id, ask) : inLine(desk, () => settle(desk, id, ask))),
    async idle() {
      await desk.turn;
      await desk.line;
    },
  };
}

/** A failure is reported to the caller, and does not block the queue. */
function inLine<T>(desk: Desk, work: () => T | Promise<T>): Promise<T> {
  const done = desk.line.then(work);
  desk.line = done.catch(() => undefined);
  return done;
}

async function settle(desk: Desk, id: number, ask: Exclude<Ask, Aside>): Promise<void> {
  await deliver(desk, await attempt(desk, () => answerTo(desk, ask)), id);
}

/** Nothing is told before it is kept. If another page has continued the game, that is told instead. */
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
  if (answer.changed) wakeBot(desk);
}

function tellKeeping(desk: Desk): void {
  const { game } = desk;
  const keeping = game?.keep && keepingTold(game.keep);
  const text = JSON.stringify(keeping);
  if (text === desk.keeping) return;
  desk.keeping = text;
  desk.parts.tell({ tell: { type: 'keeping', ...(keeping ? { keeping } : {}) } });
}

/** An error text may reveal the true position: in a game it goes to the operator of the host, not to a seat. */
async function attempt<T>(desk: Desk, work: () => T | Promise<T>): Promise<T | Answer> {
  const inPlay = desk.game !== undefined;
  try {
    return await work();
  } catch (error) {
    desk.parts.fault?.(error);
    const message = error instanceof Error ? error.message : String(error);
    return failed('broken', `something went wrong, and nothing was changed${inPlay ? '' : `: ${message}`}`);
  }
}

function answerTo(desk: Desk, ask: Exclude<Ask, Aside>): Answer | Promise<Answer> {
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
      return desk.game ? inOpenGame(desk, desk.game, ask) : failed('no-game', 'no game is open');
  }
}

/** What the opening of a game cannot play, and what it refuses, is put to all rules as soon as they are here. */
async function inOpenGame(desk: Desk, game: HostGame, ask: InGame): Promise<Answer> {
  const { rules } = game;
  if (!rules || rules.isWhole()) return inGame(desk, game, ask);
  try {
    const answer = await inGame(desk, game, ask);
    if (answer.tell.type !== 'refused') return answer;
  } catch (error) {
    if (!(error instanceof PhaseNotHere)) throw error;
  }
  const missing = await rules.grow().catch(notLoaded);
  return missing ?? inGame(desk, game, ask);
}

const notLoaded = (error: unknown): Answer =>
  failed('not-loaded', error instanceof Error ? error.message : String(error));

type InGame = Exclude<
  Ask,
  { type: 'open' | 'load' | 'check' | 'resume' | 'export' | 'teach' | 'pace' | 'step' | 'hint' }
>;

/** Only the page that writes the game may change the position. */
const CHANGES: readonly Ask['type'][] = ['act', 'show', 'undo', 'step'];

function inGame(desk: Desk, game: HostGame, ask: InGame): Answer | Promise<Answer> {
  if (isFollowing(game) && CHANGES.includes(ask.type)) return failed('following', 'another page plays this game');
  switch (ask.type) {
    case 'act':
      return take(game, ask);
    case 'show':
      return show(game);
    case 'undo':
      return takeBack(game, ask);
    case 'look':
      return look(game, ask.n);
    case 'luck':
      return luck(game);
    case 'save':
      return save(game);
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

/** Asks that need a bot's decision. */
type Aside = Extract<Ask, { type: 'step' | 'hint' }>;

const isAside = (ask: Ask): ask is Aside => ask.type === 'step' || ask.type === 'hint';

/** Starts in the queue, thinks beside it, and returns to the queue with the result. */
async function ponder(desk: Desk, id: number, ask: Aside): Promise<void> {
  const begun = await inLine(desk, () => attempt(desk, () => begin(desk, ask)));
  if ('tell' in begun) return inLine(desk, () => deliver(desk, begun, id));
  desk.asides.add(begun);
  const found = await outcomeOf(desk, begun);
  desk.asides.delete(begun);
  await inLine(desk, async () => {
    const answer = 'tell' in found ? found : await attempt(desk, () => concluded(desk, begun, found, ask));
    await deliver(desk, answer, id);
  });
}

/** One action of the bot that is to decide, even while bots are paused; or what a bot would do. */
function begin({ game, parts, due }: Desk, ask: Aside): Thought | Answer {
  if (!game) return failed('no-game', 'no game is open');
  if (ask.type === 'hint') return either(hintThought(game, parts, ask));
  if (isFollowing(game)) return failed('following', 'another page plays this game');
  if (botToDecide(game.table.game, game.table.state, game.seating) === undefined)
    return failed('no-bot', 'no bot is to decide');
  if (game.lesson) return show(game);
  due?.stop();
  return either(botThought(game, parts));
}

const either = <T>(result: Result<T, Answer>): T | Answer => (result.ok ? result.value : result.error);

function concluded({ game }: Desk, thought: Thought, chosen: Chosen, ask: Aside): Answer {
  if (!isCurrent(thought, game)) return OFF;
  // Another page may have taken the game over meanwhile.
  if (ask.type === 'step' && isFollowing(thought.game)) return OFF;
  const { action, reason } = chosen;
  return ask.type === 'hint'
    ? { tell: { type: 'hint', action, reason } }
    : botPlayed(thought.game, thought.role, chosen);
}

/** The choice, or the answer in place of it. */
const outcomeOf = (desk: Desk, { chosen }: Thought): Promise<Chosen | Answer> =>
  attempt<Chosen | Answer>(desk, async () => {
    try {
      return await chosen;
    } catch (error) {
      if (error === CALLED_OFF) return OFF;
      throw error;
    }
  });

/** If a game cannot be opened, the current one and its bot's pending move stay as they are. */
async function begun(desk: Desk, opening: ReturnType<typeof opened>): Promise<Answer> {
  const game = await opening;
  return game.ok ? seat(desk, game.value) : failed(game.error.code, game.error.message);
}

async function loadedGame(desk: Desk, ask: Extract<Ask, { type: 'load' }>): Promise<Answer> {
  const game = await loaded(telling(desk.parts), ask);
  return game.ok ? seat(desk, game.value) : { tell: game.error };
}

/** Reports the progress while a file is played. */
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
  if (desk.game) closeMinds(desk.game);
  desk.game?.keep?.hold?.release();
  desk.game = game;
  return answer;
}

const failed = (code: string, message: string): Answer => ({ tell: { type: 'failed', code, message } });

const OFF = failed('called-off', 'the position has changed meanwhile');

/** Cancels all thinking about an older position, and starts the bot that is to decide now. */
function wakeBot(desk: Desk): void {
  desk.due?.stop();
  desk.due = undefined;
  for (const aside of desk.asides) if (!isCurrent(aside, desk.game)) aside.stop();
  const { game, pace, parts } = desk;
  // What cannot be fetched yet is fetched when it is needed.
  game?.rules?.grow().catch(() => undefined);
  if (!game || game.lesson || isFollowing(game) || pace.paused) return;
  if (botToDecide(game.table.game, game.table.state, game.seating) === undefined) return;
  const due: Due = { stop: () => undefined };
  desk.due = due;
  due.stop = parts.later(pace.ms, () => {
    desk.turn = botTurn(desk, game, due);
  });
}

/** A failing bot is reported and not tried again until something changes, e.g. the pace. */
async function botTurn(desk: Desk, game: HostGame, due: Due): Promise<void> {
  if (desk.due !== due) return;
  const begun = await attempt(desk, () => either(botThought(game, desk.parts)));
  if (!('tell' in begun)) due.stop = begun.stop;
  const found = 'tell' in begun ? begun : await outcomeOf(desk, begun);
  await inLine(desk, async () => {
    if (desk.due !== due || desk.game !== game) return;
    desk.due = undefined;
    const answer =
      'tell' in begun || 'tell' in found ? found : await attempt(desk, () => botPlayed(game, begun.role, found));
    if ('tell' in answer) await deliver(desk, answer);
  });
}
