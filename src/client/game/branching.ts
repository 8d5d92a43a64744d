/** Continuing from an earlier position: which one was asked for, until the player says who plays. */
import { signal } from '@preact/signals';
import type { Session } from './session.ts';

/** The number of actions before it. */
export const branchAsked = signal<number | undefined>(undefined);

/** Asks who will continue from the position after `n` actions. */
export function askBranch({ player }: Session, n: number): void {
  player.pause();
  branchAsked.value = n;
}
