/** The menu at the left end of the bar. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { openFiles } from '../app/files.ts';
import { Here } from '../app/Here.tsx';
import type { Desk } from './desk.ts';
import { TABLE_LATER } from './tableLater.ts';
import { say } from './text.ts';

export function GameMenu({ desk }: { readonly desk: Desk }) {
  const isOpen = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen.value ? closeOutside(frame.current, isOpen) : undefined), [isOpen.value, isOpen]);
  const words = say();
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Esc is heard, to close the menu.
    <div class="gp-menu" ref={frame} onKeyDown={event => closeOnEscape(event, isOpen)}>
      <button
        type="button"
        class="gp-small gp-menu-button"
        aria-label={words.menu}
        title={words.menu}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        ☰
      </button>
      {isOpen.value && (
        <Here part={TABLE_LATER} onMissing={close}>
          {({ MenuList }) => <MenuList desk={desk} onDone={close} onLoad={() => input.current?.click()} />}
        </Here>
      )}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={event => {
          openFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent, isOpen: { value: boolean }): void {
  if (event.key !== 'Escape' || !isOpen.value) return;
  isOpen.value = false;
  event.stopPropagation();
}

function closeOutside(frame: HTMLElement | null, isOpen: { value: boolean }): () => void {
  const close = (event: PointerEvent): void => {
    if (event.target instanceof Node && !frame?.contains(event.target)) isOpen.value = false;
  };
  addEventListener('pointerdown', close, true);
  return () => removeEventListener('pointerdown', close, true);
}
