/**
 * What a file from anywhere may cost. The longest games that bots play have about six thousand actions; ten times that is
 * room enough for anybody, and little enough to be read.
 */
import type { Watch } from '../kit/replay.ts';

export const FILE_LIMITS = { bytes: 20 * 2 ** 20, depth: 64, entries: 60_000, ms: 120_000 } as const;

export interface Clock {
  readonly now?: () => number;
  /** Told a few times a second. */
  progress?(done: number, all: number): void;
}

const TELL_MS = 100;
export const TOO_SLOW = `it takes longer than ${FILE_LIMITS.ms / 1000} seconds`;

/** Tells how far it is, and ends what takes too long. */
export function watchFor({ now, progress }: Clock): Watch {
  const start = now?.() ?? 0;
  let told = start;
  return (done, all) => {
    const at = now?.() ?? 0;
    if (at - start > FILE_LIMITS.ms) return TOO_SLOW;
    if (at - told >= TELL_MS) {
      told = at;
      progress?.(done, all);
    }
    return undefined;
  };
}
