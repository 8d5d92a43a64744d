/** Which dialog of the shell is open, and what the open page adds to it. Any page may open one. */
import { signal } from '@preact/signals';

export const openDialog = signal<'settings' | 'keys' | undefined>(undefined);

/** Keys that only the open game has, with their effects; a page that sets them clears them when it closes. */
export const pageKeys = signal<readonly PageKey[]>([]);

export interface PageKey {
  readonly key: string;
  readonly title: string;
}

export const closeDialog = (): void => {
  openDialog.value = undefined;
};

/** `?` opens the list of keys, unless the focus is in a text field. */
export function listenForHelp(): void {
  addEventListener('keydown', event => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    openDialog.value = 'keys';
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
