/** Passes keys to the desk: not while typing, while a dialog is open, or if a button would handle the key itself. */

import type { Desk } from './desk.ts';
import { isGalleryOpen } from './gallery.ts';
import { confirm, hasConfirm } from './hands.ts';
import { pressKey } from './keys.ts';

export function listenToKeys(desk: Desk): () => void {
  // After using the mouse, Enter means the highlighted button; after the arrow keys, the hex under the cursor.
  let isByKey = false;
  const point = (): void => {
    isByKey = false;
  };
  const first = (event: KeyboardEvent): void => {
    if (event.key.startsWith('Arrow') || event.key === 'Tab') isByKey = true;
    if (event.key !== 'Enter' || (isByKey && !event.ctrlKey) || !hasConfirm(desk)) return;
    if (isBusy(event) && !isUnit(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    confirm(desk);
  };
  const then = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isBusy(event) || isElsewhere(desk, event)) return;
    if (pressKey(desk, event)) event.preventDefault();
  };
  addEventListener('pointerdown', point, true);
  addEventListener('keydown', first, true);
  addEventListener('keydown', then);
  return () => {
    removeEventListener('pointerdown', point, true);
    removeEventListener('keydown', first, true);
    removeEventListener('keydown', then);
  };
}

/** A counter that was ticked by mouse keeps the focus, but Enter confirms the whole selection. */
const isUnit = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('.gp-unit');

/** The panel beside the map has its own keys; undo and Esc work from there, and firing if shots are listed. */
function isElsewhere(desk: Desk, { target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.closest('.gp-panel') === null) return false;
  const isFiring = key.toLowerCase() === 'f' && isGalleryOpen(desk);
  return key !== 'Escape' && !isFiring && !ctrlKey && !metaKey;
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isTyping = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  if (isTyping || target.closest('dialog, .rules, .gp-popup')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
}
