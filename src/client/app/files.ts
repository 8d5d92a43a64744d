/** Game files that are dropped or chosen: read, checked, and only then opened. A broken one changes nothing. */
import { signal } from '@preact/signals';
import type { GameCard } from '../../kit/card.ts';
import type { Seating } from '../../protocol/link.ts';
import { words } from '../text/words.ts';
import { gameById } from './loaded.ts';
import { tell } from './notices.tsx';
import { gameOfReplay } from './replayFile.ts';
import { goTo } from './router.ts';
import { seatingOfSame } from './saved.ts';
import { keepStart } from './start.ts';

const LARGEST = 8 * 2 ** 20;

/** Opens the first of some files, or tells why not. */
export async function openFiles(files: readonly File[]): Promise<void> {
  const [file] = files;
  if (!file) return;
  if (files.length > 1) tell(words().fileMany);
  try {
    const fault = await open(file);
    if (fault !== undefined) tell(fault, 'fault');
  } catch {
    tell(words().fileUnread(file.name), 'fault');
  }
}

/** A sentence for the player where the file cannot be opened. */
async function open(file: File): Promise<string | undefined> {
  const say = words();
  if (file.size > LARGEST) return say.fileTooLarge(file.name);
  const replay = parsed(await file.text());
  if (replay === undefined) return say.fileNoJson(file.name);
  const id = gameOfReplay(replay);
  if (id === undefined) return say.fileNoReplay(file.name);
  const game = await gameById(id);
  if (!game) return say.fileNoGame(file.name, id);
  const { checkReplay } = await import('./replayCheck.ts');
  const checked = checkReplay(game, replay);
  if (!checked.ok) return say.fileUnplayable(file.name, checked.error);
  const seating = await seatingOfSame(replay);
  waiting.value = { card: game, replay, name: file.name, ...(seating ? { seating } : {}) };
  return undefined;
}

/** A file that was read and checked, until it is said who plays on. */
export interface WaitingFile {
  readonly card: GameCard;
  readonly replay: unknown;
  readonly name: string;
  readonly seating?: Seating;
}

export const waiting = signal<WaitingFile | undefined>(undefined);

export function openWaiting({ card, replay }: WaitingFile, seating: Seating): void {
  waiting.value = undefined;
  keepStart(card.id, { kind: 'file', replay, seating });
  goTo({ page: 'play', game: card.id });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
