/**
 * A dialog on the browser's own element: it keeps the focus inside, closes on Esc, and returns the focus. The focus
 * begins in the first input, or else on the first button of the last line, not on the close button.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../text/words.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons of the last line; if absent, one that closes. */
  readonly actions?: ComponentChildren;
  readonly wide?: true;
}

const FIRST = 'form input:is([type=text], :checked), footer button';

export function Dialog({ title, onClose, children, actions, wide }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.showModal();
    frame.current?.querySelector<HTMLElement>(FIRST)?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onBackdrop = (event: MouseEvent): void => {
    if (event.target === frame.current) onClose();
  };
  return (
    <dialog
      ref={frame}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-label={title}
      onClose={onClose}
      onClick={onBackdrop}
      onKeyDown={event => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon" aria-label={words().close} onClick={onClose}>
            ✕
          </button>
        </header>
        {children}
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}
