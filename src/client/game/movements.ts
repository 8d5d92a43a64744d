/** The gestures of the player at this screen, sent to the host action by action and undone as one. */
import { signal } from '@preact/signals';
import type { Refusal } from '../../kit/game.ts';
import type { Ask, Tell } from '../../protocol/link.ts';
import type { Session } from './session.ts';

/** One gesture may be several actions; its first and last position are stored, to undo it as one. */
interface Movement {
  readonly from: number;
  readonly to: number;
}

/** Sends the actions of the person who decides, and undoes them. */
export function makeHands(
  ask: (ask: Ask) => Promise<Tell>,
  position: Session['position'],
  decider: Session['decider'],
): Pick<Session, 'sending' | 'act' | 'undo'> {
  const sending = signal(false);
  let movements: readonly Movement[] = [];
  const now = (): number => position.value?.n ?? 0;
  const refusalIn = (tell: Tell): Refusal | undefined => (tell.type === 'refused' ? tell.refusal : undefined);
  return {
    sending,
    async act(actions) {
      const role = decider.value;
      if (role === undefined || sending.value) return undefined;
      sending.value = true;
      const from = now();
      let taken = 0;
      // Gestures that were undone since are removed.
      movements = movements.filter(one => one.to <= from);
      try {
        for (const action of actions) {
          const answer = await ask({ type: 'act', role, action, n: now() });
          if (answer.type === 'refused' || answer.type === 'failed') return refusalIn(answer);
          taken += 1;
        }
        return undefined;
      } finally {
        if (taken > 1) movements = [...movements, { from, to: from + taken }];
        sending.value = false;
      }
    },
    async undo() {
      const role = position.value?.undoable[0];
      if (role === undefined) return undefined;
      const n = now();
      const movement = movements.findLast(one => one.to === n);
      return refusalIn(await ask({ type: 'undo', role, n, ...(movement ? { to: movement.from } : {}) }));
    },
  };
}
