/** Whether a curtain is needed: two persons at one screen, and a game that hides something from one of them. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyGame, BaseState, Seat } from '../../kit/game.ts';
import { hashOf } from '../../kit/hash.ts';
import type { Session } from './session.ts';

export interface CurtainState {
  /** The seat whose player is looking: it was confirmed, or there was nothing to hide from it. */
  readonly ready: Signal<Seat | undefined>;
  readonly isDrawn: ReadonlySignal<boolean>;
}

export function curtainFor(session: Session): CurtainState {
  const ready = signal<Seat | undefined>(undefined);
  const isDrawn = computed(() => {
    const seat = session.position.value?.seat;
    const persons = Object.values(session.seating.value).filter(sitter => sitter.kind === 'person').length;
    const s = session.state.value;
    if (persons < 2 || seat === undefined || seat === 'observer' || seat === ready.value || !s) return false;
    return hidesSomething(session.game, s);
  });
  // A player who decides without a curtain has also taken the other's place at the screen.
  effect(() => {
    const seat = session.position.value?.seat;
    if (seat !== undefined && seat !== 'observer' && !isDrawn.value) ready.value = seat;
  });
  return { ready, isDrawn };
}

/** Whether the seats see different things in the same position. */
export function hidesSomething(game: AnyGame, s: BaseState): boolean {
  const [first, ...others] = game.roles.map(role => hashOf(game.view(s, role)));
  return others.some(hash => hash !== first);
}
