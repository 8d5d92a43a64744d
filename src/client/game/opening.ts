/** Opens the table a page was asked for: a link to the host, the right first question, and saving as it is played. */
import type { AnyGame } from '../../kit/game.ts';
import type { Ask, Seating } from '../../protocol/link.ts';
import { tell } from '../app/notices.tsx';
import type { StartSpec } from '../app/start.ts';
import { autosave } from '../local/autosave.ts';
import { openLink } from '../local/link.ts';
import { openStorage } from '../local/storage.ts';
import { openSession, type Session } from './session.ts';

export interface Opened {
  readonly session: Session;
  close(): void;
}

export function openTable(game: AnyGame, start: StartSpec): Opened {
  const link = openLink();
  const storage = openStorage();
  const keeper = autosave({ link, storage, settings: () => ({}), problem: message => tell(message, 'fault') });
  const session = openSession(game, link);
  const begin = async (): Promise<void> => {
    if (start.kind === 'new') return session.open(newGame(game, start));
    if (start.kind === 'file') return session.open({ type: 'load', replay: start.replay, seating: allPersons(game) });
    const saved = await storage.load(start.id);
    if (!saved.ok) throw new Error(saved.error);
    keeper.resume(start.id);
    return session.open({ type: 'load', replay: saved.value.replay, seating: saved.value.seating });
  };
  begin().catch((error: unknown) => {
    session.fault.value = error instanceof Error ? error.message : String(error);
  });
  return {
    session,
    close() {
      void keeper.flush().finally(() => {
        keeper.close();
        link.close();
      });
    },
  };
}

const newGame = (game: AnyGame, { scenario, options, seating }: Extract<StartSpec, { kind: 'new' }>): Ask => ({
  type: 'open',
  game: game.id,
  scenario,
  options,
  seating,
});

const allPersons = (game: AnyGame): Seating => Object.fromEntries(game.roles.map(role => [role, { kind: 'person' }]));
