/**
 * Moments on the screen: what an action did that deserves more than a line of the log, one after the other. Any key or
 * click skips them, and nothing waits for them.
 */
import { effect, type Signal, signal } from '@preact/signals';
import type { MomentReport } from '../../kit/report.ts';
import { botPace, showMoments } from '../app/settings.ts';
import type { Session } from './session.ts';

export interface Moments {
  /** Those still to be seen, the current one first. */
  readonly queue: Signal<readonly MomentReport[]>;
  skip(): void;
}

/** How long each of them stays, and how many are shown after one action at most. */
export const MOMENT_MS = 2600;
const MOST = 4;

export function makeMoments(): Moments {
  const queue = signal<readonly MomentReport[]>([]);
  return {
    queue,
    skip() {
      queue.value = queue.peek().slice(1);
    },
  };
}

/** What the last actions did, if the game went on; nothing after undo, or while an earlier position is shown. */
export function followMoments(session: Session, { queue }: Moments): () => void {
  let seen: number | undefined;
  return effect(() => {
    const { position, looked, state, log, game } = session;
    const [now, s] = [position.value, state.value];
    if (!now || !s || looked.value) {
      queue.value = [];
      return;
    }
    const from = seen;
    seen = now.n;
    if (from === undefined || now.n === from) return;
    // The computer at full speed is not held up either.
    const isWatched = showMoments.peek() && (now.thinking === undefined || botPace.peek() > 0);
    const fresh = now.n > from && isWatched ? log.value.slice(from, now.n) : [];
    queue.value = fresh.flatMap(entry => game.inspect.moments?.(s, entry.events) ?? []).slice(-MOST);
  });
}
