/** Keys of the focused board. Keys not listed here are left to the page, without preventDefault. */
import { entryOf } from '../../kit/phrase.ts';
import type { Way } from './hexes.ts';

export type Command =
  | { readonly type: 'step'; readonly way: Way }
  | { readonly type: 'scroll'; readonly way: Way }
  | { readonly type: 'choose' }
  | { readonly type: 'cycle'; readonly step: 1 | -1; readonly isRound: boolean }
  | { readonly type: 'zoom'; readonly factor: number }
  | { readonly type: 'actual' | 'fit' | 'peek' | 'menu' | 'escape' };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const ZOOM = 1.25;

/** Zooming works with and without Ctrl, as in the browser and as in other games. */
const EITHER: Readonly<Record<string, Command>> = {
  '+': { type: 'zoom', factor: ZOOM },
  '=': { type: 'zoom', factor: ZOOM },
  '-': { type: 'zoom', factor: 1 / ZOOM },
  '0': { type: 'actual' },
};

const PLAIN: Readonly<Record<string, Command>> = {
  Enter: { type: 'choose' },
  '[': { type: 'cycle', step: -1, isRound: true },
  ']': { type: 'cycle', step: 1, isRound: true },
  z: { type: 'fit' },
  Z: { type: 'fit' },
  Escape: { type: 'escape' },
  ContextMenu: { type: 'menu' },
};

export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): Command | undefined {
  if (altKey) return undefined;
  const ctrl = ctrlKey || metaKey;
  const way = entryOf(ARROWS, key);
  if (way) return ctrl ? undefined : { type: shiftKey ? 'scroll' : 'step', way };
  if (key === ' ') return ctrl ? { type: 'peek' } : undefined;
  if (key === 'F10') return shiftKey ? { type: 'menu' } : undefined;
  if (key === 'Tab') return ctrl ? undefined : { type: 'cycle', step: shiftKey ? -1 : 1, isRound: false };
  return entryOf(EITHER, key) ?? (ctrl ? undefined : entryOf(PLAIN, key));
}

/** `act` returns whether the key had an effect; if not, the page gets it. */
export function listenToKeys(root: HTMLElement, act: (command: Command) => boolean): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.target !== root) return;
    const command = commandOf(event);
    if (command && act(command)) event.preventDefault();
  };
  root.addEventListener('keydown', listen);
  return () => root.removeEventListener('keydown', listen);
}
