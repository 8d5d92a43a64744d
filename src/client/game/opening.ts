/** Opens the table a page was asked for: a link to the host, the right first question, and saving as it is played. */
import type { AnyGame } from '../../kit/game.ts';
import type { Ask } from '../../protocol/link.ts';
import { tell } from '../app/notices.tsx';
import { keepStart, keptStart, type LessonStart, type StartSpec } from '../app/start.ts';
import { type Autosave, autosave } from '../local/autosave.ts';
import { messageOf } from '../local/failure.ts';
import { openLink } from '../local/link.ts';
import { openStorage, type Settings } from '../local/storage.ts';
import { failureText } from './failures.ts';
import { type Absence, followAbsence } from './missed.ts';
import { openSession, type Session } from './session.ts';

export interface Opened {
  readonly session: Session;
  readonly absence: Absence;
  close(): void;
}

export function openTable(game: AnyGame, start: StartSpec): Opened {
  const link = openLink();
  const session = openSession(game, link);
  const keeper = autosave({
    link,
    storage: openStorage(),
    settings: () => progressOf(session),
    problem: failure => tell(failureText(failure), 'fault'),
  });
  // Before there is a position, the page itself shows what failed.
  link.onTell(told => {
    if (told.type === 'failed' && session.position.value) tell(failureText(told), 'fault');
  });
  const absence = followAbsence(session, start.kind === 'saved');
  const unhide = flushWhenHidden(keeper);
  begin(session, keeper, start).catch((error: unknown) => {
    session.fault.value = { code: 'broken', message: messageOf(error) };
  });
  return {
    session,
    absence,
    close() {
      unhide();
      absence.close();
      session.player.pause();
      const id = keeper.current();
      // Whoever comes back to this page wants this game, not another new one.
      if (id !== undefined && keptStart(game.id)?.start === start) keepStart(game.id, { kind: 'saved', id });
      void keeper.flush().finally(() => {
        keeper.close();
        link.close();
      });
    },
  };
}

async function begin(session: Session, keeper: Autosave, start: StartSpec): Promise<void> {
  if (start.kind === 'new') return session.open(newGame(session.game, start));
  if (start.kind === 'lesson') return session.open(teaching(session.game, start));
  if (start.kind === 'file') return session.open({ type: 'load', replay: start.replay, seating: start.seating });
  const resumed = await keeper.resume(start.id);
  if (!resumed.ok) session.fault.value = resumed.error;
}

const newGame = (game: AnyGame, { scenario, options, seating }: Extract<StartSpec, { kind: 'new' }>): Ask => ({
  type: 'open',
  game: game.id,
  scenario,
  options,
  seating,
});

const teaching = ({ id }: AnyGame, { step, seating }: LessonStart): Ask => ({
  type: 'teach',
  game: id,
  step,
  seating,
});

/** What the list of saved games says of this one. */
function progressOf({ game, position }: Session): Settings {
  const now = position.value;
  if (!now) return {};
  const role = now.seat === 'observer' ? (game.roles[0] ?? '') : now.seat;
  const { turn } = game.imagine(now.view, role, { roll: () => 1, pick: () => 0 });
  return { turn, isOver: now.outcome !== undefined };
}

/** A page that is put away may never come back. */
function flushWhenHidden(keeper: Autosave): () => void {
  const flush = (): void => {
    if (document.hidden) void keeper.flush();
  };
  document.addEventListener('visibilitychange', flush);
  return () => document.removeEventListener('visibilitychange', flush);
}
