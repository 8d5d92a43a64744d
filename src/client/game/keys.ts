/** Keys of the game page. Those of the log act only while the log has the focus. */

import { confirm, type Desk, doneWithUnit, flashAble, letGo, OVERLAYS, step, toggleOverlay, undo } from './desk.ts';
import type { Session } from './session.ts';

/** Only what decides: the rest of an event is no business of a key map. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** True where the key did something. */
export function pressKey(desk: Desk, { key, ctrlKey, metaKey, altKey }: Key): boolean {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (name !== 'z') return false;
    void undo(desk);
    return true;
  }
  if (altKey) return false;
  const overlay = /^[1-9]$/.test(name) ? OVERLAYS[Number(name) - 1] : undefined;
  if (overlay) toggleOverlay(desk, overlay);
  const hand = HANDS[name];
  hand?.(desk);
  return overlay !== undefined || hand !== undefined;
}

const HANDS: Readonly<Record<string, (desk: Desk) => void>> = {
  Escape: letGo,
  Enter: confirm,
  ' ': doneWithUnit,
  n: desk => step(desk, 1),
  p: desk => step(desk, -1),
  f: flashAble,
  u: desk => void undo(desk),
  k: desk => {
    desk.hideCounters.value = !desk.hideCounters.value;
  },
};

/** The position that a key of the log leads to, counted in actions; undefined for other keys. */
export function logStep(session: Session, key: string): number | undefined {
  const log = session.log.value;
  const last = session.position.value?.n ?? 0;
  const at = session.looked.value?.n ?? last;
  const within = (n: number): number => Math.max(0, Math.min(last, n));
  switch (key) {
    case 'ArrowLeft':
      return within(at - 1);
    case 'ArrowRight':
      return within(at + 1);
    case 'ArrowUp':
    case 'PageUp':
      return within(turnStart(log, at - 1));
    case 'ArrowDown':
    case 'PageDown':
      return within(nextTurn(log, at));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

type Log = Session['log']['value'];

/** The number of actions before the turn in which action `n` was played. */
function turnStart(log: Log, n: number): number {
  const turn = log[n - 1]?.turn;
  if (turn === undefined) return 0;
  return log.findIndex(e => e.turn === turn);
}

function nextTurn(log: Log, n: number): number {
  const turn = log[n]?.turn;
  const next = log.findIndex((e, i) => i > n && e.turn !== turn);
  return next < 0 ? log.length : next;
}
