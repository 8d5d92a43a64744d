/** Shift held for a moment with the mouse over the board; a Shift for a click or a capital letter is shorter. */
import type { Point } from '../../kit/hex.ts';

const HELD_MS = 180;

export function listenForLens(hold: (at: Point | undefined) => void, pointer: () => Point | undefined): () => void {
  const off = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    clearTimeout(timer);
    timer = undefined;
    hold(undefined);
  };
  const on = (type: string, then: (event: Event) => void): void =>
    addEventListener(type, then, { signal: off.signal, capture: true });
  on('keydown', event => {
    if (!(event instanceof KeyboardEvent)) return;
    // With any other key, Shift is part of a shortcut.
    if (event.key !== 'Shift' || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) {
      if (timer !== undefined) release();
      return;
    }
    if (event.repeat || !pointer()) return;
    timer = setTimeout(() => hold(pointer()), HELD_MS);
  });
  on('keyup', event => {
    if (event instanceof KeyboardEvent && event.key === 'Shift') release();
  });
  on('blur', release);
  return () => {
    release();
    off.abort();
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, dialog *');
