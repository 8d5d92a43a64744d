/** Keys of the game page. Those of the log act only while the log has the focus. */

import { entryOf } from '../../kit/phrase.ts';
import { doneWithUnit, flashAble, step } from './able.ts';
import { toggleOverview, turnOn } from './atlas.ts';
import type { Desk } from './desk.ts';
import { fireTop } from './fire.ts';
import { confirm, letGo, undo } from './hands.ts';
import type { Session } from './session.ts';
import { overlaysHere, toggleOverlay } from './switches.ts';

/** Only the fields that decide: a key map needs nothing else of an event. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Auto-repeat: then nothing is fired. */
  readonly repeat?: boolean;
}

/** True if the key did something. */
export function pressKey(desk: Desk, { key, ctrlKey, metaKey, altKey, repeat }: Key): boolean {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (name !== 'z') return false;
    void undo(desk);
    return true;
  }
  if (altKey || (repeat && name === 'f')) return false;
  const overlay = overlaysHere(desk).find(one => one.key === name);
  if (overlay) toggleOverlay(desk, overlay.id);
  const hand = entryOf(HANDS, name);
  hand?.(desk);
  return overlay !== undefined || hand !== undefined;
}

const HANDS: Readonly<Record<string, (desk: Desk) => void>> = {
  Escape: letGo,
  Enter: confirm,
  ' ': doneWithUnit,
  n: desk => step(desk, 1),
  p: desk => step(desk, -1),
  f: desk => {
    if (!fireTop(desk)) flashAble(desk);
  },
  s: desk => turnOn(desk.atlas),
  m: desk => toggleOverview(desk.atlas),
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
