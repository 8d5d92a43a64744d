/**
 * What the computer did while the player was not looking: since their own last action, after a game was resumed, while
 * the page was hidden, or too fast to follow.
 */
import { effect, type Signal, signal, untracked } from '@preact/signals';
import type { Role } from '../../kit/game.ts';
import { entryOf } from '../../kit/phrase.ts';
import type { Entry, Seating } from '../../protocol/link.ts';
import { botPace } from '../app/settings.ts';
import type { Session } from './session.ts';

export interface Missed {
  /** The last position that the player knew, by number of actions. */
  readonly from: number;
  readonly count: number;
  readonly roles: readonly Role[];
}

/** The length of a whole replay, and the limits of a step. */
const WHOLE_MS = 9000;
const STEP_MS = { least: 150, most: 900 } as const;

export const stepFor = (count: number): number =>
  Math.round(Math.max(STEP_MS.least, Math.min(STEP_MS.most, WHOLE_MS / Math.max(1, count))));

/** Only if the computer plays one side and a person another: a spectator has missed nothing. */
export function missedIn(log: readonly Entry[], seating: Seating, known = 0): Missed | undefined {
  const isPerson = (role: Role): boolean => entryOf(seating, role)?.kind === 'person';
  const kinds = new Set(Object.values(seating).map(sitter => sitter.kind));
  if (kinds.size < 2) return undefined;
  const own = log.findLastIndex(entry => isPerson(entry.role)) + 1;
  const from = Math.max(own, known);
  const missed = log.slice(from);
  if (missed.length === 0) return undefined;
  return { from, count: missed.length, roles: [...new Set(missed.map(entry => entry.role))] };
}

export interface Absence {
  /** Offered; cleared by the player's next action. */
  readonly offer: Signal<Missed | undefined>;
  /** What was last played back, or is being played. */
  readonly shown: Signal<Missed | undefined>;
  show(missed: Missed): void;
  close(): void;
}

/** Follows a table; `isResumed` if it is a resumed game. */
export function followAbsence(session: Session, isResumed: boolean): Absence {
  const offer = signal<Missed | undefined>(undefined);
  const shown = signal<Missed | undefined>(undefined);
  const show = (missed: Missed): void => {
    offer.value = undefined;
    shown.value = missed;
    void session.player.play('missed', missed.from, stepFor(missed.count));
  };
  // Every opening of a game brings a new seating.
  let opened: Seating | undefined;
  let known = 0;
  let hiddenAt: number | undefined;
  const stop = effect(() => {
    const now = session.position.value;
    if (!now || session.isLesson.value) return;
    untracked(() => {
      const seating = session.seating.value;
      const isBack = opened === undefined && isResumed;
      // A game that was not left here begins with a position chosen by the player.
      if (seating !== opened) known = isBack ? 0 : now.n;
      opened = seating;
      const missed = missedIn(session.log.value, seating, known);
      const mayOffer = missed && session.decider.value !== undefined && botPace.value === 0;
      if (isBack && missed) show(missed);
      else if (!missed || mayOffer) offer.value = missed;
    });
  });
  const turn = (): void => {
    if (document.hidden) {
      hiddenAt = session.position.value?.n;
      return;
    }
    const missed = hiddenAt === undefined ? undefined : missedIn(session.log.value, session.seating.value, hiddenAt);
    hiddenAt = undefined;
    if (missed && !session.looked.value) show(missed);
  };
  globalThis.document?.addEventListener('visibilitychange', turn);
  return {
    offer,
    shown,
    show,
    close() {
      stop();
      globalThis.document?.removeEventListener('visibilitychange', turn);
    },
  };
}
