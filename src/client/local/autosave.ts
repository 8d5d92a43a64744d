/**
 * Keeps the game in play in the storage: soon after every change, several changes at once where they come fast. Each
 * game that is opened gets a record of its own; one that is taken up again goes on in its old one.
 */
import { fail, type Result } from '../../kit/result.ts';
import type { Entry, Reasons, Seating, Tell } from '../../protocol/link.ts';
import { type Failure, messageOf } from './failure.ts';
import type { Link } from './link.ts';
import type { KeptReplay, Settings, Storage } from './storage.ts';

export interface AutosaveParts {
  readonly link: Link;
  readonly storage: Storage;
  settings(): Settings;
  /** Something could not be saved. */
  problem(failure: Failure): void;
  newId?(): string;
  now?(): number;
  later?(ms: number, run: () => void): () => void;
  /** How long changes are gathered. */
  readonly ms?: number;
}

export interface Autosave {
  /** The id under which the game in play is kept. */
  current(): string | undefined;
  /** Opens a saved game and goes on keeping it in its record; or says why it stays closed. */
  resume(id: string): Promise<Result<KeptReplay, Failure>>;
  /** Resolves when everything so far is written. Worth waiting for before another game is opened. */
  flush(): Promise<void>;
  close(): void;
}

const GATHER_MS = 250;

interface Game {
  readonly id: string;
  readonly seating: Seating;
  readonly name?: string;
}

interface Desk {
  readonly parts: AutosaveParts;
  game: Game | undefined;
  /** Why bots did what they did, entry by entry. */
  reasons: Reasons;
  /** The record of the saved game that is being opened. */
  resumed: Pick<Game, 'id' | 'name'> | undefined;
  /** Set for a while after each fetch; changes are gathered meanwhile. */
  stop: (() => void) | undefined;
  /** Something has changed since the last fetch. */
  isStale: boolean;
  fetching: Promise<void>;
  writing: Promise<void>;
}

export function autosave(parts: AutosaveParts): Autosave {
  const idle = { stop: undefined, isStale: false, fetching: Promise.resolve(), writing: Promise.resolve() };
  const desk: Desk = { parts, game: undefined, reasons: [], resumed: undefined, ...idle };
  const silence = parts.link.onTell(tell => hear(desk, tell));
  return {
    current: () => desk.game?.id,
    resume: id => resume(desk, id),
    flush: () => flush(desk),
    close() {
      silence();
      desk.stop?.();
      desk.stop = undefined;
    },
  };
}

/** The game in play is written first, and stays open if the saved one cannot be. */
async function resume(desk: Desk, id: string): Promise<Result<KeptReplay, Failure>> {
  await flush(desk);
  const kept = await desk.parts.storage.load(id);
  if (!kept.ok) return kept;
  const { replay, seating, name, reasons } = kept.value;
  try {
    desk.resumed = { id, ...(name === undefined ? {} : { name }) };
    const answer = await desk.parts.link.ask({ type: 'load', replay, seating, ...(reasons ? { reasons } : {}) });
    return answer.type === 'failed' ? fail(answer) : kept;
  } catch (error) {
    return fail({ code: 'host-broken', message: messageOf(error) });
  } finally {
    desk.resumed = undefined;
  }
}

async function flush(desk: Desk): Promise<void> {
  if (desk.isStale) fetchReplay(desk);
  await desk.fetching;
  await desk.writing;
}

/**
 * A replay belongs to the game that was last told to be open, whoever asked for it: tellings keep their order, and on a
 * branch the old game's replay comes before the new game opens.
 */
function hear(desk: Desk, tell: Tell): void {
  if (tell.type === 'saved') write(desk, tell.replay);
  if (tell.type === 'opened') {
    // A lesson is no game to be kept: it can be opened at any step.
    const keep = (): Game => ({ ...(desk.resumed ?? { id: newId(desk.parts) }), seating: tell.seating });
    desk.game = tell.isLesson ? undefined : keep();
  }
  if (tell.type === 'opened') desk.reasons = reasonsIn(tell.log);
  if (tell.type === 'position') desk.reasons = [...desk.reasons.slice(0, tell.from), ...reasonsIn(tell.entries)];
  if (tell.type === 'opened' || tell.type === 'position') gather(desk);
}

/** The first change is written at once, so that a die cannot be rolled again by loading the page again. */
function gather(desk: Desk): void {
  if (!desk.game) return;
  desk.isStale = true;
  if (!desk.stop) fetchReplay(desk);
}

/** The answer comes by way of `hear`, like every other replay. */
function fetchReplay(desk: Desk): void {
  const { later = timer, ms = GATHER_MS } = desk.parts;
  desk.isStale = false;
  desk.stop?.();
  desk.stop = later(ms, () => {
    desk.stop = undefined;
    if (desk.isStale) fetchReplay(desk);
  });
  desk.fetching = askForReplay(desk.parts);
}

async function askForReplay({ link, problem }: AutosaveParts): Promise<void> {
  try {
    const answer = await link.ask({ type: 'save' });
    if (answer.type === 'failed') problem(answer);
  } catch (error) {
    problem({ code: 'host-broken', message: messageOf(error) });
  }
}

function write(desk: Desk, replay: Extract<Tell, { type: 'saved' }>['replay']): void {
  const { parts, game } = desk;
  if (!game) return;
  const { scenario } = replay;
  const about = { at: (parts.now ?? Date.now)(), game: replay.game, scenario, n: replay.entries.length };
  const reasons = desk.reasons.slice(0, about.n);
  const record = { ...game, ...about, settings: parts.settings(), replay, reasons };
  desk.writing = desk.writing
    .then(() => parts.storage.save(record))
    .catch(error => parts.problem({ code: 'save-failed', message: messageOf(error) }));
}

const reasonsIn = (entries: readonly Entry[]): Reasons => entries.map(entry => entry.reason ?? null);

const newId = (parts: AutosaveParts): string => parts.newId?.() ?? crypto.randomUUID();

function timer(ms: number, run: () => void): () => void {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
}
