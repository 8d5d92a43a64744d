/** Opens the table that a page asks for: a link to the host and the right first question. The host stores the game. */
import type { AnyGame } from '../../kit/game.ts';
import type { Ask } from '../../protocol/link.ts';
import { restOf, withWords, wordsOf } from '../app/loaded.ts';
import { tell } from '../app/notices.tsx';
import type { Rest } from '../app/rest.ts';
import { keepStart, keptStart, type StartSpec } from '../app/start.ts';
import { type Failure, messageOf } from '../local/failure.ts';
import { openLink } from '../local/link.ts';
import { LATER } from '../text/shelves.ts';
import { words } from '../text/words.ts';
import { holding } from './holding.ts';
import { type Absence, followAbsence } from './missed.ts';
import { openSession, type Session } from './session.ts';
import { say } from './text.ts';

export interface Opened {
  readonly session: Session;
  readonly rest: Rest;
  readonly absence: Absence;
  close(): void;
}

export function openTable(game: AnyGame, start: StartSpec): Opened {
  const link = openLink();
  let isOpen = true;
  // Before the session is told: what was open until then is still known.
  link.onTell(told => {
    if (told.type === 'opened' && told.hasNewDice && !session.position.value) tell(say().newDice);
    // Before there is a position, the page itself shows the error.
    if (told.type === 'failed' && session.position.value) void tellFailure(told);
  });
  const rest = restOf(game.id);
  const session = openSession(
    game,
    wordsOf(game.id),
    holding(link, { rest, missing: () => (isOpen ? again() : NEVER) }),
  );
  // Only a new game begins with its opening.
  if (start.kind !== 'new') rest.fetch().catch(() => undefined);
  const absence = followAbsence(session, start.kind === 'saved');
  session.open(askFor(game, start)).catch((error: unknown) => {
    session.fault.value = { code: 'broken', message: messageOf(error) };
  });
  return {
    session,
    rest,
    absence,
    close() {
      isOpen = false;
      absence.close();
      session.player.pause();
      const id = session.keeping.value?.id;
      // On returning to this page the player wants this game, not another new one.
      if (id !== undefined && keptStart(game.id)?.start === start) keepStart(game.id, { kind: 'saved', id });
      link.close();
    },
  };
}

function askFor({ id }: AnyGame, start: StartSpec): Ask {
  const { kind } = start;
  if (kind === 'saved') return { type: 'resume', id: start.id };
  const { seating } = start;
  if (kind === 'file') return { type: 'load', text: start.text, seating, ...(start.agreed && { agreed: true }) };
  if (kind === 'lesson') return { type: 'teach', game: id, step: start.step, seating };
  return { type: 'open', game: id, scenario: start.scenario, options: start.options, seating };
}

const TRY_AGAIN_MS = 3000;

/** The table stays unchanged meanwhile. */
function again(): Promise<unknown> {
  tell(words().notHere, 'fault');
  return new Promise(resolve => setTimeout(resolve, TRY_AGAIN_MS));
}

const NEVER = new Promise<never>(() => undefined);

/** Its words are loaded on demand; without a network the host's own message is shown. */
async function tellFailure(failure: Failure): Promise<void> {
  const words = await withWords(import('./failures.ts'), LATER).catch(() => undefined);
  tell(words?.failureText(failure) ?? failure.message, 'fault');
}
