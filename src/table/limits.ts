/**
 * Limits for files of any origin. The longest games that bots play have about six thousand actions; ten times that is
 * enough for anybody, and still quick to read.
 */
import type { Watch } from '../kit/replay.ts';

export const FILE_LIMITS = { bytes: 20 * 2 ** 20, depth: 64, entries: 60_000, ms: 120_000 } as const;

export interface Clock {
  readonly now?: () => number;
  /** Called a few times a second. */
  progress?(done: number, all: number): void;
}

const TELL_MS = 100;
export const TOO_SLOW = `it takes longer than ${FILE_LIMITS.ms / 1000} seconds`;

/** Reports progress, and stops what takes too long. */
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
