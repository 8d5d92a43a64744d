/**
 * Keeps the game in play in the storage: soon after every change, several changes at once where they come fast. Each
 * game that is opened gets a record of its own; one that is taken up again goes on in its old one.
 */
import { fail, type Result } from '../../kit/result.ts';
import type { Seating, Tell } from '../../protocol/link.ts';
import type { Link } from './link.ts';
import type { KeptReplay, Settings, Storage } from './storage.ts';

export interface AutosaveParts {
  readonly link: Link;
  readonly storage: Storage;
  settings(): Settings;
  /** Something could not be saved. */
  problem(message: string): void;
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
  resume(id: string): Promise<Result<KeptReplay, string>>;
  /** Resolves when everything so far is written. Worth waiting for before another game is opened. */
  flush(): Promise<void>;
  close(): void;
}

const GATHER_MS = 250;

interface Game {
  readonly id: string;
  readonly seating: Seating;
}

interface Desk {
  readonly parts: AutosaveParts;
  game: Game | undefined;
  /** The record of the saved game that is being opened. */
  resumed: string | undefined;
  /** Set while changes are gathered. */
  stop: (() => void) | undefined;
  writing: Promise<void>;
}

export function autosave(parts: AutosaveParts): Autosave {
  const desk: Desk = { parts, game: undefined, resumed: undefined, stop: undefined, writing: Promise.resolve() };
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
async function resume(desk: Desk, id: string): Promise<Result<KeptReplay, string>> {
  await flush(desk);
  const kept = await desk.parts.storage.load(id);
  if (!kept.ok) return kept;
  const { replay, seating } = kept.value;
  try {
    desk.resumed = id;
    const answer = await desk.parts.link.ask({ type: 'load', replay, seating });
    return answer.type === 'failed' ? fail(answer.message) : kept;
  } catch (error) {
    return fail(messageOf(error));
  } finally {
    desk.resumed = undefined;
  }
}

async function flush(desk: Desk): Promise<void> {
  if (desk.stop) await fetchReplay(desk);
  await desk.writing;
}

/**
 * A replay belongs to the game that was last told to be open, whoever asked for it: tellings keep their order, and on a
 * branch the old game's replay comes before the new game opens.
 */
function hear(desk: Desk, tell: Tell): void {
  if (tell.type === 'saved') write(desk, tell.replay);
  if (tell.type === 'opened') {
    desk.game = { id: desk.resumed ?? newId(desk.parts), seating: tell.seating };
  }
  if (tell.type === 'opened' || tell.type === 'position') gather(desk);
}

function gather(desk: Desk): void {
  if (desk.stop || !desk.game) return;
  const { later = timer, ms = GATHER_MS } = desk.parts;
  desk.stop = later(ms, () => void fetchReplay(desk));
}

/** The answer comes by way of `hear`, like every other replay. */
async function fetchReplay(desk: Desk): Promise<void> {
  desk.stop?.();
  desk.stop = undefined;
  try {
    const answer = await desk.parts.link.ask({ type: 'save' });
    if (answer.type === 'failed') desk.parts.problem(answer.message);
  } catch (error) {
    desk.parts.problem(messageOf(error));
  }
}

function write(desk: Desk, replay: Extract<Tell, { type: 'saved' }>['replay']): void {
  const { parts, game } = desk;
  if (!game) return;
  const { scenario } = replay;
  const about = { at: (parts.now ?? Date.now)(), game: replay.game, scenario, n: replay.entries.length };
  const record = { ...game, ...about, settings: parts.settings(), replay };
  desk.writing = desk.writing
    .then(() => parts.storage.save(record))
    .catch(error => parts.problem(`the game could not be saved: ${messageOf(error)}`));
}

const newId = (parts: AutosaveParts): string => parts.newId?.() ?? crypto.randomUUID();

function timer(ms: number, run: () => void): () => void {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
