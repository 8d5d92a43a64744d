/** Which dialog of the shell is open. Any page may open one. */
import { signal } from '@preact/signals';

export const openDialog = signal<'settings' | 'keys' | undefined>(undefined);

export const closeDialog = (): void => {
  openDialog.value = undefined;
};

/** `?` opens the list of keys, unless something is being typed. */
export function listenForHelp(): void {
  addEventListener('keydown', event => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    openDialog.value = 'keys';
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
