/** Going on from a position of the past: which one was asked for, until it is answered who plays. */
import { signal } from '@preact/signals';
import type { Session } from './session.ts';

/** After so many actions. */
export const branchAsked = signal<number | undefined>(undefined);

/** Asks who is to go on from the position after `n` actions. */
export function askBranch({ player }: Session, n: number): void {
  player.pause();
  branchAsked.value = n;
}
